"""Kraftwagen: rules of thumb. Everything is judged in tenths of a point.

Nothing hidden is looked at: there are no hands, and the order of the deck exists nowhere.
"""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, lowest_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State
from tafelrunde.games.kraftwagen.players.manner import Manner
from tafelrunde.games.kraftwagen.players.trade import (
    choose_buyer,
    choose_offer,
    choose_price,
    choose_sale,
    judge_bringing,
)
from tafelrunde.games.kraftwagen.players.worth import (
    WORST,
    judge_card,
    judge_hire,
    judge_part,
    judge_race,
    judge_taking,
)
from tafelrunde.games.kraftwagen.rules import action_numbers as numbers
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.actions import reach_of
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.state import (
    FIRST_PART,
    FIRST_SEAT,
    MARKET_STEP,
    PRICING,
    QUICK_SALE,
    SELECT_ACTION,
    SELECT_BUYER,
    SELECT_CARD,
    SELECT_TILE,
    START_CHOICE,
)

START_WORTH: Final[tuple[int, ...]] = (1, 4, 2, 3)
"""By start tile."""


@final
class Thumb(Policy):
    """A decent player."""

    def __init__(self, temper: str = "") -> None:
        self.temper = temper
        self.manner = Manner(temper)

    def __reduce__(self) -> tuple[object, ...]:
        return Thumb, (self.temper,)

    def tempered(self, temper: str) -> Policy:
        return Thumb(temper)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Kraftwagen)
        phase = state.phase
        if phase == SELECT_TILE:
            return choose_tile(state, seat, self.manner)
        if phase == MARKET_STEP:
            return choose_offer(state, seat, self.manner)
        if phase == PRICING:
            return choose_price(state, seat)
        if phase == SELECT_CARD:
            return choose_card(state, seat)
        if phase == SELECT_BUYER:
            return choose_buyer(state, seat)
        if phase == SELECT_ACTION:
            # Workers first, then levels, then parts; the last two never matter.
            return numbers.do(lowest_bit(state.this_turn.icons))
        if phase == FIRST_PART:
            return numbers.do(data.BODY)
        if phase == QUICK_SALE:
            return choose_sale(state)
        if phase == START_CHOICE:
            return choose_start(state)
        return choose_part(state, seat)


def choose_start(state: Kraftwagen) -> i64:
    best: i64 = NONE
    tile: i64
    for tile in range(len(START_WORTH)):
        if state.start_tiles & BIT[tile]:
            if best == NONE or START_WORTH[tile] > START_WORTH[best]:
                best = tile
    return numbers.start(best)


# -- Which tile ----------------------------------------------------------------------------


def choose_tile(state: Kraftwagen, seat: i64, manner: Manner) -> i64:
    """The sum of the icons, less a share of what is left to the others."""
    icons: list[i64] = [judge_icon(state, seat, icon, manner) for icon in range(data.ICONS)]
    best: i64 = NONE
    best_value: i64 = WORST
    skipped: i64 = 0
    item: i64
    for item in state.chain:
        if item < FIRST_SEAT:
            worth = tile_worth(state, seat, item, icons, manner)
            value = worth - skipped * manner.skipped // 100
            if value > best_value:
                best = item
                best_value = value
            skipped += max(worth, 0)
    return numbers.take(best)


def tile_worth(state: Kraftwagen, seat: i64, tile: i64, icons: list[i64], manner: Manner) -> i64:
    worth: i64 = 0
    icon: i64
    for icon in range(data.ICONS):
        if data.TILE_ICONS[tile] & BIT[icon]:
            worth += icons[icon]
    bonus = (
        data.LEVEL_BONUS[tile] * 8
        + data.HIRE_BONUS[tile] * 8
        + data.RESEARCH_BONUS[tile] * icons[data.RESEARCH]
    )
    if data.RACE_BONUS[tile] > 0:
        mat = state.mats[seat]
        spaces = mat.race_value() + mat.gp_bonus()
        more = judge_race(state, seat, spaces + data.RACE_BONUS[tile])
        bonus += (more - judge_race(state, seat, spaces)) * manner.race // 100
    return worth + bonus


def judge_icon(state: Kraftwagen, seat: i64, icon: i64, manner: Manner) -> i64:
    mat = state.mats[seat]
    if icon == data.WORKER:
        return judge_hire(state, mat, 1)
    if icon == data.RESEARCH:
        return max(
            judge_card(state, seat, state.research.open_cards[0]),
            judge_card(state, seat, state.research.open_cards[1]),
        )
    if icon == data.GRAND_PRIX:
        return judge_race(state, seat, mat.race_value() + mat.gp_bonus()) * manner.race // 100
    if icon == data.BUYER:
        return judge_bringing(state, seat)
    return judge_part(state, seat, icon, reach_of(mat, icon, 0))


# -- Cards and parts -----------------------------------------------------------------------


def choose_card(state: Kraftwagen, seat: i64) -> i64:
    first = judge_card(state, seat, state.research.open_cards[0])
    return numbers.card(1 if judge_card(state, seat, state.research.open_cards[1]) > first else 0)


def choose_part(state: Kraftwagen, seat: i64) -> i64:
    """The highest value, where it helps most."""
    best: i64 = NONE
    best_value: i64 = WORST
    for action in state.legal(seat):
        value = judge_taking(state, seat, action)
        if value > best_value:
            best = action
            best_value = value
    return best
