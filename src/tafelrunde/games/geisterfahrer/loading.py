"""Geisterfahrer: a position from outside becomes a state, or an error that names the place."""

from __future__ import annotations

from tafelrunde.core.position import PositionReader
from tafelrunde.games.geisterfahrer.data import (
    FIELDS,
    GHOSTS,
    LONGEST_LANE,
    MOST_CARS,
    MOST_SEATS,
    OFF,
    SAFE,
    SCRAP,
    SHORTEST_LANE,
    SYMBOL,
    carriageway_of,
    position_of,
)
from tafelrunde.games.geisterfahrer.rules import Geisterfahrer
from tafelrunde.games.geisterfahrer.scoring import is_over
from tafelrunde.games.geisterfahrer.state import (
    ENDED,
    GHOST_SYMBOL,
    LOT,
    NUMBER,
    PHASES,
    Agreement,
    cars_left,
    occupy_road,
)


def load(position: object) -> Geisterfahrer:
    reader = PositionReader(position)
    seats = reader.number("seats", 2, MOST_SEATS)
    agreed = _agreement(reader.reader("agreed"), seats)
    cars = reader.table("cars", seats, SCRAP, FIELDS - 1, length=agreed.cars)
    ghosts = reader.numbers("ghosts", OFF, FIELDS - 1, length=GHOSTS)
    state = Geisterfahrer(
        seats=seats,
        agreed=agreed,
        phase=PHASES.index(reader.word("phase", PHASES)),
        active=reader.number("active", 0, seats - 1),
        turn_no=reader.number("turn_no", 0, agreed.last_turn),
        thrown=reader.number("thrown", 0, SYMBOL),
        cars=cars,
        ghosts=ghosts,
        waived=reader.numbers("waived", 0, agreed.waive_limit, length=seats),
        rescued_at=reader.numbers("rescued_at", 0, agreed.last_turn, length=seats),
        road=occupy_road(cars, ghosts),
        left=[cars_left(own) for own in cars],
    )
    reader.done()
    _check_road(reader, state)
    _check_rescues(reader, state)
    _check_turn(reader, state)
    return state


def _agreement(reader: PositionReader, seats: int) -> Agreement:
    agreed = Agreement(
        seats=seats,
        fields=reader.number("fields_per_lane", SHORTEST_LANE, LONGEST_LANE),
        cars=reader.number("cars_per_player", 2, MOST_CARS),
        waive_limit=reader.number("waive_limit", 1, 3),
        max_rounds=reader.number("max_rounds", 1, 1000),
        ghosts_stop_cars=reader.flag("ghosts_stop_cars"),
        one_ghost_each=reader.flag("one_ghost_per_carriageway"),
        sideswipe=reader.flag("ghost_sideswipe"),
    )
    reader.done()
    reader.must(agreed.fields % 2 == 0, "fields_per_lane", "expected an even number")
    return agreed


def _check_road(reader: PositionReader, state: Geisterfahrer) -> None:
    """One piece on a field of the board, no car on its own exit (Q40), ghost 0 before ghost 1."""
    cars = [place for own in state.cars for place in own if place >= 0]
    ghosts = [field for field in state.ghosts if field >= 0]
    for name, fields in (("cars", cars), ("ghosts", ghosts)):
        on_board = all(position_of(field) < state.agreed.fields for field in fields)
        reader.must(on_board, name, "a field that this board does not have")
    taken = cars + ghosts
    reader.must(len(taken) == len(set(taken)), "cars", "two pieces on one field")
    for seat, own in enumerate(state.cars):
        exits = [state.exit_field(seat, carriageway) for carriageway in range(2)]
        gone = not any(place in exits for place in own)
        reader.must(gone, f"cars[{seat}]", "a car on its own exit would have left")
    reader.must(state.ghosts[0] != OFF or state.ghosts[1] == OFF, "ghosts", "ghost 0 comes first")
    if state.agreed.one_ghost_each and len(ghosts) == GHOSTS:
        apart = carriageway_of(ghosts[0]) != carriageway_of(ghosts[1])
        reader.must(apart, "ghosts", "both on one carriageway")


def _check_rescues(reader: PositionReader, state: Geisterfahrer) -> None:
    """R5  At most one car leaves in a turn, so that the latest rescues decide every tie."""
    for seat, own in enumerate(state.cars):
        fits = (state.rescued_at[seat] > 0) == (SAFE in own)
        reader.must(fits, f"rescued_at[{seat}]", "must name a turn exactly if a car is safe")
    turns = [turn for turn in state.rescued_at if turn > 0]
    reader.must(len(turns) == len(set(turns)), "rescued_at", "two cars left in the same turn")
    reader.must(max(turns, default=0) <= state.turn_no, "rescued_at", "a turn still to come")


def _check_turn(reader: PositionReader, state: Geisterfahrer) -> None:
    """Nothing the rules could stumble over."""
    if state.phase == ENDED:
        reader.must(is_over(state), "phase", "the game is not over yet")
        return
    reader.must(any(state.left), "cars", "no car is on its way: the game is over")
    reader.must((state.turn_no == 0) == (state.phase == LOT), "turn_no", "0 exactly before the lot")
    if state.phase == GHOST_SYMBOL:
        reader.must(state.thrown == SYMBOL, "thrown", f"expected {SYMBOL}, the symbol")
    elif state.phase == NUMBER:
        reader.must(1 <= state.thrown < SYMBOL, "thrown", "expected a number from 1 to 5")
        reader.must(state.can_use_number(state.active), "thrown", "no piece can use this number")
    else:
        reader.must(state.thrown == 0, "thrown", "nothing has been thrown")
