"""Positions of 1000 Kilometer, written as one would lay them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.core.bits import BIT
from tafelrunde.games.thousand_km import GAME
from tafelrunde.games.thousand_km.rules.data import CARD_NAMES, DISTANCES, SHEET_LINES
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tafelrunde.games.thousand_km.rules.state import EXTENSION
from tafelrunde.games.words import Words
from tests.kit.scenario import Scenario

CARD = {name: number for number, name in enumerate(CARD_NAMES)}
FILLER = ["KM25", "KM50", "KM75", "KM100", "GREEN", "SELF_HELP", "SPARE_TYRE", "SPARE_CAN"]
scene = Scenario(GAME)
act, menu = scene.act, scene.menu


def lay(
    *hands: str,
    seats: int | None = None,
    battle: Mapping[int, str] | None = None,
    speed: Mapping[int, str] | None = None,
    km: Mapping[int, str] | None = None,
    actions: Mapping[int, str] | None = None,
    blitz: Mapping[int, str] | None = None,
    discard: str = "",
    talon: str | int = 40,
    active: int = 0,
    phase: str = "choose",
    to_draw: int = 0,
    totals: Sequence[int] | None = None,
    rallies: int = 0,
    target: int | None = None,
    caller: int = -1,
    dealer: int | None = None,
    winner: int | None = None,
    options: Mapping[str, object] | None = None,
) -> ThousandKm:
    """A rally in the middle: hands by seat, piles by party, all as words; the rest is empty. With a
    winner it is the last one and over."""
    seats = seats or len(hands)
    position: dict[str, Any] = GAME.new(seats, {"first_dealer": 0, **(options or {})}).position()
    parties = position["agreed"]["parties"]
    position["phase"] = phase
    position["active"] = active
    position["dealer"] = (active - 1) % seats if dealer is None else dealer
    position["dealt"] = 6 * seats
    position["to_draw"] = to_draw
    position["hands"] = [counts(hands[seat] if seat < len(hands) else "") for seat in range(seats)]
    for party in range(parties):
        tableau = position["tableaus"][party]
        tableau["battle"] = cards((battle or {}).get(party, ""))
        tableau["speed"] = cards((speed or {}).get(party, ""))
        tableau["km"] = counts((km or {}).get(party, ""))[:DISTANCES]
        tableau["blitz"] = bits((blitz or {}).get(party, ""))
        tableau["actions"] = bits((actions or {}).get(party, "")) | tableau["blitz"]
    position["discard"] = counts(discard)
    position["last_discard"] = cards(discard)[-1] if discard else -1
    position["talon"] = counts(talon) if isinstance(talon, str) else filler(position, talon)
    position["totals"] = list(totals or [0] * parties)
    position["rallies"] = rallies
    if target is not None:
        position["target"] = target
    position["extension_caller"] = caller
    if winner is not None:
        sheet = [[0] * len(SHEET_LINES)] * parties
        finished = {"rallies": 1, "rally_winner": winner, "sheet": sheet}
        position |= {"phase": "over", "dealt": 0, **finished}
    return GAME.load(position)


def filler(position: Mapping[str, Any], many: int) -> list[int]:
    """Harmless cards that do not lie elsewhere: KM25 first, at most eight of each kind."""
    left = list(position["agreed"]["deck"])
    for pile in (*position["hands"], position["discard"]):
        left = [a - b for a, b in zip(left, pile, strict=True)]
    for tableau in position["tableaus"]:
        for card in (*tableau["battle"], *tableau["speed"]):
            left[card] -= 1
        for card, laid in enumerate(tableau["km"]):
            left[card] -= laid
    talon = [0] * len(CARD_NAMES)
    for name in FILLER:
        talon[CARD[name]] = min(8, left[CARD[name]], many - sum(talon))
    return talon


def cards(words: str) -> list[int]:
    return [CARD[word] for word in words.split()]


def counts(words: str) -> list[int]:
    hand = [0] * len(CARD_NAMES)
    for card in cards(words):
        hand[card] += 1
    return hand


def bits(words: str) -> int:
    return sum(BIT[card] for card in cards(words))


def why_not(state: ThousandKm, seat: int, text: str) -> str:
    return scene.why_not(state, f"{seat} {text}")


def hint(state: ThousandKm, seat: int, text: str, language: str = "en") -> str:
    """What the menu says that this would do."""
    found = GAME.choice(state, seat, GAME.notation.number(text)).hint
    return "" if found is None else Words(language, "thousand_km").render(found)


def top(state: ThousandKm, party: int) -> str:
    card = state.tableaus[party].top
    return "NONE" if card < 0 else CARD_NAMES[card]


def discarded(state: ThousandKm) -> list[str]:
    return [
        CARD_NAMES[card] for card, many in enumerate(state.discard.counts()) for copy in range(many)
    ]


def battle(state: ThousandKm, party: int) -> str:
    return " ".join(CARD_NAMES[card] for card in state.tableaus[party].battle)


def speed(state: ThousandKm, party: int) -> str:
    return " ".join(CARD_NAMES[card] for card in state.tableaus[party].speed)


def hand_sizes(state: ThousandKm) -> list[int]:
    return [hand.size for hand in state.hands]


def seven(options: dict[str, object] | None = None, talon: int = 40) -> ThousandKm:
    """The seventh scenario: 75 km to go, both 200s laid."""
    return lay(
        "KM25 KM50 KM75 KM100 KM200",
        "KM25",
        battle={0: "GREEN"},
        km={0: "KM200 KM200 KM100 KM100 KM25"},
        options=options,
        talon=talon,
    )


def nine(
    options: dict[str, object] | None = None, pile: str = "GREEN TANK", laid: str = ""
) -> ThousandKm:
    """The ninth scenario: an empty tank, and the card that lifts it in hand."""
    return lay("STATION KM100 GREEN", "KM25", options=options, battle={0: pile}, actions={0: laid})


def finish(state: ThousandKm) -> list[int]:
    """Seat 0 lays the last 50 km; the points of the rally."""
    act(state, "0 play KM50")
    if state.phase == EXTENSION:
        act(state, "0 stop here")
    return [sum(lines) for lines in state.results.sheet]
