"""Kraftwagen: what lies on the board and on the mats."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.state import State
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.data import EMPTY, HALLS, NONE

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

FIRST_SEAT: Final = data.TILES
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
    """R2.6  A player's mat and what lies before it; new, it is as R3.3 says."""

    def __init__(
        self,
        halls: list[i64],
        developments: list[i64],
        inactive: list[i64],
        points: list[i64],
    ) -> None:
        self.canteen: i64 = data.CANTEEN
        self.supply: i64 = data.SUPPLY
        self.halls = halls
        self.race_engine: i64 = 0
        """The engine tile in the race car; 0 is the printed engine."""
        self.space: i64 = data.PIT_LANE
        self.laps: i64 = 0
        self.developments = developments
        """How many of each lie active, each with its worker."""
        self.inactive = inactive
        """Without a worker, the oldest first."""
        self.engineers: i64 = 0
        """The set of engineer cards."""
        self.markers: i64 = 0
        """The set of those whose marker is not used up."""
        self.start_tile: i64 = NONE
        self.sold: i64 = 0
        self.points = points
        """By source."""
        # The same as `developments`, summed up.
        self.body_points: i64 = 0
        self.engine_points: i64 = 0
        self.active: i64 = 0

    def copy(self) -> "Mat":
        copy = Mat(self.halls[:], self.developments[:], self.inactive[:], self.points[:])
        copy.canteen = self.canteen
        copy.supply = self.supply
        copy.race_engine = self.race_engine
        copy.space = self.space
        copy.laps = self.laps
        copy.engineers = self.engineers
        copy.markers = self.markers
        copy.start_tile = self.start_tile
        copy.sold = self.sold
        copy.body_points = self.body_points
        copy.engine_points = self.engine_points
        copy.active = self.active
        return copy

    def sum_up(self) -> None:
        """What follows from `developments`."""
        card: i64
        for card in range(data.DEVELOPMENTS):
            many = self.developments[card]
            self.active += many
            self.body_points += many * data.BODY_POINTS[card]
            self.engine_points += many * data.ENGINE_POINTS[card]

    # -- R4.1  Derived values -------------------------------------------------------------

    def body_level(self) -> i64:
        """Q2, Q51  The start tile gives the 1."""
        return min(data.HIGHEST, 1 + self.body_points)

    def engine_level(self) -> i64:
        return min(data.HIGHEST, 1 + self.engine_points)

    def body_reach(self, bonus: i64) -> i64:
        """The level when taking a body: data.HORCH and a special tile add to it."""
        return min(data.HIGHEST, 1 + self.body_points + self.owns(data.HORCH) + bonus)

    def engine_reach(self, bonus: i64) -> i64:
        return min(data.HIGHEST, 1 + self.engine_points + self.owns(data.OTTO) + bonus)

    def owns(self, engineer: i64) -> i64:
        """Q56  1 for an engineer card that lies here, marker or not."""
        return (self.engineers >> engineer) & 1

    def gp_bonus(self) -> i64:
        return self.owns(data.BUGATTI) + self.owns(data.PORSCHE)

    def race_value(self) -> i64:
        return self.race_engine if self.race_engine > 0 else data.PRINTED_ENGINE

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
            if EMPTY < part <= data.HIGHEST:
                found |= BIT[part]
        return found

    def engines(self) -> i64:
        """The set of engine values in the workshops."""
        found: i64 = 0
        part: i64
        for part in self.halls:
            if part > data.MOTOR:
                found |= BIT[part - data.MOTOR]
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

    def row(self) -> list[i64]:
        return [self.owner, self.body, self.engine, self.workers, self.price, self.marker]


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
        unsold: list[list[i64]],
        totals: list[i64],
        before: "Review | None",
    ) -> None:
        self.round_number = round_number
        self.ended_by = ended_by
        self.spaces = spaces
        """Where each race car stood."""
        self.laps = laps
        self.prizes = prizes
        """Points of each seat for its place in the Grand Prix."""
        self.bonuses = bonuses
        """Points of each seat for its laps."""
        self.sales = sales
        """A row per buyer: preference, owner, body, engine, workers, price, marker, space, money;
        owner and space are NONE if no car was left."""
        self.unsold = unsold
        """A row per car that nobody took: owner, body, engine, workers, price, marker, space."""
        self.totals = totals
        """Points of each seat when the round had been scored."""
        self.before = before
        """How the round before was scored."""


def new_review(seats: i64, round_number: i64, ended_by: i64, before: Review | None) -> Review:
    return Review(
        round_number,
        ended_by,
        spaces=[0] * seats,
        laps=[0] * seats,
        prizes=[0] * seats,
        bonuses=[0] * seats,
        sales=[],
        unsold=[],
        totals=[0] * seats,
        before=before,
    )


@final
class Research:
    """R2.3  The research cards. R7.2  The deck is a count of each card: its order exists nowhere,
    so nothing can leak it."""

    def __init__(
        self,
        deck: list[i64],
        deck_size: i64,
        discard: list[i64],
        discard_size: i64,
        open_cards: list[i64],
    ) -> None:
        self.deck = deck
        self.deck_size = deck_size
        self.discard = discard
        self.discard_size = discard_size
        self.open_cards = open_cards
        """Two; NONE where a card is missing."""

    def copy(self) -> "Research":
        return Research(
            self.deck[:], self.deck_size, self.discard[:], self.discard_size, self.open_cards[:]
        )


@final
class SpecialTiles:
    """R2.11  The special tiles of the round; the stack is a set, without an order."""

    def __init__(self, stack: i64, used: i64, at: i64) -> None:
        self.stack = stack
        self.used = used
        self.at = at
        """Where in the chain the next one goes, while it is drawn."""

    def copy(self) -> "SpecialTiles":
        return SpecialTiles(self.stack, self.used, self.at)


@final
class Offer:
    """R4.6  A car that still lacks its price; never changes, so that copies share it."""

    def __init__(self, body: i64, engine: i64, workers: i64) -> None:
        self.body = body
        self.engine = engine
        self.workers = workers


def no_offer() -> Offer:
    return Offer(0, 0, 0)


@final
class Turn:
    """What is left of a turn."""

    def __init__(self) -> None:
        self.tile: i64 = NONE
        self.icons: i64 = 0
        self.part: i64 = NONE
        """BODY or ENGINE that has to be taken, or NONE."""
        self.level_bonus: i64 = 0
        """The special tile's levels for it."""
        self.parts_due: i64 = 0
        """A set of BODY and ENGINE: what is left of INST_PARTS."""
        self.to_hire: i64 = 0
        self.instant: i64 = NONE
        """The instant card that is being carried out, or NONE."""
        self.researches: i64 = 0
        self.sale_due = False
        self.offered = False
        self.backs: i64 = 0
        """Offers taken up again in this turn."""

    def copy(self) -> "Turn":
        copy = Turn()
        copy.tile = self.tile
        copy.icons = self.icons
        copy.part = self.part
        copy.level_bonus = self.level_bonus
        copy.parts_due = self.parts_due
        copy.to_hire = self.to_hire
        copy.instant = self.instant
        copy.researches = self.researches
        copy.sale_due = self.sale_due
        copy.offered = self.offered
        copy.backs = self.backs
        return copy


class Works(State):
    """A game of Kraftwagen."""

    def __init__(
        self,
        agreed: Agreement,
        chain: list[i64],
        mats: list[Mat],
        bodies: list[i64],
        motors: list[i64],
        research: Research,
        awards: list[i64],
        market: list[Car],
        buyers: list[i64],
        money: list[i64],
        special: SpecialTiles,
        this_turn: Turn,
        offer: Offer,
        review: Review,
    ) -> None:
        """Before the first lot."""
        self.seats = len(mats)
        self.agreed = agreed
        self.phase: i64 = ORDER
        self.active: i64 = 0
        self.round_number: i64 = 0
        self.turns: i64 = 0
        """Turns of the round that are over."""
        self.chain = chain
        """From the rear to the front."""
        self.mats = mats
        self.bodies = bodies
        """The stock of bodies, by value."""
        self.motors = motors
        """The stock of engines, by value."""
        self.research = research
        self.start_tiles: i64 = 0
        """The set of those on offer."""
        self.awards = awards
        """Who took each; NONE while it is free."""
        self.market = market
        self.prices: i64 = 0
        """The set of price markers that are left."""
        self.buyers = buyers
        """The preferences of those placed, in order."""
        self.money = money
        """White markers at each stack."""
        self.track: i64 = 0
        self.special = special
        self.this_turn = this_turn
        self.offer = offer
        self.review = review

    def copy_to(self, copy: "Works") -> None:
        """The numbers; the constructor asks for all that is more than that."""
        copy.phase = self.phase
        copy.active = self.active
        copy.round_number = self.round_number
        copy.turns = self.turns
        copy.start_tiles = self.start_tiles
        copy.prices = self.prices
        copy.track = self.track

    # -- Questions -------------------------------------------------------------------------

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
        if part > data.MOTOR:
            self.motors[part - data.MOTOR] += 1
        elif part != EMPTY:
            self.bodies[part] += 1
