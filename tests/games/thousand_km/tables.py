"""Positions of 1000 Kilometer, written as one would lay them out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.core.bits import BIT
from tafelrunde.core.state import CHANCE
from tafelrunde.games.thousand_km import GAME
from tafelrunde.games.thousand_km.data import CARD_NAMES, DISTANCES
from tafelrunde.games.thousand_km.rules import ThousandKm

CARD = {name: number for number, name in enumerate(CARD_NAMES)}
FILLER = ["KM25", "KM50", "KM75", "KM100", "GREEN"]


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
    options: Mapping[str, object] | None = None,
) -> ThousandKm:
    """A rally in the middle: hands by seat, piles by party, all as words; the rest is empty."""
    seats = seats or len(hands)
    position: dict[str, Any] = GAME.new(seats, {"first_dealer": 0, **(options or {})}).position()
    parties = position["agreed"]["parties"]
    position["phase"] = phase
    position["active"] = active
    position["dealer"] = (active - 1) % seats if dealer is None else dealer
    position["dealt"] = 6 * seats
    position["to_draw"] = to_draw
    position["talon"] = counts(talon if isinstance(talon, str) else filler(talon))
    position["discard"] = counts(discard)
    position["hands"] = [counts(hands[seat] if seat < len(hands) else "") for seat in range(seats)]
    for party in range(parties):
        tableau = position["tableaus"][party]
        tableau["battle"] = cards((battle or {}).get(party, ""))
        tableau["speed"] = cards((speed or {}).get(party, ""))
        tableau["km"] = counts((km or {}).get(party, ""))[:DISTANCES]
        tableau["blitz"] = bits((blitz or {}).get(party, ""))
        tableau["actions"] = bits((actions or {}).get(party, "")) | tableau["blitz"]
    position["totals"] = list(totals or [0] * parties)
    position["rallies"] = rallies
    if target is not None:
        position["target"] = target
    position["extension_caller"] = caller
    return GAME.load(position)


def filler(many: int) -> str:
    """Eight of each harmless kind, KM25 first."""
    return " ".join(FILLER[number // 8] for number in range(many))


def cards(words: str) -> list[int]:
    return [CARD[word] for word in words.split()]


def counts(words: str) -> list[int]:
    hand = [0] * len(CARD_NAMES)
    for card in cards(words):
        hand[card] += 1
    return hand


def bits(words: str) -> int:
    return sum(BIT[card] for card in cards(words))


def menu(state: ThousandKm, seat: int) -> set[str]:
    return {GAME.notation.text(action) for action in state.legal(seat)}


def act(state: ThousandKm, *texts: str) -> None:
    """`0 play KM25` is a seat's choice, `* draw KM25` what chance does. Only legal ones."""
    for text in texts:
        who, _, words = text.partition(" ")
        action = GAME.notation.number(words)
        if who == "*":
            assert action in [outcome for outcome, weight in state.outcomes()], text
            state.apply(CHANCE, action)
        else:
            assert state.refusal(int(who), action) == "", (text, state.refusal(int(who), action))
            state.apply(int(who), action)


def why_not(state: ThousandKm, seat: int, text: str) -> str:
    return state.refusal(seat, GAME.notation.number(text))


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
    if state.phase == 5:
        act(state, "0 stop here")
    return [sum(lines) for lines in state.sheet]
