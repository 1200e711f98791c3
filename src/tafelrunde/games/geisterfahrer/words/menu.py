"""Geisterfahrer: choices in words, and what each would do."""

from __future__ import annotations

from tafelrunde.core.words import Choice, Message, player, say
from tafelrunde.games.geisterfahrer.rules import action_numbers, data
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer
from tafelrunde.games.geisterfahrer.rules.traffic import (
    across,
    chase,
    drive,
    drive_in,
    entry_field,
    exit_field,
)
from tafelrunde.games.geisterfahrer.words.names import car_name, field_words, lane_name
from tafelrunde.games.geisterfahrer.words.notation import (
    CARRIAGEWAY_NAMES,
    FIELD_NAMES,
    GHOST_NAMES,
    NOTATION,
)
from tafelrunde.games.geisterfahrer.words.view import (
    PLACES,
    car_faced,
    ghost_ahead,
    ghost_reach,
    to_go,
)

Shows = dict[str, int | str | bool]


def choice(state: Geisterfahrer, seat: int, action: int) -> Choice:
    text = NOTATION.text(action)
    if action == action_numbers.ROLL:
        role = "driver" if state.is_driver(seat) else "ghosts"
        hint = say(f"effect-roll-{role}")
        return Choice(text, say("action-roll"), hint, forecast(state, seat))
    if action_numbers.is_lane_change(action):
        return _lane_choice(state, seat, text, action_numbers.changing_car(action))
    if action_numbers.is_enter(action):
        return _entry_choice(state, seat, text, action_numbers.entered_carriageway(action))
    if action_numbers.is_move(action):
        return _move_choice(state, seat, text, action_numbers.moving_car(action))
    return _ghost_choice(state, text, action)


def in_order(choices: list[Choice]) -> list[Choice]:
    """Of the many fields for a new ghost those come first that have a car close ahead."""

    def rank(choice: Choice) -> int:
        if choice.kind != "place":
            return 0
        distance = choice.shows.get("distance", data.GHOST_STEPS + 1)
        assert isinstance(distance, int)
        return distance

    return sorted(choices, key=rank)


def _lane_choice(state: Geisterfahrer, seat: int, text: str, car: int) -> Choice:
    field = state.cars[seat][car]
    end = lane_change_end(state, seat, field)
    label = say("action-lane", car=car_name(seat, car), end=field_words(data.BESIDE[field]))
    path = field_name(data.BESIDE[field])
    return _car_choice(state, seat, text, label, (car, field), end, path)


def _entry_choice(state: Geisterfahrer, seat: int, text: str, carriageway: int) -> Choice:
    car = state.waiting_car(seat)
    key = f"action-enter-{CARRIAGEWAY_NAMES[carriageway]}"
    label = say(key, car=car_name(seat, car))
    end = drive_in(state, seat, carriageway, state.thrown)
    path = car_path(state, seat, entry_field(state, seat, carriageway), end)
    return _car_choice(state, seat, text, label, (car, data.OFF), end, path)


def _move_choice(state: Geisterfahrer, seat: int, text: str, car: int) -> Choice:
    field = state.cars[seat][car]
    end = drive(state, seat, field, state.thrown)
    label = say("action-move", car=car_name(seat, car), start=field_words(field))
    path = car_path(state, seat, state.agreed.ahead[field], end)
    return _car_choice(state, seat, text, label, (car, field), end, path)


def lane_change_end(state: Geisterfahrer, seat: int, field: int) -> int:
    """Q13  A car leaves its own exit field at once."""
    leaves = data.BESIDE[field] == exit_field(state, seat, data.carriageway_of(field))
    return data.SAFE if leaves else data.BESIDE[field]


def _car_choice(
    state: Geisterfahrer,
    seat: int,
    text: str,
    label: Message,
    car_and_start: tuple[int, int],
    end: int,
    path: str,
) -> Choice:
    """Where the car ends, and whether a ghost could reach it there."""
    car, start = car_and_start
    shows: Shows = {"car": car + 1, "end": PLACES.get(end, "road"), "path": path}
    if start != data.OFF:
        shows["from"] = field_name(start)
    if end < 0:
        return Choice(text, label, say(f"effect-{PLACES[end]}"), shows)
    field, steps = field_words(end), to_go(state, seat, end)
    shows |= {"to": field_name(end), "to_go": steps}
    ghost, distance = ghost_ahead(state, end, leaving=start)
    if distance == 0:
        return Choice(text, label, say("effect-lands", field=field, steps=steps), shows)
    hunter = GHOST_NAMES[ghost]
    shows |= {"ghost": hunter, "distance": distance}
    hint = say("effect-hunted", field=field, steps=steps, ghost=hunter, distance=distance)
    return Choice(text, label, hint, shows)


def car_path(state: Geisterfahrer, seat: int, first: int, end: int) -> str:
    """The fields on the way of a car in their order, from the first one it comes to: to where it
    stops, to its exit, or to the ghost it runs into."""
    path, field = [first], first
    exit_on_its_way = exit_field(state, seat, data.carriageway_of(first))
    while not (
        field == end
        or (end == data.SAFE and field == exit_on_its_way)
        or (end == data.SCRAP and state.road[field] >= data.GHOST)
    ):
        field = state.agreed.ahead[field]
        path.append(field)
    return " ".join(field_name(field) for field in path)


def ghost_path(state: Geisterfahrer, start: int, end: int) -> str:
    """The fields on the way of a ghost, against the traffic."""
    path, field = [], start
    while field != end:
        field = state.agreed.behind[field]
        path.append(field_name(field))
    return " ".join(path)


def forecast(state: Geisterfahrer, seat: int) -> Shows:
    """R4.2  For each own car on the road (`forecast_1`) and each entry (`forecast_O`): where the
    numbers 1 to 5 would take it, as fields, `safe`, `scrap` or `none`."""
    numbers = range(1, data.HIGHEST_NUMBER + 1)
    shows: Shows = {}
    for car, field in enumerate(state.cars[seat]):
        if field >= 0:
            ends = [drive(state, seat, field, number) for number in numbers]
            shows[f"forecast_{car + 1}"] = " ".join(map(_end_name, ends))
    if state.waiting_car(seat) >= 0:
        for carriageway, name in enumerate(CARRIAGEWAY_NAMES):
            ends = [drive_in(state, seat, carriageway, number) for number in numbers]
            shows[f"forecast_{name}"] = " ".join(map(_end_name, ends))
    return shows


def _end_name(end: int) -> str:
    if end >= 0:
        return field_name(end)
    return "none" if end == data.NONE else PLACES[end]


def _ghost_choice(state: Geisterfahrer, text: str, action: int) -> Choice:
    """Where the ghost ends, which car it hits there, or which it has before it then."""
    ghost, end = ghost_end(state, action)
    kind, start = NOTATION.kind(action), state.ghosts[ghost]
    shows: Shows = {"ghost": GHOST_NAMES[ghost], "to": field_name(end)}
    shows["path"] = ghost_path(state, start, end) if kind == "move-ghost" else field_name(end)
    shows["reach"] = " ".join(map(field_name, ghost_reach(state, end, leaving=start)))
    if action_numbers.is_place(action):
        lane = lane_name(field_name(end).rstrip("0123456789"))
        label = say("action-place", ghost=GHOST_NAMES[ghost], end=field_words(end), lane=lane)
    else:
        shows["from"] = field_name(start)
        label = say(f"action-{kind}", ghost=GHOST_NAMES[ghost], end=field_words(end))
    occupant = state.road[end]
    if data.EMPTY < occupant < data.GHOST:
        shows |= _car_shown("hits", occupant)
        return Choice(text, label, say("effect-hits", **owner_and_car(occupant)), shows)
    faced, distance = car_faced(state, end, leaving=start)
    if distance == 0:
        return Choice(text, label, say("effect-no-car"), shows)
    shows |= _car_shown("faces", faced) | {"distance": distance}
    hint = say("effect-faces", **owner_and_car(faced), steps=distance)
    return Choice(text, label, hint, shows)


def ghost_end(state: Geisterfahrer, action: int) -> tuple[int, int]:
    """The ghost that an action concerns, and the field it would stand on then."""
    if action_numbers.is_ghost_lane_change(action):
        ghost = action_numbers.changing_ghost(action)
        return ghost, data.BESIDE[state.ghosts[ghost]]
    if action_numbers.is_move_ghost(action):
        ghost = action_numbers.moving_ghost(action)
        return ghost, chase(state, ghost, state.ghost_steps())
    if action_numbers.is_switch(action):
        ghost = action_numbers.switching_ghost(action)
        return ghost, across(state, ghost, action_numbers.switched_side(action))
    return state.ghosts_in_play(), action_numbers.placed_field(action)


def _car_shown(key: str, occupant: int) -> Shows:
    seat, car = divmod(occupant, data.MOST_CARS)
    return {f"{key}_seat": seat, f"{key}_car": car + 1}


def owner_and_car(occupant: int) -> dict[str, Message]:
    seat, car = divmod(occupant, data.MOST_CARS)
    return {"player": player(seat), "car": car_name(seat, car)}


def field_name(field: int) -> str:
    return FIELD_NAMES[field]
