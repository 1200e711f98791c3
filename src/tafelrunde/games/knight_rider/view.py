"""Knight Rider: what each seat may see, as numbers and as a text table (R7)."""

from __future__ import annotations

import msgspec

from tafelrunde.core.bits import list_bits
from tafelrunde.core.words import Message, Section, player, say
from tafelrunde.games.knight_rider.city_map import draw_map
from tafelrunde.games.knight_rider.data import (
    ALL_SIDES,
    CELL_X,
    CELL_Y,
    DIVERSION_NAMES,
    DIVERSIONS,
    ESCAPE_DX,
    ESCAPE_DY,
    ESCAPE_NAMES,
    FEET,
    FIELD_X,
    FIELD_Y,
    FORWARD,
    KITT_NAMES,
    NO_FOOT,
    NONE,
    SETS,
    SHAPE,
    SHAPE_NAMES,
    SIDE_NAMES,
    TILE_NUMBER,
    TILES,
)
from tafelrunde.games.knight_rider.rules import KnightRider
from tafelrunde.games.knight_rider.state import LOT, PHASES, RED_TENS, ROLLING
from tafelrunde.games.knight_rider.track import BLOCKED, CARD_CODES


class CardView(msgspec.Struct, frozen=True):
    kind: str
    foot: str | None


class TileView(msgspec.Struct, frozen=True):
    number: int
    shape: str
    x: int
    y: int
    rotation: int
    roads: list[str]
    open: list[str]
    """The sides towards which one can drive, with the cards that lie here."""
    blocked: bool
    cards: list[CardView]
    """Oldest first."""


class CarView(msgspec.Struct, frozen=True):
    seat: int
    number: int
    field: list[int] | None
    entry: list[int] | None
    facing: str
    upside_down: bool
    mantle: bool
    visits: int
    kitt: int
    diversions: int
    """How many cards its driver holds."""


class HandView(msgspec.Struct, frozen=True):
    seat: int
    kitt: list[str]
    diversions: list[str]


class KnightRiderView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    first: int | None
    active: int
    pending: list[int]
    round: int
    round_limit: int
    table_size: int
    tiles: list[TileView]
    undrawn: list[int]
    drawn: int | None
    drawn_shape: str | None
    aside: list[int]
    removed: list[int]
    tens: int | None
    red: int | None
    start_tile: int | None
    checkpoints: list[int]
    cars: list[CarView]
    escapes: list[str]
    """The escape cards still face down."""
    roll: int
    points: int
    kitt_played: bool
    diversion_laid: bool
    declared: str | None
    lay_kind: str | None
    lay_tile: int | None
    """The diversion this seat is choosing; others see nothing of it."""
    secret_hands: bool
    hands: list[HandView]
    """Those the viewer may see."""
    kitt_used: list[str]
    diversions_used: list[str]
    """Discarded or cleared, for all to see."""
    winners: list[int]


# -- R7  What may be seen ----------------------------------------------------------------


def view(state: KnightRider, seat: int | None) -> KnightRiderView:
    now = state.now
    own_turn = seat is not None and seat == state.active
    return KnightRiderView(
        seat=seat,
        phase=PHASES[state.phase],
        first=None if state.phase == LOT else state.first,
        active=state.active,
        pending=list(state.pending()),
        round=state.round,
        round_limit=state.agreed.round_limit,
        table_size=state.agreed.table_size,
        tiles=[tile_view(state, tile) for tile in range(TILES) if state.track.is_laid(tile)],
        undrawn=[TILE_NUMBER[tile] for tile in list_bits(state.undrawn)],
        drawn=tile_number(state.drawn),
        drawn_shape=None if state.drawn == NONE else SHAPE_NAMES[SHAPE[state.drawn]],
        aside=[TILE_NUMBER[tile] for tile in state.aside],
        removed=[TILE_NUMBER[tile] for tile in list_bits(state.removed)],
        tens=state.tens or None,
        red=tile_number(state.red),
        start_tile=tile_number(state.start_tile),
        checkpoints=[TILE_NUMBER[tile] for tile in state.checkpoints],
        cars=[car_view(state, driver) for driver in range(state.seats)],
        escapes=[ESCAPE_NAMES[card] for card in list_bits(state.escapes)],
        roll=now.roll,
        points=now.points,
        kitt_played=now.kitt_played,
        diversion_laid=now.diversion_laid,
        declared=None if now.declared == NONE else declared_name(now.declared),
        lay_kind=DIVERSION_NAMES[now.lay_kind] if own_turn and now.lay_kind != NONE else None,
        lay_tile=tile_number(now.lay_tile) if own_turn else None,
        secret_hands=state.secret_hands(),
        hands=[
            hand_view(state, owner)
            for owner in range(state.seats)
            if owner == seat or not state.secret_hands()
        ],
        kitt_used=used(state.kitt, state.kitt_out, KITT_NAMES),
        diversions_used=used(
            [*state.diversions, laid_kinds(state)], state.diversions_out, DIVERSION_NAMES
        ),
        winners=list(list_bits(state.won)),
    )


def tile_view(state: KnightRider, tile: int) -> TileView:
    track = state.track
    cell = track.cell_of[tile]
    return TileView(
        number=TILE_NUMBER[tile],
        shape=SHAPE_NAMES[SHAPE[tile]],
        x=CELL_X[cell],
        y=CELL_Y[cell],
        rotation=track.rotation[tile],
        roads=side_names(track.roads(tile)),
        open=side_names(track.open_at[cell] & ALL_SIDES),
        blocked=track.open_at[cell] & BLOCKED != 0,
        cards=[card_view(code) for code in track.laid if code // CARD_CODES == tile],
    )


def card_view(code: int) -> CardView:
    foot = code % FEET
    kind = DIVERSION_NAMES[code % CARD_CODES // FEET]
    return CardView(kind, None if foot == NO_FOOT else SIDE_NAMES[foot])


def car_view(state: KnightRider, seat: int) -> CarView:
    car = state.cars[seat]
    return CarView(
        seat=seat,
        number=(seat - state.first) % state.seats + 1,
        field=place(car.field),
        entry=place(car.entry) if car.field == NONE else None,
        facing=SIDE_NAMES[car.facing],
        upside_down=car.upside_down,
        mantle=car.mantle,
        visits=car.visits,
        kitt=sum(state.kitt[seat]),
        diversions=sum(state.diversions[seat]),
    )


def hand_view(state: KnightRider, seat: int) -> HandView:
    return HandView(
        seat=seat,
        kitt=names_of(state.kitt[seat], KITT_NAMES),
        diversions=names_of(state.diversions[seat], DIVERSION_NAMES),
    )


def used(hands: list[list[int]], out: list[int], names: tuple[str, ...]) -> list[str]:
    """What is neither in a hand nor left over by the deal has been played."""
    counts = [SETS - out[kind] - sum(hand[kind] for hand in hands) for kind in range(len(names))]
    return names_of(counts, names)


def laid_kinds(state: KnightRider) -> list[int]:
    counts = [0] * DIVERSIONS
    for code in state.track.laid:
        counts[code % CARD_CODES // FEET] += 1
    return counts


def names_of(counts: list[int], names: tuple[str, ...]) -> list[str]:
    return [name for name, many in zip(names, counts, strict=True) for copy in range(many)]


def tile_number(tile: int) -> int | None:
    return None if tile == NONE else TILE_NUMBER[tile]


def side_names(sides: int) -> list[str]:
    return [SIDE_NAMES[side] for side in list_bits(sides)]


def place(field: int) -> list[int] | None:
    return None if field == NONE else [FIELD_X[field], FIELD_Y[field]]


def declared_name(declared: int) -> str:
    return "forward" if declared == FORWARD else "jump"


# -- The text table ----------------------------------------------------------------------


def describe(view: KnightRiderView) -> list[Section]:
    sections = [_facts(view)]
    if view.tiles or view.drawn is not None:
        lines = draw_map(view)
        rows = tuple((say("map-line", line=line),) for line in lines)
        sections.append(Section(say("section-map"), rows))
    if view.phase in PHASES[ROLLING:]:
        sections.append(_cars(view))
    if any(tile.cards for tile in view.tiles):
        sections.append(_cards_on_tiles(view))
    if view.hands and view.phase not in PHASES[:RED_TENS]:
        sections.append(_hands(view))
    return sections


def _facts(view: KnightRiderView) -> Section:
    chasing = view.phase in PHASES[ROLLING:]
    facts: list[tuple[Message, ...]] = [(say("fact-phase"), say(f"phase-{view.phase}"))]
    if chasing:
        count = say("count-of", number=view.round, of=view.round_limit)
        facts += [(say("fact-round"), count), (say("fact-driver"), player(view.active))]
        if view.roll:
            facts.append((say("fact-roll"), say("roll", die=view.roll)))
            facts.append((say("fact-points"), say("number", number=view.points)))
    elif view.first is not None:
        facts.append((say("fact-builder"), player(view.active)))
    if view.drawn is not None:
        shape = say(f"shape-{view.drawn_shape}")
        facts.append((say("fact-drawn"), say("tile-shape", tile=view.drawn, shape=shape)))
    if view.undrawn:
        facts.append((say("fact-undrawn"), say("number", number=len(view.undrawn))))
    for name, tiles in (("aside", view.aside), ("removed", view.removed)):
        if tiles:
            facts.append((say(f"fact-{name}"), say("list", items=_tiles(tiles))))
    if view.red is not None:
        facts.append((say("fact-red"), say("tile", tile=view.red)))
    if view.checkpoints:
        facts.append((say("fact-checkpoints"), say("list", items=_tiles(view.checkpoints))))
    if chasing:
        cards = tuple(escape(name) for name in view.escapes)
        facts.append((say("fact-escapes"), say("list", items=cards)))
    if view.lay_kind is not None:
        facts.append((say("fact-laying"), diversion(view.lay_kind)))
    if view.winners:
        winners = tuple(player(seat) for seat in view.winners)
        facts.append((say("fact-winners"), say("list", items=winners)))
    return Section(say("section-chase"), tuple(facts))


def _way(card: str) -> str:
    """R2.3  Where an escape card leads, an arrow for each cell."""
    at = ESCAPE_NAMES.index(card)
    x, y = ESCAPE_DX[at], ESCAPE_DY[at]
    return abs(x) * ("→" if x > 0 else "←") + abs(y) * ("↓" if y > 0 else "↑")


def _cars(view: KnightRiderView) -> Section:
    head = ["car", "driver", "field", "facing", "condition", "cards"]
    if view.checkpoints:
        head.append("visits")
    rows = []
    for car in sorted(view.cars, key=lambda car: car.number):
        row = [
            say("number", number=car.number),
            player(car.seat),
            _where(view, car),
            side(car.facing),
            _condition(car),
            say("hand-size", kitt=car.kitt, diversions=car.diversions),
        ]
        if view.checkpoints:
            row.append(say("count-of", number=car.visits, of=len(view.checkpoints)))
        rows.append(tuple(row))
    return Section(say("section-cars"), tuple(rows), tuple(say(f"head-{name}") for name in head))


def _where(view: KnightRiderView, car: CarView) -> Message:
    numbers = {(tile.x, tile.y): tile.number for tile in view.tiles}
    if car.field is not None:
        return field_words(numbers, *car.field)
    assert car.entry is not None
    return say("waits-at", field=field_words(numbers, *car.entry))


def field_words(numbers: dict[tuple[int, int], int], x: int, y: int) -> Message:
    """R2.1  A field by the tiles it belongs to: a centre, a border, or an open road end."""
    if x % 2 == 0 and y % 2 == 0:
        return say("field-centre", tile=numbers[x // 2, y // 2])
    before, behind = ("W", "E") if x % 2 else ("N", "S")
    first = numbers.get((x // 2, y // 2))
    second = numbers.get(((x + 1) // 2, (y + 1) // 2))
    if first is not None and second is not None:
        return say("field-border", first=first, second=second)
    if first is not None:
        return say("field-end", tile=first, side=side(behind))
    assert second is not None
    return say("field-end", tile=second, side=side(before))


def _condition(car: CarView) -> Message:
    if car.upside_down:
        return say("condition-roof")
    return say("condition-mantle" if car.mantle else "condition-fine")


def _cards_on_tiles(view: KnightRiderView) -> Section:
    rows = tuple(
        (
            say("tile", tile=tile.number),
            say("list", items=tuple(_laid(card) for card in tile.cards)),
            say("list", items=tuple(side(name) for name in tile.open)),
            say("blocked" if tile.blocked else "passable"),
        )
        for tile in view.tiles
        if tile.cards
    )
    head = tuple(say(f"head-{name}") for name in ("tile", "laid", "open", "centre"))
    return Section(say("section-diversions"), rows, head)


def _laid(card: CardView) -> Message:
    if card.foot is None:
        return diversion(card.kind)
    return say("card-with-foot", card=diversion(card.kind), side=side(card.foot))


def _hands(view: KnightRiderView) -> Section:
    rows = tuple(
        (
            player(hand.seat),
            say("list", items=tuple(kitt(name) for name in hand.kitt)),
            say("list", items=tuple(diversion(name) for name in hand.diversions)),
        )
        for hand in view.hands
    )
    head = tuple(say(f"head-{name}") for name in ("driver", "kitt", "diversions"))
    return Section(say("section-hands"), rows, head)


def _tiles(numbers: list[int]) -> tuple[Message, ...]:
    return tuple(say("tile", tile=number) for number in numbers)


def side(name: str) -> Message:
    return say(f"side-{name}")


def escape(name: str) -> Message:
    return say("escape-card", way=_way(name))


def kitt(name: str) -> Message:
    return say(f"kitt-{name}")


def diversion(name: str) -> Message:
    return say(f"diversion-{name}")
