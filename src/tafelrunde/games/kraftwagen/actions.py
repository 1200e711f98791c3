"""Kraftwagen: the actions of a tile but the Grand Prix (R4.5)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, lowest_bit, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import LEGAL, NOT_NOW
from tafelrunde.games.kraftwagen.data import (
    BODY,
    BODY_PLACES,
    BODY_POINTS,
    BRING,
    BUYERS_FOR_TWO,
    CLEAR,
    DEV_PART,
    DEVELOPMENTS,
    EMPTY,
    ENGINE,
    ENGINE_PLACES,
    ENGINE_POINTS,
    FIRST_ENGINEER,
    FROM_BUYERS,
    HALL,
    HALLS,
    INST_HIRE,
    INST_RACE,
    INST_SPACES,
    INST_WORKERS,
    MOST_BUYERS,
    MOTOR,
    NONE,
    PREFERENCES,
    RACE_CAR,
    STACK,
    START_PART,
    TAKE_BODY,
    TAKE_ENGINE,
)
from tafelrunde.games.kraftwagen.race import race_move
from tafelrunde.games.kraftwagen.scoring import (
    award_developments,
    award_engineers,
    award_part,
    gain,
)
from tafelrunde.games.kraftwagen.state import START_ENGINE, Mat, Works

# Why something cannot be done; the texts explain each.
EQUAL_CARD: Final = "equal-card"
ABOVE_LEVEL: Final = "above-level"
OUT_OF_STOCK: Final = "out-of-stock"
BELOW_LEVEL: Final = "below-level"
START_VALUE: Final = "start-value"
NO_EMPTY_HALL: Final = "no-empty-hall"
HALL_IS_EMPTY: Final = "hall-is-empty"
EQUAL_PART: Final = "equal-part"
STACK_EMPTY: Final = "stack-empty"

# -- R4.5  WORKER -------------------------------------------------------------------------


def hire(works: Works, seat: i64) -> None:
    """One worker of those due; Q8 without a supply the rest lapses."""
    mat = works.mats[seat]
    if mat.supply == 0:
        works.to_hire = 0
        return
    works.to_hire -= 1
    mat.supply -= 1
    # Q9, Q10  The oldest inactive development comes before the canteen.
    if len(mat.inactive) > 0:
        activate(works, seat, mat.inactive.pop(0))
    else:
        mat.canteen += 1


def activate(works: Works, seat: i64, development: i64) -> None:
    """Its points count, then its part is due (Q14: with the new level). Q12: the worker stays."""
    mat = works.mats[seat]
    mat.developments[development] += 1
    mat.active += 1
    mat.body_points += BODY_POINTS[development]
    mat.engine_points += ENGINE_POINTS[development]
    award_developments(works, seat)
    works.part = DEV_PART[development]
    works.level_bonus = 0


# -- R4.5  RESEARCH -----------------------------------------------------------------------


def refuse_card(works: Works, slot: i64) -> str:
    """Q63  Equal cards are one choice."""
    if slot == 1 and works.open_cards[0] == works.open_cards[1]:
        return EQUAL_CARD
    return LEGAL


def take_card(works: Works, seat: i64, slot: i64) -> None:
    """The other open card is discarded; while this one is carried out none lies open."""
    card = works.open_cards[slot]
    put_away(works, works.open_cards[1 - slot])
    works.open_cards[0] = NONE
    works.open_cards[1] = NONE
    works.researches -= 1
    if card < DEVELOPMENTS:
        develop(works, seat, card)
    elif card >= FIRST_ENGINEER:
        employ(works, seat, card - FIRST_ENGINEER)
    else:
        carry_out(works, seat, card)


def develop(works: Works, seat: i64, development: i64) -> None:
    """Q11  A worker of the canteen must go on the card; without one it lies inactive."""
    mat = works.mats[seat]
    if mat.canteen > 0:
        mat.canteen -= 1
        activate(works, seat, development)
    else:
        mat.inactive.append(development)


def employ(works: Works, seat: i64, engineer: i64) -> None:
    """Q13  An engineer needs no worker and helps at once."""
    mat = works.mats[seat]
    mat.engineers |= BIT[engineer]
    mat.markers |= BIT[engineer]
    award_engineers(works, seat)


def carry_out(works: Works, seat: i64, card: i64) -> None:
    """R2.3  An instant card; Q16 it is discarded after its effect."""
    works.instant = card
    if card == INST_WORKERS:
        works.to_hire = INST_HIRE  # Q57
    elif card == INST_RACE:
        race_move(works, seat, INST_SPACES + works.mats[seat].gp_bonus())  # Q22
    else:
        works.parts_due = BIT[BODY] | BIT[ENGINE]


def put_away(works: Works, card: i64) -> None:
    works.discard[card] += 1
    works.discard_size += 1


def needs_card(works: Works) -> bool:
    return works.open_cards[0] == NONE or works.open_cards[1] == NONE


def reshuffle(works: Works) -> None:
    """Q15  An empty deck is made of the discards when a card is needed."""
    if works.deck_size == 0:
        works.deck, works.discard = works.discard, works.deck
        works.deck_size = works.discard_size
        works.discard_size = 0


def open_card(works: Works, card: i64) -> None:
    works.deck[card] -= 1
    works.deck_size -= 1
    slot: i64 = 0 if works.open_cards[0] == NONE else 1
    works.open_cards[slot] = card


# -- R4.5  BODY, ENGINE -------------------------------------------------------------------


def values_within(works: Works, kind: i64) -> i64:
    """The set of values that may be taken now; none, and the action lapses (Q3)."""
    mat = works.mats[works.active]
    stock = works.bodies if kind == BODY else works.motors
    reach = reach_of(mat, kind, works.level_bonus)
    values: i64 = 0
    value = reach
    while value > 0:
        if stock[value] > 0:
            values |= BIT[value]
            # R6.4  Option: only the highest there is.
            if works.agreed.exact_level:
                return values
        value -= 1
    return values


def reach_of(mat: Mat, kind: i64, bonus: i64) -> i64:
    return mat.body_reach(bonus) if kind == BODY else mat.engine_reach(bonus)


def values_on_offer(works: Works) -> i64:
    """Q1  Any value up to the level; the start tile brings a 2 whatever the level."""
    if works.phase == START_ENGINE:
        return BIT[START_PART]
    return values_within(works, works.part)


def destinations(works: Works) -> i64:
    """The set of places for the part: Q4 a workshop is cleared only, and must be, if all are
    full (Q5); Q63 equal parts are one choice. Q6: an engine may always go into the race car."""
    mat = works.mats[works.active]
    places: i64 = 0
    if mat.empty_hall() != NONE:
        places = BIT[HALL]
    else:
        hall: i64
        for hall in range(HALLS):
            if mat.hall_of(mat.halls[hall]) == hall:
                places |= BIT[CLEAR + hall]
    if works.part == ENGINE:
        places |= BIT[RACE_CAR]
    return places


def part_action(kind: i64, value: i64, place: i64) -> i64:
    if kind == BODY:
        return TAKE_BODY + (value - 1) * BODY_PLACES + place
    return TAKE_ENGINE + (value - 1) * ENGINE_PLACES + place


def part_menu(works: Works) -> list[i64]:
    menu: list[i64] = []
    values = values_on_offer(works)
    places = destinations(works)
    while values:
        value = lowest_bit(values)
        values &= values - 1
        left = places
        while left:
            menu.append(part_action(works.part, value, lowest_bit(left)))
            left &= left - 1
    return menu


def pick_part(works: Works, rng: Rng) -> i64:
    values = values_on_offer(works)
    places = destinations(works)
    count = count_bits(places)
    chosen = rng.below(count_bits(values) * count)
    return part_action(
        works.part, nth_bit(values, chosen // count), nth_bit(places, chosen % count)
    )


def take_part(works: Works, seat: i64, kind: i64, value: i64, place: i64) -> None:
    mat = works.mats[seat]
    if kind == BODY:
        works.bodies[value] -= 1
    else:
        works.motors[value] -= 1
    part = value if kind == BODY else MOTOR + value
    works.part = NONE
    works.level_bonus = 0
    if place == RACE_CAR:
        # Q6  The old engine goes back; the printed 1 just disappears.
        if mat.race_engine > 0:
            works.motors[mat.race_engine] += 1
        mat.race_engine = value
    elif place == HALL:
        mat.halls[mat.empty_hall()] = part
    else:
        works.return_part(mat.halls[place - CLEAR])
        mat.halls[place - CLEAR] = part
    award_part(works, seat, kind, value)


def refuse_part(works: Works, kind: i64, value: i64, place: i64) -> str:
    if kind != works.part:
        return NOT_NOW
    mat = works.mats[works.active]
    stock = works.bodies if kind == BODY else works.motors
    if works.phase == START_ENGINE:
        if value != START_PART:
            return START_VALUE
    else:
        reach = reach_of(mat, kind, works.level_bonus)
        if value > reach:
            return ABOVE_LEVEL
        if stock[value] == 0:
            return OUT_OF_STOCK
        if works.agreed.exact_level:
            higher: i64
            for higher in range(value + 1, reach + 1):
                if stock[higher] > 0:
                    return BELOW_LEVEL
    return refuse_place(mat, place)


def refuse_place(mat: Mat, place: i64) -> str:
    if place == RACE_CAR:
        return LEGAL
    is_full = EMPTY not in mat.halls
    if place == HALL:
        return NO_EMPTY_HALL if is_full else LEGAL
    if not is_full:
        return HALL_IS_EMPTY
    lower: i64
    for lower in range(place - CLEAR):
        if mat.halls[lower] == mat.halls[place - CLEAR]:
            return EQUAL_PART
    return LEGAL


# -- R4.5  BUYER --------------------------------------------------------------------------


def buyer_spaces(works: Works) -> i64:
    """R3.6, Q54  One active buyer fewer with 2 players."""
    return BUYERS_FOR_TWO if works.seats == 2 else MOST_BUYERS


def stack_size(works: Works, preference: i64) -> i64:
    return STACK - works.buyers.count(preference)


def buyer_menu(works: Works) -> list[i64]:
    """Q24  Every stack with a tile left."""
    return [
        BRING + preference
        for preference in range(PREFERENCES)
        if works.buyers.count(preference) < STACK
    ]


def pick_buyer(works: Works, rng: Rng) -> i64:
    stacks: i64 = 0
    preference: i64
    for preference in range(PREFERENCES):
        if stack_size(works, preference) > 0:
            stacks |= BIT[preference]
    return BRING + nth_bit(stacks, rng.below(count_bits(stacks)))


def bring_buyer(works: Works, seat: i64, preference: i64) -> None:
    """Q23  All white money of the stack is the player's; Q26 the marker stays."""
    works.buyers.append(preference)
    gain(works, seat, FROM_BUYERS, works.money[preference])
    works.money[preference] = 0


def refuse_buyer(works: Works, preference: i64) -> str:
    placed: i64 = 0
    buyer: i64
    for buyer in works.buyers:
        if buyer == preference:
            placed += 1
    return LEGAL if placed < STACK else STACK_EMPTY
