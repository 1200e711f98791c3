"""Positions of Knight Rider, written as one would lay them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.core.state import OVER
from tafelrunde.games.knight_rider import GAME
from tafelrunde.games.knight_rider.loading import field_position
from tafelrunde.games.knight_rider.rules.data import (
    DIVERSION_NAMES,
    KITT_NAMES,
    NONE,
    SIDE_NAMES,
    TILE_NUMBER,
)
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tests.kit.scenario import Scenario

BOARD_A = (
    "16@0,-2r1 26@1,-2r1 11@2,-2r0 36@3,-2r1 12@4,-2r0 14@5,-2r2 46@5,-1r0 24@5,0r3 "
    "56@2,-3r0 66@2,-1r0 34@4,-3r1"
)
TILE = {number: tile for tile, number in enumerate(TILE_NUMBER)}


def chase(
    *cars: str,
    roll: int = 0,
    points: int = 0,
    phase: str = "",
    active: int = 0,
    tiles: str = BOARD_A,
    red: int = 34,
    kitt: Mapping[int, str] | None = None,
    diversions: Mapping[int, str] | None = None,
    laid: str = "",
    escapes: Sequence[int] = range(1, 12),
    round_: int = 1,
    checkpoints: Sequence[int] = (),
    options: Mapping[str, object] | None = None,
    turn: Mapping[str, object] | None = None,
) -> KnightRider:
    """A chase: cars as `3,-4 E`, `3,-4 E roof`, `3,-4 E mantle` or `off -1,-4 E`, and hands that
    are empty unless given. With `roll` or `points` the car is about to step, else to roll."""
    position = table(len(cars), tiles, options)
    position |= {
        "phase": phase or ("step" if roll or points else "roll"),
        "active": active,
        "has_laid": list(range(len(cars))),
        "red": red,
        "start_tile": int(tiles.split("@")[0].split()[-1]),
        "cars": [car(words) for words in cars],
        "kitt": [count((kitt or {}).get(seat, ""), KITT_NAMES) for seat in range(len(cars))],
        "diversions": [
            count((diversions or {}).get(seat, ""), DIVERSION_NAMES) for seat in range(len(cars))
        ],
        "laid": [card(words) for words in laid.split(", ") if words],
        "escapes": list(escapes),
        "round": round_,
        "checkpoints": list(checkpoints),
    }
    position["turn"] |= {"roll": roll or min(points, 6), "points": points or roll, **(turn or {})}
    return GAME.load(position)


def table(seats: int, tiles: str, options: Mapping[str, object] | None = None) -> dict[str, Any]:
    """A position with these tiles on the table and all others out of the game."""
    position = position_of(GAME.new(seats, options))
    laid = [tile(words) for words in tiles.split()]
    numbers = [row[0] for row in laid]
    position["tiles"] = laid
    position["undrawn"] = []
    position["removed"] = [number for number in TILE_NUMBER if number not in numbers]
    position["kitt_out"] = [0] * len(KITT_NAMES)
    position["diversions_out"] = [0] * len(DIVERSION_NAMES)
    return position


def tile(words: str) -> list[int]:
    """`16@0,-2r1`"""
    number, place = words.split("@")
    cell, rotation = place.split("r")
    x, y = cell.split(",")
    return [int(number), int(x), int(y), int(rotation)]


def car(words: str) -> dict[str, object]:
    parts = words.split()
    waits = parts[0] == "off"
    parts = parts[1:] if waits else parts
    place = [int(number) for number in parts[0].split(",")]
    visits = [int(part.removeprefix("visits")) for part in parts[2:] if part.startswith("visits")]
    return {
        "field": [] if waits else place,
        "entry": place if waits else [],
        "facing": parts[1],
        "upside_down": "roof" in parts,
        "mantle": "mantle" in parts,
        "visits": visits[0] if visits else 0,
        "jump_shown": "shown" in parts,
    }


def card(words: str) -> dict[str, object]:
    """`STRAIGHT 11 N` or `ROAD_BLOCK 36`"""
    kind, number, *foot = words.split()
    return {"kind": kind, "tile": int(number), "foot": foot[0] if foot else ""}


def count(words: str, names: Sequence[str]) -> list[int]:
    return [words.split().count(name) for name in names]


# -- Playing and looking -----------------------------------------------------------------


scenario = Scenario(GAME)
act, menu, why_not = scenario.act, scenario.menu, scenario.why_not


def where(state: KnightRider, seat: int) -> str:
    """`3,-4 E` as in `chase`."""
    driver = state.cars[seat]
    waits = driver.field == NONE
    x, y = field_position(driver.entry if waits else driver.field)
    words = f"{'off ' if waits else ''}{x},{y} {SIDE_NAMES[driver.facing]}"
    return words + (" roof" if driver.upside_down else "") + (" mantle" if driver.mantle else "")


def phase(state: KnightRider) -> str:
    return str(state.position()["phase"])


def position_of(state: KnightRider) -> dict[str, Any]:
    """To look into its lists and rows, or to change them."""
    return state.position()


def red(state: KnightRider) -> int:
    return TILE_NUMBER[state.red]


def open_sides(state: KnightRider, number: int) -> str:
    sides = state.track.open_sides(state.track.centre(TILE[number]))
    return "".join(SIDE_NAMES[side] for side in range(4) if sides >> side & 1)


def blocked(state: KnightRider, number: int) -> bool:
    return state.track.is_blocked(state.track.centre(TILE[number]))


def placements(state: KnightRider) -> set[str]:
    return {text.removeprefix("place ") for text in menu(state)}


def won(state: KnightRider) -> list[int]:
    return list(state.winners()) if state.turn() == OVER else []
