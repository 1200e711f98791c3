"""1000 Kilometer: what a seat sees, as numbers (R7)."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.cells import Cells, Observer
from tafelrunde.core.state import State
from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.rules.cards import FIELD, IN_WORD, Cards
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tafelrunde.games.thousand_km.rules.state import PHASES, Rally, Tableau

MOST_CARDS: Final = 106
POINTS_UNIT: Final = 25
"""All points are multiples of it."""
MOST_IN_RALLY: Final = 10_000
"""More points than a rally has."""
LAID_ACTIONS: Final[tuple[str, ...]] = data.CARD_NAMES[data.PRIORITY : data.STOP]
ATTACK_NAMES: Final[tuple[str, ...]] = data.CARD_NAMES[data.FIRST_ATTACK :]
LOW_NAMES: Final[tuple[str, ...]] = data.CARD_NAMES[:IN_WORD]
HIGH_NAMES: Final[tuple[str, ...]] = data.CARD_NAMES[IN_WORD:]
KM_NAMES: Final[tuple[str, ...]] = data.CARD_NAMES[: data.DISTANCES]


@final
class ThousandKmObserver(Observer):
    def observe(self, state: State, seat: i64, cells: Cells) -> None:
        assert isinstance(state, ThousandKm)
        seats = state.seats
        cells.word("phase", state.phase, PHASES)
        cells.number("dealer", (state.dealer - seat + seats) % seats, 0, seats - 1)
        cells.number("active", (state.active - seat + seats) % seats, 0, seats - 1)
        cells.number("dealt", state.dealt, 0, data.HAND * seats)
        cells.number("to_draw", state.to_draw, 0, data.BLITZ_CARDS)
        cells.number("talon", state.talon.size, 0, MOST_CARDS)
        cells.number("target", state.target, data.SHORT_TARGET, data.LONG_TARGET)
        cells.number("rallies", state.results.rallies, 0, state.agreed.max_rallies)
        cells.own = True
        heap(cells, "hand", state.hands[seat])
        cells.own = False
        heap(cells, "discard", state.discard)
        cells.word("last_discard", state.last_discard, data.CARD_NAMES)
        other: i64
        for other in range(1, seats):
            cells.part("seat", other)
            hand = state.hands[(seat + other) % seats]
            cells.number("cards", hand.size, 0, data.HAND + data.BLITZ_CARDS)
        party: i64
        for party in range(state.agreed.parties):
            cells.part("party", party)
            observe_party(state, (state.party(seat) + party) % state.agreed.parties, cells)
        cells.end()
        observe_window(state, seat, cells)


def heap(cells: Cells, name: str, cards: Cards) -> None:
    """How many there are of each kind."""
    cells.packed(name, cards.low, FIELD, LOW_NAMES)
    cells.packed(name, cards.high, FIELD, HIGH_NAMES)


def observe_party(state: Rally, party: i64, cells: Cells) -> None:
    tableau: Tableau = state.tableaus[party]
    points = state.results.totals[party] // POINTS_UNIT
    most = (state.agreed.points_target + MOST_IN_RALLY) // POINTS_UNIT
    cells.number("points", points, 0, most)
    cells.flag("has_extended", state.extension_caller == party)
    cells.flag("has_won_last", state.results.winner == party)
    cells.word("top", tableau.top, data.CARD_NAMES)
    cells.flag("limited", tableau.limited)
    cells.number("total", tableau.total, 0, data.LONG_TARGET)
    cells.packed("km", tableau.km.low, FIELD, KM_NAMES)
    cells.members("actions", tableau.actions >> data.PRIORITY, LAID_ACTIONS)
    cells.members("blitz", tableau.blitz >> data.PRIORITY, LAID_ACTIONS)


def observe_window(state: Rally, seat: i64, cells: Cells) -> None:
    """R4.11, Q47  An open attack; who has answered is open, how is not."""
    attack: i64 = data.NONE
    attacked: i64 = data.NONE
    answered: i64 = 0
    calls = False
    window = state.window
    if window is not None:
        parties = state.agreed.parties
        attack = window.attack - data.FIRST_ATTACK
        attacked = (window.attacked - state.party(seat) + parties) % parties
        answered = window.answered
        calls = window.blitzer == seat
    cells.word("attack", attack, ATTACK_NAMES)
    cells.number("attacked", attacked, data.NONE, state.agreed.parties - 1)
    cells.own = True
    cells.flag("calls_blitz", calls)
    cells.own = False
    other: i64
    for other in range(state.seats):
        cells.part("seat", other)
        cells.flag("answered", answered & BIT[(seat + other) % state.seats] != 0)
    cells.end()
