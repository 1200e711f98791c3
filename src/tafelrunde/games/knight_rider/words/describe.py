"""Knight Rider: a view as a text table."""

from __future__ import annotations

from tafelrunde.core.words import Message, Section, player, say
from tafelrunde.games.knight_rider.rules.state import PHASES, RED_TENS, ROLLING
from tafelrunde.games.knight_rider.words.city_map import draw_map
from tafelrunde.games.knight_rider.words.names import diversion, escape, field_words, kitt, side
from tafelrunde.games.knight_rider.words.view import CardView, CarView, KnightRiderView


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
