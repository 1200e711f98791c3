"""Knatsch: what lies before the players and on the two piles."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits
from tafelrunde.core.state import State
from tafelrunde.games.knatsch.rules import data, dice
from tafelrunde.games.knatsch.rules.data import NONE

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
        kicker_rule: i64,
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
        self.kicker_rule = kicker_rule
        self.king_any_attempt = king_any_attempt
        self.low_castles = low_castles
        self.weak_start = weak_start
        self.pass_allowed = pass_allowed
        self.round_limit = round_limit
        self.memory_aid = memory_aid
        self.short_game = short_game

        self.combos: list[i64] = []
        """What is printed on each card."""
        self.castles_to_win: i64 = 0
        self.castles_for_king: i64 = 0
        self.set_castles: i64 = 0
        self.set_tournaments: i64 = 0
        self.castles_to_attack: i64 = 0
        self.work_out(seats)

    def work_out(self, seats: i64) -> None:
        """What follows from the above."""
        castles = data.LOW_CASTLES if self.low_castles else data.MIXED_CASTLES
        self.combos = [*castles, *data.SPECIAL_COMBOS]
        # R5.1, R6.11  What wins; R6.1, Q14, Q53 from how many castles on one may be attacked.
        less: i64 = 1 if self.short_game else 0
        self.castles_to_win = 4 - less
        self.castles_for_king = 3 - less
        self.set_castles = 2 - less
        self.set_tournaments = 3 - less
        shielded = seats == 2 and self.two_player_shield and not self.short_game
        self.castles_to_attack = 3 if shielded else 2


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
        return dice.evaluate(self.this_roll.live, cards, self.agreed.kicker_rule)
