"""Knatsch: rolling the dice (R4.2), whatever they are rolled for."""

from mypy_extensions import i64

from tafelrunde.games.knatsch.rules import data
from tafelrunde.games.knatsch.rules.dice import best_reachable, hand_size
from tafelrunde.games.knatsch.rules.state import (
    FOR_ATTACK,
    FOR_KING,
    FOR_PILE,
    FOR_TOURNAMENT,
    ROLLING,
    THROWING,
    Feud,
)

# -- Before the first throw ----------------------------------------------------------------


def begin_roll(feud: Feud, purpose: i64, roller: i64, bar: i64) -> None:
    """Q4  Every roll begins with all six dice; Q49 and with the cards that lie there now."""
    roll = feud.this_roll
    roll.purpose = purpose
    roll.roller = roller
    roll.bar = bar
    roll.max_throws = throws_for(feud, purpose, roller)
    roll.throws_used = 0
    roll.live = 0
    roll.in_the_air = data.DICE
    feud.phase = THROWING


def throws_for(feud: Feud, purpose: i64, roller: i64) -> i64:
    """Three throws; four with a catapult (Q24), for the champion and for the host (Q25)."""
    realm = feud.realms[roller]
    if purpose == FOR_ATTACK and realm.has(data.CATAPULT):
        return data.MORE_THROWS
    if purpose == FOR_TOURNAMENT and (roller == feud.active or realm.has(data.CHAMPION)):
        return data.MORE_THROWS
    return data.THROWS


def bar_for(feud: Feud, purpose: i64, card: i64) -> i64:
    """Q1  The printed combination has to be exceeded; R6.2 or reached, if so agreed."""
    if purpose == FOR_KING:
        return data.KING
    threshold = feud.agreed.combos[card]
    # Q37  Treason makes castles on a pile easy, and no others.
    if purpose == FOR_PILE and card < data.CASTLES and feud.realms[feud.active].has(data.TREASON):
        threshold = min(threshold, data.TREASON_COMBO)
    return threshold - 1 if feud.agreed.reach else threshold


# -- Throwing ------------------------------------------------------------------------------


def land(feud: Feud, hand: i64) -> None:
    """The dice come to rest; 6s are dead (Q4)."""
    roll = feud.this_roll
    roll.live += hand
    roll.in_the_air = 0
    roll.throws_used += 1
    feud.phase = ROLLING


def must_stop(feud: Feud) -> bool:
    """Q7  No die is left, no throw is left, it is done, or it cannot be done any more."""
    roll = feud.this_roll
    if roll.live == 0 or roll.throws_used == roll.max_throws:
        return True
    if stops_on_success(feud) and feud.result() > roll.bar:
        return True
    cards = feud.realms[roll.roller].card_dice()
    return best_reachable(hand_size(roll.live), cards) <= roll.bar


def stops_on_success(feud: Feud) -> bool:
    """Q29, Q30  Attackers and all but the last in a tournament may want more."""
    roll = feud.this_roll
    if roll.purpose == FOR_TOURNAMENT:
        return feud.left_of(roll.roller) == feud.active
    return roll.purpose != FOR_ATTACK


def reroll(feud: Feud, hand: i64) -> None:
    """Q5, Q6  Any live dice once more."""
    roll = feud.this_roll
    roll.live -= hand
    roll.in_the_air = hand_size(hand)
    feud.phase = THROWING
