"""Kraftwagen: a position from outside, every value checked and every piece counted."""

from __future__ import annotations

from tafelrunde.core.bits import count_bits
from tafelrunde.core.position import PositionReader
from tafelrunde.core.state import LEGAL
from tafelrunde.games.kraftwagen.actions import buyer_spaces, needs_card
from tafelrunde.games.kraftwagen.data import (
    AWARDS,
    BODIES,
    BODY,
    BODY_POINTS,
    BUYER,
    CARDS,
    CARS_FOR_TWO,
    DECK,
    DEVELOPMENTS,
    DIESEL,
    DOUBLES_END,
    ENGINE,
    ENGINE_POINTS,
    ENGINEERS,
    FIRST_ENGINEER,
    FIRST_SPECIAL,
    HALLS,
    HIGHEST,
    HIGHEST_PRICE,
    ICONS,
    INST_HIRE,
    INST_PARTS,
    INST_WORKERS,
    LEVEL_BONUS,
    MOST_BACKS,
    MOST_BUYERS,
    MOST_CARS,
    MOST_SEATS,
    MOTOR,
    MOTORS,
    NONE,
    PREFERENCES,
    PRICE_SETS,
    RING,
    ROUNDS,
    S4_MOTOR,
    SINGLES,
    SOURCES,
    SPECIAL_SETS,
    STACK,
    STANDARD_TILES,
    START_PART,
    START_TILES,
    START_TILES_FOR_TWO,
    TILE_ICONS,
    TILES,
    TRACK_FOR_TWO,
    TRACK_TOP,
    TURN_CAP,
    WORKERS,
)
from tafelrunde.games.kraftwagen.market import refuse_offer
from tafelrunde.games.kraftwagen.race import has_neutral_cars, occupied
from tafelrunde.games.kraftwagen.rules import Kraftwagen
from tafelrunde.games.kraftwagen.state import (
    ENDED,
    ENDS,
    FIRST_PART,
    FIRST_SEAT,
    MARKET_STEP,
    NOT_ENDED,
    OPENING,
    ORDER,
    PHASES,
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
    Agreement,
    Car,
    Mat,
    Review,
)

MANY = 10_000
"""More points or sales than any game has."""
PARTS = 2**BODY | 2**ENGINE


def load(position: object) -> Kraftwagen:
    """The state that `position` described; PositionError says what is wrong with it."""
    reader = PositionReader(position)
    seats = reader.number("seats", 2, MOST_SEATS)
    agreed = _agreement(reader.reader("agreed"))
    spaces = CARS_FOR_TWO if seats == 2 else MOST_CARS
    deck = reader.numbers("deck", 0, max(DECK), length=CARDS)
    discard = reader.numbers("discard", 0, max(DECK), length=CARDS)
    offer = reader.numbers("offer", 0, WORKERS, length=3)
    state = Kraftwagen(
        seats=seats,
        agreed=agreed,
        phase=PHASES.index(reader.word("phase", PHASES)),
        active=reader.number("active", 0, seats - 1),
        round_number=reader.number("round", 0, ROUNDS),
        turns=reader.number("turns", 0, TURN_CAP * seats),
        chain=reader.numbers("chain", 0, FIRST_SEAT + seats - 1, most=seats + STANDARD_TILES + 1),
        mats=[_mat(row) for row in reader.readers("mats", seats)],
        bodies=reader.numbers("bodies", 0, max(BODIES), length=HIGHEST + 1),
        motors=reader.numbers("motors", 0, max(MOTORS), length=HIGHEST + 1),
        deck=deck,
        deck_size=sum(deck),
        discard=discard,
        discard_size=sum(discard),
        open_cards=reader.numbers("open_cards", NONE, CARDS - 1, length=2),
        start_tiles=reader.number("start_tiles", 0, 2**START_TILES - 1),
        awards=reader.numbers("awards", NONE, seats - 1, length=AWARDS),
        market=[Car(*row) for row in reader.table("market", spaces, NONE, HIGHEST_PRICE, length=6)],
        prices=reader.number("prices", 0, 2 ** (HIGHEST_PRICE + 1) - 1),
        buyers=reader.numbers("buyers", 0, PREFERENCES - 1, most=MOST_BUYERS),
        money=reader.numbers("money", 0, MANY, length=PREFERENCES),
        track=reader.number("track", 0, TRACK_FOR_TWO if seats == 2 else TRACK_TOP),
        special_stack=reader.number("special_stack", 0, 2**TILES - 1),
        special_used=reader.number("special_used", 0, 2**TILES - 1),
        special_at=reader.number("special_at", NONE, seats + STANDARD_TILES),
        tile=reader.number("tile", NONE, TILES - 1),
        icons=reader.number("icons", 0, 2**ICONS - 1),
        part=reader.number("part", NONE, ENGINE),
        level_bonus=reader.number("level_bonus", 0, max(LEVEL_BONUS)),
        parts_due=reader.number("parts_due", 0, PARTS),
        to_hire=reader.number("to_hire", 0, INST_HIRE),
        instant=reader.number("instant", NONE, INST_PARTS),
        researches=reader.number("researches", 0, 2),
        sale_due=reader.flag("sale_due"),
        offered=reader.flag("offered"),
        backs=reader.number("backs", 0, MOST_BACKS),
        offer_body=offer[0],
        offer_engine=offer[1],
        offer_workers=offer[2],
        review=_review(reader.reader("review"), seats),
    )
    reader.done()
    _check_pieces(reader, state)
    _check_chain(reader, state)
    _check_special(reader, state)
    _check_market(reader, state)
    _check_turn(reader, state)
    _check_phase(reader, state)
    return state


def _agreement(reader: PositionReader) -> Agreement:
    agreed = Agreement(
        special_tiles=reader.flag("special_tiles"),
        hidden_scores=reader.flag("hidden_scores"),
        exact_level=reader.flag("exact_level"),
        short=reader.flag("short"),
        engineers=reader.flag("engineers"),
    )
    reader.done()
    return agreed


def _mat(reader: PositionReader) -> Mat:
    developments = reader.numbers("developments", 0, max(DECK), length=DEVELOPMENTS)
    engineers = reader.number("engineers", 0, 2**ENGINEERS - 1)
    markers = reader.number("markers", 0, 2**ENGINEERS - 1)
    reader.must(markers & ~engineers == 0, "markers", "each belongs to an engineer that is here")
    mat = Mat(
        canteen=reader.number("canteen", 0, WORKERS),
        supply=reader.number("supply", 0, WORKERS),
        halls=reader.numbers("halls", 0, MOTOR + HIGHEST, length=HALLS),
        race_engine=reader.number("race_engine", 0, HIGHEST),
        space=reader.number("space", 0, RING),
        laps=reader.number("laps", 0, MANY),
        developments=developments,
        inactive=reader.numbers("inactive", 0, DEVELOPMENTS - 1, most=sum(DECK)),
        engineers=engineers,
        markers=markers,
        start_tile=reader.number("start_tile", NONE, START_TILES - 1),
        sold=reader.number("sold", 0, MANY),
        points=reader.numbers("points", 0, MANY, length=SOURCES),
        body_points=sum(BODY_POINTS[card] * developments[card] for card in range(DEVELOPMENTS)),
        engine_points=sum(ENGINE_POINTS[card] * developments[card] for card in range(DEVELOPMENTS)),
        active=sum(developments),
    )
    reader.done()
    return mat


def _review(reader: PositionReader, seats: int) -> Review:
    review = Review(
        round_number=reader.number("round", 0, ROUNDS),
        ended_by=ENDS.index(reader.word("ended_by", ENDS)),
        spaces=reader.numbers("spaces", 0, RING, length=seats),
        laps=reader.numbers("laps", 0, MANY, length=seats),
        prizes=reader.numbers("prizes", 0, MANY, length=seats),
        bonuses=reader.numbers("bonuses", 0, MANY, length=seats),
        sales=[],
    )
    sales = reader.table("sales", None, NONE, MANY, length=8, most=MOST_BUYERS)
    for row in sales:
        reader.must(0 <= row[0] < PREFERENCES, "sales", "a row begins with a preference")
        reader.must(row[1] < seats, "sales", "a row names the owner second")
        reader.must(row[6] <= DIESEL, "sales", "a row names the marker seventh")
    reader.done()
    review.sales = sales
    return review


# -- R2.1  No piece is lost or invented ---------------------------------------------------


def _check_pieces(reader: PositionReader, state: Kraftwagen) -> None:
    cars = [car for car in state.market if car.owner != NONE]
    halls = [part for mat in state.mats for part in mat.halls]
    for value in range(1, HIGHEST + 1):
        bodies = halls.count(value) + sum(car.body == value for car in cars)
        reader.must(
            state.bodies[value] + bodies == BODIES[value],
            "bodies",
            f"there are {BODIES[value]} of value {value} in the game",
        )
        motors = halls.count(MOTOR + value) + sum(car.engine == value for car in cars)
        motors += sum(mat.race_engine == value for mat in state.mats)
        reader.must(
            state.motors[value] + motors == MOTORS[value],
            "motors",
            f"there are {MOTORS[value]} of value {value} in the game",
        )
    reader.must(state.bodies[0] == 0 and state.motors[0] == 0, "bodies", "no part has the value 0")
    for seat, mat in enumerate(state.mats):
        busy = mat.active + sum(car.workers for car in cars if car.owner == seat)
        reader.must(
            mat.canteen + mat.supply + busy == WORKERS,
            f"mats[{seat}].supply",
            f"a player has {WORKERS} workers beside the two counters",
        )
    for card in range(CARDS):
        number = DECK[card] if card < FIRST_ENGINEER or state.agreed.engineers else 0
        reader.must(
            _cards(state, card) == number, "deck", f"there are {number} of card {card} in the game"
        )


def _cards(state: Kraftwagen, card: int) -> int:
    found = state.deck[card] + state.discard[card] + state.open_cards.count(card)
    found += int(state.instant == card)
    for mat in state.mats:
        if card < DEVELOPMENTS:
            found += mat.developments[card] + mat.inactive.count(card)
        elif card >= FIRST_ENGINEER:
            found += mat.owns(card - FIRST_ENGINEER)
    return int(found)


# -- R3.1  The chain ----------------------------------------------------------------------


def _check_chain(reader: PositionReader, state: Kraftwagen) -> None:
    chain = state.chain
    reader.must(len(set(chain)) == len(chain), "chain", "nothing lies in it twice")
    if state.phase in (ORDER, TILE_ROW):
        _check_first_chain(reader, state)
        return
    workers = sum(item >= FIRST_SEAT for item in chain)
    standard = sum(item < FIRST_SPECIAL for item in chain)
    reader.must(workers == state.seats, "chain", "every player has a worker in it")
    reader.must(standard == STANDARD_TILES, "chain", "all action tiles lie in it")
    if state.round_number == 0:
        laid = all(item >= FIRST_SEAT for item in chain[: state.seats])
        reader.must(laid, "chain", "the workers come first")


def _check_special(reader: PositionReader, state: Kraftwagen) -> None:
    """R2.11  Stack, used pile and chain hold the special tiles of the round, if agreed on."""
    special = [item for item in state.chain if FIRST_SPECIAL <= item < FIRST_SEAT]
    piles = state.special_stack | state.special_used
    if not state.agreed.special_tiles:
        reader.must(not special, "chain", "special tiles were not agreed on")
        reader.must(piles == 0, "special_stack", "special tiles were not agreed on")
        return
    replaced = state.phase == SPECIAL and state.special_at < len(state.chain)
    drawn = state.round_number == 0 or (state.phase == SPECIAL and not replaced)
    reader.must(len(special) == (0 if drawn else 1), "chain", "one special tile lies in it")
    expected = SPECIAL_SETS[max(state.round_number, 1)]
    if special and not replaced:
        reader.must(expected & 2 ** special[0] != 0, "chain", "a special tile of another round")
        expected &= ~(2 ** special[0])
    whole = piles == expected and state.special_stack & state.special_used == 0
    reader.must(whole, "special_stack", "the other special tiles of the round are not there")


def _check_first_chain(reader: PositionReader, state: Kraftwagen) -> None:
    """Workers, singles, doubles in this order, as far as they are drawn."""
    chain = state.chain
    seats = state.seats
    groups = [sorted(range(FIRST_SEAT, FIRST_SEAT + seats))]
    groups += [list(range(SINGLES)), list(range(SINGLES, DOUBLES_END))]
    at = 0
    for group in groups:
        part = chain[at : at + len(group)]
        reader.must(all(item in group for item in part), "chain", "workers, singles, doubles")
        at += len(group)
    if state.phase == ORDER:
        reader.must(len(chain) < seats - 1, "chain", "the last worker needs no lot")
    else:
        drawn = len(chain) - seats
        reader.must(
            0 <= drawn < DOUBLES_END - 1 and drawn != SINGLES - 1, "chain", "nothing left to draw"
        )


# -- R2.7, R2.8  Market, buyers, race -----------------------------------------------------


def _check_market(reader: PositionReader, state: Kraftwagen) -> None:
    prices = 0
    for space, car in enumerate(state.market):
        name = f"market[{space}]"
        if car.owner == NONE:
            empty = car.body == car.engine == car.workers == car.price == 0 and car.marker == NONE
            reader.must(empty, name, "a free space holds nothing")
            continue
        reader.must(car.owner < state.seats, name, "nobody owns this car")
        whole = 1 <= car.body <= HIGHEST and 1 <= car.engine <= HIGHEST and car.workers >= 1
        reader.must(whole, name, "a car has a body, an engine and a worker")
        reader.must(car.price >= 1 and prices & 2**car.price == 0, name, "each price once")
        prices |= 2**car.price
        spent = state.mats[car.owner]
        if car.marker != NONE:
            used = car.marker <= DIESEL and spent.owns(car.marker) == 1
            reader.must(
                used and spent.markers & 2**car.marker == 0, name, "the marker is the owner's"
            )
    markers = [car.marker for car in state.market if car.marker != NONE]
    reader.must(len(set(markers)) == len(markers), "market", "each engineer has one marker")
    reader.must(prices & state.prices == 0, "prices", "a price on a car is not left")
    round_prices = PRICE_SETS[state.round_number] if state.phase != ENDED else 0
    reader.must((prices | state.prices) & ~round_prices == 0, "prices", "not of this round")
    reader.must(len(state.buyers) <= buyer_spaces(state), "buyers", "more than there are spaces")
    for preference in range(PREFERENCES):
        reader.must(state.buyers.count(preference) <= STACK, "buyers", "two of each preference")
    for seat, mat in enumerate(state.mats):
        free = mat.space == 0 or occupied(state, seat) & 2**mat.space == 0
        reader.must(free, f"mats[{seat}].space", "another car stands there")
        raced = mat.space > 0 or mat.laps == 0
        reader.must(raced, f"mats[{seat}].laps", "no lap in the pit lane")
    if has_neutral_cars(state):
        reader.must(count_bits(state.start_tiles) <= START_TILES_FOR_TWO, "start_tiles", "two")


# -- R4.2  What is awaited fits what is due -----------------------------------------------


def _check_turn(reader: PositionReader, state: Kraftwagen) -> None:
    """Whatever is due during a turn, and nothing outside of one."""
    phase = state.phase
    running = phase not in (SPECIAL, OPENING, ENDED) and phase > SELECT_TILE
    running = running or (phase == OPENING and state.round_number > 0)
    running = running or (phase == SPECIAL and state.tile != NONE)
    reader.must((state.tile != NONE) == running, "tile", "there is one exactly during a turn")
    shown = TILE_ICONS[state.tile] if running else 0
    reader.must(state.icons & ~shown == 0, "icons", "not on the tile")
    stands = state.track > 0 or state.icons & 2**BUYER == 0
    reader.must(stands, "track", "no step is left for the buyer of the tile")
    reader.must(state.part in (NONE, BODY, ENGINE), "part", "neither a body nor an engine")
    reader.must(state.parts_due & ~PARTS == 0, "parts_due", "neither a body nor an engine")
    instant = state.instant == NONE or state.instant >= INST_WORKERS
    reader.must(instant, "instant", "not an instant card")
    in_hand = phase in (SELECT_PART, FIRST_PART)
    carried_out = state.instant == NONE and state.parts_due == 0 and state.to_hire == 0
    reader.must(in_hand or carried_out, "instant", "it is carried out first")
    wanted = phase in (SELECT_PART, START_ENGINE)
    reader.must(
        wanted == (state.part != NONE), "part", "a part is due exactly when it is asked for"
    )
    closed = in_hand or phase == OPENING or state.round_number == 0
    reader.must(closed or not needs_card(state), "open_cards", "two cards lie open")
    researching = phase in (SELECT_PART, FIRST_PART, OPENING, SELECT_CARD)
    reader.must(researching or state.researches == 0, "researches", "no card is asked for")
    reader.must(phase == SELECT_BUYER or not state.sale_due, "sale_due", "the buyer comes first")
    drawn = phase == SPECIAL
    reader.must((state.special_at != NONE) == drawn, "special_at", "no special tile is drawn")
    offer = [state.offer_body, state.offer_engine, state.offer_workers]
    reader.must(phase == PRICING or not any(offer), "offer", "no price is asked for")
    setup = state.round_number == 0
    known = phase <= SPECIAL if setup else phase in (OPENING, SPECIAL) or phase >= SELECT_TILE
    reader.must(known, "phase", "not in this round")


def _check_phase(reader: PositionReader, state: Kraftwagen) -> None:
    """Who is asked has something to choose, and so has chance."""
    phase = state.phase
    if phase in (START_CHOICE, START_ENGINE):
        reader.must(_next_chooser(state) == state.active, "active", "not the next to choose")
    if phase == START_LOT:
        few = state.seats == 2 and count_bits(state.start_tiles) < START_TILES_FOR_TWO
        reader.must(few, "start_tiles", "no lot is drawn")
    if phase == START_ENGINE:
        reader.must(state.motors[START_PART] > 0, "motors", "no engine for the start tile")
    if phase == SELECT_TILE:
        reader.must(state.chain[0] == FIRST_SEAT + state.active, "active", "not at the rear")
        reader.must(state.what_ended() == NOT_ENDED, "track", "the round is over")
    if phase == SPECIAL:
        at = state.special_at
        end = at == len(state.chain)
        special = end or FIRST_SPECIAL <= state.chain[at] < FIRST_SEAT
        reader.must(special, "special_at", "neither the front nor a special tile")
    if phase in (SELECT_ACTION, FIRST_PART):
        icons = state.icons_on_offer()
        reader.must(count_bits(icons) > 1, "icons", "a single action starts by itself")
    if phase == SELECT_CARD:
        reader.must(state.researches > 0, "researches", "no card may be taken")
    if phase == SELECT_BUYER:
        reader.must(len(state.buyers) < buyer_spaces(state), "buyers", "all spaces are filled")
    if phase == OPENING:
        reader.must(needs_card(state), "open_cards", "two cards lie open")
    if phase in (MARKET_STEP, PRICING):
        reader.must(state.icons == 0, "icons", "they come before the market")
    if phase == PRICING:
        reader.must(_offer_stands(state), "offer", "these parts or workers are not there")
    if phase == ENDED:
        reader.must(state.round_number == ROUNDS, "round", "the last round is not over")
    seats = state.pending()
    busy = phase == ENDED or len(state.legal(seats[0]) if seats else state.outcomes()) > 0
    reader.must(busy, "phase", "there is nothing to choose or to draw")


def _next_chooser(state: Kraftwagen) -> int:
    """R3.4  From the front to the rear; whoever took the engine still has to place it."""
    for item in reversed(state.chain[: state.seats]):
        seat = item - FIRST_SEAT
        mat = state.mats[seat]
        placing = state.phase == START_ENGINE and mat.start_tile == S4_MOTOR
        if mat.start_tile == NONE or placing:
            return int(seat)
    return NONE


def _offer_stands(state: Kraftwagen) -> bool:
    body, engine, workers = state.offer_body, state.offer_engine, state.offer_workers
    if not (1 <= body <= HIGHEST and 1 <= engine <= HIGHEST and workers >= 1):
        return False
    return refuse_offer(state, body, engine, workers) == LEGAL
