"""1000 Kilometer: a position from outside becomes a state, or an error that names the place."""

from __future__ import annotations

from tafelrunde.core.position import PositionReader
from tafelrunde.games.thousand_km import data
from tafelrunde.games.thousand_km.cards import IN_FIELD, heap
from tafelrunde.games.thousand_km.laws import check
from tafelrunde.games.thousand_km.rules import ThousandKm
from tafelrunde.games.thousand_km.state import PHASES, Agreement, Results, Tableau, Window

MOST = sum(data.TEAM_DECK)


def load(position: object) -> ThousandKm:
    reader = PositionReader(position)
    seats = reader.number("seats", 2, data.MOST_SEATS)
    agreed = _agreement(reader.reader("agreed"))
    parties = agreed.parties
    state = ThousandKm(seats, agreed, _results(reader, agreed))
    state.phase = PHASES.index(reader.word("phase", PHASES))
    state.dealer = reader.number("dealer", 0, seats - 1)
    state.dealt = reader.number("dealt", 0, data.HAND * seats)
    state.active = reader.number("active", 0, seats - 1)
    state.to_draw = reader.number("to_draw", 0, data.BLITZ_CARDS)
    state.talon = heap(reader.numbers("talon", 0, IN_FIELD, length=data.CARDS))
    state.discard = heap(reader.numbers("discard", 0, IN_FIELD, length=data.CARDS))
    state.last_discard = reader.number("last_discard", data.NONE, data.CARDS - 1)
    hands = reader.table("hands", seats, 0, IN_FIELD, length=data.CARDS)
    state.hands = [heap(hand) for hand in hands]
    state.tableaus = [_tableau(row) for row in reader.readers("tableaus", parties)]
    state.target = reader.number("target", data.SHORT_TARGET, data.LONG_TARGET)
    state.extension_caller = reader.number("extension_caller", data.NONE, parties - 1)
    state.window = _window(reader, seats, parties)
    reader.done()
    check(state)
    return state


def _agreement(reader: PositionReader) -> Agreement:
    agreed = Agreement(
        parties=reader.number("parties", 2, data.MOST_PARTIES),
        deck=heap(reader.numbers("deck", 0, IN_FIELD, length=data.CARDS)),
        target=reader.number("target", data.SHORT_TARGET, data.LONG_TARGET),
        single_rally=reader.flag("single_rally"),
        points_target=reader.number("points_target", 1, 10**9),
        max_rallies=reader.number("max_rallies", 1, 10**6),
        extension_possible=reader.flag("extension_possible"),
        limit_any_time=reader.flag("limit_any_time"),
        green_after_action=reader.flag("green_after_action"),
    )
    reader.done()
    return agreed


def _tableau(reader: PositionReader) -> Tableau:
    km = reader.numbers("km", 0, IN_FIELD, length=data.DISTANCES)
    tableau = Tableau(
        battle=reader.numbers("battle", 0, data.CARDS - 1, most=MOST),
        speed=reader.numbers("speed", 0, data.CARDS - 1, most=MOST),
        km=heap(km),
        total=sum(many * data.KM[card] for card, many in enumerate(km)),
        actions=reader.number("actions", 0, data.ACTION_CARDS),
        blitz=reader.number("blitz", 0, data.ACTION_CARDS),
    )
    reader.done()
    return tableau


def _window(reader: PositionReader, seats: int, parties: int) -> Window | None:
    window = Window(
        attack=reader.number("attack", data.NONE, data.LIMIT),
        attacked=reader.number("attacked", data.NONE, parties - 1),
        answered=reader.number("answered", 0, 2**seats - 1),
        blitzer=reader.number("blitzer", data.NONE, seats - 1),
    )
    if window.attack != data.NONE:
        reader.must(window.attack >= data.FIRST_ATTACK, "attack", "not an attack")
        reader.must(window.attacked != data.NONE, "attacked", "expected a party")
        return window
    reader.must(window.attacked == data.NONE, "attacked", "nobody is attacked")
    reader.must(window.answered == 0, "answered", "nobody is attacked")
    reader.must(window.blitzer == data.NONE, "blitzer", "nobody is attacked")
    return None


def _history(reader: PositionReader, agreed: Agreement) -> list[list[int]]:
    """Positions from before it was kept have none."""
    if not reader.has("history"):
        return []
    most = agreed.max_rallies
    return reader.table("history", None, data.NONE, 10**6, length=1 + agreed.parties, most=most)


def _results(reader: PositionReader, agreed: Agreement) -> Results:
    parties = agreed.parties
    lines = len(data.SHEET_LINES)
    return Results(
        rallies=reader.number("rallies", 0, agreed.max_rallies),
        totals=reader.numbers("totals", 0, 10**9, length=parties),
        winner=reader.number("rally_winner", data.NONE, parties - 1),
        sheet=reader.table("sheet", None, 0, 10**6, length=lines, most=parties),
        history=_history(reader, agreed),
    )
