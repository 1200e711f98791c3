"""Knatsch: what lies before the players and on the two piles."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits
from tafelrunde.core.state import State
from tafelrunde.games.knatsch.data import (
    CARD_DICE_TYPES,
    DECK,
    DICE,
    FIRST_SPECIAL,
    LOW_CASTLES,
    MIXED_CASTLES,
    NONE,
    OF_TYPE,
    PILES,
    SPECIAL_COMBOS,
    SPECIAL_GUARD,
    STACK,
    TOURNAMENT,
    TWINS,
    TYPE_OF,
)
from tafelrunde.games.knatsch.dice import CARD_DICE, dice_of, evaluate, hand_size

# Phases: what is awaited. Chance comes first.
LOT: Final = 0
DEAL: Final = 1
THROWING: Final = 2
CHOOSING: Final = 3
ROLLING: Final = 4
REVENGE: Final = 5
GUARDING: Final = 6
ENDED: Final = 7

PHASES: Final[tuple[str, ...]] = (
    "lot", "deal", "throw", "choose", "roll", "revenge", "guards", "over",
)  # fmt: skip

# R4.2  What a roll is for.
FOR_PILE: Final = 0
FOR_STEAL: Final = 1
FOR_ATTACK: Final = 2
FOR_DEFENCE: Final = 3
FOR_TOURNAMENT: Final = 4
FOR_KING: Final = 5

PURPOSES: Final[tuple[str, ...]] = (
    "pile", "steal", "attack", "defence", "tournament", "king",
)  # fmt: skip


@final
class Agreement:
    """R6  What was agreed before the game; never changes, so that copies share it."""

    def __init__(
        self,
        seats: i64,
        two_player_shield: bool,
        reach: bool,
        lone_kicker: bool,
        king_any_attempt: bool,
        low_castles: bool,
        weak_start: bool,
        pass_allowed: bool,
        round_limit: i64,
        memory_aid: bool,
        short_game: bool,
    ) -> None:
        self.two_player_shield = two_player_shield
        self.reach = reach
        self.lone_kicker = lone_kicker
        self.king_any_attempt = king_any_attempt
        self.low_castles = low_castles
        self.weak_start = weak_start
        self.pass_allowed = pass_allowed
        self.round_limit = round_limit
        self.memory_aid = memory_aid
        self.short_game = short_game

        castles = LOW_CASTLES if low_castles else MIXED_CASTLES
        self.combos: list[i64] = [*castles, *SPECIAL_COMBOS]
        """What is printed on each card."""

        # R5.1, R6.11  What wins; R6.1, Q14, Q53 from how many castles on one may be attacked.
        less: i64 = 1 if short_game else 0
        self.castles_to_win: i64 = 4 - less
        self.castles_for_king: i64 = 3 - less
        self.set_castles: i64 = 2 - less
        self.set_tournaments: i64 = 3 - less
        shielded = seats == 2 and two_player_shield and not short_game
        self.castles_to_attack: i64 = 3 if shielded else 2


@final
class Realm:
    """R3.4  What lies open before a player; castles, specials and guarded cards are sets."""

    def __init__(self, castles: i64, specials: i64, tournaments: i64, guarded: i64) -> None:
        self.castles = castles
        self.specials = specials
        self.tournaments = tournaments
        self.guarded = guarded
        # Follow from these: the types of the specials, and the cards not to be had twice.
        self.types: i64 = 0
        self.barred: i64 = 0
        card: i64
        for card in list_bits(castles | specials):
            self.note(card)

    def note(self, card: i64) -> None:
        self.barred |= TWINS[card]
        if card >= FIRST_SPECIAL:
            self.types |= BIT[TYPE_OF[card]]

    def copy(self) -> "Realm":
        copy = Realm(0, 0, self.tournaments, self.guarded)
        copy.castles = self.castles
        copy.specials = self.specials
        copy.types = self.types
        copy.barred = self.barred
        return copy

    def gain(self, card: i64) -> None:
        if card == TOURNAMENT:
            self.tournaments += 1
        elif card < FIRST_SPECIAL:
            self.castles |= BIT[card]
            self.barred |= TWINS[card]
        else:
            self.specials |= BIT[card]
            self.note(card)

    def lose(self, card: i64) -> None:
        """Q35  A card that leaves is guarded no longer."""
        self.barred &= ~TWINS[card]
        self.guarded &= ~BIT[card]
        if card < FIRST_SPECIAL:
            self.castles &= ~BIT[card]
        else:
            self.specials &= ~BIT[card]
            self.types &= ~BIT[TYPE_OF[card]]

    # -- Questions -------------------------------------------------------------------------

    def has(self, kind: i64) -> bool:
        """Whether a special of this type is here."""
        return self.types & BIT[kind] != 0

    def card_dice(self) -> i64:
        """The set of values of the card dice, 1 first."""
        return self.types & CARD_DICE_TYPES

    def watchable(self) -> i64:
        """Q34  What the guard of specials may watch: any other one."""
        if not self.has(SPECIAL_GUARD):
            return 0
        return self.specials & ~OF_TYPE[SPECIAL_GUARD]

    def castle_count(self) -> i64:
        return count_bits(self.castles)


@final
class Pile:
    """R7.1, Q42  Of a pile only what is known: the top, the cards put under it, and how many lie
    between."""

    def __init__(self, top: i64, unknown: i64, tail: list[i64]) -> None:
        self.top = top
        self.unknown = unknown
        self.tail = tail

    def copy(self) -> "Pile":
        return Pile(self.top, self.unknown, self.tail[:])

    def size(self) -> i64:
        return (1 if self.top != NONE else 0) + self.unknown + len(self.tail)

    def is_covered(self) -> bool:
        """The next top is not known: chance has to show it."""
        return self.top == NONE and self.unknown > 0

    def lift(self) -> i64:
        """R7.2  The top card leaves; below the unknown cards comes the known tail."""
        card = self.top
        self.top = NONE
        if self.unknown == 0 and len(self.tail) > 0:
            self.top = self.tail.pop(0)
        return card

    def put_under(self, card: i64) -> None:
        """Q40  Alone in its pile it lies on top."""
        if self.size() == 0:
            self.top = card
        else:
            self.tail.append(card)


class Feud(State):
    """A game in progress. Everything is open but the order of the piles, and of that the state
    knows no more than the players."""

    def __init__(
        self,
        seats: i64,
        agreed: Agreement,
        phase: i64,
        realms: list[Realm],
        piles: list[Pile],
        unseen: i64,
        unseen_tournaments: i64,
        active: i64,
        start_player: i64,
        round_number: i64,
        attempts: i64,
        tucks_used: i64,
        stuck_tucks: list[i64],
        king_eligible: bool,
        purpose: i64,
        roller: i64,
        target: i64,
        pile: i64,
        bar: i64,
        max_throws: i64,
        throws_used: i64,
        live: i64,
        in_the_air: i64,
        leader: i64,
        winner: i64,
    ) -> None:
        self.seats = seats
        self.agreed = agreed
        self.phase = phase
        self.realms = realms
        self.piles = piles
        self.unseen = unseen
        """Castles and specials that are still unknown, in both piles together."""
        self.unseen_tournaments = unseen_tournaments
        self.active = active
        self.start_player = start_player
        self.round_number = round_number
        # The turn.
        self.attempts = attempts
        self.tucks_used = tucks_used
        self.stuck_tucks = stuck_tucks
        self.king_eligible = king_eligible
        # The roll, or the last one: who throws for which card, and what is to be beaten.
        self.purpose = purpose
        self.roller = roller
        self.target = target
        self.pile = pile
        self.bar = bar
        """A result has to be above this."""
        self.max_throws = max_throws
        self.throws_used = throws_used
        self.live = live
        """The hand of dice that lie there and do not show a 6."""
        self.in_the_air = in_the_air
        """How many dice chance throws now."""
        self.leader = leader
        self.winner = winner
        self.covered: i64 = self.covered_pile()
        """The pile whose new top has to be shown, or NONE."""

    # -- Questions -------------------------------------------------------------------------

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

    def covered_pile(self) -> i64:
        if self.phase == LOT or self.phase == DEAL:
            return NONE
        if self.piles[0].is_covered():
            return 0
        return 1 if self.piles[1].is_covered() else NONE

    def owner(self, card: i64) -> i64:
        """Before whom the castle or special lies."""
        seat: i64
        for seat in range(self.seats):
            realm = self.realms[seat]
            if (realm.castles | realm.specials) & BIT[card] != 0:
                return seat
        return NONE

    def tuck_limit(self) -> i64:
        """Q21  A *Stapel* counts from the moment it is won."""
        return 2 if self.realms[self.active].has(STACK) else 1

    def result(self) -> i64:
        """R4.1  What the roll shows now; card dice always count (Q8, Q9)."""
        cards = CARD_DICE[self.realms[self.roller].card_dice()]
        return evaluate(self.live + cards, self.agreed.lone_kicker)

    def dead(self) -> i64:
        """How many dice show a 6."""
        if self.throws_used == 0:
            return 0
        return DICE - hand_size(self.live) - self.in_the_air

    def position(self) -> dict[str, object]:
        agreed = self.agreed
        return {
            "seats": self.seats,
            "agreed": {
                "two_player_shield": agreed.two_player_shield,
                "target_rule": "reach" if agreed.reach else "exceed",
                "kicker_rule": "lone_only" if agreed.lone_kicker else "highest_other",
                "king_timing": "any_attempt" if agreed.king_any_attempt else "first_attempt",
                "castle_set": "low" if agreed.low_castles else "mixed",
                "start_castles": "weak" if agreed.weak_start else "random",
                "pass_allowed": agreed.pass_allowed,
                "round_limit": agreed.round_limit,
                "memory_aid": agreed.memory_aid,
                "short_game": agreed.short_game,
            },
            "phase": PHASES[self.phase],
            "realms": [
                {
                    "castles": list_bits(realm.castles),
                    "specials": list_bits(realm.specials),
                    "tournaments": realm.tournaments,
                    "guarded": list_bits(realm.guarded),
                }
                for realm in self.realms
            ],
            "piles": [
                {"top": pile.top, "unknown": pile.unknown, "tail": pile.tail[:]}
                for pile in self.piles
            ],
            "unseen": [*list_bits(self.unseen), *([TOURNAMENT] * self.unseen_tournaments)],
            "active": self.active,
            "start_player": self.start_player,
            "round": self.round_number,
            "attempts": self.attempts,
            "tucks_used": self.tucks_used,
            "stuck_tucks": self.stuck_tucks[:],
            "king_eligible": self.king_eligible,
            "purpose": "none" if self.purpose == NONE else PURPOSES[self.purpose],
            "roller": self.roller,
            "target": self.target,
            "pile": self.pile,
            "bar": self.bar,
            "max_throws": self.max_throws,
            "throws_used": self.throws_used,
            "live": dice_of(self.live),
            "in_the_air": self.in_the_air,
            "leader": self.leader,
            "winner": self.winner,
        }


def new_piles(seats: i64) -> list[Pile]:
    """R3.3  The cards left after one castle each, in two piles; the first gets the odd card."""
    cards = DECK - seats
    first = (cards + 1) // PILES
    return [Pile(NONE, first, []), Pile(NONE, cards - first, [])]
