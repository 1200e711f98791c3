"""Knatsch: who has won, and the places behind."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits
from tafelrunde.core.ranking import places_by
from tafelrunde.games.knatsch.rules.data import CASTLES, NONE, TOURNAMENT
from tafelrunde.games.knatsch.rules.state import Agreement, Feud, Realm

MOST_WEALTH: Final = 1_000_000


def has_won(feud: Feud, seat: i64) -> bool:
    realm = feud.realms[seat]
    return is_enough(feud.agreed, realm.castle_count(), realm.tournaments)


def would_win(feud: Feud, seat: i64, card: i64) -> bool:
    """Whether this seat would win the game by winning this card, or by toppling the King (NONE)."""
    if card == NONE:
        return True
    realm = feud.realms[seat]
    if card == TOURNAMENT:
        return is_enough(feud.agreed, realm.castle_count(), realm.tournaments + 1)
    return card < CASTLES and is_enough(feud.agreed, realm.castle_count() + 1, realm.tournaments)


def is_enough(agreed: Agreement, castles: i64, tournaments: i64) -> bool:
    """R5.1  Four castles, or two castles and three tournaments; fewer in the short game (R6.11).
    Three tournaments and a single castle wait for a second one (Q46)."""
    if castles >= agreed.castles_to_win:
        return True
    return castles >= agreed.set_castles and tournaments >= agreed.set_tournaments


def places(feud: Feud) -> list[i64]:
    """R5.2, Q55  The winner before all others."""
    merits = [wealth(realm) for realm in feud.realms]
    if feud.winner != NONE:
        merits[feud.winner] = MOST_WEALTH
    return places_by(merits)


def wealth(realm: Realm) -> i64:
    """R5.3  Castles, then tournaments, then specials."""
    return (realm.castle_count() * 10 + realm.tournaments) * 100 + count_bits(realm.specials)
