"""Knight Rider: the log of an action and its consequences, per viewer."""

from __future__ import annotations

from tafelrunde.core.bits import list_bits
from tafelrunde.core.state import CHANCE
from tafelrunde.core.words import Message, player, say
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.dealing import next_dealt
from tafelrunde.games.knight_rider.rules.escape import next_rammed, tile_from_red
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.scoring import air_line
from tafelrunde.games.knight_rider.rules.start import named_tile
from tafelrunde.games.knight_rider.rules.state import (
    CHECK_ONES,
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
from tafelrunde.games.knight_rider.rules.track import card_tile
from tafelrunde.games.knight_rider.words.names import diversion, escape, field_of, kitt, side
from tafelrunde.games.knight_rider.words.view import card_view


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
    if actions.is_place(action):
        return [_placed(before, who, action)]
    if actions.is_start(action):
        return [say("log-start", player=who, tile=data.TILE_NUMBER[actions.start_tile(action)])]
    if actions.is_enter(action):
        return [
            say("log-entry", player=who, side=side(data.SIDE_NAMES[actions.enter_side(action)]))
        ]
    if actions.is_play(action):
        return [say("log-play", player=who, card=kitt(data.KITT_NAMES[actions.play_card(action)]))]
    if actions.is_step(action):
        return _stepped(who, actor, action, after)
    # Only cards on the board are logged.
    if len(after.track.laid) > len(before.track.laid):
        return [_laid(who, after.track.laid[-1])]
    return []


def _placed(before: KnightRider, who: Message, action: int) -> Message:
    tile, cell = data.TILE_NUMBER[before.supply.drawn], actions.place_cell(action)
    key = "log-relay" if before.phase == RELAYING else "log-place"
    return say(key, player=who, tile=tile, x=data.CELL_X[cell], y=data.CELL_Y[cell])


def _laid(who: Message, code: int) -> Message:
    tile = data.TILE_NUMBER[card_tile(code)]
    return say("log-lay", player=who, card=diversion(card_view(code).kind), tile=tile)


def _stepped(who: Message, actor: int, action: int, after: KnightRider) -> list[Message]:
    """A move is logged when it is over; events on the way are logged at once."""
    car = after.cars[actor]
    if action == actions.STOP:
        return [say("log-stop", player=who)]
    if after.phase == RAMMING:
        return [say("log-ram", player=who, other=player(after.car_beside(actor)))]
    if action == actions.JUMP:
        return [say("log-jump", player=who, field=field_of(after.track, car.field))]
    if after.phase == STEPPING and after.active == actor:
        return []
    return [_driven(after, actor)]


def _driven(after: KnightRider, seat: int) -> Message:
    car = after.cars[seat]
    where = field_of(after.track, car.field)
    facing = side(data.SIDE_NAMES[car.facing])
    away = int(air_line(after, seat))
    return say("log-drive", player=player(seat), field=where, side=facing, away=away)


def _chance(
    before: KnightRider, action: int, after: KnightRider, viewer: int | None
) -> list[Message]:
    if actions.is_place(action):
        return [_placed(before, say("computer"), action)]
    if actions.is_escape(action):
        return [_escaped(before, actions.escape_card(action), after)]
    if actions.is_die(action):
        return _thrown(before, actions.die_number(action), after)
    if actions.is_draw(action):
        tile = actions.draw_tile(action)
        kept = after.phase == PLACING and after.supply.drawn == tile
        who = player(before.active)
        return [say("log-draw" if kept else "log-aside", player=who, tile=data.TILE_NUMBER[tile])]
    if actions.is_starts(action):
        return [say("log-first", player=player(actions.starts_seat(action)))]
    # R7  A dealt card is its owner's secret.
    return [say("log-dealt", card=_dealt(action))] if viewer == next_dealt(before) else []


def _dealt(action: int) -> Message:
    if actions.is_deal_kitt(action):
        return kitt(data.KITT_NAMES[actions.deal_kitt_card(action)])
    return diversion(data.DIVERSION_NAMES[actions.deal_diversion_kind(action)])


def _escaped(before: KnightRider, card: int, after: KnightRider) -> Message:
    name = data.ESCAPE_NAMES[card]
    if tile_from_red(before, card) < 0:
        return say("log-red-stays", card=escape(name), escape=name)
    tile = data.TILE_NUMBER[after.red]
    return say("log-red-moves", card=escape(name), escape=name, tile=tile)


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
        seat = next_rammed(before)
        return [say("log-red-ram-die", player=player(seat), die=die)]
    if phase in (RED_ONES, START_ONES, CHECK_ONES):
        return [_named(before, named_tile(before.tens, die), after)]
    return []


def _named(before: KnightRider, tile: int, after: KnightRider) -> Message:
    """The tile that two throws have named."""
    number = data.TILE_NUMBER[tile]
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
        lines.append(say("log-chase", tile=data.TILE_NUMBER[after.start_tile]))
    if after.round > before.round:
        lines.append(say("log-round", number=after.round))
    if after.phase == ENDED:
        names = tuple(player(seat) for seat in list_bits(after.won))
        lines.append(say(_way_to_win(before, action), players=names, many=len(names)))
    return lines


def _way_to_win(before: KnightRider, action: int) -> str:
    """R5  A catch, a six when the red car rams, or the last resort after an escape card."""
    if before.phase == RED_RAMMING:
        rammed = next_rammed(before)
        six = actions.die_number(action) == data.RAM_FAILS and before.has_all_visits(rammed)
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
        lines.append(say("log-skid", player=who, field=field_of(after.track, new.field)))
    elif actor == CHANCE and new.facing != old.facing and before.phase >= ROLLING:
        lines.append(say("log-spin", player=who, side=side(data.SIDE_NAMES[new.facing])))
    return lines


def chapter(line: Message) -> Message | None:
    """The chase, its rounds, and checkpoints that are reached."""
    if line.key == "log-chase":
        return say("chapter-chase")
    if line.key == "log-round":
        return say("chapter-round", number=line.values["number"])
    if line.key == "log-visit":
        return say("chapter-visit", player=line.values["player"], number=line.values["number"])
    return None
