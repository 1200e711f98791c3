"""Knight Rider: menu entries with their previews, and the lines of the log."""

from __future__ import annotations

from tafelrunde.core.bits import list_bits
from tafelrunde.core.state import CHANCE
from tafelrunde.core.words import Choice, Message, player, say
from tafelrunde.games.knight_rider.city_map import ROAD
from tafelrunde.games.knight_rider.data import (
    ALL_SIDES,
    BACK,
    CELL_X,
    CELL_Y,
    CONNECTS,
    DIE,
    DIVERSION,
    DIVERSION_NAMES,
    END_TURN,
    ENTRY,
    ESCAPE,
    ESCAPE_NAMES,
    FEET,
    FIELD_X,
    FIELD_Y,
    FOOT,
    FORWARD,
    JUMP,
    KITT,
    KITT_NAMES,
    LAY,
    MANTLE,
    MOVE,
    ON,
    PLAY,
    RAM_FAILS,
    ROAD_BLOCK,
    ROADS,
    SHAPE,
    SIDE_COUNT,
    SIDE_NAMES,
    START_TILE,
    STARTS,
    STOP,
    TILE,
    TILE_NUMBER,
    TILES,
    TURBO_1,
    TURBO_2,
    TURBO_2_POINTS,
)
from tafelrunde.games.knight_rider.driving import turn_cost, would_ram
from tafelrunde.games.knight_rider.notation import NOTATION
from tafelrunde.games.knight_rider.rules import KnightRider
from tafelrunde.games.knight_rider.state import (
    CHECK_ONES,
    DEAL_KITT,
    ENDED,
    ESCAPING,
    OILING,
    PLACING,
    RAMMING,
    RAMMING_AGAIN,
    RED_ONES,
    RED_RAMMING,
    RELAYING,
    ROLLING,
    START_ONES,
    STEPPING,
)
from tafelrunde.games.knight_rider.track import CARD_CODES
from tafelrunde.games.knight_rider.view import (
    card_view,
    diversion,
    escape,
    field_words,
    kitt,
    side,
    side_names,
)

# -- The menu ----------------------------------------------------------------------------


def choice(state: KnightRider, seat: int, action: int) -> Choice:
    text = NOTATION.text(action)
    if action < START_TILE:
        return _place(state, text, action // 4, action % 4)
    if FORWARD <= action <= STOP:
        return _step(state, seat, text, action)
    if action < ENTRY:
        number = TILE_NUMBER[action - START_TILE]
        return Choice(text, say("action-start", tile=number), None, {"tile": number})
    if action < PLAY:
        return _entry(state, text, action - ENTRY)
    if action < LAY:
        return _play(state, text, action - PLAY)
    if action < ON:
        name = DIVERSION_NAMES[action - LAY]
        hint = say(f"effect-{name}")
        return Choice(text, say("action-lay", card=diversion(name)), hint, {"card": name})
    if action < FOOT:
        return _tile(state, text, action - ON)
    if action < BACK:
        return _foot(state, text, action - FOOT)
    if action == MOVE:
        hint = say("effect-move", points=state.now.points)
        return Choice(text, say("action-move"), hint, {"points": state.now.points})
    return Choice(text, say("action-end" if action == END_TURN else "action-back"))


def _place(state: KnightRider, text: str, cell: int, rotation: int) -> Choice:
    x, y = CELL_X[cell], CELL_Y[cell]
    roads = ROADS[SHAPE[state.drawn] * 4 + rotation]
    joined = SIDE_COUNT[state.track.demand[cell] & ALL_SIDES]
    sides = side_names(roads)
    words = tuple(side(name) for name in sides)
    label = say("action-place", road=ROAD["".join(sides)], x=x, y=y, sides=words)
    shows: dict[str, int | str | bool] = {
        "tile": TILE_NUMBER[state.drawn], "x": x, "y": y, "rotation": rotation,
        "roads": "".join(sides), "joins": joined,
    }  # fmt: skip
    return Choice(text, label, say("effect-place", joins=joined), shows)


def _entry(state: KnightRider, text: str, end: int) -> Choice:
    trial = state.clone()
    trial.wait_at(state.active, end)
    entry = trial.cars[state.active].entry
    x, y = FIELD_X[entry], FIELD_Y[entry]
    label = say("action-entry", side=side(SIDE_NAMES[end]), field=_field(state, entry))
    return Choice(text, label, None, {"x": x, "y": y, "facing": SIDE_NAMES[(end + 2) % 4]})


def _play(state: KnightRider, text: str, card: int) -> Choice:
    name = KITT_NAMES[card]
    points = state.now.points
    if card == TURBO_1:
        points = 2 * state.now.roll
    elif card == TURBO_2:
        points = TURBO_2_POINTS
    hint = say("effect-MANTLE") if card == MANTLE else say(f"effect-{name}", points=points)
    return Choice(text, say("action-play", card=kitt(name)), hint, {"card": name, "points": points})


def _tile(state: KnightRider, text: str, tile: int) -> Choice:
    """R2.4  What lies there already; a road block lies at once."""
    laid = [card_view(code) for code in state.track.laid if code // CARD_CODES == tile]
    cell = state.track.cell_of[tile]
    number = TILE_NUMBER[tile]
    label = say("action-on", tile=number, x=CELL_X[cell], y=CELL_Y[cell])
    hint = say("effect-on", cards=tuple(diversion(card.kind) for card in laid))
    final = state.now.lay_kind == ROAD_BLOCK
    return Choice(text, label, hint, {"tile": number, "cards": len(laid), "final": final})


def _foot(state: KnightRider, text: str, foot: int) -> Choice:
    now = state.now
    sides = side_names(CONNECTS[now.lay_kind * FEET + foot])
    label = say("action-foot", side=side(SIDE_NAMES[foot]))
    hint = say("effect-foot", sides=tuple(side(name) for name in sides))
    return Choice(text, label, hint, {"foot": SIDE_NAMES[foot], "open": "".join(sides)})


def _step(state: KnightRider, seat: int, text: str, action: int) -> Choice:
    """Where the car would stand, whether a ram die would be rolled first, whether it catches."""
    ram = action in (FORWARD, JUMP) and would_ram(state, seat)
    trial = state.clone()
    if ram:
        trial.carry_out(seat, action)
    else:
        trial.apply(seat, action)
    car = trial.cars[seat]
    catches = trial.phase == ENDED and trial.won >> seat & 1 == 1
    oil = trial.phase == OILING
    shows: dict[str, int | str | bool] = {
        "facing": SIDE_NAMES[car.facing], "points": trial.now.points,
        "ram": ram, "catch": catches, "oil": oil,
    }  # fmt: skip
    if action == STOP:
        return Choice(text, say("action-stop"), say("effect-stop"), shows)
    x, y = FIELD_X[car.field], FIELD_Y[car.field]
    shows |= {"x": x, "y": y}
    if action == FORWARD or action == JUMP:
        key = "action-forward" if action == FORWARD else "action-jump"
        label = say(key, field=_field(state, car.field))
    else:
        cost = turn_cost(state.cars[seat].facing, car.facing)
        label = say("action-turn", side=side(SIDE_NAMES[car.facing]), cost=cost)
    return Choice(text, label, _step_hint(catches, ram, oil, trial.now.points), shows)


def _step_hint(catches: bool, ram: bool, oil: bool, points: int) -> Message:
    if catches:
        return say("effect-catch-ram" if ram else "effect-catch")
    if ram:
        return say("effect-ram")
    return say("effect-oil") if oil else say("effect-step", points=points)


def _field(state: KnightRider, field: int) -> Message:
    cells = state.track.cell_of
    laid = [tile for tile in range(TILES) if state.track.is_laid(tile)]
    numbers = {(CELL_X[cells[tile]], CELL_Y[cells[tile]]): TILE_NUMBER[tile] for tile in laid}
    return field_words(numbers, FIELD_X[field], FIELD_Y[field])


# -- The log -----------------------------------------------------------------------------


def log(
    before: KnightRider, actor: int, action: int, after: KnightRider, viewer: int | None
) -> list[Message]:
    if actor == CHANCE:
        lines = _chance(before, action, after, viewer)
    else:
        lines = _decision(before, actor, action, after)
    return lines + _consequences(before, actor, action, after)


def _decision(before: KnightRider, actor: int, action: int, after: KnightRider) -> list[Message]:
    who = player(actor)
    if action < START_TILE:
        return [_placed(before, who, action)]
    if action < ENTRY:
        return [say("log-start", player=who, tile=TILE_NUMBER[action - START_TILE])]
    if action < PLAY:
        return [say("log-entry", player=who, side=side(SIDE_NAMES[action - ENTRY]))]
    if action < LAY:
        return [say("log-play", player=who, card=kitt(KITT_NAMES[action - PLAY]))]
    if action <= BACK:
        return _laid(before, who, after)
    if action == MOVE or action == END_TURN:
        return []
    return _stepped(who, actor, action, after)


def _placed(before: KnightRider, who: Message, action: int) -> Message:
    tile, cell = TILE_NUMBER[before.drawn], action // 4
    key = "log-relay" if before.phase == RELAYING else "log-place"
    return say(key, player=who, tile=tile, x=CELL_X[cell], y=CELL_Y[cell])


def _laid(before: KnightRider, who: Message, after: KnightRider) -> list[Message]:
    """Only a card that lies is told of."""
    if len(after.track.laid) == len(before.track.laid):
        return []
    code = after.track.laid[-1]
    card = card_view(code)
    tile = TILE_NUMBER[code // CARD_CODES]
    return [say("log-lay", player=who, card=diversion(card.kind), tile=tile)]


def _stepped(who: Message, actor: int, action: int, after: KnightRider) -> list[Message]:
    """A move is told of when it is over; what happens on the way is told at once."""
    car = after.cars[actor]
    if action == STOP:
        return [say("log-stop", player=who)]
    if after.phase == RAMMING:
        return [say("log-ram", player=who, other=player(after.car_beside(actor)))]
    if action == JUMP:
        return [say("log-jump", player=who, field=_field(after, car.field))]
    if after.phase == STEPPING and after.active == actor:
        return []
    return [_driven(after, actor)]


def _driven(after: KnightRider, seat: int) -> Message:
    car = after.cars[seat]
    where = _field(after, car.field)
    return say("log-drive", player=player(seat), field=where, side=side(SIDE_NAMES[car.facing]))


def _chance(
    before: KnightRider, action: int, after: KnightRider, viewer: int | None
) -> list[Message]:
    if action < START_TILE:
        return [_placed(before, say("computer"), action)]
    if action >= ESCAPE:
        return [_escaped(before, action - ESCAPE, after)]
    if action >= DIE:
        return _thrown(before, action - DIE + 1, after)
    if action >= TILE:
        tile = TILE_NUMBER[action - TILE]
        key = "log-draw" if after.drawn == action - TILE and after.phase == PLACING else "log-aside"
        return [say(key, player=player(before.active), tile=tile)]
    if action < KITT:
        return [say("log-first", player=player(action - STARTS))]
    seat = (before.first + before.dealt) % before.seats
    # R7  A dealt card is its owner's secret.
    if viewer == seat:
        kind = before.phase == DEAL_KITT
        card = kitt(KITT_NAMES[action - KITT]) if kind else None
        return [say("log-dealt", card=card or diversion(DIVERSION_NAMES[action - DIVERSION]))]
    return []


def _escaped(before: KnightRider, card: int, after: KnightRider) -> Message:
    name = escape(ESCAPE_NAMES[card])
    if before.tile_from_red(card) < 0:
        return say("log-red-stays", card=name)
    return say("log-red-moves", card=name, tile=TILE_NUMBER[after.red])


def _thrown(before: KnightRider, die: int, after: KnightRider) -> list[Message]:
    phase = before.phase
    who = player(before.active)
    if phase == ROLLING:
        return [say("log-roll", player=who, die=die)]
    if phase == RAMMING:
        rammed = player(before.car_beside(before.active))
        failed = [say("log-ram-fails")] if after.phase == RAMMING_AGAIN else []
        return [say("log-ram-die", player=rammed, die=die), *failed]
    if phase == RAMMING_AGAIN:
        rammed = player(before.car_beside(before.active))
        return [say("log-ram-again-die", player=rammed, driver=who, die=die)]
    if phase == OILING:
        return [say("log-oil-die", player=who, die=die)]
    if phase == RED_RAMMING:
        seat = (before.active + before.now.red_rams) % before.seats
        return [say("log-red-ram-die", player=player(seat), die=die)]
    if phase in (RED_ONES, START_ONES, CHECK_ONES):
        return [_named(before, (before.tens - 1) * 6 + die - 1, after)]
    return []


def _named(before: KnightRider, tile: int, after: KnightRider) -> Message:
    """The tile that two throws have named."""
    number = TILE_NUMBER[tile]
    if before.phase == RED_ONES and after.red == tile:
        return say("log-red", tile=number)
    if before.phase == START_ONES and after.start_tile == tile:
        return say("log-start-rolled", tile=number)
    if before.phase == CHECK_ONES and len(after.checkpoints) > len(before.checkpoints):
        return say("log-checkpoint", tile=number)
    return say("log-again", tile=number)


def _consequences(
    before: KnightRider, actor: int, action: int, after: KnightRider
) -> list[Message]:
    """What followed of necessity."""
    lines: list[Message] = []
    for seat in range(after.seats):
        lines += _car_changes(before, actor, after, seat)
    cleared = len(before.track.laid) - len(after.track.laid)
    if cleared > 0:
        lines.append(say("log-cleared", many=cleared))
    if before.phase < ROLLING <= after.phase:
        lines.append(say("log-chase", tile=TILE_NUMBER[after.start_tile]))
    if after.round > before.round:
        lines.append(say("log-round", number=after.round))
    if after.phase == ENDED:
        names = tuple(player(seat) for seat in list_bits(after.won))
        lines.append(say(_way_to_win(before, action), players=names, many=len(names)))
    return lines


def _way_to_win(before: KnightRider, action: int) -> str:
    """R5  A catch, a six when the red car rams, or the last resort after an escape card."""
    if before.phase == RED_RAMMING:
        rammed = (before.active + before.now.red_rams) % before.seats
        six = action - DIE + 1 == RAM_FAILS and before.has_all_visits(rammed)
        return "log-red-six" if six else "log-nearest"
    return "log-nearest" if before.phase == ESCAPING else "log-caught"


def _car_changes(before: KnightRider, actor: int, after: KnightRider, seat: int) -> list[Message]:
    old, new, who = before.cars[seat], after.cars[seat], player(seat)
    lines: list[Message] = []
    if new.visits > old.visits:
        lines.append(say("log-visit", player=who, number=new.visits))
    if new.upside_down and not old.upside_down:
        lines.append(say("log-roof", player=who))
    if old.upside_down and not new.upside_down:
        lines.append(say("log-righted", player=who))
    own_step = seat == actor or (seat == before.active and before.now.declared >= 0)
    if new.field != old.field and own_step and actor == CHANCE:
        lines.append(_driven(after, seat))
    elif new.field != old.field and not own_step:
        lines.append(say("log-skid", player=who, field=_field(after, new.field)))
    elif actor == CHANCE and new.facing != old.facing and before.phase >= ROLLING:
        lines.append(say("log-spin", player=who, side=side(SIDE_NAMES[new.facing])))
    return lines
