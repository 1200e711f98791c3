"""Kraftwagen: what lies on the board and on the mats."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.state import State
from tafelrunde.games.kraftwagen.data import (
    BUGATTI,
    EMPTY,
    HALLS,
    HIGHEST,
    HORCH,
    MOTOR,
    NONE,
    OTTO,
    PORSCHE,
    PRINTED_ENGINE,
    TILES,
)

# Phases: what is awaited.
ORDER: Final = 0
TILE_ROW: Final = 1
OPENING: Final = 2
START_LOT: Final = 3
START_CHOICE: Final = 4
START_ENGINE: Final = 5
SPECIAL: Final = 6
SELECT_TILE: Final = 7
SELECT_ACTION: Final = 8
FIRST_PART: Final = 9
SELECT_CARD: Final = 10
SELECT_PART: Final = 11
SELECT_BUYER: Final = 12
QUICK_SALE: Final = 13
MARKET_STEP: Final = 14
PRICING: Final = 15
ENDED: Final = 16

PHASES: Final[tuple[str, ...]] = (
    "order", "tile_row", "opening", "start_lot", "start_choice", "start_engine", "special",
    "select_tile", "select_action", "first_part", "select_card", "select_part", "select_buyer",
    "quick_sale", "market_step", "pricing", "over",
)  # fmt: skip

# What ends a round.
NOT_ENDED: Final = 0
BY_MARKET: Final = 1
BY_TRACK: Final = 2
BY_TURNS: Final = 3
ENDS: Final[tuple[str, ...]] = ("none", "market", "track", "turns")

FIRST_SEAT: Final = TILES
"""In the chain: a tile, or FIRST_SEAT + seat for a player's worker."""


@final
class Agreement:
    """R6  What was agreed before the game; never changes, so that copies share it."""

    def __init__(
        self,
        special_tiles: bool,
        hidden_scores: bool,
        exact_level: bool,
        short: bool,
        engineers: bool,
    ) -> None:
        self.special_tiles = special_tiles  # R6.2
        self.hidden_scores = hidden_scores  # R6.3
        self.exact_level = exact_level  # R6.4
        self.short = short  # R6.5: rounds 1 and 3 only
        self.engineers = engineers  # R6.6


@final
class Mat:
    """R2.6  A player's mat and what lies before it."""

    def __init__(
        self,
        canteen: i64,
        supply: i64,
        halls: list[i64],
        race_engine: i64,
        space: i64,
        laps: i64,
        developments: list[i64],
        inactive: list[i64],
        engineers: i64,
        markers: i64,
        start_tile: i64,
        sold: i64,
        points: list[i64],
        body_points: i64,
        engine_points: i64,
        active: i64,
    ) -> None:
        self.canteen = canteen
        self.supply = supply
        self.halls = halls
        self.race_engine = race_engine
        """The engine tile in the race car; 0 is the printed engine."""
        self.space = space
        self.laps = laps
        self.developments = developments
        """How many of each lie active, each with its worker."""
        self.inactive = inactive
        """Without a worker, the oldest first."""
        self.engineers = engineers
        self.markers = markers
        """Sets: the engineer cards, and those whose marker is not used up."""
        self.start_tile = start_tile
        self.sold = sold
        self.points = points
        """By source."""
        # The same as `developments`, summed up.
        self.body_points = body_points
        self.engine_points = engine_points
        self.active = active

    def copy(self) -> "Mat":
        return Mat(
            self.canteen,
            self.supply,
            self.halls[:],
            self.race_engine,
            self.space,
            self.laps,
            self.developments[:],
            self.inactive[:],
            self.engineers,
            self.markers,
            self.start_tile,
            self.sold,
            self.points[:],
            self.body_points,
            self.engine_points,
            self.active,
        )

    # -- R4.1  Derived values -------------------------------------------------------------

    def body_level(self) -> i64:
        """Q2, Q51  The start tile gives the 1."""
        return min(HIGHEST, 1 + self.body_points)

    def engine_level(self) -> i64:
        return min(HIGHEST, 1 + self.engine_points)

    def body_reach(self, bonus: i64) -> i64:
        """The level when taking a body: HORCH and a special tile add to it."""
        return min(HIGHEST, 1 + self.body_points + self.owns(HORCH) + bonus)

    def engine_reach(self, bonus: i64) -> i64:
        return min(HIGHEST, 1 + self.engine_points + self.owns(OTTO) + bonus)

    def owns(self, engineer: i64) -> i64:
        """Q56  1 for an engineer card that lies here, marker or not."""
        return (self.engineers >> engineer) & 1

    def gp_bonus(self) -> i64:
        return self.owns(BUGATTI) + self.owns(PORSCHE)

    def race_value(self) -> i64:
        return self.race_engine if self.race_engine > 0 else PRINTED_ENGINE

    def score(self) -> i64:
        total: i64 = 0
        gained: i64
        for gained in self.points:
            total += gained
        return total

    # -- Workshops ------------------------------------------------------------------------

    def empty_hall(self) -> i64:
        """The lowest empty workshop, or NONE."""
        hall: i64
        for hall in range(HALLS):
            if self.halls[hall] == EMPTY:
                return hall
        return NONE

    def hall_of(self, part: i64) -> i64:
        """The lowest workshop that holds this part, or NONE."""
        hall: i64
        for hall in range(HALLS):
            if self.halls[hall] == part:
                return hall
        return NONE

    def bodies(self) -> i64:
        """The set of body values in the workshops."""
        found: i64 = 0
        part: i64
        for part in self.halls:
            if EMPTY < part <= HIGHEST:
                found |= BIT[part]
        return found

    def engines(self) -> i64:
        """The set of engine values in the workshops."""
        found: i64 = 0
        part: i64
        for part in self.halls:
            if part > MOTOR:
                found |= BIT[part - MOTOR]
        return found


@final
class Car:
    """A car in the market; `owner` is NONE on a free space."""

    def __init__(
        self, owner: i64, body: i64, engine: i64, workers: i64, price: i64, marker: i64
    ) -> None:
        self.owner = owner
        self.body = body
        self.engine = engine
        self.workers = workers
        self.price = price
        self.marker = marker

    def copy(self) -> "Car":
        return Car(self.owner, self.body, self.engine, self.workers, self.price, self.marker)


def free_space() -> Car:
    return Car(NONE, 0, 0, 0, 0, NONE)


@final
class Review:
    """How the last round was scored; made once, so that copies share it."""

    def __init__(
        self,
        round_number: i64,
        ended_by: i64,
        spaces: list[i64],
        laps: list[i64],
        prizes: list[i64],
        bonuses: list[i64],
        sales: list[list[i64]],
    ) -> None:
        self.round_number = round_number
        self.ended_by = ended_by
        self.spaces = spaces
        self.laps = laps
        """Where each race car stood, and its laps."""
        self.prizes = prizes
        self.bonuses = bonuses
        """Points per seat for places and for laps."""
        self.sales = sales
        """A row per buyer: preference, owner, body, engine, workers, price, marker, money; the
        owner is NONE if no car was left."""


def new_review(seats: i64, round_number: i64, ended_by: i64) -> Review:
    return Review(round_number, ended_by, [0] * seats, [0] * seats, [0] * seats, [0] * seats, [])


class Works(State):
    """A game of Kraftwagen. R7.2  The research deck and the special stacks are counts: their order
    exists nowhere, so nothing can leak it."""

    def __init__(
        self,
        seats: i64,
        agreed: Agreement,
        phase: i64,
        active: i64,
        round_number: i64,
        turns: i64,
        chain: list[i64],
        mats: list[Mat],
        bodies: list[i64],
        motors: list[i64],
        deck: list[i64],
        deck_size: i64,
        discard: list[i64],
        discard_size: i64,
        open_cards: list[i64],
        start_tiles: i64,
        awards: list[i64],
        market: list[Car],
        prices: i64,
        buyers: list[i64],
        money: list[i64],
        track: i64,
        special_stack: i64,
        special_used: i64,
        special_at: i64,
        tile: i64,
        icons: i64,
        part: i64,
        level_bonus: i64,
        parts_due: i64,
        to_hire: i64,
        instant: i64,
        researches: i64,
        sale_due: bool,
        offered: bool,
        backs: i64,
        offer_body: i64,
        offer_engine: i64,
        offer_workers: i64,
        review: Review,
    ) -> None:
        self.seats = seats
        self.agreed = agreed
        self.phase = phase
        self.active = active
        self.round_number = round_number
        self.turns = turns
        """Turns of the round that are over."""
        self.chain = chain
        """From the rear to the front."""
        self.mats = mats
        self.bodies = bodies
        self.motors = motors
        """The stock, by value."""
        self.deck = deck
        self.deck_size = deck_size
        self.discard = discard
        self.discard_size = discard_size
        self.open_cards = open_cards
        self.start_tiles = start_tiles
        """The set of those on offer."""
        self.awards = awards
        """Who took each; NONE while it is free."""
        self.market = market
        self.prices = prices
        """The set of price markers that are left."""
        self.buyers = buyers
        """The preferences of those placed, in order."""
        self.money = money
        """White markers at each stack."""
        self.track = track
        self.special_stack = special_stack
        self.special_used = special_used
        """Sets of special tiles of the round."""
        self.special_at = special_at
        """Where in the chain the next special tile goes, while it is drawn."""
        # What is left of the turn.
        self.tile = tile
        self.icons = icons
        self.part = part
        """BODY or ENGINE that has to be taken, or NONE; and the special tile's levels for it."""
        self.level_bonus = level_bonus
        self.parts_due = parts_due
        """A set of BODY and ENGINE: what is left of INST_PARTS."""
        self.to_hire = to_hire
        self.instant = instant
        """The instant card that is being carried out, or NONE."""
        self.researches = researches
        self.sale_due = sale_due
        self.offered = offered
        self.backs = backs
        """Offers taken up again in this turn."""
        self.offer_body = offer_body
        self.offer_engine = offer_engine
        self.offer_workers = offer_workers
        """The offer that still lacks its price; 0 without one."""
        self.review = review

    def cars(self) -> i64:
        """How many cars stand in the market."""
        count: i64 = 0
        car: Car
        for car in self.market:
            if car.owner != NONE:
                count += 1
        return count

    def free_market_space(self) -> i64:
        """R4.1  The lowest free space of the market, or NONE."""
        space: i64
        for space in range(len(self.market)):
            if self.market[space].owner == NONE:
                return space
        return NONE

    def return_part(self, part: i64) -> None:
        """Back to the stock."""
        if part > MOTOR:
            self.motors[part - MOTOR] += 1
        elif part != EMPTY:
            self.bodies[part] += 1

    def position(self) -> dict[str, object]:
        agreed = self.agreed
        review = self.review
        return {
            "seats": self.seats,
            "agreed": {
                "special_tiles": agreed.special_tiles,
                "hidden_scores": agreed.hidden_scores,
                "exact_level": agreed.exact_level,
                "short": agreed.short,
                "engineers": agreed.engineers,
            },
            "phase": PHASES[self.phase],
            "active": self.active,
            "round": self.round_number,
            "turns": self.turns,
            "chain": self.chain[:],
            "mats": [mat_position(mat) for mat in self.mats],
            "bodies": self.bodies[:],
            "motors": self.motors[:],
            "deck": self.deck[:],
            "discard": self.discard[:],
            "open_cards": self.open_cards[:],
            "start_tiles": self.start_tiles,
            "awards": self.awards[:],
            "market": [car_row(car) for car in self.market],
            "prices": self.prices,
            "buyers": self.buyers[:],
            "money": self.money[:],
            "track": self.track,
            "special_stack": self.special_stack,
            "special_used": self.special_used,
            "special_at": self.special_at,
            "tile": self.tile,
            "icons": self.icons,
            "part": self.part,
            "level_bonus": self.level_bonus,
            "parts_due": self.parts_due,
            "to_hire": self.to_hire,
            "instant": self.instant,
            "researches": self.researches,
            "sale_due": self.sale_due,
            "offered": self.offered,
            "backs": self.backs,
            "offer": [self.offer_body, self.offer_engine, self.offer_workers],
            "review": {
                "round": review.round_number,
                "ended_by": ENDS[review.ended_by],
                "spaces": review.spaces[:],
                "laps": review.laps[:],
                "prizes": review.prizes[:],
                "bonuses": review.bonuses[:],
                "sales": [row[:] for row in review.sales],
            },
        }


def mat_position(mat: Mat) -> dict[str, object]:
    return {
        "canteen": mat.canteen,
        "supply": mat.supply,
        "halls": mat.halls[:],
        "race_engine": mat.race_engine,
        "space": mat.space,
        "laps": mat.laps,
        "developments": mat.developments[:],
        "inactive": mat.inactive[:],
        "engineers": mat.engineers,
        "markers": mat.markers,
        "start_tile": mat.start_tile,
        "sold": mat.sold,
        "points": mat.points[:],
    }


def car_row(car: Car) -> list[i64]:
    return [car.owner, car.body, car.engine, car.workers, car.price, car.marker]
