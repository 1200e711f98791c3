"""Knatsch: what lies before the players and on the two piles."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits
from tafelrunde.core.state import State
from tafelrunde.games.knatsch import data, dice
from tafelrunde.games.knatsch.data import NONE

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

        castles = data.LOW_CASTLES if low_castles else data.MIXED_CASTLES
        self.combos: list[i64] = [*castles, *data.SPECIAL_COMBOS]
        """What is printed on each card."""

        # R5.1, R6.11  What wins; R6.1, Q14, Q53 from how many castles on one may be attacked.
        less: i64 = 1 if short_game else 0
        self.castles_to_win: i64 = 4 - less
        self.castles_for_king: i64 = 3 - less
        self.set_castles: i64 = 2 - less
        self.set_tournaments: i64 = 3 - less
        shielded = seats == 2 and two_player_shield and not short_game
        self.castles_to_attack: i64 = 3 if shielded else 2

    def position(self) -> dict[str, object]:
        return {
            "two_player_shield": self.two_player_shield,
            "target_rule": "reach" if self.reach else "exceed",
            "kicker_rule": "lone_only" if self.lone_kicker else "highest_other",
            "king_timing": "any_attempt" if self.king_any_attempt else "first_attempt",
            "castle_set": "low" if self.low_castles else "mixed",
            "start_castles": "weak" if self.weak_start else "random",
            "pass_allowed": self.pass_allowed,
            "round_limit": self.round_limit,
            "memory_aid": self.memory_aid,
            "short_game": self.short_game,
        }


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
        if castles | specials != 0:
            self.note_all()

    def note_all(self) -> None:
        card: i64
        for card in list_bits(self.castles | self.specials):
            self.note(card)

    def note(self, card: i64) -> None:
        self.barred |= data.TWINS[card]
        if card >= data.FIRST_SPECIAL:
            self.types |= BIT[data.TYPE_OF[card]]

    def copy(self) -> "Realm":
        copy = Realm(0, 0, self.tournaments, self.guarded)
        copy.castles = self.castles
        copy.specials = self.specials
        copy.types = self.types
        copy.barred = self.barred
        return copy

    def gain(self, card: i64) -> None:
        if card == data.TOURNAMENT:
            self.tournaments += 1
        elif card < data.FIRST_SPECIAL:
            self.castles |= BIT[card]
            self.barred |= data.TWINS[card]
        else:
            self.specials |= BIT[card]
            self.note(card)

    def lose(self, card: i64) -> None:
        """Q35  A card that leaves is guarded no longer."""
        self.barred &= ~data.TWINS[card]
        self.guarded &= ~BIT[card]
        if card < data.FIRST_SPECIAL:
            self.castles &= ~BIT[card]
        else:
            self.specials &= ~BIT[card]
            self.types &= ~BIT[data.TYPE_OF[card]]

    # -- Questions -------------------------------------------------------------------------

    def has(self, kind: i64) -> bool:
        """Whether a special of this type is here."""
        return self.types & BIT[kind] != 0

    def has_guards(self) -> bool:
        return self.has(data.CASTLE_GUARD) or self.has(data.SPECIAL_GUARD)

    def card_dice(self) -> i64:
        """The set of values of the card dice, 1 first."""
        return self.types & data.CARD_DICE_TYPES

    def watchable(self) -> i64:
        """Q34  What the guard of specials may watch: any other one."""
        if not self.has(data.SPECIAL_GUARD):
            return 0
        return self.specials & ~data.OF_TYPE[data.SPECIAL_GUARD]

    def castle_count(self) -> i64:
        return count_bits(self.castles)

    def position(self) -> dict[str, object]:
        return {
            "castles": list_bits(self.castles),
            "specials": list_bits(self.specials),
            "tournaments": self.tournaments,
            "guarded": list_bits(self.guarded),
        }


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


@final
class Turn:
    """R4.3  What the active player has done so far."""

    def __init__(self, stuck_tucks: list[i64]) -> None:
        self.attempts: i64 = 0
        self.tucks_used: i64 = 0
        self.stuck_tucks = stuck_tucks
        """Q16  By pile: free tucks of a player without a target, since the last attempt."""
        self.king_eligible = False
        """Q18  Whether the turn began with the castles that a challenge needs."""

    def begin(self, king_eligible: bool) -> None:
        self.attempts = 0
        self.tucks_used = 0
        self.forget_stuck_tucks()
        self.king_eligible = king_eligible

    def forget_stuck_tucks(self) -> None:
        self.stuck_tucks[0] = 0
        self.stuck_tucks[1] = 0

    def copy(self) -> "Turn":
        copy = Turn(self.stuck_tucks[:])
        copy.attempts = self.attempts
        copy.tucks_used = self.tucks_used
        copy.king_eligible = self.king_eligible
        return copy


@final
class Roll:
    """R4.2  The roll that is going on, or the last one: who throws for which card, and what is to
    be beaten."""

    def __init__(self, results: list[i64]) -> None:
        self.purpose: i64 = NONE
        self.roller: i64 = NONE
        self.target: i64 = NONE
        """The card, or NONE for the King."""
        self.pile: i64 = NONE
        """Where the card lies, or NONE."""
        self.bar: i64 = NONE
        """A result has to be above this."""
        self.max_throws: i64 = 0
        self.throws_used: i64 = 0
        self.live: i64 = 0
        """The hand of dice that lie there and do not show a 6."""
        self.in_the_air: i64 = 0
        """How many dice chance throws now."""
        self.leader: i64 = NONE
        """Of a tournament."""
        self.results = results
        """By seat: what was rolled in this attempt, as attacker and defender, in a tournament."""

    def copy(self) -> "Roll":
        copy = Roll(self.results[:])
        copy.purpose = self.purpose
        copy.roller = self.roller
        copy.target = self.target
        copy.pile = self.pile
        copy.bar = self.bar
        copy.max_throws = self.max_throws
        copy.throws_used = self.throws_used
        copy.live = self.live
        copy.in_the_air = self.in_the_air
        copy.leader = self.leader
        return copy

    def dead(self) -> i64:
        """How many dice show a 6."""
        if self.throws_used == 0:
            return 0
        return data.DICE - dice.hand_size(self.live) - self.in_the_air


class Feud(State):
    """A game in progress. Everything is open but the order of the piles, and of that the state
    knows no more than the players."""

    def __init__(
        self,
        agreed: Agreement,
        realms: list[Realm],
        piles: list[Pile],
        this_turn: Turn,
        this_roll: Roll,
    ) -> None:
        """Before the lot for the start player."""
        self.seats = len(realms)
        self.agreed = agreed
        self.realms = realms
        self.piles = piles
        self.this_turn = this_turn
        self.this_roll = this_roll
        self.phase: i64 = LOT
        self.unseen: i64 = data.ALL_CASTLES | data.ALL_SPECIALS
        """Castles and specials that are still unknown, in both piles together."""
        self.unseen_tournaments: i64 = data.TOURNAMENTS
        self.active: i64 = 0
        self.start_player: i64 = 0
        self.round_number: i64 = 1
        self.winner: i64 = NONE
        self.covered: i64 = NONE
        """The pile whose new top has to be shown, or NONE: follows from the piles."""

    def copy_to(self, copy: "Feud") -> None:
        """What the constructor does not ask for."""
        copy.phase = self.phase
        copy.unseen = self.unseen
        copy.unseen_tournaments = self.unseen_tournaments
        copy.active = self.active
        copy.start_player = self.start_player
        copy.round_number = self.round_number
        copy.winner = self.winner
        copy.covered = self.covered

    def position(self) -> dict[str, object]:
        turn = self.this_turn
        roll = self.this_roll
        tournaments = [data.TOURNAMENT] * self.unseen_tournaments
        return {
            "seats": self.seats,
            "agreed": self.agreed.position(),
            "phase": PHASES[self.phase],
            "realms": [realm.position() for realm in self.realms],
            "piles": [
                {"top": pile.top, "unknown": pile.unknown, "tail": pile.tail[:]}
                for pile in self.piles
            ],
            "unseen": [*list_bits(self.unseen), *tournaments],
            "active": self.active,
            "start_player": self.start_player,
            "round": self.round_number,
            "attempts": turn.attempts,
            "tucks_used": turn.tucks_used,
            "stuck_tucks": turn.stuck_tucks[:],
            "king_eligible": turn.king_eligible,
            "purpose": "none" if roll.purpose == NONE else PURPOSES[roll.purpose],
            "roller": roll.roller,
            "target": roll.target,
            "pile": roll.pile,
            "bar": roll.bar,
            "max_throws": roll.max_throws,
            "throws_used": roll.throws_used,
            "live": dice.dice_of(roll.live),
            "in_the_air": roll.in_the_air,
            "leader": roll.leader,
            "results": roll.results[:],
            "winner": self.winner,
        }

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
        return 2 if self.realms[self.active].has(data.STACK) else 1

    def result(self) -> i64:
        """R4.1  What the roll shows now; card dice always count (Q8, Q9)."""
        cards = dice.CARD_DICE[self.realms[self.this_roll.roller].card_dice()]
        return dice.evaluate(self.this_roll.live + cards, self.agreed.lone_kicker)
