"""Knatsch: what a seat sees, as numbers. Nobody knows more than the others (R7.1)."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.cells import Cells, Observer
from tafelrunde.core.state import State
from tafelrunde.games.knatsch.rules import data, dice
from tafelrunde.games.knatsch.rules.data import NONE
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.state import PHASES, PURPOSES, Pile, Realm, Roll

MOST_RESULT: Final = 755
"""Above everything that dice can show."""
MOST_ROUNDS: Final = 1000
"""More rounds look the same."""
VALUES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5")
SINGLE_CARDS: Final[tuple[str, ...]] = data.CARD_NAMES[: data.TOURNAMENT]


@final
class KnatschObserver(Observer):
    def observe(self, state: State, seat: i64, cells: Cells) -> None:
        assert isinstance(state, Knatsch)
        seats = state.seats
        cells.word("phase", state.phase, PHASES)
        cells.number("round", min(state.round_number, MOST_ROUNDS), 1, MOST_ROUNDS)
        cells.number("active", (state.active - seat + seats) % seats, 0, seats - 1)
        cells.number("start_player", (state.start_player - seat + seats) % seats, 0, seats - 1)
        cells.number("winner", relative(state.winner, seat, seats), NONE, seats - 1)
        turn = state.this_turn
        cells.number("attempts", turn.attempts, 0, data.TYPES + 1)
        cells.number("tucks_used", turn.tucks_used, 0, 2)
        cells.row("stuck_tucks", turn.stuck_tucks, 0, data.DECK, data.PILES)
        cells.flag("king_eligible", turn.king_eligible)
        other: i64
        pile: i64
        for other in range(seats):
            cells.part("seat", other)
            observe_realm(state.realms[(seat + other) % seats], cells)
        for pile in range(data.PILES):
            cells.part("pile", pile)
            observe_pile(state.piles[pile], state.agreed.memory_aid, cells)
        cells.end()
        if state.agreed.memory_aid:
            cells.members("unseen", state.unseen, SINGLE_CARDS)
            cells.number("unseen[tournament]", state.unseen_tournaments, 0, data.TOURNAMENTS)
        observe_roll(state.this_roll, seat, seats, cells)


def relative(other: i64, seat: i64, seats: i64) -> i64:
    """How many seats clockwise, NONE for nobody."""
    if other == NONE:
        return NONE
    return (other - seat + seats) % seats


def observe_realm(realm: Realm, cells: Cells) -> None:
    cells.members("castles", realm.castles, data.CASTLE_NAMES)
    cells.members("specials", realm.specials >> data.FIRST_SPECIAL, data.SPECIAL_NAMES)
    cells.number("tournaments", realm.tournaments, 0, data.TOURNAMENTS)
    cells.members("guarded", realm.guarded, SINGLE_CARDS)


def observe_pile(pile: Pile, aid: bool, cells: Cells) -> None:
    """R6.9  Without the memory aid only the top and the size."""
    cells.word("top", pile.top, data.CARD_NAMES)
    cells.number("size", pile.size(), 0, data.DECK)
    if aid:
        cells.number("unknown", pile.unknown, 0, data.DECK)
        cells.row("tail", pile.tail, NONE, data.TOURNAMENT, data.DECK)


def observe_roll(roll: Roll, seat: i64, seats: i64, cells: Cells) -> None:
    cells.word("purpose", roll.purpose, PURPOSES)
    cells.number("roller", relative(roll.roller, seat, seats), NONE, seats - 1)
    cells.word("target", roll.target, data.CARD_NAMES)
    cells.number("target_pile", roll.pile, NONE, data.PILES - 1)
    cells.number("bar", roll.bar, NONE, MOST_RESULT)
    cells.number("max_throws", roll.max_throws, 0, data.MORE_THROWS)
    cells.number("throws_used", roll.throws_used, 0, data.MORE_THROWS)
    cells.packed("live", roll.live, dice.DIGIT, VALUES)
    cells.number("in_the_air", roll.in_the_air, 0, data.DICE)
    cells.number("leader", relative(roll.leader, seat, seats), NONE, seats - 1)
    other: i64
    for other in range(seats):
        cells.part("seat", other)
        cells.number("result", roll.results[(seat + other) % seats], NONE, MOST_RESULT)
    cells.end()
