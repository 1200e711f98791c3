"""1000 Kilometer: invariants of every championship, from any source."""

from __future__ import annotations

from tafelrunde.core.bits import list_bits
from tafelrunde.core.position import must
from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tafelrunde.games.thousand_km.rules.scoring import championship_over
from tafelrunde.games.thousand_km.rules.state import (
    CHOOSING,
    DEAL,
    DRAWING,
    ENDED,
    EXTENSION,
    LOT,
    WINDOW,
    Tableau,
)

REPAIRS = data.DEFENCE_FOR[data.ENGINE - data.FIRST_ATTACK : data.LIMIT - data.FIRST_ATTACK]
IN_A_RALLY = (DRAWING, CHOOSING, WINDOW, EXTENSION)


def check(state: ThousandKm) -> None:
    """PositionError names the first law that is broken."""
    _agreed(state)
    _cards(state)
    for party, tableau in enumerate(state.tableaus):
        _piles(tableau, f"tableaus[{party}]")
    _distances(state)
    _dealing(state)
    _hands(state)
    _window(state)
    _extension(state)
    _results(state)


def _agreed(state: ThousandKm) -> None:
    """R3.1, R6  Seats, parties, deck and target fit each other."""
    agreed = state.agreed
    must(state.seats != 5, "seats", "five players are not possible")
    must(state.seats % agreed.parties == 0, "agreed.parties", "the seats do not divide evenly")
    enough = agreed.deck.size >= data.HAND * state.seats
    must(enough, "agreed.deck", "too few cards to deal")
    for card, many in enumerate(agreed.deck.counts()):
        name = data.CARD_NAMES[card]
        must(many <= data.TEAM_DECK[card], "agreed.deck", f"there are not so many {name}")
    short, long = data.SHORT_TARGET, data.LONG_TARGET
    must(agreed.target in (short, long), "agreed.target", f"expected {short} or {long}")
    fits = not agreed.extension_possible or agreed.target == short
    must(fits, "agreed.extension_possible", f"nothing lies beyond {long} km")


def _cards(state: ThousandKm) -> None:
    """R2.1  No card is there twice. Some may be missing: a puzzle need not lay out all."""
    found = [0] * data.CARDS
    for cards in (state.talon, state.discard, *state.hands, *(t.km for t in state.tableaus)):
        for card, many in enumerate(cards.counts()):
            found[card] += many
    for tableau in state.tableaus:
        for card in (*tableau.battle, *tableau.speed, *list_bits(tableau.actions)):
            found[card] += 1
    for card, many in enumerate(found):
        deck = state.agreed.deck.count(card)
        name = data.CARD_NAMES[card]
        must(many <= deck, "agreed.deck", f"{many} {name} on the table, {deck} in the deck")
    empty = state.discard.size == 0
    last = state.last_discard
    fits = empty if last == data.NONE else state.discard.count(last) > 0
    must(fits, "last_discard", "does not lie on the discard pile")


def _piles(tableau: Tableau, place: str) -> None:
    """R2.3, R2.4  Each card lies on one on which it may be laid."""
    must(tableau.actions & ~data.ACTION_CARDS == 0, place + ".actions", "not a set of action cards")
    must(tableau.blitz & ~tableau.actions == 0, place + ".blitz", "an action card that is not laid")
    below = data.NONE
    for card in tableau.battle:
        name = data.CARD_NAMES[card]
        must(_may_lie(card, below, tableau.has_priority()), place + ".battle", f"{name} misplaced")
        below = card
    for height, card in enumerate(tableau.speed):
        wanted = data.LIMIT if height % 2 == 0 else data.END_LIMIT
        must(card == wanted, place + ".speed", f"expected {data.CARD_NAMES[wanted]}")
    if tableau.has_priority():
        must(tableau.top != data.STOP, place + ".battle", "a STOP against the right of way")
        must(not tableau.limited, place + ".speed", "a limit against the right of way")


def _may_lie(card: int, below: int, priority: bool) -> bool:
    """R4.4, R4.5, R4.8  On the battle pile; NONE is the table."""
    if card == data.GREEN:
        return below in (data.NONE, data.STOP, *REPAIRS)
    if card in REPAIRS:
        return below == data.FIRST_ATTACK + data.DEFENCE_FOR.index(card)
    if card == data.STOP:
        return below == data.GREEN
    if data.is_breakdown(card):
        return below == data.GREEN or (priority and below in (data.NONE, *REPAIRS))
    return False


def _distances(state: ThousandKm) -> None:
    """R4.3  Nobody is beyond the target, and who reaches it ends the rally."""
    for party, tableau in enumerate(state.tableaus):
        place = f"tableaus[{party}].km"
        must(tableau.total <= state.target, place, "beyond the target")
        must(tableau.km.count(data.KM200) <= data.MOST_KM200, place, "more than two 200s")
        if state.phase in IN_A_RALLY:
            deciding = state.phase == EXTENSION and party == state.party(state.active)
            there = tableau.total == state.target
            must(there == deciding, place, "who reaches the target ends the rally or extends it")


def _dealing(state: ThousandKm) -> None:
    """R3.2 to R3.4  How many cards have been dealt, and to whom."""
    whole = data.HAND * state.seats
    if state.phase in IN_A_RALLY:
        must(state.dealt == whole, "dealt", "not everything has been dealt")
    elif state.phase == DEAL:
        must(state.dealt < whole, "dealt", "everything has been dealt")
    else:
        must(state.dealt == 0, "dealt", "nothing is dealt now")
    if state.phase in (LOT, DEAL):
        must(state.active == state.left_of(state.dealer), "active", "not the dealer's neighbour")
    if state.phase == DEAL and state.dealt > 0:
        must(whole - state.dealt <= state.talon.size, "talon", "too few cards to deal")
        must(state.discard.size == 0, "discard", "nothing is discarded during the deal")
        laid = any(t.battle or t.speed or t.total or t.actions for t in state.tableaus)
        must(not laid, "tableaus", "nothing is laid during the deal")
        for turn in range(state.seats):
            seat = (state.dealer + 1 + turn) % state.seats
            dealt = (state.dealt - turn + state.seats - 1) // state.seats
            must(state.hands[seat].size == dealt, f"hands[{seat}]", f"expected {dealt} cards")


def _hands(state: ThousandKm) -> None:
    """R4.1  Six cards, and one more for the seat whose turn it is."""
    if state.phase not in IN_A_RALLY:
        must(state.to_draw == 0, "to_draw", "nobody draws now")
        return
    for seat, hand in enumerate(state.hands):
        most = data.HAND
        if seat == state.active and state.phase in (DRAWING, CHOOSING):
            most = data.HAND + 1 - state.to_draw
        must(hand.size <= most, f"hands[{seat}]", f"more than {most} cards")
    if state.phase == DRAWING:
        fits = 1 <= state.to_draw <= state.talon.size
        must(fits, "to_draw", "the talon does not hold as many")
    else:
        must(state.to_draw == 0, "to_draw", "nobody draws now")
    if state.phase == CHOOSING:
        must(state.hands[state.active].size > 0, "active", "has no card to choose")


def _window(state: ThousandKm) -> None:
    """R4.11  An attack that lies on top, and somebody who may still answer it."""
    window = state.window
    must((window is not None) == (state.phase == WINDOW), "attack", "a window without its phase")
    if window is None:
        return
    tableau = state.tableaus[window.attacked]
    laid = tableau.speed if window.attack == data.LIMIT else tableau.battle
    must(laid[-1:] == [window.attack], "attack", "does not lie on top of the pile")
    must(window.attacked != state.party(state.active), "attacked", "the attacker's own party")
    must(not state.out_of_play(window.answer_card()), "attack", "everybody has seen the answer")
    for seat in list_bits(window.answered):
        asked = state.party(seat) == window.attacked and state.hands[seat].size > 0
        must(asked, "answered", f"seat {seat} is not asked")
    must(len(state.pending()) > 0, "answered", "nobody is left to answer")
    if window.blitzer != data.NONE:
        answered = window.blitzer in list_bits(window.answered)
        must(answered, "blitzer", "has not answered")
        holds = state.hands[window.blitzer].count(window.answer_card()) > 0
        must(holds, "blitzer", "does not hold the action card")


def _extension(state: ThousandKm) -> None:
    """R4.13  Who called it has driven 700 km, and the target is 1000."""
    caller = state.extension_caller
    if caller == data.NONE:
        must(state.target == state.agreed.target, "target", "nobody has extended the rally")
        must(state.phase != EXTENSION or state.may_extend(), "phase", "no extension is possible")
        return
    must(state.agreed.extension_possible, "extension_caller", "no extension is possible")
    must(state.target == data.LONG_TARGET, "target", "the rally has been extended")
    far = state.tableaus[caller].total >= data.SHORT_TARGET
    must(far, "extension_caller", f"has not driven {data.SHORT_TARGET} km")
    dealing = state.phase == LOT or (state.phase == DEAL and state.dealt > 0)
    must(not dealing, "extension_caller", "nobody can have extended this rally")


def _results(state: ThousandKm) -> None:
    """R5.9  The championship is over exactly when it says so."""
    results = state.results
    rows = len(results.sheet)
    must(rows in (0, len(state.tableaus)), "sheet", "expected a row for each party, or none")
    if state.phase == ENDED:
        must(results.rallies > 0 and rows > 0, "sheet", "nothing has been driven")
        must(championship_over(state), "phase", "the championship is not over")
    elif results.rallies > 0:
        must(not championship_over(state), "phase", "the championship is over")
        must(state.phase != LOT, "phase", "a first dealer is drawn once")
    must(len(results.history) <= results.rallies, "history", "more rallies than have been driven")
    for at, row in enumerate(results.history):
        place = f"history[{at}]"
        must(row[0] < len(state.tableaus), place, "there is no such party")
        must(min(row[1:]) >= 0, place, "nobody loses points")
    for party, lines in enumerate(results.sheet):
        total = results.totals[party]
        must(sum(lines) <= total, f"totals[{party}]", "less than the last rally alone brought")
