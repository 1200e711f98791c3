"""1000 Kilometer: what each seat may see (R7)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tafelrunde.core.bits import list_bits
from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.rules.cards import Cards
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tafelrunde.games.thousand_km.rules.state import ENDED, PHASES, Tableau


class PartyView(msgspec.Struct, frozen=True):
    seats: list[int]
    battle: list[str]
    speed: list[str]
    km: list[int]
    """How many of each distance, 25 first."""
    total: int
    actions: list[str]
    blitz: list[str]
    rolling: bool
    needs: list[str]
    """What has to be laid before it may drive, in this order."""
    limited: bool
    points: int


class RallyView(msgspec.Struct, frozen=True):
    """A rally that is over."""

    winner: int | None
    points: list[int]


class ThousandKmView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    rally: int
    dealer: int
    active: int
    pending: list[int]
    target: int
    extension_caller: int | None
    talon: int
    discard: dict[str, int]
    last_discard: str | None
    hand: list[str]
    hand_sizes: list[int]
    parties: list[PartyView]
    attack: str | None
    attacked: int | None
    sheet: list[list[int]]
    """Of the last rally that is over, by party: the lines of SHEET_LINES."""
    rally_winner: int | None
    results: list[RallyView]
    """Of all rallies that are over, the last one last."""
    standing: list[int]


# -- R7.2  What may be seen: no other hand, not even when a rally ends (Q48) -------------


def open_view(state: ThousandKm) -> ThousandKmView:
    window, results = state.window, state.results
    return ThousandKmView(
        seat=None,
        phase=PHASES[state.phase],
        rally=rally_number(state),
        dealer=state.dealer,
        active=state.active,
        pending=list(state.pending()),
        target=state.target,
        extension_caller=_or_none(state.extension_caller),
        talon=state.talon.size,
        # Q49  Everybody may look through the discard pile.
        discard={
            name: many
            for name, many in zip(data.CARD_NAMES, state.discard.counts(), strict=True)
            if many
        },
        last_discard=_card(state.last_discard),
        hand=[],
        hand_sizes=[hand.size for hand in state.hands],
        parties=[party_view(state, party) for party in range(state.agreed.parties)],
        attack=data.CARD_NAMES[window.attack] if window else None,
        attacked=window.attacked if window else None,
        sheet=[list(lines) for lines in results.sheet],
        rally_winner=_or_none(results.winner),
        results=[_rally(*row) for row in results.history],
        standing=list(state.standing()),
    )


@lru_cache(maxsize=1024)
def _rally(winner: int, *points: int) -> RallyView:
    """It is over, and everybody sees it to the end of the championship."""
    return RallyView(_or_none(winner), list(points))


def own_view(state: ThousandKm, seat: int) -> dict[str, object]:
    return {"hand": _names(state.hands[seat])}


def rally_number(state: ThousandKm) -> int:
    """The rally that lies on the table, counted from 1."""
    finished = state.between_rallies() or state.phase == ENDED
    return state.results.rallies + (0 if finished else 1)


def party_view(state: ThousandKm, party: int) -> PartyView:
    tableau: Tableau = state.tableaus[party]
    return PartyView(
        seats=list(range(party, state.seats, state.agreed.parties)),  # R3.1
        battle=[data.CARD_NAMES[card] for card in tableau.battle],
        speed=[data.CARD_NAMES[card] for card in tableau.speed],
        km=list(tableau.km.counts()[: data.DISTANCES]),
        total=tableau.total,
        actions=[data.CARD_NAMES[card] for card in list_bits(tableau.actions)],
        blitz=[data.CARD_NAMES[card] for card in list_bits(tableau.blitz)],
        rolling=tableau.rolling(),
        needs=[data.CARD_NAMES[card] for card in _needs(tableau)],
        limited=tableau.limited,
        points=state.results.totals[party],
    )


def _needs(tableau: Tableau) -> list[int]:
    """R4.4, R4.5  A breakdown is repaired first; then, without the right of way, a green light."""
    needs = []
    if data.is_breakdown(tableau.top):
        needs.append(data.DEFENCE_FOR[tableau.top - data.FIRST_ATTACK])
    if not tableau.rolling() and not tableau.has_priority():
        needs.append(data.GREEN)
    return needs


def _names(cards: Cards) -> list[str]:
    return [data.CARD_NAMES[card] for card in cards.one_by_one()]


def _card(card: int) -> str | None:
    return None if card == data.NONE else data.CARD_NAMES[card]


def _or_none(number: int) -> int | None:
    return None if number == data.NONE else number


# -- What never changes, for the browser client -------------------------------------------


def _kind(card: int) -> str:
    if card < data.DISTANCES:
        return "distance"
    if card < data.PRIORITY:
        return "defence"
    return "action" if card < data.FIRST_ATTACK else "attack"


CONSTANTS = {
    "CARD_KINDS": {name: _kind(card) for card, name in enumerate(data.CARD_NAMES)},
    "DISTANCES": list(data.KM),
    "MOST_KM200": data.MOST_KM200,
    "SHORT_TARGET": data.SHORT_TARGET,
    "SHEET_LINES": list(data.SHEET_LINES),
}
"""Generated into the types of the view (`tools.client_types`)."""
