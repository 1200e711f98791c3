"""Knight Rider: the city as lines of text, one line and three columns for each field."""

from __future__ import annotations

from tafelrunde.games.knight_rider.words.view import CarView, KnightRiderView, TileView

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
CENTRE = "░"
CENTRE_FIELDS = ((0, 0), (2, 0), (0, 2), (2, 2))
BUILDING = ("draw", "place", "relay")
WIDTH = 3
GUTTER = 3
"""So the largest table of twelve by twelve cells is 78 columns wide."""

Drawing = dict[tuple[int, int], str]


def draw_map(view: KnightRiderView) -> list[str]:
    """Numbers of tiles stand at their north-western corners, coordinates at the rim."""
    drawing: Drawing = {}
    building = view.phase in BUILDING
    if building:
        drawing |= dict.fromkeys(CENTRE_FIELDS, CENTRE.center(WIDTH))
    for tile in view.tiles:
        _draw_tile(drawing, tile, tile.number == view.red)
    for car in view.cars:
        _draw_car(drawing, car)
    columns = _span([x for x, y in drawing], view.table_size, building)
    rows = _span([y for x, y in drawing], view.table_size, building)
    head = "".join((str(x // 2) if x % 2 == 0 else "").center(WIDTH) for x in columns)
    lines = [" " * GUTTER + head]
    for y in rows:
        label = f"{y // 2:>{GUTTER - 1}} " if y % 2 == 0 else " " * GUTTER
        lines.append(label + "".join(drawing.get((x, y), " " * WIDTH) for x in columns))
    return [line.rstrip() or " " for line in lines]


def _span(drawn: list[int], table_size: int, building: bool) -> range:
    """From the first to the last field drawn; while the city grows also the cells beside them."""
    first, last = min(drawn), max(drawn)
    if building:
        rim = table_size // 2
        first, last = max(first - 2, 2 * (1 - rim) - 1), min(last + 2, 2 * rim + 1)
    return range(first, last + 1)


def _draw_tile(drawing: Drawing, tile: TileView, red: bool) -> None:
    x, y = 2 * tile.x, 2 * tile.y
    drawing[x - 1, y - 1] = str(tile.number).center(WIDTH)
    middle = BLOCK if tile.blocked else ROAD["".join(tile.open)]
    drawing[x, y] = _arm("W", tile) + (RED if red else middle) + _arm("E", tile)
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
    """`1▲` is car 1, `1+2` are two cars, `◆1▲` and `◆12` stand with the red car."""
    if car.field is None:
        return
    x, y = car.field
    below = drawing[x, y]
    others = "".join(mark for mark in below if mark.isdigit())
    label = f"{car.number}{ROOF if car.upside_down else ARROW[car.facing]}"
    if others:
        drawing[x, y] = f"{RED}{others}{car.number}" if RED in below else f"{others}+{car.number}"
    else:
        drawing[x, y] = (RED if RED in below else below[0]) + label
