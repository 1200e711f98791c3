"""1000 Kilometer: why something cannot be done, written apart from the menus so that each checks
the other."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.state import GAME_OVER, LEGAL, NOT_NOW, NOT_YOUR_TURN
from tafelrunde.games.thousand_km.rules import action_numbers, data
from tafelrunde.games.thousand_km.rules.state import (
    CHOOSING,
    ENDED,
    EXTENSION,
    WINDOW,
    Rally,
    Tableau,
)

NOT_IN_HAND: Final = "not-in-hand"
NOT_ROLLING: Final = "not-rolling"
TOO_FAST: Final = "too-fast"
TOO_FAR: Final = "too-far"
THIRD_200: Final = "third-200"
GREEN_USELESS: Final = "green-useless"
NO_GREEN_NEEDED: Final = "no-green-needed"
REPAIR_FIRST: Final = "repair-first"
NOTHING_TO_REPAIR: Final = "nothing-to-repair"
NO_LIMIT: Final = "no-limit"
NO_SUCH_PARTY: Final = "no-such-party"
OWN_PARTY: Final = "own-party"
IMMUNE: Final = "immune"
ALREADY_STOPPED: Final = "already-stopped"
NOT_ON_THE_ROAD: Final = "not-on-the-road"
ALREADY_LIMITED: Final = "already-limited"
NO_BLITZ_CARD: Final = "no-blitz-card"


def refuse(rally: Rally, seat: i64, action: i64) -> str:
    if rally.phase == ENDED:
        return GAME_OVER
    if action < 0 or action >= action_numbers.ACTIONS:
        return NOT_NOW
    if rally.phase == WINDOW:
        return refuse_answer(rally, seat, action)
    if seat != rally.active or (rally.phase != CHOOSING and rally.phase != EXTENSION):
        return NOT_YOUR_TURN
    if rally.phase == EXTENSION:
        asked = action == action_numbers.EXTEND or action == action_numbers.STOP_HERE
        return LEGAL if asked else NOT_NOW
    if action_numbers.is_play(action):
        return refuse_play(rally, seat, action_numbers.played_card(action))
    if action_numbers.is_attack(action):
        card = action_numbers.attack_card(action)
        return refuse_attack(rally, seat, card, action_numbers.attacked_party(action))
    if action_numbers.is_discard(action):
        card = action_numbers.discarded_card(action)
        return LEGAL if rally.hands[seat].count(card) > 0 else NOT_IN_HAND
    return NOT_NOW


def refuse_answer(rally: Rally, seat: i64, action: i64) -> str:
    window = rally.window
    if window is None or not rally.is_asked(seat):
        return NOT_YOUR_TURN
    if action == action_numbers.DECLINE:
        return LEGAL
    if action != action_numbers.BLITZ:
        return NOT_NOW
    return LEGAL if rally.hands[seat].count(window.answer_card()) > 0 else NO_BLITZ_CARD


def refuse_play(rally: Rally, seat: i64, card: i64) -> str:
    tableau = rally.tableaus[rally.party(seat)]
    if rally.hands[seat].count(card) == 0:
        return NOT_IN_HAND
    if card < data.DISTANCES:
        return refuse_distance(rally, tableau, card)
    if card == data.GREEN:
        return refuse_green(tableau)
    if card == data.END_LIMIT:
        return LEGAL if tableau.limited else NO_LIMIT
    if card < data.PRIORITY:
        top = tableau.top
        repaired = data.is_breakdown(top) and data.DEFENCE_FOR[top - data.FIRST_ATTACK] == card
        return LEGAL if repaired else NOTHING_TO_REPAIR
    return LEGAL


def refuse_distance(rally: Rally, tableau: Tableau, card: i64) -> str:
    if not tableau.rolling():
        return NOT_ROLLING
    if tableau.limited and data.KM[card] > data.LIMITED_KM:
        return TOO_FAST
    if tableau.total + data.KM[card] > rally.target:
        return TOO_FAR
    if card == data.KM200 and tableau.km.count(data.KM200) >= data.MOST_KM200:
        return THIRD_200
    return LEGAL


def refuse_green(tableau: Tableau) -> str:
    if tableau.has_priority():
        return NO_GREEN_NEEDED
    if tableau.top == data.GREEN:
        return GREEN_USELESS
    return REPAIR_FIRST if data.is_breakdown(tableau.top) else LEGAL


def refuse_attack(rally: Rally, seat: i64, card: i64, party: i64) -> str:
    if rally.hands[seat].count(card) == 0:
        return NOT_IN_HAND
    if party >= rally.agreed.parties:
        return NO_SUCH_PARTY
    if party == rally.party(seat):
        return OWN_PARTY
    tableau = rally.tableaus[party]
    if tableau.has(data.ACTION_FOR[card - data.FIRST_ATTACK]):
        return IMMUNE
    top = tableau.top
    if card == data.LIMIT:
        if tableau.limited:
            return ALREADY_LIMITED
        if rally.agreed.limit_any_time or top == data.GREEN:
            return LEGAL
        return NOT_ON_THE_ROAD
    if data.STOP <= top <= data.TANK:
        return ALREADY_STOPPED
    if top == data.GREEN or tableau.has_priority():
        return LEGAL
    return NOT_ON_THE_ROAD
