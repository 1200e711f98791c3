"""Knatsch: who has won, and the places behind."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits
from tafelrunde.core.ranking import places_by
from tafelrunde.games.knatsch.data import NONE
from tafelrunde.games.knatsch.state import Feud, Realm

MOST_WEALTH: Final = 1_000_000


def has_won(feud: Feud, seat: i64) -> bool:
    """R5.1  Four castles, or two castles and three tournaments; fewer in the short game (R6.11).
    Three tournaments and a single castle wait for a second one (Q46)."""
    agreed = feud.agreed
    realm = feud.realms[seat]
    castles = realm.castle_count()
    if castles >= agreed.castles_to_win:
        return True
    return castles >= agreed.set_castles and realm.tournaments >= agreed.set_tournaments


def places(feud: Feud) -> list[i64]:
    """R5.2, Q55  The winner before all others."""
    merits = [wealth(realm) for realm in feud.realms]
    if feud.winner != NONE:
        merits[feud.winner] = MOST_WEALTH
    return places_by(merits)


def wealth(realm: Realm) -> i64:
    """R5.3  Castles, then tournaments, then specials."""
    return (realm.castle_count() * 10 + realm.tournaments) * 100 + count_bits(realm.specials)
