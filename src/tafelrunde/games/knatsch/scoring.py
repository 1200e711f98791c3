"""Knatsch: who has won, and the places behind."""

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits
from tafelrunde.games.knatsch.data import NONE
from tafelrunde.games.knatsch.state import Feud, Realm


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
    """R5.2, Q55  A place is one more than the number of players strictly ahead."""
    seat: i64
    other: i64
    result: list[i64] = []
    for seat in range(feud.seats):
        place: i64 = 1
        for other in range(feud.seats):
            if is_ahead(feud, other, seat):
                place += 1
        result.append(place)
    return result


def is_ahead(feud: Feud, seat: i64, other: i64) -> bool:
    """The winner of all others; else more castles, then tournaments, then specials (R5.3)."""
    if feud.winner != NONE and (seat == feud.winner or other == feud.winner):
        return seat == feud.winner and other != feud.winner
    return wealth(feud.realms[seat]) > wealth(feud.realms[other])


def wealth(realm: Realm) -> i64:
    """Castles, tournaments and specials in the order in which they count."""
    return (realm.castle_count() * 10 + realm.tournaments) * 100 + count_bits(realm.specials)
