"""Knatsch: a turn, its targets and tucks (R4.3 to R4.5), and its end (R4.13)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.knatsch.rules import action_numbers as numbers
from tafelrunde.games.knatsch.rules import data
from tafelrunde.games.knatsch.rules.data import NONE, PILES
from tafelrunde.games.knatsch.rules.state import CHOOSING, ENDED, Feud

# -- R4.3  A turn --------------------------------------------------------------------------


def start_turn(feud: Feud) -> None:
    # Q18  Who began the turn with three castles may challenge the King.
    castles = feud.realms[feud.active].castle_count()
    feud.this_turn.begin(castles == feud.agreed.castles_for_king)
    feud.phase = CHOOSING


def choices(feud: Feud) -> i64:
    """The menu of CHOOSE as a set of actions."""
    turn = feud.this_turn
    some = targets(feud)
    menu = some
    tuck_limit = feud.tuck_limit()
    p: i64
    for p in range(PILES):
        size = feud.piles[p].size()
        # R4.5, Q22  A tuck needs two cards; Q16 without any target tucks are free.
        if size >= 2 and (
            turn.tucks_used < tuck_limit or (some == 0 and turn.stuck_tucks[p] < size - 1)
        ):
            menu |= BIT[numbers.TUCK + p]
    # Q15  No passing, except where nothing can be done; a bonus attempt is optional (R4.11).
    if turn.attempts > 0 or menu == 0 or feud.agreed.pass_allowed:
        menu |= BIT[numbers.END_TURN]
    if may_challenge(feud):
        menu |= BIT[numbers.CHALLENGE]
    return menu


def may_challenge(feud: Feud) -> bool:
    """Q17, Q18  The King is always voluntary, and the first attempt of a turn; R6.4 or any."""
    turn = feud.this_turn
    return turn.king_eligible and (turn.attempts == 0 or feud.agreed.king_any_attempt)


# -- R4.4  Targets -------------------------------------------------------------------------


def targets(feud: Feud) -> i64:
    """All cards that may be announced, as a set of actions; Q50 by the active player alone."""
    active = feud.active
    barred = feud.realms[active].barred
    cards: i64 = 0
    seat: i64
    for seat in range(feud.seats):
        if seat != active:
            realm = feud.realms[seat]
            # Q13, Q57  Specials may always be stolen, castles not from everybody (Q14).
            offered = realm.specials
            if realm.castle_count() >= feud.agreed.castles_to_attack:
                offered |= realm.castles
            # Q36  A guarded card cannot be announced.
            cards |= offered & ~realm.guarded
    # Q12  Nor a second card of the same crest or type.
    cards &= ~barred
    p: i64
    for p in range(PILES):
        top = feud.piles[p].top
        if top != NONE and (top == data.TOURNAMENT or barred & BIT[top] == 0):
            cards |= BIT[numbers.PILE + p]
    return cards


# -- R4.5  Tucking -------------------------------------------------------------------------


def tuck(feud: Feud, p: i64) -> None:
    turn = feud.this_turn
    if turn.tucks_used < feud.tuck_limit():
        turn.tucks_used += 1
    else:
        turn.stuck_tucks[p] += 1
    put_top_under(feud, p)


def put_top_under(feud: Feud, p: i64) -> None:
    card = lift_top(feud, p)
    feud.piles[p].put_under(card)


def lift_top(feud: Feud, p: i64) -> i64:
    card = feud.piles[p].lift()
    feud.covered = feud.covered_pile()
    return card


# -- R4.13  End of a turn ------------------------------------------------------------------


def end_turn(feud: Feud) -> None:
    feud.active = feud.left_of(feud.active)
    if feud.active == feud.start_player:
        # R5.3, R6.8  The last round that was agreed; Q48 nobody drops out before.
        if feud.round_number == feud.agreed.round_limit:
            feud.phase = ENDED
            return
        feud.round_number += 1
    start_turn(feud)
