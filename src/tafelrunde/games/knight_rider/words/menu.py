"""Knight Rider: menu entries in words, with what each would do."""

from __future__ import annotations

from tafelrunde.core.words import Choice, Message, say
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.cards import points_with
from tafelrunde.games.knight_rider.rules.driving import turn_cost
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.move import carry_out
from tafelrunde.games.knight_rider.rules.skidding import would_ram
from tafelrunde.games.knight_rider.rules.start import entry_field
from tafelrunde.games.knight_rider.rules.state import ENDED, OILING
from tafelrunde.games.knight_rider.rules.track import card_tile
from tafelrunde.games.knight_rider.words.city_map import ROAD
from tafelrunde.games.knight_rider.words.names import diversion, field_of, kitt, side
from tafelrunde.games.knight_rider.words.notation import NOTATION
from tafelrunde.games.knight_rider.words.view import card_view, side_names


def choice(state: KnightRider, seat: int, action: int) -> Choice:
    text = NOTATION.text(action)
    if actions.is_place(action):
        return _place(state, text, actions.place_cell(action), actions.place_rotation(action))
    if actions.is_step(action):
        return _step(state, seat, text, action)
    if actions.is_start(action):
        number = data.TILE_NUMBER[actions.start_tile(action)]
        return Choice(text, say("action-start", tile=number), None, {"tile": number})
    if actions.is_enter(action):
        return _entry(state, text, actions.enter_side(action))
    if actions.is_play(action):
        return _play(state, text, actions.play_card(action))
    if actions.is_lay(action):
        name = data.DIVERSION_NAMES[actions.lay_kind(action)]
        hint = say(f"effect-{name}")
        return Choice(text, say("action-lay", card=diversion(name)), hint, {"card": name})
    if actions.is_on(action):
        return _tile(state, text, actions.on_tile(action))
    if actions.is_foot(action):
        return _foot(state, text, actions.foot_side(action))
    if action == actions.MOVE:
        hint = say("effect-move", points=state.now.points)
        return Choice(text, say("action-move"), hint, {"points": state.now.points})
    return Choice(text, say("action-end" if action == actions.END_TURN else "action-back"))


def _place(state: KnightRider, text: str, cell: int, rotation: int) -> Choice:
    x, y = data.CELL_X[cell], data.CELL_Y[cell]
    roads = data.ROADS[data.SHAPE[state.supply.drawn] * 4 + rotation]
    joined = data.SIDE_COUNT[state.track.demand[cell] & data.ALL_SIDES]
    sides = side_names(roads)
    words = tuple(side(name) for name in sides)
    label = say("action-place", road=ROAD["".join(sides)], x=x, y=y, sides=words)
    shows: dict[str, int | str | bool] = {
        "tile": data.TILE_NUMBER[state.supply.drawn], "x": x, "y": y, "rotation": rotation,
        "roads": "".join(sides), "joins": joined,
    }  # fmt: skip
    return Choice(text, label, say("effect-place", joins=joined), shows)


def _entry(state: KnightRider, text: str, end: int) -> Choice:
    entry = entry_field(state, end)
    x, y = data.FIELD_X[entry], data.FIELD_Y[entry]
    label = say("action-entry", side=side(data.SIDE_NAMES[end]))
    return Choice(
        text, label, None, {"x": x, "y": y, "facing": data.SIDE_NAMES[data.OPPOSITE[end]]}
    )


def _play(state: KnightRider, text: str, card: int) -> Choice:
    name = data.KITT_NAMES[card]
    if card == data.MANTLE:
        points, hint = state.now.points, say("effect-MANTLE")
    else:
        points = points_with(state, card)
        hint = say(f"effect-{name}", points=points)
    return Choice(text, say("action-play", card=kitt(name)), hint, {"card": name, "points": points})


def _tile(state: KnightRider, text: str, tile: int) -> Choice:
    """R2.4  What lies there already; a road block lies at once."""
    laid = [card_view(code) for code in state.track.laid if card_tile(code) == tile]
    cell = state.track.cell_of[tile]
    number = data.TILE_NUMBER[tile]
    label = say("action-on", tile=number, x=data.CELL_X[cell], y=data.CELL_Y[cell])
    cards = tuple(diversion(card.kind) for card in laid)
    hint = say("effect-on", many=len(laid), cards=cards)
    final = state.now.lay_kind == data.ROAD_BLOCK
    return Choice(text, label, hint, {"tile": number, "cards": len(laid), "final": final})


def _foot(state: KnightRider, text: str, foot: int) -> Choice:
    now = state.now
    sides = side_names(data.CONNECTS[now.lay_kind * data.FEET + foot])
    label = say("action-foot", side=side(data.SIDE_NAMES[foot]))
    hint = say("effect-foot", sides=tuple(side(name) for name in sides), many=len(sides))
    return Choice(text, label, hint, {"foot": data.SIDE_NAMES[foot], "open": "".join(sides)})


def _step(state: KnightRider, seat: int, text: str, action: int) -> Choice:
    """Where the car would stand, whether a ram die would be rolled first, whether it catches."""
    ram = action in (actions.FORWARD, actions.JUMP) and would_ram(state, seat)
    trial = state.clone()
    if ram:
        carry_out(trial, seat, action)
    else:
        trial.apply(seat, action)
    car = trial.cars[seat]
    catches = trial.phase == ENDED and trial.won >> seat & 1 == 1
    oil = trial.phase == OILING
    shows: dict[str, int | str | bool] = {
        "facing": data.SIDE_NAMES[car.facing], "points": trial.now.points,
        "ram": ram, "catch": catches, "oil": oil,
    }  # fmt: skip
    if action == actions.STOP:
        return Choice(text, say("action-stop"), say("effect-stop"), shows)
    x, y = data.FIELD_X[car.field], data.FIELD_Y[car.field]
    shows |= {"x": x, "y": y}
    if action == actions.FORWARD or action == actions.JUMP:
        key = "action-forward" if action == actions.FORWARD else "action-jump"
        label = say(key, field=field_of(state.track, car.field))
    else:
        cost = turn_cost(state.cars[seat].facing, car.facing)
        label = say("action-turn", side=side(data.SIDE_NAMES[car.facing]), cost=cost)
    return Choice(text, label, _step_hint(catches, ram, oil, trial.now.points), shows)


def _step_hint(catches: bool, ram: bool, oil: bool, points: int) -> Message:
    if catches:
        return say("effect-catch-ram" if ram else "effect-catch")
    if ram:
        return say("effect-ram")
    return say("effect-oil") if oil else say("effect-step", points=points)
