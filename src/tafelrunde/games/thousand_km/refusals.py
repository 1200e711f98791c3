"""1000 Kilometer: why something cannot be done, written apart from the menus so that each checks
the other."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.state import GAME_OVER, LEGAL, NOT_NOW, NOT_YOUR_TURN
from tafelrunde.games.thousand_km.data import (
    ACTION_FOR,
    ATTACK,
    BLITZ,
    DECLINE,
    DEFENCE_FOR,
    DISCARD,
    DISTANCES,
    END_LIMIT,
    EXTEND,
    FIRST_ATTACK,
    GREEN,
    KM,
    KM200,
    LIMIT,
    LIMITED_KM,
    MOST_KM200,
    MOST_PARTIES,
    PLAY,
    PRIORITY,
    STOP,
    STOP_HERE,
    TANK,
    is_breakdown,
)
from tafelrunde.games.thousand_km.state import (
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
    if rally.phase == WINDOW:
        return refuse_answer(rally, seat, action)
    if seat != rally.active or (rally.phase != CHOOSING and rally.phase != EXTENSION):
        return NOT_YOUR_TURN
    if rally.phase == EXTENSION:
        return LEGAL if action == EXTEND or action == STOP_HERE else NOT_NOW
    if action >= BLITZ:
        return NOT_NOW
    if action >= DISCARD:
        return LEGAL if rally.hands[seat].count(action - DISCARD) > 0 else NOT_IN_HAND
    if action >= ATTACK:
        attack = FIRST_ATTACK + (action - ATTACK) // MOST_PARTIES
        return refuse_attack(rally, seat, attack, (action - ATTACK) % MOST_PARTIES)
    return refuse_play(rally, seat, action - PLAY)


def refuse_answer(rally: Rally, seat: i64, action: i64) -> str:
    if not rally.is_asked(seat):
        return NOT_YOUR_TURN
    if action == DECLINE:
        return LEGAL
    if action != BLITZ:
        return NOT_NOW
    answer = ACTION_FOR[rally.attack - FIRST_ATTACK]
    return LEGAL if rally.hands[seat].count(answer) > 0 else NO_BLITZ_CARD


def refuse_play(rally: Rally, seat: i64, card: i64) -> str:
    tableau = rally.tableaus[rally.party(seat)]
    if rally.hands[seat].count(card) == 0:
        return NOT_IN_HAND
    if card < DISTANCES:
        return refuse_distance(rally, tableau, card)
    if card == GREEN:
        return refuse_green(tableau)
    if card == END_LIMIT:
        return LEGAL if tableau.limited else NO_LIMIT
    if card < PRIORITY:
        top = tableau.top
        repaired = is_breakdown(top) and DEFENCE_FOR[top - FIRST_ATTACK] == card
        return LEGAL if repaired else NOTHING_TO_REPAIR
    return LEGAL


def refuse_distance(rally: Rally, tableau: Tableau, card: i64) -> str:
    if not tableau.rolling():
        return NOT_ROLLING
    if tableau.limited and KM[card] > LIMITED_KM:
        return TOO_FAST
    if tableau.total + KM[card] > rally.target:
        return TOO_FAR
    if card == KM200 and tableau.km.count(KM200) >= MOST_KM200:
        return THIRD_200
    return LEGAL


def refuse_green(tableau: Tableau) -> str:
    if tableau.has_priority():
        return NO_GREEN_NEEDED
    if tableau.top == GREEN:
        return GREEN_USELESS
    return REPAIR_FIRST if is_breakdown(tableau.top) else LEGAL


def refuse_attack(rally: Rally, seat: i64, card: i64, party: i64) -> str:
    if rally.hands[seat].count(card) == 0:
        return NOT_IN_HAND
    if party >= rally.agreed.parties:
        return NO_SUCH_PARTY
    if party == rally.party(seat):
        return OWN_PARTY
    tableau = rally.tableaus[party]
    if tableau.has(ACTION_FOR[card - FIRST_ATTACK]):
        return IMMUNE
    top = tableau.top
    if card == LIMIT:
        if tableau.limited:
            return ALREADY_LIMITED
        if rally.agreed.limit_any_time or top == GREEN:
            return LEGAL
        return NOT_ON_THE_ROAD
    if STOP <= top <= TANK:
        return ALREADY_STOPPED
    if top == GREEN or tableau.has_priority():
        return LEGAL
    return NOT_ON_THE_ROAD
