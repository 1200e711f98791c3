"""1000 Kilometer: a position from outside becomes a state, or an error that names the place."""

from __future__ import annotations

from tafelrunde.core.position import PositionReader
from tafelrunde.games.thousand_km.data import (
    ACTION_CARDS,
    CARDS,
    DISTANCES,
    FIRST_ATTACK,
    HAND,
    KM,
    LIMIT,
    LONG_TARGET,
    MOST_SEATS,
    NONE,
    SHEET_LINES,
)
from tafelrunde.games.thousand_km.rules import ThousandKm
from tafelrunde.games.thousand_km.state import (
    CHOOSING,
    DEAL,
    DRAWING,
    IN_FIELD,
    PHASES,
    WINDOW,
    Agreement,
    Tableau,
    heap,
)

MOST = 106


def load(position: object) -> ThousandKm:
    reader = PositionReader(position)
    seats = reader.number("seats", 2, MOST_SEATS)
    reader.must(seats != 5, "seats", "five players are not possible")
    agreed = _agreement(reader.reader("agreed"), seats)
    parties = agreed.parties
    state = ThousandKm(
        seats=seats,
        agreed=agreed,
        phase=PHASES.index(reader.word("phase", PHASES)),
        dealer=reader.number("dealer", 0, seats - 1),
        dealt=reader.number("dealt", 0, HAND * seats),
        active=reader.number("active", 0, seats - 1),
        to_draw=reader.number("to_draw", 0, 2),
        talon=heap(reader.numbers("talon", 0, IN_FIELD, length=CARDS)),
        discard=heap(reader.numbers("discard", 0, IN_FIELD, length=CARDS)),
        last_discard=reader.number("last_discard", NONE, CARDS - 1),
        hands=[heap(hand) for hand in reader.table("hands", seats, 0, IN_FIELD, length=CARDS)],
        tableaus=[_tableau(row) for row in reader.readers("tableaus", parties)],
        target=reader.number("target", agreed.target, LONG_TARGET),
        extension_caller=reader.number("extension_caller", NONE, parties - 1),
        attack=reader.number("attack", NONE, LIMIT),
        attacked=reader.number("attacked", NONE, parties - 1),
        answered=reader.number("answered", 0, 2**seats - 1),
        blitzer=reader.number("blitzer", NONE, seats - 1),
        totals=reader.numbers("totals", 0, 10**9, length=parties),
        rallies=reader.number("rallies", 0, agreed.max_rallies),
        rally_winner=reader.number("rally_winner", NONE, parties - 1),
        sheet=reader.table("sheet", None, 0, 10**6, length=len(SHEET_LINES), most=parties),
    )
    reader.done()
    _check(reader, state)
    return state


def _agreement(reader: PositionReader, seats: int) -> Agreement:
    agreed = Agreement(
        parties=reader.number("parties", 2, 3),
        deck=heap(reader.numbers("deck", 0, IN_FIELD, length=CARDS)),
        target=reader.number("target", 700, LONG_TARGET),
        single_rally=reader.flag("single_rally"),
        points_target=reader.number("points_target", 1, 10**9),
        max_rallies=reader.number("max_rallies", 1, 10**6),
        extension_possible=reader.flag("extension_possible"),
        limit_any_time=reader.flag("limit_any_time"),
        green_after_action=reader.flag("green_after_action"),
    )
    reader.done()
    reader.must(seats % agreed.parties == 0, "parties", f"{seats} seats do not divide evenly")
    reader.must(agreed.deck.size >= HAND * seats, "deck", "too few cards to deal")
    return agreed


def _tableau(reader: PositionReader) -> Tableau:
    km = reader.numbers("km", 0, IN_FIELD, length=DISTANCES)
    tableau = Tableau(
        battle=reader.numbers("battle", 0, CARDS - 1, most=MOST),
        speed=reader.numbers("speed", 0, CARDS - 1, most=MOST),
        km=heap(km),
        total=sum(many * KM[card] for card, many in enumerate(km)),
        actions=reader.number("actions", 0, ACTION_CARDS),
        blitz=reader.number("blitz", 0, ACTION_CARDS),
    )
    reader.done()
    reader.must(tableau.actions & ~ACTION_CARDS == 0, "actions", "not a set of action cards")
    reader.must(tableau.blitz & ~tableau.actions == 0, "blitz", "an action card that is not laid")
    return tableau


def _check(reader: PositionReader, state: ThousandKm) -> None:
    """Nothing the rules could stumble over."""
    over = any(tableau.total > state.target for tableau in state.tableaus)
    reader.must(not over, "tableaus", "a party is beyond the target")
    for card in range(CARDS):
        unseen = state.talon.count(card) + sum(hand.count(card) for hand in state.hands)
        reader.must(unseen <= IN_FIELD, "talon", f"more than {IN_FIELD} hidden cards of a kind")
    if state.phase == CHOOSING:
        reader.must(state.hands[state.active].size > 0, "active", "has no card to choose")
    if state.phase == DRAWING:
        fits = 1 <= state.to_draw <= state.talon.size
        reader.must(fits, "to_draw", "the talon does not hold as many")
        reader.must(state.dealt > 0, "dealt", "nothing has been dealt")
    if state.phase == DEAL and state.dealt > 0:
        left = HAND * state.seats - state.dealt
        reader.must(left > 0, "dealt", "everything has been dealt")
        reader.must(left <= state.talon.size, "talon", "too few cards to deal")
    if state.phase == WINDOW:
        reader.must(state.attack >= FIRST_ATTACK, "attack", "expected an attack")
        reader.must(state.attacked != NONE, "attacked", "expected a party")
        reader.must(len(state.pending()) > 0, "answered", "nobody is left to answer")
        pile = "speed" if state.attack == LIMIT else "battle"
        laid = getattr(state.tableaus[state.attacked], pile)
        reader.must(laid[-1:] == [state.attack], "attack", f"does not lie on the {pile} pile")
