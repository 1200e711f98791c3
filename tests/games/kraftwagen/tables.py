"""Positions of Kraftwagen, written as one would lay them out. Players are A, B, C, D."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.kraftwagen import GAME
from tafelrunde.games.kraftwagen.rules.data import (
    AWARD_NAMES,
    BODIES,
    CARD_NAMES,
    DECK,
    DEVELOPMENTS,
    ENGINEER_NAMES,
    FIRST_ENGINEER,
    FROM_CARS,
    HALLS,
    MOTOR,
    MOTORS,
    NONE,
    PREFERENCE_NAMES,
    PRICES,
    SOURCES,
    START_NAMES,
    TILE_NAMES,
    TURN_CAP,
)
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.state import FIRST_SEAT
from tests.kit.scenario import Scenario

SEATS = "ABCD"
TILES = "T01 T02 T03 T04 T05 T06 T07 T08 T09 T10"
Mat = dict[str, Any]
Mats = dict[str, Mat]


def lay(
    chain: str,
    *,
    seats: int = 4,
    mats: Mats | None = None,
    market: Sequence[str] = (),
    buyers: str = "",
    money: Sequence[int] = (2, 1, 1, 1),
    track: int | None = None,
    number: int = 1,
    last_turn: bool = False,
    open_cards: str = "DEV_BB DEV_EE",
    deck: str | None = None,
    discard: str = "",
    awards: Mapping[str, str] | None = None,
    special_used: str = "",
    options: Mapping[str, object] | None = None,
) -> Kraftwagen:
    """A turn begins. Stock, supplies and deck are what the laid pieces leave."""
    position: dict[str, Any] = GAME.new(seats, options).position()
    position["phase"] = "select_tile"
    position["chain"] = links(chain)
    position["active"] = position["chain"][0] - FIRST_SEAT
    position["round"] = number
    position["turns"] = TURN_CAP * seats - 1 if last_turn else 0
    cars = [car_row(words) for words in market]
    for seat in range(seats):
        position["mats"][seat] = mat_position(seat, (mats or {}).get(SEATS[seat], {}), cars, number)
    lay_market(position, cars, number)
    position["buyers"] = [PREFERENCE_NAMES.index(name) for name in buyers.split()]
    position["money"] = list(money)
    position["track"] = (2 if seats == 2 else 4) if track is None else track
    position["open_cards"] = [CARD_NAMES.index(name) for name in open_cards.split()]
    for name, owner in (awards or {}).items():
        position["awards"][AWARD_NAMES.index(name)] = SEATS.index(owner)
    lay_special(position, special_used)
    lay_cards(position, deck, discard)
    return GAME.load(position)


def links(chain: str) -> list[int]:
    found = []
    for word in chain.split():
        found.append(FIRST_SEAT + SEATS.index(word) if word in SEATS else TILE_NAMES.index(word))
    return found


def mat_position(seat: int, mat: Mat, cars: list[list[int]], number: int) -> dict[str, Any]:
    developments = [0] * DEVELOPMENTS
    for name in mat.get("active", "").split():
        developments[CARD_NAMES.index(name)] += 1
    busy = sum(developments) + sum(car[3] for car in cars if car[0] == seat)
    canteen = mat.get("canteen", min(4, 12 - busy))
    supply = mat.get("supply", 12 - busy - canteen)
    missing = 12 - busy - canteen - supply
    if missing > 0:
        # Workers that are not named are out of the way on a car nobody wants.
        cars.append([seat, 1, 1, missing, PRICES[number][-1 - seat], NONE])
    markers = bits(mat.get("engineers", ""), ENGINEER_NAMES)
    spent = bits(mat.get("spent", ""), ENGINEER_NAMES)
    halls = [part_number(word) for word in mat.get("halls", "").split()]
    return {
        "canteen": canteen,
        "supply": supply,
        "halls": halls + [0] * (HALLS - len(halls)),
        "race_engine": mat.get("race", 0),
        "space": mat.get("space", 0),
        "laps": mat.get("laps", 0),
        "developments": developments,
        "inactive": [CARD_NAMES.index(name) for name in mat.get("inactive", "").split()],
        "engineers": markers | spent,
        "markers": markers,
        "start_tile": START_NAMES.index(mat.get("start", "S1_RACE")),
        "sold": mat.get("sold", 0),
        "points": [mat.get("points", 0)] + [0] * (SOURCES - 1),
    }


def part_number(word: str) -> int:
    """`B3` is a body, `E2` an engine, `-` an empty workshop."""
    if word == "-":
        return 0
    return int(word[1]) + (MOTOR if word[0] == "E" else 0)


def car_row(words: str) -> list[int]:
    """`A 4/3/1/8 BENZ`: owner, body, engine, workers, price, marker."""
    owner, numbers, *marker = words.split()
    values = [int(number) for number in numbers.split("/")]
    return [SEATS.index(owner), *values, ENGINEER_NAMES.index(marker[0]) if marker else NONE]


def bits(words: str, names: Sequence[str]) -> int:
    return sum(2 ** names.index(word) for word in words.split())


def lay_market(position: dict[str, Any], cars: list[list[int]], number: int) -> None:
    for space, car in enumerate(cars):
        position["market"][space] = car
        if car[5] != NONE:
            position["mats"][car[0]]["engineers"] |= 2 ** car[5]
    taken = {car[4] for car in cars}
    position["prices"] = sum(2**price for price in PRICES[number] if price not in taken)
    halls = [part for mat in position["mats"] for part in mat["halls"]]
    race = [mat["race_engine"] for mat in position["mats"]]
    for value in range(1, 8):
        bodies = halls.count(value) + sum(car[1] == value for car in cars)
        motors = halls.count(MOTOR + value) + race.count(value)
        motors += sum(car[2] == value for car in cars)
        position["bodies"][value] = BODIES[value] - bodies
        position["motors"][value] = MOTORS[value] - motors


def lay_cards(position: dict[str, Any], deck: str | None, discard: str) -> None:
    """The deck is all that lies nowhere else; if it is named, the last player holds the rest."""
    left = list(DECK) if position["agreed"]["engineers"] else [*DECK[:FIRST_ENGINEER], *[0] * 9]
    for card in position["open_cards"]:
        left[card] -= 1
    position["discard"] = [0] * len(DECK)
    for name in discard.split():
        position["discard"][CARD_NAMES.index(name)] += 1
        left[CARD_NAMES.index(name)] -= 1
    for mat in position["mats"]:
        for card in range(DEVELOPMENTS):
            left[card] -= mat["developments"][card] + mat["inactive"].count(card)
        for engineer in range(len(ENGINEER_NAMES)):
            left[FIRST_ENGINEER + engineer] -= mat["engineers"] >> engineer & 1
    if deck is not None:
        for name in deck.split():
            left[CARD_NAMES.index(name)] -= 1
        holder = position["mats"][-1]
        holder["inactive"] += [card for card in range(DEVELOPMENTS) for copy in range(left[card])]
        for engineer in range(len(ENGINEER_NAMES)):
            holder["engineers"] |= left[FIRST_ENGINEER + engineer] << engineer
        left = [deck.split().count(name) for name in CARD_NAMES]
    position["deck"] = left


def lay_special(position: dict[str, Any], used: str) -> None:
    if position["agreed"]["special_tiles"]:
        letter = "ABC"[position["round"] - 1]
        tiles = [tile for tile, name in enumerate(TILE_NAMES) if name.startswith(f"X{letter}")]
        position["special_used"] = bits(used, TILE_NAMES)
        away = [*position["chain"], *(TILE_NAMES.index(name) for name in used.split())]
        position["special_stack"] = sum(2**tile for tile in tiles if tile not in away)


# -- Playing and looking -----------------------------------------------------------------


scene = Scenario(GAME, SEATS)
act, menu = scene.act, scene.menu


def why_not(state: Kraftwagen, player: str, text: str) -> str:
    return scene.why_not(state, f"{player} {text}")


def chain(state: Kraftwagen) -> str:
    words = []
    for item in state.chain:
        words.append(SEATS[item - FIRST_SEAT] if item >= FIRST_SEAT else TILE_NAMES[item])
    return " ".join(words)


def halls(state: Kraftwagen, player: str) -> str:
    words = []
    for part in state.mats[SEATS.index(player)].halls:
        words.append("-" if part == 0 else f"E{part - MOTOR}" if part > MOTOR else f"B{part}")
    return " ".join(words)


def score(state: Kraftwagen, player: str) -> int:
    return int(state.mats[SEATS.index(player)].score())


def car_money(state: Kraftwagen) -> list[int]:
    """What everybody has gained by cars."""
    return [int(mat.points[FROM_CARS]) for mat in state.mats]


def levels(state: Kraftwagen, player: str) -> tuple[int, int]:
    mat = state.mats[SEATS.index(player)]
    return int(mat.body_level()), int(mat.engine_level())


def workers(state: Kraftwagen, player: str) -> tuple[int, int]:
    """Canteen and supply."""
    mat = state.mats[SEATS.index(player)]
    return int(mat.canteen), int(mat.supply)


def race(state: Kraftwagen, player: str) -> tuple[int, int]:
    """Space and laps."""
    mat = state.mats[SEATS.index(player)]
    return int(mat.space), int(mat.laps)


def discarded(state: Kraftwagen) -> int:
    return int(state.research.discard_size)
