"""1000 Kilometer: what lies on the table and in the hands, and questions about it."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.state import State
from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.rules.cards import Cards, no_cards

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
        self.top: i64 = battle[-1] if battle else data.NONE
        self.limited = len(speed) > 0 and speed[-1] == data.LIMIT

    def copy(self) -> "Tableau":
        return Tableau(
            battle=self.battle[:],
            speed=self.speed[:],
            km=self.km.copy(),
            total=self.total,
            actions=self.actions,
            blitz=self.blitz,
        )

    def lay_battle(self, card: i64) -> None:
        self.battle.append(card)
        self.top = card

    def lift_battle(self) -> i64:
        card = self.battle.pop()
        self.top = data.NONE
        if self.battle:
            self.top = self.battle[-1]
        return card

    def lay_speed(self, card: i64) -> None:
        self.speed.append(card)
        self.limited = card == data.LIMIT

    def lift_speed(self) -> i64:
        card = self.speed.pop()
        self.limited = len(self.speed) > 0 and self.speed[-1] == data.LIMIT
        return card

    # -- R2.4  Questions -------------------------------------------------------------------

    def has(self, action_card: i64) -> bool:
        return self.actions & BIT[action_card] != 0

    def has_priority(self) -> bool:
        return self.actions & data.PRIORITY_CARD != 0

    def rolling(self) -> bool:
        """A green light on top, or the right of way and no breakdown (Q12)."""
        return self.top == data.GREEN or (self.has_priority() and not data.is_breakdown(self.top))

    def needs_green(self) -> bool:
        """R4.4  Nothing on the pile, a STOP, or a repaired breakdown; never with the right of way
        (Q11)."""
        if self.has_priority() or self.top == data.GREEN:
            return False
        return self.top < data.ENGINE

    def answered_by(self, action_card: i64) -> bool:
        """An attack that this card lifts is on top of the battle pile."""
        top = self.top
        return top >= data.FIRST_ATTACK and data.ACTION_FOR[top - data.FIRST_ATTACK] == action_card

    def placed(self) -> bool:
        return self.total > 0

    def laid_actions(self) -> i64:
        """The set of laid action cards, PRIORITY first."""
        return self.actions >> data.PRIORITY


def empty_tableau() -> Tableau:
    return Tableau(battle=[], speed=[], km=no_cards(), total=0, actions=0, blitz=0)


@final
class Window:
    """R4.11  An attack whose answers are awaited: the card, the party it hit, the set of seats that
    have answered, and which of them calls Blitz."""

    def __init__(self, attack: i64, attacked: i64, answered: i64, blitzer: i64) -> None:
        self.attack = attack
        self.attacked = attacked
        self.answered = answered
        self.blitzer = blitzer

    def copy(self) -> "Window":
        return Window(self.attack, self.attacked, self.answered, self.blitzer)

    def answer_card(self) -> i64:
        """The action card that answers the attack."""
        return data.ACTION_FOR[self.attack - data.FIRST_ATTACK]


def no_window() -> Window:
    return Window(attack=data.NONE, attacked=data.NONE, answered=0, blitzer=data.NONE)


@final
class Results:
    """The rallies that are over: how many, everybody's points in all, and the winner and the score
    sheet of the last one. Never changes, so that copies share it.

    `history` has a row for each of them: its winner, then everybody's points. Positions of older
    versions come without it."""

    def __init__(
        self,
        rallies: i64,
        totals: list[i64],
        winner: i64,
        sheet: list[list[i64]],
        history: list[list[i64]],
    ) -> None:
        self.rallies = rallies
        self.totals = totals
        self.winner = winner
        self.sheet = sheet
        self.history = history


class Rally(State):
    """A championship in the middle of a rally; at first, before its first deal."""

    def __init__(self, seats: i64, agreed: Agreement, results: Results) -> None:
        self.seats = seats
        self.agreed = agreed
        self.phase: i64 = LOT
        self.dealer: i64 = 0
        # How many cards of the rally have been dealt.
        self.dealt: i64 = 0
        self.active: i64 = 1
        # How many cards the active seat has still to draw.
        self.to_draw: i64 = 0
        self.talon = no_cards()
        self.discard = no_cards()
        self.last_discard: i64 = data.NONE
        self.hands: list[Cards] = []
        self.tableaus: list[Tableau] = []
        self.target = agreed.target
        self.extension_caller: i64 = data.NONE
        # Open in the phase of that name only.
        self.window: Window | None = None
        self.results = results

    def become(self, other: "Rally") -> None:
        """Equal to another rally of the same championship, sharing nothing that changes."""
        self.phase = other.phase
        self.dealer = other.dealer
        self.dealt = other.dealt
        self.active = other.active
        self.to_draw = other.to_draw
        self.talon = other.talon.copy()
        self.discard = other.discard.copy()
        self.last_discard = other.last_discard
        self.hands = [hand.copy() for hand in other.hands]
        self.tableaus = [tableau.copy() for tableau in other.tableaus]
        self.target = other.target
        self.extension_caller = other.extension_caller
        window = other.window
        if window is not None:
            self.window = window.copy()

    # -- Questions -------------------------------------------------------------------------

    def party(self, seat: i64) -> i64:
        """R3.1  Seats alternate between the parties (Q37)."""
        return seat % self.agreed.parties

    def in_teams(self) -> bool:
        return self.seats != self.agreed.parties

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

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
        """R4.11  A member of the attacked party who has cards and has not answered yet."""
        window = self.window
        return (
            window is not None
            and 0 <= seat < self.seats
            and self.party(seat) == window.attacked
            and self.hands[seat].size > 0
            and window.answered & BIT[seat] == 0
        )

    def may_extend(self) -> bool:
        """R4.13, R6.3  Once in a rally (Q31), whatever the talon holds (Q30, Q46)."""
        return self.agreed.extension_possible and self.extension_caller == data.NONE

    def between_rallies(self) -> bool:
        """A rally has just been scored and still lies on the table."""
        return self.phase == DEAL and self.dealt == 0 and self.results.rallies > 0

    # -- What several chapters do ----------------------------------------------------------

    def discard_card(self, card: i64) -> None:
        self.discard.put(card)
        self.last_discard = card
