"""1000 Kilometer: what lies on the table and in the hands."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.state import State
from tafelrunde.games.thousand_km.data import (
    CARDS,
    DISTANCES,
    ENGINE,
    GREEN,
    LIMIT,
    NONE,
    PRIORITY,
    PRIORITY_CARD,
    is_breakdown,
)

# Phases: what is awaited.
LOT: Final = 0
DEAL: Final = 1
DRAWING: Final = 2
CHOOSING: Final = 3
WINDOW: Final = 4
EXTENSION: Final = 5
ENDED: Final = 6

PHASES: Final[tuple[str, ...]] = (
    "lot", "deal", "draw", "choose", "window", "extension", "over",
)  # fmt: skip


# Four bits count the cards of one kind; a word holds the counts of the first 15 kinds.
FIELD: Final = 4
IN_FIELD: Final = 15
IN_WORD: Final = 15


@final
class Cards:
    """A hand, the talon, a pile: counts per kind. Nothing hidden has an order, so nothing can
    leak one. All in four numbers, so that a copy is quick and small."""

    def __init__(self, low: i64, high: i64, size: i64, kinds: i64) -> None:
        self.low = low
        self.high = high
        self.size = size
        self.kinds = kinds
        """The set of kinds that are there."""

    def copy(self) -> "Cards":
        return Cards(self.low, self.high, self.size, self.kinds)

    def count(self, card: i64) -> i64:
        if card < IN_WORD:
            return self.low >> card * FIELD & IN_FIELD
        return self.high >> (card - IN_WORD) * FIELD & IN_FIELD

    def put(self, card: i64) -> None:
        if card < IN_WORD:
            self.low += BIT[card * FIELD]
        else:
            self.high += BIT[(card - IN_WORD) * FIELD]
        self.size += 1
        self.kinds |= BIT[card]

    def take(self, card: i64) -> None:
        if card < IN_WORD:
            self.low -= BIT[card * FIELD]
        else:
            self.high -= BIT[(card - IN_WORD) * FIELD]
        self.size -= 1
        if self.count(card) == 0:
            self.kinds ^= BIT[card]

    def add(self, others: "Cards") -> None:
        """All cards of another heap too."""
        self.low += others.low
        self.high += others.high
        self.size += others.size
        self.kinds |= others.kinds

    def nth(self, n: i64) -> i64:
        """The kind of the n-th card, kinds in their order."""
        card: i64 = 0
        word = self.low
        many = word & IN_FIELD
        while n >= many:
            n -= many
            card += 1
            word = self.high if card == IN_WORD else word >> FIELD
            many = word & IN_FIELD
        return card

    def counts(self) -> list[i64]:
        return [self.count(card) for card in range(CARDS)]


def no_cards() -> Cards:
    return Cards(0, 0, 0, 0)


def heap(counts: list[i64]) -> Cards:
    """Cards by their counts."""
    cards = no_cards()
    card: i64
    copy: i64
    for card in range(len(counts)):
        for copy in range(counts[card]):
            cards.put(card)
    return cards


@final
class Agreement:
    """R6  What was agreed before the game; never changes, so that copies share it."""

    def __init__(
        self,
        parties: i64,
        deck: Cards,
        target: i64,
        single_rally: bool,
        points_target: i64,
        max_rallies: i64,
        extension_possible: bool,
        limit_any_time: bool,
        green_after_action: bool,
    ) -> None:
        self.parties = parties
        self.deck = deck
        self.target = target
        self.single_rally = single_rally
        self.points_target = points_target
        self.max_rallies = max_rallies
        self.extension_possible = extension_possible
        self.limit_any_time = limit_any_time
        self.green_after_action = green_after_action


@final
class Tableau:
    """R2.3  Before each party: *Kampfstapel*, *Geschwindigkeitsstapel*, distances, action cards."""

    def __init__(
        self,
        battle: list[i64],
        speed: list[i64],
        km: Cards,
        total: i64,
        actions: i64,
        blitz: i64,
    ) -> None:
        self.battle = battle
        self.speed = speed
        self.km = km
        self.total = total
        self.actions = actions
        self.blitz = blitz
        # R2.3  Of each pile only the top card counts.
        self.top: i64 = battle[-1] if battle else NONE
        self.limited = len(speed) > 0 and speed[-1] == LIMIT

    def copy(self) -> "Tableau":
        return Tableau(
            self.battle[:], self.speed[:], self.km.copy(), self.total, self.actions, self.blitz
        )

    def lay_battle(self, card: i64) -> None:
        self.battle.append(card)
        self.top = card

    def lift_battle(self) -> i64:
        card = self.battle.pop()
        self.top = NONE
        if self.battle:
            self.top = self.battle[-1]
        return card

    def lay_speed(self, card: i64) -> None:
        self.speed.append(card)
        self.limited = card == LIMIT

    def lift_speed(self) -> i64:
        card = self.speed.pop()
        self.limited = len(self.speed) > 0 and self.speed[-1] == LIMIT
        return card

    # -- R2.4  Questions -------------------------------------------------------------------

    def has(self, action_card: i64) -> bool:
        return self.actions & BIT[action_card] != 0

    def has_priority(self) -> bool:
        return self.actions & PRIORITY_CARD != 0

    def rolling(self) -> bool:
        """A green light on top, or the right of way and no breakdown (Q12)."""
        return self.top == GREEN or (self.has_priority() and not is_breakdown(self.top))

    def needs_green(self) -> bool:
        """R4.4  Nothing on the pile, a STOP, or a repaired breakdown; never with the right of way
        (Q11)."""
        if self.has_priority() or self.top == GREEN:
            return False
        return self.top < ENGINE

    def placed(self) -> bool:
        return self.total > 0

    def laid_actions(self) -> i64:
        """The set of laid action cards, PRIORITY first."""
        return self.actions >> PRIORITY


class Rally(State):
    """A championship in the middle of a rally."""

    def __init__(
        self,
        seats: i64,
        agreed: Agreement,
        phase: i64,
        dealer: i64,
        dealt: i64,
        active: i64,
        to_draw: i64,
        talon: Cards,
        discard: Cards,
        last_discard: i64,
        hands: list[Cards],
        tableaus: list[Tableau],
        target: i64,
        extension_caller: i64,
        attack: i64,
        attacked: i64,
        answered: i64,
        blitzer: i64,
        totals: list[i64],
        rallies: i64,
        rally_winner: i64,
        sheet: list[list[i64]],
    ) -> None:
        self.seats = seats
        self.agreed = agreed
        self.phase = phase
        self.dealer = dealer
        self.dealt = dealt
        self.active = active
        self.to_draw = to_draw
        self.talon = talon
        self.discard = discard
        self.last_discard = last_discard
        self.hands = hands
        self.tableaus = tableaus
        self.target = target
        self.extension_caller = extension_caller
        # While a reaction is awaited: the attack, the party it hit, who answered, who calls Blitz.
        self.attack = attack
        self.attacked = attacked
        self.answered = answered
        self.blitzer = blitzer
        self.totals = totals
        self.rallies = rallies
        """Rallies that are over; the last one's winner and score sheet."""
        self.rally_winner = rally_winner
        self.sheet = sheet

    def party(self, seat: i64) -> i64:
        """R3.1  Seats alternate between the parties (Q37)."""
        return seat % self.agreed.parties

    def hands_empty(self) -> bool:
        hand: Cards
        for hand in self.hands:
            if hand.size > 0:
                return False
        return True

    def out_of_play(self, card: i64) -> bool:
        """Everybody has seen it laid or discarded in this rally."""
        if self.discard.kinds & BIT[card] != 0:
            return True
        tableau: Tableau
        for tableau in self.tableaus:
            if tableau.has(card):
                return True
        return False

    def is_asked(self, seat: i64) -> bool:
        return (
            self.party(seat) == self.attacked
            and self.hands[seat].size > 0
            and self.answered & BIT[seat] == 0
        )

    def position(self) -> dict[str, object]:
        agreed = self.agreed
        return {
            "seats": self.seats,
            "agreed": {
                "parties": agreed.parties,
                "deck": agreed.deck.counts(),
                "target": agreed.target,
                "single_rally": agreed.single_rally,
                "points_target": agreed.points_target,
                "max_rallies": agreed.max_rallies,
                "extension_possible": agreed.extension_possible,
                "limit_any_time": agreed.limit_any_time,
                "green_after_action": agreed.green_after_action,
            },
            "phase": PHASES[self.phase],
            "dealer": self.dealer,
            "dealt": self.dealt,
            "active": self.active,
            "to_draw": self.to_draw,
            "talon": self.talon.counts(),
            "discard": self.discard.counts(),
            "last_discard": self.last_discard,
            "hands": [hand.counts() for hand in self.hands],
            "tableaus": [
                {
                    "battle": tableau.battle[:],
                    "speed": tableau.speed[:],
                    "km": tableau.km.counts()[:DISTANCES],
                    "actions": tableau.actions,
                    "blitz": tableau.blitz,
                }
                for tableau in self.tableaus
            ],
            "target": self.target,
            "extension_caller": self.extension_caller,
            "attack": self.attack,
            "attacked": self.attacked,
            "answered": self.answered,
            "blitzer": self.blitzer,
            "totals": self.totals[:],
            "rallies": self.rallies,
            "rally_winner": self.rally_winner,
            "sheet": [line[:] for line in self.sheet],
        }
