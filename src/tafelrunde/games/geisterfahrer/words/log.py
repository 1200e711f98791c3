"""Geisterfahrer: the log of an action, for everybody."""

from __future__ import annotations

from tafelrunde.core.state import CHANCE
from tafelrunde.core.words import Message, player, say
from tafelrunde.games.geisterfahrer.rules import action_numbers, data
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer
from tafelrunde.games.geisterfahrer.rules.state import ENDED
from tafelrunde.games.geisterfahrer.rules.traffic import drive, drive_in
from tafelrunde.games.geisterfahrer.words.menu import (
    ghost_end,
    lane_change_end,
    owner_and_car,
)
from tafelrunde.games.geisterfahrer.words.names import car_name, die, field_words, winner_names
from tafelrunde.games.geisterfahrer.words.notation import FACE_NAMES, GHOST_NAMES, NOTATION


def log(before: Geisterfahrer, actor: int, action: int, after: Geisterfahrer) -> list[Message]:
    lines = _thrown(before, action, after) if actor == CHANCE else _done(before, actor, action)
    if after.phase == ENDED and before.phase != ENDED:
        lines += _ended(after)
    return lines


def _thrown(before: Geisterfahrer, action: int, after: Geisterfahrer) -> list[Message]:
    if action_numbers.is_start(action):
        return [say("log-start", player=player(action_numbers.starting_seat(action)))]
    who = player(before.active)
    lines = [
        say("log-die", player=who, face=die(FACE_NAMES[action_numbers.thrown_face(action) - 1]))
    ]
    # Q18, Q28  A number that nothing can use.
    if after.turn_no > before.turn_no or after.phase == ENDED:
        lines.append(say("log-lost-turn", player=who))
    return lines


def _done(before: Geisterfahrer, actor: int, action: int) -> list[Message]:
    who = player(actor)
    if action == action_numbers.ROLL:
        return []
    if action_numbers.is_lane_change(action):
        car = action_numbers.changing_car(action)
        field = before.cars[actor][car]
        end = lane_change_end(before, actor, field)
        if end == data.SAFE:
            return [say("log-lane-out", player=who, car=car_name(actor, car))]
        return [_car_told("log-lane", actor, car, end)]
    if action_numbers.is_enter(action):
        car = before.waiting_car(actor)
        end = drive_in(before, actor, action_numbers.entered_carriageway(action), before.thrown)
        return [_drive_told("log-enter", actor, car, end)]
    if action_numbers.is_move(action):
        car = action_numbers.moving_car(action)
        end = drive(before, actor, before.cars[actor][car], before.thrown)
        return [_drive_told("log-move", actor, car, end)]
    return _ghost_told(before, who, action)


def _car_told(key: str, seat: int, car: int, field: int) -> Message:
    return say(key, player=player(seat), car=car_name(seat, car), field=field_words(field))


def _drive_told(key: str, seat: int, car: int, end: int) -> Message:
    if end >= 0:
        return _car_told(key, seat, car, end)
    told = "log-crash" if end == data.SCRAP else "log-rescued"
    return say(told, player=player(seat), car=car_name(seat, car))


def _ghost_told(before: Geisterfahrer, who: Message, action: int) -> list[Message]:
    ghost, end = ghost_end(before, action)
    lines = [
        say(
            f"log-{NOTATION.kind(action)}",
            player=who,
            ghost=GHOST_NAMES[ghost],
            field=field_words(end),
        )
    ]
    occupant = before.road[end]
    if data.EMPTY < occupant < data.GHOST:
        lines.append(say("log-hit", ghost=GHOST_NAMES[ghost], **owner_and_car(occupant)))
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


def chapter(line: Message) -> Message | None:
    """Cars that are rescued, and cars that are lost."""
    if line.key in ("log-rescued", "log-lane-out"):
        return say("chapter-rescued", player=line.values["player"])
    if line.key in ("log-crash", "log-hit"):
        return say("chapter-scrap", player=line.values["player"])
    return None
