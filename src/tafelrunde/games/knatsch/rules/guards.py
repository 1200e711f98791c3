"""Knatsch: the guards at the end of a turn (R4.12)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, list_bits
from tafelrunde.games.knatsch.rules import action_numbers as numbers
from tafelrunde.games.knatsch.rules.action_numbers import NO_CASTLE, NO_SPECIAL
from tafelrunde.games.knatsch.rules.data import CASTLE_GUARD, FIRST_SPECIAL, GUARDED_CASTLES
from tafelrunde.games.knatsch.rules.state import GUARDING, Feud
from tafelrunde.games.knatsch.rules.turns import end_turn


def assign_guards(feud: Feud) -> None:
    """Q33  When the turn is done; asked only if there is a choice."""
    if not feud.realms[feud.active].has_guards():
        feud.realms[feud.active].guarded = 0
        end_turn(feud)
        return
    some = assignments(feud)
    if len(some) > 1:
        feud.phase = GUARDING
    else:
        assign(feud, some[0])


def assignments(feud: Feud) -> list[i64]:
    """Q58  As many castles as the guard can watch, and one special; never fewer."""
    realm = feud.realms[feud.active]
    left_open: list[i64] = [NO_CASTLE]
    if realm.has(CASTLE_GUARD) and realm.castle_count() > GUARDED_CASTLES:
        left_open = list_bits(realm.castles)
    specials: list[i64] = [NO_SPECIAL]
    watchable = realm.watchable()
    if watchable != 0:
        specials = list_bits(watchable >> FIRST_SPECIAL)
    menu: list[i64] = []
    castle: i64
    special: i64
    for castle in left_open:
        for special in specials:
            menu.append(numbers.guard(castle, special))
    return menu


def assign(feud: Feud, action: i64) -> None:
    left_open = numbers.left_open(action)
    special = numbers.guarded_special(action)
    realm = feud.realms[feud.active]
    guarded: i64 = 0
    if realm.has(CASTLE_GUARD):
        guarded = realm.castles
        if left_open != NO_CASTLE:
            guarded &= ~BIT[left_open]
    if special != NO_SPECIAL:
        guarded |= BIT[FIRST_SPECIAL + special]
    realm.guarded = guarded
    end_turn(feud)
