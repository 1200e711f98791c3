"""Kraftwagen: the actions of a tile but the Grand Prix (R4.5)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, lowest_bit, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.games.kraftwagen.rules import action_numbers as numbers
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.race import race_move
from tafelrunde.games.kraftwagen.rules.scoring import (
    award_developments,
    award_engineers,
    award_part,
    gain,
)
from tafelrunde.games.kraftwagen.rules.state import START_ENGINE, Mat, Works

# -- R4.5  WORKER -------------------------------------------------------------------------


def hire(works: Works, seat: i64) -> None:
    """One worker of those due; Q8 without a supply the rest lapses."""
    mat = works.mats[seat]
    if mat.supply == 0:
        works.this_turn.to_hire = 0
        return
    works.this_turn.to_hire -= 1
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
    mat.body_points += data.BODY_POINTS[development]
    mat.engine_points += data.ENGINE_POINTS[development]
    award_developments(works, seat)
    works.this_turn.part = data.DEV_PART[development]
    works.this_turn.level_bonus = 0


# -- R4.5  RESEARCH -----------------------------------------------------------------------


def card_choices(works: Works) -> i64:
    """Q63  Equal cards are one choice."""
    cards = works.research.open_cards
    return 1 if cards[0] == cards[1] else 2


def take_card(works: Works, seat: i64, slot: i64) -> None:
    """The other open card is discarded; while this one is carried out none lies open."""
    card = works.research.open_cards[slot]
    put_away(works, works.research.open_cards[1 - slot])
    works.research.open_cards[0] = NONE
    works.research.open_cards[1] = NONE
    works.this_turn.researches -= 1
    if card < data.DEVELOPMENTS:
        develop(works, seat, card)
    elif card >= data.FIRST_ENGINEER:
        employ(works, seat, card - data.FIRST_ENGINEER)
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
    works.this_turn.instant = card
    if card == data.INST_WORKERS:
        works.this_turn.to_hire = data.INST_HIRE  # Q57
    elif card == data.INST_RACE:
        race_move(works, seat, data.INST_SPACES + works.mats[seat].gp_bonus())  # Q22
    else:
        works.this_turn.parts_due = BIT[data.BODY] | BIT[data.ENGINE]


def put_away(works: Works, card: i64) -> None:
    works.research.discard[card] += 1
    works.research.discard_size += 1


def needs_card(works: Works) -> bool:
    return works.research.open_cards[0] == NONE or works.research.open_cards[1] == NONE


def reshuffle(works: Works) -> None:
    """Q15  An empty deck is made of the discards when a card is needed."""
    if works.research.deck_size == 0:
        works.research.deck, works.research.discard = works.research.discard, works.research.deck
        works.research.deck_size = works.research.discard_size
        works.research.discard_size = 0


def draw_card(works: Works, rng: Rng) -> i64:
    """Each card of the deck is equally likely."""
    deck = works.research.deck
    left = rng.below(works.research.deck_size)
    card: i64 = 0
    while left >= deck[card]:
        left -= deck[card]
        card += 1
    return card


def open_card(works: Works, card: i64) -> None:
    works.research.deck[card] -= 1
    works.research.deck_size -= 1
    slot: i64 = 0 if works.research.open_cards[0] == NONE else 1
    works.research.open_cards[slot] = card


# -- R4.5  BODY, ENGINE -------------------------------------------------------------------


def values_within(works: Works, kind: i64) -> i64:
    """The set of values that may be taken now; none, and the action lapses (Q3)."""
    mat = works.mats[works.active]
    stock = works.bodies if kind == data.BODY else works.motors
    reach = reach_of(mat, kind, works.this_turn.level_bonus)
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


def best_in_stock(works: Works, kind: i64, reach: i64) -> i64:
    """The highest value within reach, or 0."""
    stock = works.bodies if kind == data.BODY else works.motors
    value = reach
    while value > 0 and stock[value] == 0:
        value -= 1
    return value


def reach_of(mat: Mat, kind: i64, bonus: i64) -> i64:
    return mat.body_reach(bonus) if kind == data.BODY else mat.engine_reach(bonus)


def values_on_offer(works: Works) -> i64:
    """Q1  Any value up to the level; the start tile brings a 2 whatever the level."""
    if works.phase == START_ENGINE:
        return BIT[data.START_PART]
    return values_within(works, works.this_turn.part)


def destinations(works: Works) -> i64:
    """The set of places for the part: Q4 a workshop is cleared only, and must be, if all are
    full (Q5); Q63 equal parts are one choice. Q6: an engine may always go into the race car."""
    mat = works.mats[works.active]
    places: i64 = 0
    if mat.empty_hall() != NONE:
        places = BIT[numbers.HALL]
    else:
        hall: i64
        for hall in range(data.HALLS):
            if mat.hall_of(mat.halls[hall]) == hall:
                places |= BIT[numbers.CLEAR + hall]
    if works.this_turn.part == data.ENGINE:
        places |= BIT[numbers.RACE_CAR]
    return places


def part_menu(works: Works) -> list[i64]:
    menu: list[i64] = []
    values = values_on_offer(works)
    places = destinations(works)
    while values:
        value = lowest_bit(values)
        values &= values - 1
        left = places
        while left:
            menu.append(numbers.part(works.this_turn.part, value, lowest_bit(left)))
            left &= left - 1
    return menu


def pick_part(works: Works, rng: Rng) -> i64:
    values = values_on_offer(works)
    places = destinations(works)
    count = count_bits(places)
    chosen = rng.below(count_bits(values) * count)
    return numbers.part(
        works.this_turn.part, nth_bit(values, chosen // count), nth_bit(places, chosen % count)
    )


def take_part(works: Works, seat: i64, kind: i64, value: i64, place: i64) -> None:
    mat = works.mats[seat]
    if kind == data.BODY:
        works.bodies[value] -= 1
    else:
        works.motors[value] -= 1
    part = value if kind == data.BODY else data.MOTOR + value
    works.this_turn.part = NONE
    works.this_turn.level_bonus = 0
    if place == numbers.RACE_CAR:
        # Q6  The old engine goes back; the printed 1 just disappears.
        if mat.race_engine > 0:
            works.motors[mat.race_engine] += 1
        mat.race_engine = value
    elif place == numbers.HALL:
        mat.halls[mat.empty_hall()] = part
    else:
        works.return_part(mat.halls[place - numbers.CLEAR])
        mat.halls[place - numbers.CLEAR] = part
    award_part(works, seat, kind, value)


# -- R4.5  BUYER --------------------------------------------------------------------------


def buyer_spaces(works: Works) -> i64:
    """R3.6, Q54  One active buyer fewer with 2 players."""
    return data.BUYERS_FOR_TWO if works.seats == 2 else data.MOST_BUYERS


def stack_size(works: Works, preference: i64) -> i64:
    return data.STACK - works.buyers.count(preference)


def buyer_menu(works: Works) -> list[i64]:
    """Q24  Every stack with a tile left."""
    return [
        numbers.bring(preference)
        for preference in range(data.PREFERENCES)
        if works.buyers.count(preference) < data.STACK
    ]


def pick_buyer(works: Works, rng: Rng) -> i64:
    stacks: i64 = 0
    preference: i64
    for preference in range(data.PREFERENCES):
        if stack_size(works, preference) > 0:
            stacks |= BIT[preference]
    return numbers.bring(nth_bit(stacks, rng.below(count_bits(stacks))))


def bring_buyer(works: Works, seat: i64, preference: i64) -> None:
    """Q23  All white money of the stack is the player's; Q26 the marker stays."""
    works.buyers.append(preference)
    gain(works, seat, data.FROM_BUYERS, works.money[preference])
    works.money[preference] = 0
