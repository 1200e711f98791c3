"""Positions of Geisterfahrer, written as one would lay them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.geisterfahrer import GAME
from tafelrunde.games.geisterfahrer.rules.data import OFF, SAFE, SCRAP
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer
from tafelrunde.games.geisterfahrer.words.notation import FIELD_NAMES
from tests.kit.scenario import Scenario

PLACE = {"off": OFF, "safe": SAFE, "scrap": SCRAP} | {
    name: field for field, name in enumerate(FIELD_NAMES)
}
NAME = {place: name for name, place in PLACE.items()}
NUMBERS = (1, 2, 3, 4, 5)

scene = Scenario(GAME)
act, menu, why_not = scene.act, scene.menu, scene.why_not


def road(
    cars: Mapping[int, str] | None = None,
    ghosts: str = "",
    *,
    seats: int = 2,
    active: int = 0,
    turn_no: int = 50,
    waived: Sequence[int] | None = None,
    rescued_at: Sequence[int] | None = None,
    options: Mapping[str, object] | None = None,
) -> Geisterfahrer:
    """The beginning of a turn. Of a seat that is named the other cars are scrapped, of one that
    is not all wait beside the road."""
    position: dict[str, Any] = GAME.new(seats, {"start_seat": active, **(options or {})}).position()
    many = position["agreed"]["cars_per_player"]
    for seat, words in (cars or {}).items():
        placed = [PLACE[word] for word in words.split()]
        position["cars"][seat] = placed + [SCRAP] * (many - len(placed))
    for ghost, word in enumerate(ghosts.split()):
        position["ghosts"][ghost] = PLACE[word]
    position["turn_no"] = turn_no
    position["waived"] = list(waived or [0] * seats)
    position["rescued_at"] = rescued_at or [
        turn_no - seats + seat if SAFE in own else 0 for seat, own in enumerate(position["cars"])
    ]
    return GAME.load(position)


def thrown(state: Geisterfahrer, face: int | str) -> Geisterfahrer:
    """A copy in which the seat on turn has rolled this."""
    seat = state.turn()
    return act(state.clone(), f"{seat} roll", f"* die {face}")


def used(state: Geisterfahrer, number: int, text: str) -> str:
    """Where the first car of the seat on turn is after this use of a number."""
    seat = state.turn()
    return where(act(thrown(state, number), f"{seat} {text}"), seat)


def where(state: Geisterfahrer, seat: int, car: int = 1) -> str:
    return NAME[state.cars[seat][car - 1]]


def ghost(state: Geisterfahrer, name: str) -> str:
    return NAME[state.ghosts["AB".index(name)]]


def places_to_set(state: Geisterfahrer, seat: int) -> set[str]:
    return {text for text in menu(state, seat) if text.startswith("place ")}
