"""1000 Kilometer: the fields of a position, with their bounds."""

from __future__ import annotations

from tafelrunde.core.position import Form
from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.rules.cards import IN_FIELD, Cards, heap, no_cards
from tafelrunde.games.thousand_km.rules.state import (
    PHASES,
    Agreement,
    Rally,
    Results,
    Tableau,
    empty_tableau,
    no_window,
)

MOST = sum(data.TEAM_DECK)


def fields(form: Form, state: Rally) -> None:
    state.seats = seats = form.number("seats", state.seats, 2, data.MOST_SEATS)
    agreed = state.agreed
    agreement_fields(form.part("agreed"), agreed)
    if form.reading:
        state.hands = [no_cards() for _seat in range(seats)]
        state.tableaus = [empty_tableau() for _party in range(agreed.parties)]
    state.phase = form.word("phase", state.phase, PHASES)
    state.dealer = form.number("dealer", state.dealer, 0, seats - 1)
    state.dealt = form.number("dealt", state.dealt, 0, data.HAND * seats)
    state.active = form.number("active", state.active, 0, seats - 1)
    state.to_draw = form.number("to_draw", state.to_draw, 0, data.BLITZ_CARDS)
    state.talon = _cards(form, "talon", state.talon)
    state.discard = _cards(form, "discard", state.discard)
    state.last_discard = form.number("last_discard", state.last_discard, data.NONE, data.CARDS - 1)
    hand_fields(form, state)
    for part, tableau in zip(form.parts("tableaus", agreed.parties), state.tableaus, strict=True):
        tableau_fields(part, tableau)
    state.target = form.number("target", state.target, data.SHORT_TARGET, data.LONG_TARGET)
    state.extension_caller = form.number(
        "extension_caller", state.extension_caller, data.NONE, agreed.parties - 1
    )
    window_fields(form, state)
    results_fields(form, state.results, agreed)


def agreement_fields(form: Form, agreed: Agreement) -> None:
    agreed.parties = form.number("parties", agreed.parties, 2, data.MOST_PARTIES)
    agreed.deck = _cards(form, "deck", agreed.deck)
    agreed.target = form.number("target", agreed.target, data.SHORT_TARGET, data.LONG_TARGET)
    agreed.single_rally = form.flag("single_rally", agreed.single_rally)
    agreed.points_target = form.number("points_target", agreed.points_target, 1, 10**9)
    agreed.max_rallies = form.number("max_rallies", agreed.max_rallies, 1, 10**6)
    agreed.extension_possible = form.flag("extension_possible", agreed.extension_possible)
    agreed.limit_any_time = form.flag("limit_any_time", agreed.limit_any_time)
    agreed.green_after_action = form.flag("green_after_action", agreed.green_after_action)


def _cards(form: Form, name: str, cards: Cards) -> Cards:
    """How many there are of each kind."""
    counts = form.numbers(name, cards.counts(), 0, IN_FIELD, length=data.CARDS)
    return heap(counts) if form.reading else cards


def hand_fields(form: Form, state: Rally) -> None:
    written = [hand.counts() for hand in state.hands]
    hands = form.table("hands", written, 0, IN_FIELD, rows=state.seats, length=data.CARDS)
    if form.reading:
        state.hands = [heap(hand) for hand in hands]


def tableau_fields(form: Form, tableau: Tableau) -> None:
    battle = form.numbers("battle", tableau.battle, 0, data.CARDS - 1, most=MOST)
    speed = form.numbers("speed", tableau.speed, 0, data.CARDS - 1, most=MOST)
    written = tableau.km.counts()[: data.DISTANCES]
    km = form.numbers("km", written, 0, IN_FIELD, length=data.DISTANCES)
    tableau.actions = form.number("actions", tableau.actions, 0, data.ACTION_CARDS)
    tableau.blitz = form.number("blitz", tableau.blitz, 0, data.ACTION_CARDS)
    if form.reading:
        tableau.km = heap(km)
        tableau.total = sum(many * data.KM[card] for card, many in enumerate(km))
        for card in battle:
            tableau.lay_battle(card)
        for card in speed:
            tableau.lay_speed(card)


def window_fields(form: Form, state: Rally) -> None:
    """Where nobody is attacked, all of it says so."""
    window = state.window or no_window()
    window.attack = form.number("attack", window.attack, data.NONE, data.LIMIT)
    window.attacked = form.number("attacked", window.attacked, data.NONE, state.agreed.parties - 1)
    window.answered = form.number("answered", window.answered, 0, 2**state.seats - 1)
    window.blitzer = form.number("blitzer", window.blitzer, data.NONE, state.seats - 1)
    if window.attack != data.NONE:
        form.must(window.attack >= data.FIRST_ATTACK, "attack", "not an attack")
        form.must(window.attacked != data.NONE, "attacked", "expected a party")
        state.window = window
        return
    form.must(window.attacked == data.NONE, "attacked", "nobody is attacked")
    form.must(window.answered == 0, "answered", "nobody is attacked")
    form.must(window.blitzer == data.NONE, "blitzer", "nobody is attacked")
    state.window = None


def results_fields(form: Form, results: Results, agreed: Agreement) -> None:
    parties, lines = agreed.parties, len(data.SHEET_LINES)
    results.totals = form.numbers("totals", results.totals, 0, 10**9, length=parties)
    results.rallies = form.number("rallies", results.rallies, 0, agreed.max_rallies)
    results.winner = form.number("rally_winner", results.winner, data.NONE, parties - 1)
    results.sheet = form.table("sheet", results.sheet, 0, 10**6, length=lines, most=parties)
    # Positions from before it was kept have none.
    if form.knows("history"):
        results.history = form.table(
            "history",
            results.history,
            data.NONE,
            10**6,
            length=1 + parties,
            most=agreed.max_rallies,
        )
