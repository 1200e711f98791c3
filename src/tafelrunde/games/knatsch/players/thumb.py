"""Knatsch: rules of thumb. Dice are rolled perfectly, targets are chosen by what they promise.

What a choice promises is its chance times what it wins (`worth.py`).
"""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, list_bits
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State
from tafelrunde.games.knatsch.odds.chances import (
    Plan,
    best_reroll,
    chance,
    chance_to_stand,
    plan_to_stand,
    rival,
)
from tafelrunde.games.knatsch.players.worth import WIN, Worth, seasoned
from tafelrunde.games.knatsch.rules import action_numbers as numbers
from tafelrunde.games.knatsch.rules import data
from tafelrunde.games.knatsch.rules.action_numbers import NO_CASTLE, NO_SPECIAL
from tafelrunde.games.knatsch.rules.data import CASTLE_GUARD, CASTLES, NONE, PILES, TOURNAMENT
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.rolling import bar_for, throws_for
from tafelrunde.games.knatsch.rules.state import (
    CHOOSING,
    FOR_ATTACK,
    FOR_KING,
    FOR_PILE,
    FOR_STEAL,
    FOR_TOURNAMENT,
    REVENGE,
    ROLLING,
    Realm,
)
from tafelrunde.games.knatsch.rules.turns import choices

TUCK_GAIN: Final = 0.01
"""To tuck away the best target has to promise this much more."""


class Thumb(Policy):
    """A decent player who knows the odds."""

    def __init__(self, temper: str = "") -> None:
        self.temper = temper
        self.worth = Worth()
        self.worth.lean(temper)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.temper,)

    def tempered(self, temper: str) -> Policy:
        return Thumb(temper)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Knatsch)
        if state.phase == ROLLING:
            return numbers.reroll(choose_dice(state))
        if state.phase == CHOOSING:
            return choose_target(state, seat, self.worth)
        if state.phase == REVENGE:
            return choose_return(state, seat)
        return choose_guards(state, seat, self.worth)


@final
class Seasoned(Thumb):
    """Keeps the same rules, but thinks otherwise of what is worth how much."""

    def __init__(self, temper: str = "") -> None:
        super().__init__(temper)
        self.worth = seasoned()
        self.worth.lean(temper)

    def tempered(self, temper: str) -> Policy:
        return Seasoned(temper)


# -- The dice ------------------------------------------------------------------------------


def choose_dice(state: Knatsch) -> i64:
    """The place of the dice to throw again in the roll that is going on."""
    roll = state.this_roll
    cards = state.realms[roll.roller].card_dice()
    lone = state.agreed.kicker_rule
    left = roll.max_throws - roll.throws_used
    return best_reroll(roll.bar, cards, answers(state), lone, roll.live, left)


def roll_plan(state: Knatsch) -> Plan:
    """The best way through the roll that is going on."""
    roll = state.this_roll
    cards = state.realms[roll.roller].card_dice()
    return plan_to_stand(roll.bar, cards, answers(state), state.agreed.kicker_rule)


def answers(state: Knatsch) -> list[i64]:
    """Who will try to beat the result: the owner of an attacked castle, and all who roll later in
    a tournament."""
    roll = state.this_roll
    if roll.purpose == FOR_ATTACK:
        return defenders(state, roll.target)
    if roll.purpose == FOR_TOURNAMENT:
        return followers(state, roll.roller)
    nobody: list[i64] = []
    return nobody


def defenders(state: Knatsch, castle: i64) -> list[i64]:
    return [rival(state.realms[state.owner(castle)].card_dice(), data.THROWS)]


def followers(state: Knatsch, roller: i64) -> list[i64]:
    """All who roll later in a tournament."""
    rivals: list[i64] = []
    seat = state.left_of(roller)
    while seat != state.active:
        throws = throws_for(state, FOR_TOURNAMENT, seat)
        rivals.append(rival(state.realms[seat].card_dice(), throws))
        seat = state.left_of(seat)
    return rivals


# -- The chance of an attempt --------------------------------------------------------------


def success_of(state: Knatsch, seat: i64, purpose: i64, card: i64) -> float:
    """Of the active seat: to win the card in the end, or to topple the King."""
    cards = state.realms[seat].card_dice()
    lone = state.agreed.kicker_rule
    throws = throws_for(state, purpose, seat)
    if purpose == FOR_TOURNAMENT:
        return chance_to_stand(NONE, throws, cards, followers(state, seat), lone)
    bar = bar_for(state, purpose, card)
    if purpose == FOR_ATTACK:
        return chance_to_stand(bar, throws, cards, defenders(state, card), lone)
    return chance(bar, throws, cards, lone)


def success_undefended(state: Knatsch, seat: i64, castle: i64) -> float:
    """Of an attack that nobody answers; no other succeeds more often."""
    throws = throws_for(state, FOR_ATTACK, seat)
    bar = bar_for(state, FOR_ATTACK, castle)
    cards = state.realms[seat].card_dice()
    return chance(bar, throws, cards, state.agreed.kicker_rule)


# -- Targets -------------------------------------------------------------------------------


def choose_target(state: Knatsch, seat: i64, worth: Worth) -> i64:
    """The most promising of all; but first a tuck, which costs nothing where the best is not on
    that pile, and changes what the next player finds."""
    menu = choices(state)
    best: i64 = NONE
    best_value = -WIN
    apart = [-WIN, -WIN]
    """The best value without the top of either pile."""
    action: i64
    p: i64
    for action in from_piles_first(menu):
        # Of choices that promise the same the first in the menu counts: what others have.
        value = judge(state, seat, worth, action, min(best_value, apart[0], apart[1]))
        if value > best_value or (value == best_value and action < numbers.PILE <= best):
            best = action
            best_value = value
        for p in range(PILES):
            if action != numbers.pile(p) and value > apart[p]:
                apart[p] = value
    tuck: i64 = NONE
    tuck_value = best_value
    coming: list[float] = []
    for p in range(PILES):
        if menu & BIT[numbers.TUCK + p] != 0:
            if len(coming) == 0 and state.piles[p].unknown > 0:
                coming = judge_unseen(state, seat, worth)
            value = judge_tuck(state, seat, worth, p, apart[p], coming)
            if best == numbers.pile(p):
                value -= TUCK_GAIN
            if value > tuck_value or (tuck == NONE and value == tuck_value):
                tuck = numbers.tuck(p)
                tuck_value = value
    return tuck if tuck != NONE else best


def from_piles_first(menu: i64) -> list[i64]:
    """All but the tucks. What others have comes last: it is the most work to judge, and once
    something better is known, some of it can be spared."""
    taken = menu & (BIT[numbers.PILE] - 1)
    rest = menu & ~taken & ~BIT[numbers.tuck(0)] & ~BIT[numbers.tuck(1)]
    return list_bits(rest) + list_bits(taken)


def judge(state: Knatsch, seat: i64, worth: Worth, action: i64, enough: float) -> float:
    """What a choice promises; of an attack that cannot promise `enough` only that it cannot."""
    if action == numbers.END_TURN:
        return 0.0
    if action == numbers.CHALLENGE:
        return judge_king(state, seat, worth)
    if numbers.is_pile(action):
        return judge_top(state, seat, worth, state.piles[numbers.pile_chosen(action)].top)
    card = numbers.taken_card(action)
    owner = state.realms[state.owner(card)]
    if card < CASTLES:
        gain = worth.castle(state, state.realms[seat])
        gain += worth.envy(state.seats) * worth.castle_loss(state, owner)
        undefended = success_undefended(state, seat, card)
        if undefended * gain < enough:
            return undefended * gain
        return success_of(state, seat, FOR_ATTACK, card) * gain
    success = success_of(state, seat, FOR_STEAL, card)
    gain = worth.special(state.realms[seat], card)
    return success * (gain + worth.envy(state.seats) * worth.special(owner, card))


def judge_top(state: Knatsch, seat: i64, worth: Worth, card: i64) -> float:
    """The top card of a pile, or one that might be there."""
    realm = state.realms[seat]
    if card == TOURNAMENT:
        return judge_tournament(state, seat, worth)
    if realm.barred & BIT[card] != 0:
        return -WIN
    success = success_of(state, seat, FOR_PILE, card)
    if card < CASTLES:
        return success * worth.castle(state, realm)
    return success * (worth.special(realm, card) + worth.bonus)


def judge_unseen(state: Knatsch, seat: i64, worth: Worth) -> list[float]:
    """What every card would promise that may come up; tournaments are all alike."""
    values = [judge_top(state, seat, worth, card) for card in list_bits(state.unseen)]
    if state.unseen_tournaments > 0:
        values += [judge_tournament(state, seat, worth)] * state.unseen_tournaments
    return values


def judge_tuck(
    state: Knatsch, seat: i64, worth: Worth, p: i64, apart: float, coming: list[float]
) -> float:
    """The average over all cards that may come up, each time with the best choice then."""
    pile = state.piles[p]
    if pile.unknown == 0:
        return max(apart, judge_top(state, seat, worth, pile.tail[0]))
    total = 0.0
    value: float
    for value in coming:
        total += max(apart, value)
    return total / float(len(coming))


def judge_tournament(state: Knatsch, seat: i64, worth: Worth) -> float:
    """To host helps the others too, least of all those who cannot use it."""
    success = success_of(state, seat, FOR_TOURNAMENT, TOURNAMENT)
    value = success * worth.tournament(state, state.realms[seat])
    share = (1.0 - success) / float(state.seats - 1)
    envy = worth.rivalry * worth.envy(state.seats)
    other: i64
    for other in range(state.seats):
        if other != seat:
            value -= share * envy * worth.tournament(state, state.realms[other])
    return value


def judge_king(state: Knatsch, seat: i64, worth: Worth) -> float:
    realm = state.realms[seat]
    success = success_of(state, seat, FOR_KING, NONE)
    loss = 0.0 if realm.has(data.PROTECTION) else worth.revenge
    return success * WIN - (1.0 - success) * loss


# -- Guards and the King's revenge ---------------------------------------------------------


def choose_guards(state: Knatsch, seat: i64, worth: Worth) -> i64:
    """The castle that is hardest to take stays open; the best special is guarded."""
    realm = state.realms[seat]
    left_open: i64 = NO_CASTLE
    if realm.has(CASTLE_GUARD) and realm.castle_count() > 2:
        left_open = strongest(state, realm)
    special: i64 = NO_SPECIAL
    best = 0.0
    card: i64
    for card in list_bits(realm.watchable()):
        value = worth.special(realm, card)
        # The guard of three castles is worth more than any die.
        if data.TYPE_OF[card] == CASTLE_GUARD and realm.castle_count() > 2:
            value += 1.0
        if value > best:
            best = value
            special = card - data.FIRST_SPECIAL
    return numbers.guard(left_open, special)


def strongest(state: Knatsch, realm: Realm) -> i64:
    best: i64 = NONE
    castle: i64
    for castle in list_bits(realm.castles):
        if best == NONE or state.agreed.combos[castle] > state.agreed.combos[best]:
            best = castle
    return best


def choose_return(state: Knatsch, seat: i64) -> i64:
    """The castle that is easiest to take, under the larger pile, where it comes up late."""
    realm = state.realms[seat]
    weakest: i64 = NONE
    castle: i64
    for castle in list_bits(realm.castles):
        if weakest == NONE or state.agreed.combos[castle] < state.agreed.combos[weakest]:
            weakest = castle
    pile: i64 = 1 if state.piles[1].size() > state.piles[0].size() else 0
    return numbers.give_back(weakest, pile)
