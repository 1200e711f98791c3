"""Geisterfahrer: the menu with its previews, and the log, in words."""

from __future__ import annotations

from tafelrunde.core.state import CHANCE
from tafelrunde.core.words import Choice, Message, player, say
from tafelrunde.games.geisterfahrer.data import (
    BESIDE,
    DIE,
    EMPTY,
    ENTER,
    GHOST,
    GHOST_LANE_CHANGE,
    GHOST_STEPS,
    LANE_CHANGE,
    MOST_CARS,
    MOVE,
    MOVE_GHOST,
    OFF,
    PLACE,
    ROLL,
    SAFE,
    SCRAP,
    START,
    SWITCH,
    SYMBOL,
    carriageway_of,
)
from tafelrunde.games.geisterfahrer.notation import (
    CARRIAGEWAY_NAMES,
    FACE_NAMES,
    FIELD_NAMES,
    GHOST_NAMES,
    NOTATION,
)
from tafelrunde.games.geisterfahrer.rules import Geisterfahrer
from tafelrunde.games.geisterfahrer.state import ENDED
from tafelrunde.games.geisterfahrer.view import (
    PLACES,
    car_faced,
    car_name,
    die,
    ghost_ahead,
    lane_name,
    to_go,
    winner_names,
)

Shows = dict[str, int | str | bool]

# -- The menu ------------------------------------------------------------------------------


def choice(state: Geisterfahrer, seat: int, action: int) -> Choice:
    text = NOTATION.text(action)
    if action == ROLL:
        role = "driver" if state.is_driver(seat) else "ghosts"
        return Choice(text, say("action-roll"), say(f"effect-roll-{role}"))
    if action < GHOST_LANE_CHANGE:
        return _lane_choice(state, seat, text, action - LANE_CHANGE)
    if action < ENTER or action >= MOVE_GHOST:
        return _ghost_choice(state, text, action)
    if action < MOVE:
        return _entry_choice(state, seat, text, action - ENTER)
    return _move_choice(state, seat, text, action - MOVE)


def in_order(choices: list[Choice]) -> list[Choice]:
    """Of the many fields for a new ghost those come first that have a car close ahead."""

    def rank(choice: Choice) -> int:
        fresh = "to" in choice.shows and "from" not in choice.shows and "ghost" in choice.shows
        return int(choice.shows.get("distance", GHOST_STEPS + 1)) if fresh else 0

    return sorted(choices, key=rank)


def _lane_choice(state: Geisterfahrer, seat: int, text: str, car: int) -> Choice:
    field = state.cars[seat][car]
    end = lane_change_end(state, seat, field)
    label = say("action-lane", car=car_name(seat, car), end=name(BESIDE[field]))
    return _car_choice(state, seat, text, label, field, end)


def _entry_choice(state: Geisterfahrer, seat: int, text: str, carriageway: int) -> Choice:
    car = car_name(seat, state.waiting_car(seat))
    label = say(f"action-enter-{CARRIAGEWAY_NAMES[carriageway]}", car=car)
    end = state.drive_in(seat, carriageway, state.thrown)
    return _car_choice(state, seat, text, label, OFF, end)


def _move_choice(state: Geisterfahrer, seat: int, text: str, car: int) -> Choice:
    field = state.cars[seat][car]
    end = state.drive(seat, field, state.thrown)
    label = say("action-move", car=car_name(seat, car), start=name(field))
    return _car_choice(state, seat, text, label, field, end)


def lane_change_end(state: Geisterfahrer, seat: int, field: int) -> int:
    """Q13  The own exit field is left at once."""
    leaves = BESIDE[field] == state.exit_field(seat, carriageway_of(field))
    return SAFE if leaves else BESIDE[field]


def _car_choice(
    state: Geisterfahrer, seat: int, text: str, label: Message, start: int, end: int
) -> Choice:
    """Where the car ends, and whether a ghost could reach it there."""
    shows: Shows = {"end": PLACES.get(end, "road")}
    if start != OFF:
        shows["from"] = name(start)
    if end < 0:
        return Choice(text, label, say(f"effect-{PLACES[end]}"), shows)
    field, steps = name(end), to_go(state, seat, end)
    shows |= {"to": field, "to_go": steps}
    ghost, distance = ghost_ahead(state, end, leaving=start)
    if distance == 0:
        return Choice(text, label, say("effect-lands", field=field, steps=steps), shows)
    hunter = GHOST_NAMES[ghost]
    shows |= {"ghost": hunter, "distance": distance}
    hint = say("effect-hunted", field=field, steps=steps, ghost=hunter, distance=distance)
    return Choice(text, label, hint, shows)


def _ghost_choice(state: Geisterfahrer, text: str, action: int) -> Choice:
    """Where the ghost ends, which car it hits there, or which it has before it then."""
    ghost, end = ghost_end(state, action)
    start = state.ghosts[ghost]
    shows: Shows = {"ghost": GHOST_NAMES[ghost], "to": name(end)}
    if action >= PLACE:
        lane = lane_name(name(end).rstrip("0123456789"))
        label = say("action-place", ghost=GHOST_NAMES[ghost], end=name(end), lane=lane)
    else:
        shows["from"] = name(start)
        label = say(f"action-{ghost_verb(action)}", ghost=GHOST_NAMES[ghost], end=name(end))
    occupant = state.road[end]
    if EMPTY < occupant < GHOST:
        shows |= _car_shown("hits", occupant)
        return Choice(text, label, say("effect-hits", **_owner_and_car(occupant)), shows)
    faced, distance = car_faced(state, end, leaving=start)
    if distance == 0:
        return Choice(text, label, say("effect-no-car"), shows)
    shows |= _car_shown("faces", faced) | {"distance": distance}
    hint = say("effect-faces", **_owner_and_car(faced), steps=distance)
    return Choice(text, label, hint, shows)


def ghost_verb(action: int) -> str:
    if action < ENTER:
        return "ghost-lane"
    return "move-ghost" if action < SWITCH else "switch"


def ghost_end(state: Geisterfahrer, action: int) -> tuple[int, int]:
    """The ghost that an action concerns, and the field it would stand on then."""
    if action < ENTER:
        ghost = action - GHOST_LANE_CHANGE
        return ghost, BESIDE[state.ghosts[ghost]]
    if action < SWITCH:
        ghost = action - MOVE_GHOST
        return ghost, state.chase(ghost, GHOST_STEPS if state.thrown == SYMBOL else state.thrown)
    if action < PLACE:
        ghost, side = divmod(action - SWITCH, 2)
        return ghost, state.across(ghost, side)
    return state.ghosts_in_play(), action - PLACE


def _car_shown(key: str, occupant: int) -> Shows:
    seat, car = divmod(occupant, MOST_CARS)
    return {f"{key}_seat": seat, f"{key}_car": car + 1}


def _owner_and_car(occupant: int) -> dict[str, Message]:
    seat, car = divmod(occupant, MOST_CARS)
    return {"player": player(seat), "car": car_name(seat, car)}


def name(field: int) -> str:
    return FIELD_NAMES[field]


# -- The log -------------------------------------------------------------------------------


def log(before: Geisterfahrer, actor: int, action: int, after: Geisterfahrer) -> list[Message]:
    lines = _thrown(before, action, after) if actor == CHANCE else _done(before, actor, action)
    if after.phase == ENDED and before.phase != ENDED:
        lines += _ended(after)
    return lines


def _thrown(before: Geisterfahrer, action: int, after: Geisterfahrer) -> list[Message]:
    if action < DIE:
        return [say("log-start", player=player(action - START))]
    who = player(before.active)
    lines = [say("log-die", player=who, face=die(FACE_NAMES[action - DIE]))]
    # Q18, Q28  A number that nothing can use.
    if after.turn_no > before.turn_no or after.phase == ENDED:
        lines.append(say("log-lost-turn", player=who))
    return lines


def _done(before: Geisterfahrer, actor: int, action: int) -> list[Message]:
    who = player(actor)
    if action == ROLL:
        return []
    if action < GHOST_LANE_CHANGE:
        car = action - LANE_CHANGE
        field = before.cars[actor][car]
        end = lane_change_end(before, actor, field)
        if end == SAFE:
            return [_car_told("log-lane-out", actor, car, BESIDE[field])]
        return [_car_told("log-lane", actor, car, end)]
    if ENTER <= action < MOVE:
        car = before.waiting_car(actor)
        end = before.drive_in(actor, action - ENTER, before.thrown)
        return [_drive_told("log-enter", actor, car, end)]
    if MOVE <= action < MOVE_GHOST:
        car = action - MOVE
        end = before.drive(actor, before.cars[actor][car], before.thrown)
        return [_drive_told("log-move", actor, car, end)]
    return _ghost_told(before, who, action)


def _car_told(key: str, seat: int, car: int, field: int) -> Message:
    return say(key, player=player(seat), car=car_name(seat, car), field=name(field))


def _drive_told(key: str, seat: int, car: int, end: int) -> Message:
    if end >= 0:
        return _car_told(key, seat, car, end)
    told = "log-crash" if end == SCRAP else "log-rescued"
    return say(told, player=player(seat), car=car_name(seat, car))


def _ghost_told(before: Geisterfahrer, who: Message, action: int) -> list[Message]:
    ghost, end = ghost_end(before, action)
    verb = "place" if action >= PLACE else ghost_verb(action)
    lines = [say(f"log-{verb}", player=who, ghost=GHOST_NAMES[ghost], field=name(end))]
    occupant = before.road[end]
    if EMPTY < occupant < GHOST:
        lines.append(say("log-hit", ghost=GHOST_NAMES[ghost], **_owner_and_car(occupant)))
    return lines


def _ended(after: Geisterfahrer) -> list[Message]:
    """R5  The end, how many each has rescued, and the winner."""
    key = "log-last-turn" if any(after.left) else "log-road-empty"
    lines = [say(key)]
    for seat, many in enumerate(after.scores()):
        lines.append(say("log-score", player=player(seat), many=int(many)))
    winners = [int(seat) for seat in after.winners()]
    best = list(after.scores()).count(max(after.scores()))
    told = "log-drawn" if not winners else "log-won" if best == 1 else "log-won-earlier"
    return [*lines, say(told, player=winner_names(winners))]
