"""Knatsch: what holds in every position: which cards there are, and what fits what."""

from __future__ import annotations

from tafelrunde.core.bits import BIT, count_bits, list_bits
from tafelrunde.core.position import must
from tafelrunde.games.knatsch.rules import data
from tafelrunde.games.knatsch.rules.data import NONE, TOURNAMENT
from tafelrunde.games.knatsch.rules.dice import hand_size
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.guards import assignments
from tafelrunde.games.knatsch.rules.rolling import bar_for, must_stop, throws_for
from tafelrunde.games.knatsch.rules.scoring import has_won
from tafelrunde.games.knatsch.rules.setup import castles_to_deal
from tafelrunde.games.knatsch.rules.state import (
    DEAL,
    ENDED,
    FOR_ATTACK,
    FOR_DEFENCE,
    FOR_KING,
    FOR_PILE,
    FOR_STEAL,
    FOR_TOURNAMENT,
    GUARDING,
    LOT,
    REVENGE,
    ROLLING,
    THROWING,
    Pile,
    Realm,
)


def check(state: Knatsch) -> None:
    for seat, realm in enumerate(state.realms):
        _check_realm(realm, f"realms[{seat}]")
    for p, pile in enumerate(state.piles):
        _check_pile(pile, f"piles[{p}]")
    _check_cards(state)
    _check_setup(state)
    _check_turn(state)
    _check_roll(state)


# -- Cards ---------------------------------------------------------------------------------


def _check_realm(realm: Realm, place: str) -> None:
    """Q11  Nothing twice; R4.12 and guarded is only what the seat's own guards can watch."""
    for name, cards in (("castles", realm.castles), ("specials", realm.specials)):
        twins = any(count_bits(cards & data.TWINS[card]) > 1 for card in list_bits(cards))
        must(not twins, f"{place}.{name}", "a crest or type is there twice")
    watched = realm.guarded & data.ALL_CASTLES
    most = data.GUARDED_CASTLES if realm.has(data.CASTLE_GUARD) else 0
    fits = count_bits(watched) <= most and watched & ~realm.castles == 0
    must(fits, f"{place}.guarded", "not guarded by its owner")
    watched = realm.guarded & data.ALL_SPECIALS
    fits = count_bits(watched) <= 1 and watched & ~realm.watchable() == 0
    must(fits, f"{place}.guarded", "not guarded by its owner")


def _check_pile(pile: Pile, place: str) -> None:
    shown = pile.top != NONE or pile.unknown > 0 or not pile.tail
    must(shown, f"{place}.top", "missing above known cards")


def _check_cards(state: Knatsch) -> None:
    """Every card exists once, the tournament nine times."""
    unseen = [int(card) for card in list_bits(state.unseen)]
    unseen += [TOURNAMENT] * int(state.unseen_tournaments)
    cards = list(unseen)
    for realm in state.realms:
        cards += [int(card) for card in list_bits(realm.castles | realm.specials)]
        cards += [TOURNAMENT] * int(realm.tournaments)
    for pile in state.piles:
        cards += [int(card) for card in pile.tail]
        cards += [int(pile.top)] if pile.top != NONE else []
    for card in set(cards):
        most = data.TOURNAMENTS if card == TOURNAMENT else 1
        must(cards.count(card) <= most, "unseen", "a card is there too often")
    undealt = 0
    if state.phase <= DEAL:
        undealt = sum(realm.castles == 0 for realm in state.realms)
    unknown = sum(pile.unknown for pile in state.piles)
    must(len(unseen) == unknown + undealt, "unseen", "not as many as unknown in the piles")


def _check_setup(state: Knatsch) -> None:
    """R3  Before the first turn all is still to come."""
    if state.phase > DEAL:
        return
    for pile in state.piles:
        must(pile.top == NONE and not pile.tail, "piles", "seen before the deal")
        must(pile.unknown > 0, "piles", "empty before the deal")
    if state.phase == LOT:
        must(count_bits(state.unseen) == TOURNAMENT, "unseen", "not the whole deck")
        return
    dealt = (state.active - state.start_player) % state.seats
    for seat in range(state.seats):
        has_castle = (seat - state.start_player) % state.seats < dealt
        must(state.realms[seat].castle_count() == has_castle, "realms", "not dealt in order")
    left = [castle for castle in list_bits(castles_to_deal(state)) if state.unseen & BIT[castle]]
    crests = {data.CREST[castle] for castle in left}
    must(len(crests) >= state.seats - dealt, "unseen", "no castle left to deal")


# -- The turn ------------------------------------------------------------------------------


def _check_turn(state: Knatsch) -> None:
    if state.phase == ENDED:
        return
    must(state.winner == NONE, "winner", "the game is not over")
    for seat in range(state.seats):
        must(not has_won(state, seat), "realms", "somebody has won already")
    limit = state.agreed.round_limit
    must(limit == 0 or state.round_number <= limit, "round", "beyond the last round")
    if state.phase == REVENGE:
        castles = state.realms[state.active].castle_count()
        must(castles > 0, "phase", "no castle to give back")
    if state.phase == GUARDING:
        must(len(assignments(state)) > 1, "phase", "nothing to choose")


# -- The roll ------------------------------------------------------------------------------


def _check_roll(state: Knatsch) -> None:
    roll = state.this_roll
    must(hand_size(roll.live) + roll.in_the_air <= data.DICE, "live", "more than six dice")
    if state.phase != THROWING and state.phase != ROLLING:
        must(roll.in_the_air == 0, "in_the_air", "nobody throws")
        must(roll.purpose == NONE or roll.roller != NONE, "roller", "nobody rolled")
        return
    must(state.covered == NONE, "piles", "a top is missing during a roll")
    _check_roller(state)
    _check_target(state)
    _check_bar(state)
    throws = throws_for(state, roll.purpose, roll.roller)
    must(roll.max_throws == throws, "max_throws", f"expected {throws}")
    must(roll.throws_used < throws, "throws_used", "no throw left")
    if state.phase == ROLLING:
        must(roll.throws_used > 0 and roll.in_the_air == 0, "throws_used", "none yet")
        must(not must_stop(state), "live", "the roll is over")
    elif roll.throws_used == 0:
        must(roll.in_the_air == data.DICE, "in_the_air", "all dice are thrown at first")
    else:
        must(roll.in_the_air > 0, "in_the_air", "no die is thrown")


def _check_roller(state: Knatsch) -> None:
    roll = state.this_roll
    must(roll.purpose != NONE, "purpose", "missing during a roll")
    if roll.purpose == FOR_DEFENCE:
        defends = roll.roller != NONE and roll.roller == _owner(state)
        must(defends, "roller", "not the owner")
    elif roll.purpose == FOR_TOURNAMENT:
        must(roll.roller != NONE, "roller", "missing during a roll")
        must(roll.leader != NONE, "leader", "missing in a tournament")
    else:
        must(roll.roller == state.active, "roller", "not the active player")


def _check_target(state: Knatsch) -> None:
    """R4.2  What can be rolled for, and where it lies."""
    roll = state.this_roll
    if roll.purpose in (FOR_PILE, FOR_TOURNAMENT):
        must(roll.pile != NONE, "pile", "missing during a roll")
        lies = roll.target != NONE and state.piles[roll.pile].top == roll.target
        must(lies, "target", "not on the pile")
        tournament = roll.target == TOURNAMENT
        must(tournament == (roll.purpose == FOR_TOURNAMENT), "target", "for another roll")
    elif roll.purpose == FOR_KING:
        must(roll.target == NONE, "target", "the King is no card")
    else:
        must(_owner(state) not in (NONE, state.active), "target", "not with another player")
        castle = roll.target < data.FIRST_SPECIAL
        must(castle == (roll.purpose != FOR_STEAL), "target", "for another roll")
    if 0 <= roll.target < TOURNAMENT:
        barred = state.realms[state.active].barred & BIT[roll.target]
        must(barred == 0, "target", "of a crest or type owned")


def _check_bar(state: Knatsch) -> None:
    roll = state.this_roll
    if roll.purpose in (FOR_PILE, FOR_STEAL, FOR_ATTACK, FOR_KING):
        bar = bar_for(state, roll.purpose, roll.target)
        must(roll.bar == bar, "bar", f"expected {bar}")
    elif roll.purpose == FOR_DEFENCE:
        must(roll.bar != NONE, "bar", "missing in a defence")
    else:
        hosting = roll.roller == state.active
        must(hosting == (roll.bar == NONE), "bar", "only the host has nothing to beat")


def _owner(state: Knatsch) -> int:
    """Before whom the target lies."""
    target = state.this_roll.target
    return int(state.owner(target)) if 0 <= target < TOURNAMENT else NONE
