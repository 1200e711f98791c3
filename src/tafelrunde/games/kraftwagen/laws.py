"""Kraftwagen: what holds in every position: no piece is lost, what is awaited fits what is due."""

from __future__ import annotations

from tafelrunde.core.bits import count_bits
from tafelrunde.core.position import must
from tafelrunde.core.state import LEGAL
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.actions import buyer_spaces, needs_card
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.race import occupied
from tafelrunde.games.kraftwagen.rules.refusals import refuse_offer
from tafelrunde.games.kraftwagen.rules.state import (
    ENDED,
    FIRST_PART,
    FIRST_SEAT,
    MARKET_STEP,
    NOT_ENDED,
    OPENING,
    ORDER,
    PRICING,
    SELECT_ACTION,
    SELECT_BUYER,
    SELECT_CARD,
    SELECT_PART,
    SELECT_TILE,
    SPECIAL,
    START_CHOICE,
    START_ENGINE,
    START_LOT,
    TILE_ROW,
)
from tafelrunde.games.kraftwagen.rules.turns import icons_on_offer, what_ended

PARTS = 2**data.BODY | 2**data.ENGINE


def check(state: Kraftwagen) -> None:
    _check_pieces(state)
    _check_chain(state)
    _check_special(state)
    _check_market(state)
    _check_start_tiles(state)
    _check_turn(state)
    _check_phase(state)


# -- R2.1  No piece is lost or invented ---------------------------------------------------


def _check_pieces(state: Kraftwagen) -> None:
    cars = [car for car in state.market if car.owner != NONE]
    halls = [part for mat in state.mats for part in mat.halls]
    for value in range(1, data.HIGHEST + 1):
        bodies = halls.count(value) + sum(car.body == value for car in cars)
        must(
            state.bodies[value] + bodies == data.BODIES[value],
            "bodies",
            f"there are {data.BODIES[value]} of value {value} in the game",
        )
        motors = halls.count(data.MOTOR + value) + sum(car.engine == value for car in cars)
        motors += sum(mat.race_engine == value for mat in state.mats)
        must(
            state.motors[value] + motors == data.MOTORS[value],
            "motors",
            f"there are {data.MOTORS[value]} of value {value} in the game",
        )
    must(state.bodies[0] == 0 and state.motors[0] == 0, "bodies", "no part has the value 0")
    for seat, mat in enumerate(state.mats):
        spent = mat.markers & ~mat.engineers == 0
        must(spent, f"mats[{seat}].markers", "each belongs to an engineer that is here")
        busy = mat.active + sum(car.workers for car in cars if car.owner == seat)
        must(
            mat.canteen + mat.supply + busy == data.WORKERS,
            f"mats[{seat}].supply",
            f"a player has {data.WORKERS} workers beside the two counters",
        )
    for card in range(data.CARDS):
        number = data.DECK[card] if card < data.FIRST_ENGINEER or state.agreed.engineers else 0
        must(
            _cards(state, card) == number, "deck", f"there are {number} of card {card} in the game"
        )


def _cards(state: Kraftwagen, card: int) -> int:
    research = state.research
    found = research.deck[card] + research.discard[card] + research.open_cards.count(card)
    found += int(state.this_turn.instant == card)
    for mat in state.mats:
        if card < data.DEVELOPMENTS:
            found += mat.developments[card] + mat.inactive.count(card)
        elif card >= data.FIRST_ENGINEER:
            found += mat.owns(card - data.FIRST_ENGINEER)
    return int(found)


# -- R3.1  The chain ----------------------------------------------------------------------


def _check_chain(state: Kraftwagen) -> None:
    chain = state.chain
    must(len(set(chain)) == len(chain), "chain", "nothing lies in it twice")
    if state.phase in (ORDER, TILE_ROW):
        _check_first_chain(state)
        return
    workers = sum(item >= FIRST_SEAT for item in chain)
    standard = sum(item < data.FIRST_SPECIAL for item in chain)
    must(workers == state.seats, "chain", "every player has a worker in it")
    must(standard == data.STANDARD_TILES, "chain", "all action tiles lie in it")
    if state.round_number == 0:
        laid = all(item >= FIRST_SEAT for item in chain[: state.seats])
        must(laid, "chain", "the workers come first")


def _check_special(state: Kraftwagen) -> None:
    """R2.11  Stack, used pile and chain hold the special tiles of the round, if agreed on."""
    special = [item for item in state.chain if data.FIRST_SPECIAL <= item < FIRST_SEAT]
    piles = state.special.stack | state.special.used
    if not state.agreed.special_tiles:
        must(not special, "chain", "special tiles were not agreed on")
        must(piles == 0, "special_stack", "special tiles were not agreed on")
        return
    replaced = state.phase == SPECIAL and state.special.at < len(state.chain)
    drawn = state.round_number == 0 or (state.phase == SPECIAL and not replaced)
    must(len(special) == (0 if drawn else 1), "chain", "one special tile lies in it")
    expected = data.SPECIAL_SETS[max(state.round_number, 1)]
    if special and not replaced:
        must(expected & 2 ** special[0] != 0, "chain", "a special tile of another round")
        expected &= ~(2 ** special[0])
    whole = piles == expected and state.special.stack & state.special.used == 0
    must(whole, "special_stack", "the other special tiles of the round are not there")


def _check_first_chain(state: Kraftwagen) -> None:
    """Workers, singles, doubles in this order, as far as they are drawn."""
    chain = state.chain
    seats = state.seats
    groups = [sorted(range(FIRST_SEAT, FIRST_SEAT + seats))]
    groups += [list(range(data.SINGLES)), list(range(data.SINGLES, data.DOUBLES_END))]
    at = 0
    for group in groups:
        part = chain[at : at + len(group)]
        must(all(item in group for item in part), "chain", "workers, singles, doubles")
        at += len(group)
    if state.phase == ORDER:
        must(len(chain) < seats - 1, "chain", "the last worker needs no lot")
    else:
        drawn = len(chain) - seats
        must(
            0 <= drawn < data.DOUBLES_END - 1 and drawn != data.SINGLES - 1,
            "chain",
            "nothing left to draw",
        )


# -- R2.7, R2.8  Market, buyers, race -----------------------------------------------------


def _check_market(state: Kraftwagen) -> None:
    prices = 0
    for space, car in enumerate(state.market):
        name = f"market[{space}]"
        if car.owner == NONE:
            empty = car.body == car.engine == car.workers == car.price == 0 and car.marker == NONE
            must(empty, name, "a free space holds nothing")
            continue
        must(car.owner < state.seats, name, "nobody owns this car")
        whole = (
            1 <= car.body <= data.HIGHEST and 1 <= car.engine <= data.HIGHEST and car.workers >= 1
        )
        must(whole, name, "a car has a body, an engine and a worker")
        must(car.price >= 1 and prices & 2**car.price == 0, name, "each price once")
        prices |= 2**car.price
        spent = state.mats[car.owner]
        if car.marker != NONE:
            used = car.marker <= data.DIESEL and spent.owns(car.marker) == 1
            must(used and spent.markers & 2**car.marker == 0, name, "the marker is the owner's")
    markers = [car.marker for car in state.market if car.marker != NONE]
    must(len(set(markers)) == len(markers), "market", "each engineer has one marker")
    must(prices & state.prices == 0, "prices", "a price on a car is not left")
    round_prices = data.PRICE_SETS[state.round_number] if state.phase != ENDED else 0
    must((prices | state.prices) & ~round_prices == 0, "prices", "not of this round")
    must(len(state.buyers) <= buyer_spaces(state), "buyers", "more than there are spaces")
    for preference in range(data.PREFERENCES):
        must(state.buyers.count(preference) <= data.STACK, "buyers", "two of each preference")
    for seat, mat in enumerate(state.mats):
        free = mat.space == 0 or occupied(state, seat) & 2**mat.space == 0
        must(free, f"mats[{seat}].space", "another car stands there")
        raced = mat.space > 0 or mat.laps == 0
        must(raced, f"mats[{seat}].laps", "no lap in the pit lane")


def _check_start_tiles(state: Kraftwagen) -> None:
    """R3.4  They lie on the table from the lot on until everybody has one; R3.6 two for two."""
    taken = [mat.start_tile for mat in state.mats if mat.start_tile != NONE]
    if state.phase not in (START_LOT, START_CHOICE, START_ENGINE):
        must(state.start_tiles == 0, "start_tiles", "they lie there during the choice only")
        early = state.round_number == 0 and state.phase <= OPENING
        must(not early or not taken, "mats", "a start tile before the choice")
        return
    fresh = all(state.start_tiles & 2**tile == 0 for tile in taken)
    must(fresh and len(set(taken)) == len(taken), "start_tiles", "each is there once")
    number = count_bits(state.start_tiles) + len(taken)
    if state.phase == START_LOT:
        waiting = state.seats == 2 and not taken and number < data.START_TILES_FOR_TWO
        must(waiting, "start_tiles", "no lot is drawn")
        return
    most = data.START_TILES_FOR_TWO if state.seats == 2 else data.START_TILES
    must(number == most, "start_tiles", f"{most} with those that were taken")


# -- R4.2  What is awaited fits what is due -----------------------------------------------


def _check_turn(state: Kraftwagen) -> None:
    """Whatever is due during a turn, and nothing outside of one."""
    phase = state.phase
    turn = state.this_turn
    running = phase not in (SPECIAL, OPENING, ENDED) and phase > SELECT_TILE
    running = running or (phase == OPENING and state.round_number > 0)
    running = running or (phase == SPECIAL and turn.tile != NONE)
    must((turn.tile != NONE) == running, "tile", "there is one exactly during a turn")
    shown = data.TILE_ICONS[turn.tile] if running else 0
    must(turn.icons & ~shown == 0, "icons", "not on the tile")
    stands = state.track > 0 or turn.icons & 2**data.BUYER == 0
    must(stands, "track", "no step is left for the buyer of the tile")
    must(
        turn.part in (NONE, data.BODY, data.ENGINE),
        "part",
        "neither a body nor an engine",
    )
    must(turn.parts_due & ~PARTS == 0, "parts_due", "neither a body nor an engine")
    instant = turn.instant == NONE or turn.instant >= data.INST_WORKERS
    must(instant, "instant", "not an instant card")
    in_hand = phase in (SELECT_PART, FIRST_PART)
    carried_out = turn.instant == NONE and turn.parts_due == 0 and turn.to_hire == 0
    must(in_hand or carried_out, "instant", "it is carried out first")
    wanted = phase in (SELECT_PART, START_ENGINE)
    must(
        wanted == (turn.part != NONE),
        "part",
        "a part is due exactly when it is asked for",
    )
    closed = in_hand or phase == OPENING or state.round_number == 0
    must(closed or not needs_card(state), "open_cards", "two cards lie open")
    researching = phase in (SELECT_PART, FIRST_PART, OPENING, SELECT_CARD) and running
    must(researching or turn.researches == 0, "researches", "no card is asked for")
    must(phase == SELECT_BUYER or not turn.sale_due, "sale_due", "the buyer comes first")
    drawn = phase == SPECIAL
    must((state.special.at != NONE) == drawn, "special_at", "no special tile is drawn")
    offer = state.offer
    nothing = offer.body == offer.engine == offer.workers == 0
    must(phase == PRICING or nothing, "offer", "no price is asked for")
    setup = state.round_number == 0
    known = phase <= SPECIAL if setup else phase in (OPENING, SPECIAL) or phase >= SELECT_TILE
    must(known, "phase", "not in this round")


def _check_phase(state: Kraftwagen) -> None:
    """Who is asked has something to choose, and so has chance."""
    phase = state.phase
    if phase in (START_CHOICE, START_ENGINE):
        must(_next_chooser(state) == state.active, "active", "not the next to choose")
    if phase == START_ENGINE:
        must(state.motors[data.START_PART] > 0, "motors", "no engine for the start tile")
    if phase == SELECT_TILE:
        must(state.chain[0] == FIRST_SEAT + state.active, "active", "not at the rear")
        must(what_ended(state) == NOT_ENDED, "track", "the round is over")
    if phase == SPECIAL:
        at = state.special.at
        end = at == len(state.chain)
        special = end or data.FIRST_SPECIAL <= state.chain[at] < FIRST_SEAT
        must(special, "special_at", "neither the front nor a special tile")
    if phase in (SELECT_ACTION, FIRST_PART):
        icons = icons_on_offer(state)
        must(count_bits(icons) > 1, "icons", "a single action starts by itself")
    if phase == SELECT_CARD:
        must(state.this_turn.researches > 0, "researches", "no card may be taken")
    if phase == SELECT_BUYER:
        must(len(state.buyers) < buyer_spaces(state), "buyers", "all spaces are filled")
    if phase == OPENING:
        must(needs_card(state), "open_cards", "two cards lie open")
    if phase in (MARKET_STEP, PRICING):
        must(state.this_turn.icons == 0, "icons", "they come before the market")
    if phase == PRICING:
        must(_offer_stands(state), "offer", "these parts or workers are not there")
    if phase == ENDED:
        must(state.round_number == data.ROUNDS, "round", "the last round is not over")
    seats = state.pending()
    busy = phase == ENDED or len(state.legal(seats[0]) if seats else state.outcomes()) > 0
    must(busy, "phase", "there is nothing to choose or to draw")


def _next_chooser(state: Kraftwagen) -> int:
    """R3.4  From the front to the rear; the seat that took the engine still has to place it."""
    for item in reversed(state.chain[: state.seats]):
        seat = item - FIRST_SEAT
        mat = state.mats[seat]
        placing = state.phase == START_ENGINE and mat.start_tile == data.S4_MOTOR
        if mat.start_tile == NONE or placing:
            return int(seat)
    return NONE


def _offer_stands(state: Kraftwagen) -> bool:
    body, engine, workers = state.offer.body, state.offer.engine, state.offer.workers
    if not (1 <= body <= data.HIGHEST and 1 <= engine <= data.HIGHEST and workers >= 1):
        return False
    return refuse_offer(state, body, engine, workers) == LEGAL
