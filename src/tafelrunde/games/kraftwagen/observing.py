"""Kraftwagen: what a seat sees, as numbers (R7)."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.cells import Cells, Observer
from tafelrunde.core.state import State
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.state import FIRST_SEAT, PHASES, Car, Mat, Turn, Works

MANY: Final = 10_000
"""More points or sales than any game has."""
MOST_LEFT: Final = 32
"""There are so many developments."""
VALUES: Final[tuple[str, ...]] = ("0", "1", "2", "3", "4", "5", "6", "7")
PRICES: Final[tuple[str, ...]] = tuple(str(price) for price in range(data.HIGHEST_PRICE + 1))
DEVELOPMENTS: Final[tuple[str, ...]] = data.CARD_NAMES[: data.DEVELOPMENTS]
PARTS_DUE: Final[tuple[str, ...]] = ("BODY", "ENGINE")


@final
class KraftwagenObserver(Observer):
    def observe(self, state: State, seat: i64, cells: Cells) -> None:
        assert isinstance(state, Kraftwagen)
        seats = state.seats
        cells.word("phase", state.phase, PHASES)
        cells.number("active", (state.active - seat + seats) % seats, 0, seats - 1)
        cells.number("round", state.round_number, 0, data.ROUNDS)
        cells.number("turns", state.turns, 0, data.TURN_CAP * seats)
        observe_chain(state, seat, cells)
        observe_turn(state.this_turn, cells)
        cells.number("offer.body", state.offer.body, 0, data.HIGHEST)
        cells.number("offer.engine", state.offer.engine, 0, data.HIGHEST)
        cells.number("offer.workers", state.offer.workers, 0, data.WORKERS)
        other: i64
        for other in range(seats):
            cells.part("seat", other)
            mat = state.mats[(seat + other) % seats]
            observe_mat(mat, cells)
            observe_points(state, mat, other == 0, cells)
        cells.end()
        observe_market(state, seat, cells)
        observe_stock(state, seat, cells)


def relative(other: i64, seat: i64, seats: i64) -> i64:
    """How many seats clockwise, NONE for nobody."""
    if other == NONE:
        return NONE
    return (other - seat + seats) % seats


def observe_chain(state: Works, seat: i64, cells: Cells) -> None:
    """Tiles, and above them workers by how many seats clockwise."""
    seats = state.seats
    length = seats + data.STANDARD_TILES + 1
    link: i64
    chain: list[i64] = []
    for link in state.chain:
        if link >= FIRST_SEAT:
            chain.append(FIRST_SEAT + relative(link - FIRST_SEAT, seat, seats))
        else:
            chain.append(link)
    cells.row("chain", chain, NONE, FIRST_SEAT + seats - 1, length)


def observe_turn(turn: Turn, cells: Cells) -> None:
    cells.word("tile", turn.tile, data.TILE_NAMES)
    cells.members("icons", turn.icons, data.ICON_NAMES)
    cells.number("part", turn.part, NONE, data.ENGINE)
    cells.number("level_bonus", turn.level_bonus, 0, 3)
    cells.members("parts_due", turn.parts_due >> data.BODY, PARTS_DUE)
    cells.number("to_hire", turn.to_hire, 0, data.INST_HIRE)
    cells.number("instant", turn.instant, NONE, data.INST_PARTS)
    cells.number("researches", turn.researches, 0, 2)
    cells.flag("sale_due", turn.sale_due)
    cells.flag("offered", turn.offered)
    cells.number("backs", turn.backs, 0, data.MOST_BACKS)


def observe_mat(mat: Mat, cells: Cells) -> None:
    cells.number("canteen", mat.canteen, 0, data.WORKERS)
    cells.number("supply", mat.supply, 0, data.WORKERS)
    cells.row("halls", mat.halls, 0, data.MOTOR + data.HIGHEST, data.HALLS)
    cells.number("race_engine", mat.race_engine, 0, data.HIGHEST)
    cells.number("space", mat.space, 0, data.RING)
    cells.number("laps", mat.laps, 0, MANY)
    cells.numbers("developments", mat.developments, 0, 8, DEVELOPMENTS)
    cells.row("inactive", mat.inactive, NONE, data.DEVELOPMENTS - 1, MOST_LEFT)
    cells.members("engineers", mat.engineers, data.ENGINEER_NAMES)
    cells.members("markers", mat.markers, data.ENGINEER_NAMES)
    cells.word("start_tile", mat.start_tile, data.START_NAMES)
    cells.number("sold", mat.sold, 0, MANY)


def observe_points(state: Works, mat: Mat, own: bool, cells: Cells) -> None:
    """R7.3  The running totals of others are covered if that was agreed."""
    covered = state.agreed.hidden_scores
    cells.own = own and covered
    if own or not covered:
        cells.numbers("points", mat.points, 0, MANY, data.SOURCE_NAMES)
    cells.own = False


def observe_market(state: Works, seat: i64, cells: Cells) -> None:
    seats = state.seats
    space: i64
    for space in range(len(state.market)):
        cells.part("market", space)
        car: Car = state.market[space]
        cells.number("owner", relative(car.owner, seat, seats), NONE, seats - 1)
        cells.number("body", car.body, 0, data.HIGHEST)
        cells.number("engine", car.engine, 0, data.HIGHEST)
        cells.number("workers", car.workers, 0, data.WORKERS)
        cells.number("price", car.price, 0, data.HIGHEST_PRICE)
        cells.number("marker", car.marker, NONE, data.DIESEL)
    cells.end()
    cells.members("prices", state.prices, PRICES)
    cells.row("buyers", state.buyers, NONE, data.PREFERENCES - 1, data.MOST_BUYERS)
    cells.numbers("money", state.money, 0, MANY, data.PREFERENCE_NAMES)
    cells.number("track", state.track, 0, data.TRACK_TOP)


def observe_stock(state: Works, seat: i64, cells: Cells) -> None:
    """R7.2  The deck as counts: everybody may work them out, and there is no order."""
    cells.numbers("bodies", state.bodies, 0, 8, VALUES)
    cells.numbers("motors", state.motors, 0, 8, VALUES)
    cells.numbers("deck", state.research.deck, 0, 8, data.CARD_NAMES)
    cells.numbers("discard", state.research.discard, 0, 8, data.CARD_NAMES)
    slot: i64
    for slot in range(2):
        cells.part("open", slot)
        cells.word("card", state.research.open_cards[slot], data.CARD_NAMES)
    cells.end()
    cells.members("start_tiles", state.start_tiles, data.START_NAMES)
    award: i64
    for award in range(data.AWARDS):
        name = f"award[{data.AWARD_NAMES[award]}]" if cells.naming else ""
        cells.number(name, relative(state.awards[award], seat, state.seats), NONE, state.seats - 1)
    if state.agreed.special_tiles:
        cells.members("special_stack", state.special.stack, data.TILE_NAMES)
        cells.members("special_used", state.special.used, data.TILE_NAMES)
        cells.number("special_at", state.special.at, NONE, state.seats + data.STANDARD_TILES)
