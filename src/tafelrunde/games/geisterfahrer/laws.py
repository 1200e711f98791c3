"""Geisterfahrer: invariants of every game, from any source."""

from __future__ import annotations

from tafelrunde.core.position import must
from tafelrunde.games.geisterfahrer.rules import data
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer
from tafelrunde.games.geisterfahrer.rules.rolling import can_use_number
from tafelrunde.games.geisterfahrer.rules.scoring import is_over
from tafelrunde.games.geisterfahrer.rules.state import ENDED, GHOST_SYMBOL, LOT, NUMBER
from tafelrunde.games.geisterfahrer.rules.traffic import exit_field


def check(state: Geisterfahrer) -> None:
    """PositionError names the first law that is broken."""
    must(state.agreed.fields % 2 == 0, "agreed.fields_per_lane", "expected an even number")
    limit = state.agreed.waive_limit
    agreed = limit <= data.MOST_WAIVED or limit == data.MOST_ROUNDS
    must(agreed, "agreed.waive_limit", "no such limit can be agreed")
    _road(state)
    _rescues(state)
    _gone(state)
    _turn(state)


def _road(state: Geisterfahrer) -> None:
    """One piece on a field of the board, no car on its own exit (Q40), ghost 0 before ghost 1."""
    cars = [place for own in state.cars for place in own if place >= 0]
    ghosts = [field for field in state.ghosts if field >= 0]
    for name, fields in (("cars", cars), ("ghosts", ghosts)):
        on_board = all(data.position_of(field) < state.agreed.fields for field in fields)
        must(on_board, name, "a field that this board does not have")
    taken = cars + ghosts
    must(len(taken) == len(set(taken)), "cars", "two pieces on one field")
    for seat, own in enumerate(state.cars):
        exits = [exit_field(state, seat, carriageway) for carriageway in range(2)]
        gone = not any(place in exits for place in own)
        must(gone, f"cars[{seat}]", "a car on its own exit would have left")
    in_order = state.ghosts[0] != data.OFF or state.ghosts[1] == data.OFF
    must(in_order, "ghosts", "ghost 0 comes first")
    if state.agreed.one_ghost_each and len(ghosts) == data.GHOSTS:
        apart = data.carriageway_of(ghosts[0]) != data.carriageway_of(ghosts[1])
        must(apart, "ghosts", "both on one carriageway")


def _rescues(state: Geisterfahrer) -> None:
    """R5  At most one car leaves in a turn, so that the latest rescues decide every tie."""
    for seat, own in enumerate(state.cars):
        fits = (state.rescued_at[seat] > 0) == (data.SAFE in own)
        must(fits, f"rescued_at[{seat}]", "must name a turn exactly if a car is safe")
    turns = [turn for turn in state.rescued_at if turn > 0]
    must(len(turns) == len(set(turns)), "rescued_at", "two cars left in the same turn")
    played = state.turn_no if state.phase == ENDED else state.turn_no - 1
    must(max(turns, default=0) <= max(played, 0), "rescued_at", "a turn still to come")


def _gone(state: Geisterfahrer) -> None:
    """A car that is on its way has not left or been lost in any turn."""
    for number, turn in enumerate(state.gone_at):
        seat, car = divmod(number, data.MOST_CARS)
        here = car >= state.agreed.cars or state.cars[seat][car] >= data.OFF
        must(turn == 0 or not here, f"gone_at[{number}]", "this car is not gone")
        must(turn <= state.turn_no, f"gone_at[{number}]", "a turn still to come")


def _turn(state: Geisterfahrer) -> None:
    """R4  The phase fits the throw, and somebody can act."""
    if state.phase == ENDED:
        must(is_over(state), "phase", "the game is not over yet")
        return
    must(any(state.left), "cars", "no car is on its way: the game is over")
    must((state.turn_no == 0) == (state.phase == LOT), "turn_no", "0 exactly before the lot")
    if state.phase == GHOST_SYMBOL:
        must(state.thrown == data.SYMBOL, "thrown", f"expected {data.SYMBOL}, the symbol")
    elif state.phase == NUMBER:
        must(1 <= state.thrown < data.SYMBOL, "thrown", "expected a number from 1 to 5")
        must(can_use_number(state, state.active), "thrown", "no piece can use this number")
    else:
        must(state.thrown == 0, "thrown", "nothing has been thrown")
