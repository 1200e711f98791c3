"""Kraftwagen: rounds, turns and the course of an action, in the order of the rulebook (R4)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, lowest_bit
from tafelrunde.core.rng import Rng
from tafelrunde.games.kraftwagen.rules import action_numbers as numbers
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.actions import (
    buyer_spaces,
    hire,
    needs_card,
    put_away,
    reshuffle,
    values_within,
)
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.market import (
    can_offer,
    own_cars,
    refits,
    score_buyers,
    scrap,
)
from tafelrunde.games.kraftwagen.rules.race import race_move, score_grand_prix
from tafelrunde.games.kraftwagen.rules.state import (
    BY_MARKET,
    BY_TRACK,
    BY_TURNS,
    ENDED,
    FIRST_PART,
    FIRST_SEAT,
    MARKET_STEP,
    NOT_ENDED,
    OPENING,
    QUICK_SALE,
    SELECT_ACTION,
    SELECT_BUYER,
    SELECT_CARD,
    SELECT_PART,
    SELECT_TILE,
    SPECIAL,
    Works,
    new_review,
)

# -- R4.3  Preparing a round ---------------------------------------------------------------


def prepare_round(works: Works, number: i64) -> None:
    works.round_number = number
    works.turns = 0
    works.prices = data.PRICE_SETS[number]
    # Q23, Q25  What lies at a stack stays; new money is added.
    preference: i64
    for preference in range(data.PREFERENCES):
        works.money[preference] += data.WHITE_MONEY[preference]
    works.track = data.TRACK_FOR_TWO if works.seats == 2 else data.TRACK_TOP
    # Q48  The special tile in the chain gives way to one of the new set.
    if works.agreed.special_tiles and number > 1:
        works.special.stack = data.SPECIAL_SETS[number]
        works.special.used = 0
        draw_special(works, place_of_special(works))
    else:
        start_turn(works)


def place_of_special(works: Works) -> i64:
    place: i64 = 0
    while not data.FIRST_SPECIAL <= works.chain[place] < FIRST_SEAT:
        place += 1
    return place


# -- R4.4  The next special tile -----------------------------------------------------------


def draw_special(works: Works, place: i64) -> None:
    """R4.4  The next special tile; an empty stack is made of the used ones."""
    if works.special.stack == 0:
        works.special.stack = works.special.used
        works.special.used = 0
    works.special.at = place
    works.phase = SPECIAL


def lay_special(works: Works, tile: i64) -> None:
    works.special.stack &= ~BIT[tile]
    replaces = works.special.at < len(works.chain)
    if replaces:
        works.chain[works.special.at] = tile
    else:
        works.chain.append(tile)
    works.special.at = NONE
    if works.round_number == 0:
        prepare_round(works, 1)
    elif replaces:
        start_turn(works)
    elif works.this_turn.tile != NONE:
        go_on(works)
    else:
        sweep(works)


# -- R4.4  Selecting a tile ----------------------------------------------------------------


def start_turn(works: Works) -> None:
    """Q38, Q39  The seat at the rear, round after round; Q50 a tile must be taken."""
    works.active = works.chain[0] - FIRST_SEAT
    works.this_turn.offered = False
    works.this_turn.backs = 0
    works.phase = SELECT_TILE


def tile_menu(works: Works) -> list[i64]:
    tiles: i64 = 0
    item: i64
    for item in works.chain:
        if item < FIRST_SEAT:
            tiles |= BIT[item]
    return [numbers.take(tile) for tile in list_bits(tiles)]


def pick_tile(works: Works, rng: Rng) -> i64:
    left = rng.below(len(works.chain) - works.seats)
    item: i64
    for item in works.chain:
        if item < FIRST_SEAT:
            if left == 0:
                return numbers.take(item)
            left -= 1
    return NONE


def take_tile(works: Works, seat: i64, tile: i64) -> None:
    """Q61  The worker takes the place of the tile, the tile goes to the front."""
    chain = works.chain
    place: i64 = 0
    while chain[place] != tile:
        place += 1
    chain[place] = FIRST_SEAT + seat
    chain.pop(0)
    works.this_turn.tile = tile
    works.this_turn.icons = data.TILE_ICONS[tile]
    if tile >= data.FIRST_SPECIAL:
        works.special.used |= BIT[tile]
        draw_special(works, len(chain))
    else:
        chain.append(tile)
        go_on(works)


# -- R4.5  Selecting actions ---------------------------------------------------------------


def go_on(works: Works) -> None:
    """What is due, step by step, until somebody has to choose or a card is turned up."""
    while not next_step(works):
        pass


def next_step(works: Works) -> bool:
    """True if the step waits for a choice or for chance."""
    turn = works.this_turn
    if turn.part != NONE:
        # Q3  A part that cannot be taken lapses.
        if values_within(works, turn.part) != 0:
            works.phase = SELECT_PART
            return True
        turn.part = NONE
        turn.level_bonus = 0
    elif turn.parts_due != 0:
        return next_part(works)
    elif turn.to_hire > 0:
        hire(works, works.active)
    elif turn.instant != NONE:
        put_away(works, turn.instant)
        turn.instant = NONE
    elif needs_card(works):
        reshuffle(works)
        works.phase = OPENING
        return True
    elif turn.researches > 0:
        works.phase = SELECT_CARD
        return True
    elif turn.sale_due:
        turn.sale_due = False
        works.phase = QUICK_SALE
        return own_cars(works) != 0
    elif turn.icons == 0:
        market_step(works)
        return True
    else:
        return next_icon(works)
    return False


def next_part(works: Works) -> bool:
    """INST_PARTS: the player names the first part, the other follows by itself (Q58)."""
    turn = works.this_turn
    if count_bits(turn.parts_due) > 1:
        works.phase = FIRST_PART
        return True
    turn.part = lowest_bit(turn.parts_due)
    turn.parts_due = 0
    return False


def next_icon(works: Works) -> bool:
    """Q7  The player picks one of several; the last one starts by itself."""
    if count_bits(works.this_turn.icons) > 1:
        works.phase = SELECT_ACTION
        return True
    return begin(works, lowest_bit(works.this_turn.icons))


def icons_on_offer(works: Works) -> i64:
    return works.this_turn.parts_due if works.phase == FIRST_PART else works.this_turn.icons


def do(works: Works, icon: i64) -> None:
    if works.phase == FIRST_PART:
        works.this_turn.parts_due &= ~BIT[icon]
        works.this_turn.part = icon
        go_on(works)
    elif not begin(works, icon):
        go_on(works)


def begin(works: Works, icon: i64) -> bool:
    """True if it waits for a choice at once."""
    turn = works.this_turn
    turn.icons &= ~BIT[icon]
    tile = turn.tile
    if icon == data.WORKER:
        turn.to_hire = 1 + data.HIRE_BONUS[tile]
    elif icon == data.RESEARCH:
        turn.researches = 1 + data.RESEARCH_BONUS[tile]
    elif icon == data.GRAND_PRIX:
        mat = works.mats[works.active]
        race_move(works, works.active, mat.race_value() + mat.gp_bonus() + data.RACE_BONUS[tile])
    elif icon == data.BUYER:
        return begin_buyer(works)
    else:
        turn.part = icon
        turn.level_bonus = data.LEVEL_BONUS[tile]
    return False


def begin_buyer(works: Works) -> bool:
    """A buyer for the next space; Q26 if all are filled the black marker goes down."""
    works.this_turn.sale_due = data.QUICK_SALE_TILES & BIT[works.this_turn.tile] != 0
    if len(works.buyers) < buyer_spaces(works):
        works.phase = SELECT_BUYER
        return True
    works.track -= 1
    return False


# -- R4.6  Market step ---------------------------------------------------------------------


def market_step(works: Works) -> None:
    """Q60  Without anything to offer or to change the turn ends by itself."""
    if can_offer(works) or refits(works) != 0:
        works.phase = MARKET_STEP
    else:
        end_turn(works)


# -- R4.8  End of a turn -------------------------------------------------------------------


def end_turn(works: Works) -> None:
    works.this_turn.tile = NONE
    works.turns += 1
    sweep(works)


def sweep(works: Works) -> None:
    """Q37  Tiles at the rear move to the front until a worker is last."""
    chain = works.chain
    while chain[0] < FIRST_SEAT:
        tile = chain.pop(0)
        if tile >= data.FIRST_SPECIAL:
            works.special.used |= BIT[tile]
            draw_special(works, len(chain))
            return
        chain.append(tile)
    if what_ended(works) != NOT_ENDED:
        score_round(works)
    else:
        start_turn(works)


def what_ended(works: Works) -> i64:
    """Q27, Q49  Judged after the turn; Q45 in the end there were turns enough."""
    if works.free_market_space() == NONE:
        return BY_MARKET
    if works.track == 0:
        return BY_TRACK
    return BY_TURNS if works.turns == data.TURN_CAP * works.seats else NOT_ENDED


# -- R4.9, R4.10, R4.11  Scoring and cleaning up -------------------------------------------


def score_round(works: Works) -> None:
    before = None if works.review.round_number == 0 else works.review
    review = new_review(works.seats, works.round_number, what_ended(works), before)
    score_grand_prix(works, review)
    score_buyers(works, review)
    review.totals = [mat.score() for mat in works.mats]
    works.review = review
    clean_up(works)
    if works.round_number == data.ROUNDS:
        works.phase = ENDED
    else:
        # R6.5  Option: round 3 follows round 1.
        prepare_round(works, data.ROUNDS if works.agreed.short else works.round_number + 1)


def clean_up(works: Works) -> None:
    """R4.11  Chain, workshops, canteens, cards and race engines stay as they are."""
    space: i64
    for space in range(len(works.market)):
        scrap(works, space)
    works.buyers = []
    works.prices = 0
