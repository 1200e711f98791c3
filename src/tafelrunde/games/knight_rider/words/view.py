"""Knight Rider: what each seat may see (R7)."""

from __future__ import annotations

import msgspec

from tafelrunde.core.bits import list_bits
from tafelrunde.games.knight_rider.loading import field_position
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.cards import points_with
from tafelrunde.games.knight_rider.rules.escape import tile_from_red
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.reach import Reach, Stop
from tafelrunde.games.knight_rider.rules.scoring import air_line
from tafelrunde.games.knight_rider.rules.state import (
    BEFORE_MOVE,
    LOT,
    PHASES,
    ROLLING,
    STEPPING,
)
from tafelrunde.games.knight_rider.rules.track import BLOCKED, card_foot, card_kind, card_tile
from tafelrunde.games.knight_rider.words.dangers import DangerView, StandView, danger
from tafelrunde.games.knight_rider.words.notation import NOTATION


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
    driven: int
    """Fields it drove or jumped onto so far."""
    way: list[StandView]
    """Those of its last turn, in their order."""
    kitt: int
    diversions: int
    """How many cards its driver holds."""
    away: int | None
    """Fields to the red car as the crow flies, once the chase has begun."""


class StepView(msgspec.Struct, frozen=True):
    """A choice on the way, and how things stand after it."""

    text: str
    kind: str
    x: int
    y: int
    facing: str
    points: int
    ram: bool


class EndView(msgspec.Struct, frozen=True):
    """A place where the move can end, if nothing on the way changes."""

    x: int
    y: int
    facing: str
    oil: bool
    catch: bool
    jump: bool
    rams: list[int]
    """The seats whose cars would be rammed on the way."""
    steps: list[StepView]
    """The choices that lead there, one after the other."""


class ReachView(msgspec.Struct, frozen=True):
    turbo: str | None
    """The turbo that would be played first."""
    points: int
    ends: list[EndView]


class TargetView(msgspec.Struct, frozen=True):
    """An escape card: so many cells to the east and to the south of the red car."""

    card: str
    x: int
    y: int
    left: bool
    """It is still face down."""
    tile: int | None
    """Where it leads; without a tile the red car stays."""


class ShapeView(msgspec.Struct, frozen=True):
    shape: str
    left: int


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
    shapes_left: list[ShapeView]
    """How many of each shape are still face down."""
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
    red_targets: list[TargetView]
    """All escape cards, once the red car is on the table."""
    danger: DangerView | None
    """A die that is about to be thrown on the road."""
    reach: list[ReachView]
    """For the driver alone, who is about to move: as things stand, and with each turbo."""


# -- R7  What may be seen ----------------------------------------------------------------


def open_view(state: KnightRider) -> KnightRiderView:
    now = state.now
    return KnightRiderView(
        seat=None,
        phase=PHASES[state.phase],
        first=None if state.phase == LOT else state.first,
        active=state.active,
        pending=list(state.pending()),
        round=state.round,
        round_limit=state.agreed.round_limit,
        table_size=state.agreed.table_size,
        tiles=[tile_view(state, tile) for tile in range(data.TILES) if state.track.is_laid(tile)],
        undrawn=[data.TILE_NUMBER[tile] for tile in list_bits(state.supply.undrawn)],
        shapes_left=shapes_left(state),
        drawn=tile_number(state.supply.drawn),
        drawn_shape=None
        if state.supply.drawn == data.NONE
        else data.SHAPE_NAMES[data.SHAPE[state.supply.drawn]],
        aside=[data.TILE_NUMBER[tile] for tile in state.supply.aside],
        removed=[data.TILE_NUMBER[tile] for tile in list_bits(state.supply.removed)],
        tens=state.tens or None,
        red=tile_number(state.red),
        start_tile=tile_number(state.start_tile),
        checkpoints=[data.TILE_NUMBER[tile] for tile in state.checkpoints],
        cars=[car_view(state, driver) for driver in range(state.seats)],
        escapes=[data.ESCAPE_NAMES[card] for card in list_bits(state.escapes)],
        roll=now.roll,
        points=now.points,
        kitt_played=now.kitt_played,
        diversion_laid=now.diversion_laid,
        declared=None if now.declared == data.NONE else declared_name(now.declared),
        lay_kind=None,
        lay_tile=None,
        secret_hands=state.secret_hands(),
        hands=[]
        if state.secret_hands()
        else [hand_view(state, owner) for owner in range(state.seats)],
        kitt_used=used(state.kitt.hands, state.kitt.out, data.KITT_NAMES),
        diversions_used=used(
            [*state.diversions.hands, laid_kinds(state)], state.diversions.out, data.DIVERSION_NAMES
        ),
        winners=list(list_bits(state.won)),
        red_targets=red_targets(state),
        danger=danger(state),
        reach=[],
    )


def own_view(state: KnightRider, seat: int) -> dict[str, object]:
    """The seat's hand; in its turn the diversion being laid, and how far the car can go."""
    own: dict[str, object] = {}
    if state.secret_hands():
        own["hands"] = [hand_view(state, seat)]
    if seat == state.active:
        kind = state.now.lay_kind
        own["lay_kind"] = None if kind == data.NONE else data.DIVERSION_NAMES[kind]
        own["lay_tile"] = tile_number(state.now.lay_tile)
        own["reach"] = reach_views(state)
    return own


def shapes_left(state: KnightRider) -> list[ShapeView]:
    counts = [0] * len(data.SHAPE_NAMES)
    for tile in list_bits(state.supply.undrawn):
        counts[data.SHAPE[tile]] += 1
    return [ShapeView(name, left) for name, left in zip(data.SHAPE_NAMES, counts, strict=True)]


def tile_view(state: KnightRider, tile: int) -> TileView:
    track = state.track
    cell = track.cell_of[tile]
    return TileView(
        number=data.TILE_NUMBER[tile],
        shape=data.SHAPE_NAMES[data.SHAPE[tile]],
        x=data.CELL_X[cell],
        y=data.CELL_Y[cell],
        rotation=track.rotation[tile],
        roads=side_names(track.roads(tile)),
        open=side_names(track.open_at[cell] & data.ALL_SIDES),
        blocked=track.open_at[cell] & BLOCKED != 0,
        cards=[card_view(code) for code in track.laid if card_tile(code) == tile],
    )


def card_view(code: int) -> CardView:
    foot = card_foot(code)
    kind = data.DIVERSION_NAMES[card_kind(code)]
    return CardView(kind, None if foot == data.NO_FOOT else data.SIDE_NAMES[foot])


def car_view(state: KnightRider, seat: int) -> CarView:
    car = state.cars[seat]
    return CarView(
        seat=seat,
        number=(seat - state.first) % state.seats + 1,
        field=place(car.field),
        entry=place(car.entry) if car.field == data.NONE else None,
        facing=data.SIDE_NAMES[car.facing],
        upside_down=car.upside_down,
        mantle=car.mantle,
        visits=car.visits,
        driven=car.driven,
        way=[stand_view(stand) for stand in car.way],
        kitt=sum(state.kitt.hands[seat]),
        diversions=sum(state.diversions.hands[seat]),
        away=air_line(state, seat) if state.phase >= ROLLING else None,
    )


def stand_view(stand: int) -> StandView:
    x, y = field_position(stand // data.SIDES)
    return StandView(x, y, data.SIDE_NAMES[stand % data.SIDES])


def hand_view(state: KnightRider, seat: int) -> HandView:
    return HandView(
        seat=seat,
        kitt=names_of(state.kitt.hands[seat], data.KITT_NAMES),
        diversions=names_of(state.diversions.hands[seat], data.DIVERSION_NAMES),
    )


def red_targets(state: KnightRider) -> list[TargetView]:
    if state.red == data.NONE:
        return []
    return [
        TargetView(
            card=name,
            x=data.ESCAPE_DX[card],
            y=data.ESCAPE_DY[card],
            left=state.escapes >> card & 1 == 1,
            tile=tile_number(tile_from_red(state, card)),
        )
        for card, name in enumerate(data.ESCAPE_NAMES)
    ]


def reach_views(state: KnightRider) -> list[ReachView]:
    """R4.2  Before the first step, and while there are steps to make."""
    if state.phase not in (BEFORE_MOVE, STEPPING) or state.now.lay_kind != data.NONE:
        return []
    views = [reach_view(state, None, state.now.points)]
    for action in state.legal(state.active):
        if actions.is_play(action) and actions.play_card(action) != data.MANTLE:
            card = actions.play_card(action)
            views.append(reach_view(state, card, points_with(state, card)))
    return views


def reach_view(state: KnightRider, turbo: int | None, points: int) -> ReachView:
    trial = state.clone()
    if turbo is not None:
        trial.now.kitt_played = True
    ends = [end_view(stop) for stop in Reach(trial, points).ends()]
    return ReachView(None if turbo is None else data.KITT_NAMES[turbo], points, ends)


def end_view(stop: Stop) -> EndView:
    return EndView(
        x=data.FIELD_X[stop.field],
        y=data.FIELD_Y[stop.field],
        facing=data.SIDE_NAMES[stop.facing],
        oil=stop.oil,
        catch=stop.catches,
        jump=any(passed.step == actions.JUMP for passed in stop.way()),
        rams=list(list_bits(stop.rams)),
        steps=[step_view(passed) for passed in stop.way()],
    )


def step_view(stop: Stop) -> StepView:
    return StepView(
        text=NOTATION.text(stop.step),
        kind=NOTATION.kind(stop.step),
        x=data.FIELD_X[stop.field],
        y=data.FIELD_Y[stop.field],
        facing=data.SIDE_NAMES[stop.facing],
        points=stop.points,
        ram=stop.by_ram,
    )


def used(hands: list[list[int]], out: list[int], names: tuple[str, ...]) -> list[str]:
    """What is neither in a hand nor left over by the deal has been played."""
    counts = [
        data.SETS - out[kind] - sum(hand[kind] for hand in hands) for kind in range(len(names))
    ]
    return names_of(counts, names)


def laid_kinds(state: KnightRider) -> list[int]:
    counts = [0] * data.DIVERSIONS
    for code in state.track.laid:
        counts[card_kind(code)] += 1
    return counts


def names_of(counts: list[int], names: tuple[str, ...]) -> list[str]:
    return [name for name, many in zip(names, counts, strict=True) for copy in range(many)]


def tile_number(tile: int) -> int | None:
    return None if tile == data.NONE else data.TILE_NUMBER[tile]


def side_names(sides: int) -> list[str]:
    return [data.SIDE_NAMES[side] for side in list_bits(sides)]


def place(field: int) -> list[int] | None:
    return None if field == data.NONE else [data.FIELD_X[field], data.FIELD_Y[field]]


def declared_name(declared: int) -> str:
    return "forward" if declared == actions.FORWARD else "jump"
