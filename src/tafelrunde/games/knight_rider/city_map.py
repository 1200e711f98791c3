"""Knight Rider: the city as lines of text, one line and five columns for each field."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.games.knight_rider.view import CarView, KnightRiderView, TileView

ROAD = {
    "": "·", "N": "╹", "E": "╺", "S": "╻", "W": "╸",
    "NE": "┗", "NS": "┃", "NW": "┛", "ES": "┏", "EW": "━", "SW": "┓",
    "NES": "┣", "NEW": "┻", "NSW": "┫", "ESW": "┳", "NESW": "╋",
}  # fmt: skip
"""By open sides."""
BLOCK = "▒"
RED = "◆"
ARROW = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
ROOF = "×"
WIDTH = 5
GUTTER = 5

Drawing = dict[tuple[int, int], str]


def draw_map(view: KnightRiderView) -> list[str]:
    """Numbers of tiles stand at their north-western corners, coordinates at the rim."""
    drawing: Drawing = {}
    for tile in view.tiles:
        _draw_tile(drawing, tile, tile.number == view.red)
    for car in view.cars:
        _draw_car(drawing, car)
    xs = [x for x, y in drawing]
    ys = [y for x, y in drawing]
    columns = range(min(xs), max(xs) + 1)
    head = "".join((str(x // 2) if x % 2 == 0 else "").center(WIDTH) for x in columns)
    lines = [" " * GUTTER + head]
    for y in range(min(ys), max(ys) + 1):
        label = f"{y // 2:>{GUTTER - 1}} " if y % 2 == 0 else " " * GUTTER
        lines.append(label + "".join(drawing.get((x, y), " " * WIDTH) for x in columns))
    return [line.rstrip() for line in lines]


def _draw_tile(drawing: Drawing, tile: TileView, red: bool) -> None:
    x, y = 2 * tile.x, 2 * tile.y
    drawing[x - 1, y - 1] = str(tile.number).center(WIDTH)
    west = _arm("W", tile)
    east = _arm("E", tile)
    middle = BLOCK if tile.blocked else ROAD["".join(tile.open)]
    drawing[x, y] = 2 * west + (RED if red else middle) + 2 * east
    for side, there in (("N", (x, y - 1)), ("S", (x, y + 1))):
        if side in tile.roads:
            drawing[there] = "┃".center(WIDTH)
    for side, there in (("E", (x + 1, y)), ("W", (x - 1, y))):
        if side in tile.roads:
            drawing[there] = "━" * WIDTH


def _arm(side: str, tile: TileView) -> str:
    """Dashed where a card cuts the road off."""
    if side in tile.open:
        return "━"
    return "╌" if side in tile.roads else " "


def _draw_car(drawing: Drawing, car: CarView) -> None:
    if car.field is None:
        return
    x, y = car.field
    below = drawing[x, y]
    label = f"{car.number}{ROOF if car.upside_down else ARROW[car.facing]}"
    if RED in below:
        taken = below.strip("━ ╌")
        drawing[x, y] = (taken + label).center(WIDTH)
    elif any(arrow in below for arrow in (*ARROW.values(), ROOF)):
        drawing[x, y] = (below.strip("━ ╌┃") + label).center(WIDTH)
    else:
        drawing[x, y] = below[0] + label + below[3:]
