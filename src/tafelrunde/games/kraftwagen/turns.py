"""Kraftwagen: setup, the chain of actions, turns and rounds, in the order of the rulebook."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, lowest_bit
from tafelrunde.core.rng import Rng
from tafelrunde.games.kraftwagen.actions import (
    buyer_spaces,
    hire,
    needs_card,
    put_away,
    reshuffle,
    values_within,
)
from tafelrunde.games.kraftwagen.data import (
    BUYER,
    DOUBLES_END,
    ENGINE,
    FIRST_SPECIAL,
    GRAND_PRIX,
    HIRE_BONUS,
    LEVEL_BONUS,
    NONE,
    PREFERENCES,
    PRICE_SETS,
    QUICK_SALE_TILES,
    RACE_BONUS,
    RESEARCH,
    RESEARCH_BONUS,
    ROUNDS,
    S1_RACE,
    S2_STAFF,
    S3_COACH,
    SINGLES,
    SPECIAL_SETS,
    START_PART,
    START_SPACES,
    START_TILES,
    TAKE,
    TILE_ICONS,
    TRACK_FOR_TWO,
    TRACK_TOP,
    TRIPLE,
    TURN_CAP,
    WHITE_MONEY,
    WORKER,
)
from tafelrunde.games.kraftwagen.market import (
    can_offer,
    own_cars,
    refits,
    score_buyers,
    scrap,
)
from tafelrunde.games.kraftwagen.race import race_move, score_grand_prix
from tafelrunde.games.kraftwagen.state import (
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
    START_CHOICE,
    START_ENGINE,
    START_LOT,
    TILE_ROW,
    Works,
    new_review,
)


class Turns(Works):
    """The course of a game."""

    # -- R3.1  The chain (Kette) -----------------------------------------------------------

    def seats_to_draw(self) -> i64:
        left = BIT[self.seats] - 1
        item: i64
        for item in self.chain:
            left &= ~BIT[item - FIRST_SEAT]
        return left

    def tiles_to_draw(self) -> i64:
        """The singles first, then the doubles."""
        left = BIT[SINGLES] - 1
        if len(self.chain) >= self.seats + SINGLES:
            left = BIT[DOUBLES_END] - BIT[SINGLES]
        item: i64
        for item in self.chain:
            if item < FIRST_SEAT:
                left &= ~BIT[item]
        return left

    def lay_chain(self) -> None:
        """The last one of a kind needs no lot; the tile with three icons lies at the front."""
        if len(self.chain) == self.seats - 1:
            self.chain.append(FIRST_SEAT + lowest_bit(self.seats_to_draw()))
        if len(self.chain) >= self.seats:
            self.phase = TILE_ROW
            left = self.tiles_to_draw()
            if count_bits(left) == 1:
                self.chain.append(lowest_bit(left))
        if len(self.chain) == self.seats + DOUBLES_END:
            self.chain.append(TRIPLE)
            # R3.2  Two research cards lie open.
            self.phase = OPENING

    def draw_special(self, place: i64) -> None:
        """R4.4  The next special tile; an empty stack is made of the used ones."""
        if self.special_stack == 0:
            self.special_stack = self.special_used
            self.special_used = 0
        self.special_at = place
        self.phase = SPECIAL

    def lay_special(self, tile: i64) -> None:
        self.special_stack &= ~BIT[tile]
        replaces = self.special_at < len(self.chain)
        if replaces:
            self.chain[self.special_at] = tile
        else:
            self.chain.append(tile)
        self.special_at = NONE
        if self.round_number == 0:
            self.prepare_round(1)
        elif replaces:
            self.start_turn()
        elif self.tile != NONE:
            self.go_on()
        else:
            self.sweep()

    # -- R3.4  Start tiles -----------------------------------------------------------------

    def lay_out_start_tiles(self) -> None:
        if self.seats == 2:
            self.phase = START_LOT
        else:
            self.start_tiles = BIT[START_TILES] - 1
            self.ask_for_start_tile()

    def ask_for_start_tile(self) -> None:
        """The player nearest the front first."""
        place: i64
        for place in range(self.seats - 1, -1, -1):
            seat = self.chain[place] - FIRST_SEAT
            if self.mats[seat].start_tile == NONE:
                self.active = seat
                self.phase = START_CHOICE
                return
        # Those that are left leave the game.
        self.start_tiles = 0
        # R3.5, Q64  Option: a special tile in front of all.
        if self.agreed.special_tiles:
            self.draw_special(len(self.chain))
        else:
            self.prepare_round(1)

    def choose_start_tile(self, seat: i64, tile: i64) -> None:
        """R2.9  With its bonus."""
        mat = self.mats[seat]
        self.start_tiles &= ~BIT[tile]
        mat.start_tile = tile
        if tile == S1_RACE:
            race_move(self, seat, START_SPACES)
        elif tile == S2_STAFF:
            self.to_hire = 1
            hire(self, seat)
        elif tile == S3_COACH:
            self.bodies[START_PART] -= 1
            mat.halls[mat.empty_hall()] = START_PART
        else:
            self.part = ENGINE
            self.phase = START_ENGINE
            return
        self.ask_for_start_tile()

    # -- R4.3  Preparing a round -----------------------------------------------------------

    def prepare_round(self, number: i64) -> None:
        self.round_number = number
        self.turns = 0
        self.prices = PRICE_SETS[number]
        # Q23, Q25  What lies at a stack stays; new money is added.
        preference: i64
        for preference in range(PREFERENCES):
            self.money[preference] += WHITE_MONEY[preference]
        self.track = TRACK_FOR_TWO if self.seats == 2 else TRACK_TOP
        # Q48  The special tile in the chain gives way to one of the new set.
        if self.agreed.special_tiles and number > 1:
            self.special_stack = SPECIAL_SETS[number]
            self.special_used = 0
            self.draw_special(self.place_of_special())
        else:
            self.start_turn()

    def place_of_special(self) -> i64:
        place: i64 = 0
        while not FIRST_SPECIAL <= self.chain[place] < FIRST_SEAT:
            place += 1
        return place

    # -- R4.4  Selecting a tile ------------------------------------------------------------

    def start_turn(self) -> None:
        """Q38, Q39  Whoever is at the rear, round after round; Q50 a tile must be taken."""
        self.active = self.chain[0] - FIRST_SEAT
        self.offered = False
        self.backs = 0
        self.phase = SELECT_TILE

    def tile_menu(self) -> list[i64]:
        tiles: i64 = 0
        item: i64
        for item in self.chain:
            if item < FIRST_SEAT:
                tiles |= BIT[item]
        return [TAKE + tile for tile in list_bits(tiles)]

    def pick_tile(self, rng: Rng) -> i64:
        left = rng.below(len(self.chain) - self.seats)
        item: i64
        for item in self.chain:
            if item < FIRST_SEAT:
                if left == 0:
                    return TAKE + item
                left -= 1
        return NONE

    def take_tile(self, seat: i64, tile: i64) -> None:
        """Q61  The worker takes the place of the tile, the tile goes to the front."""
        chain = self.chain
        place: i64 = 0
        while chain[place] != tile:
            place += 1
        chain[place] = FIRST_SEAT + seat
        chain.pop(0)
        self.tile = tile
        self.icons = TILE_ICONS[tile]
        if tile >= FIRST_SPECIAL:
            self.special_used |= BIT[tile]
            self.draw_special(len(chain))
        else:
            chain.append(tile)
            self.go_on()

    # -- R4.5  Selecting actions -----------------------------------------------------------

    def go_on(self) -> None:
        """What is due, step by step, until somebody has to choose or a card is turned up."""
        while not self.next_step():
            pass

    def next_step(self) -> bool:
        """True if the step waits for a choice or for chance."""
        if self.part != NONE:
            # Q3  A part that cannot be taken lapses.
            if values_within(self, self.part) != 0:
                self.phase = SELECT_PART
                return True
            self.part = NONE
            self.level_bonus = 0
        elif self.parts_due != 0:
            return self.next_part()
        elif self.to_hire > 0:
            hire(self, self.active)
        elif self.instant != NONE:
            put_away(self, self.instant)
            self.instant = NONE
        elif needs_card(self):
            reshuffle(self)
            self.phase = OPENING
            return True
        elif self.researches > 0:
            self.phase = SELECT_CARD
            return True
        elif self.sale_due:
            self.sale_due = False
            self.phase = QUICK_SALE
            return own_cars(self) != 0
        elif self.icons == 0:
            self.market_step()
            return True
        else:
            return self.next_icon()
        return False

    def next_part(self) -> bool:
        """INST_PARTS: the player names the first part, the other follows by itself (Q58)."""
        if count_bits(self.parts_due) > 1:
            self.phase = FIRST_PART
            return True
        self.part = lowest_bit(self.parts_due)
        self.parts_due = 0
        return False

    def next_icon(self) -> bool:
        """Q7  The player picks one of several; the last one starts by itself."""
        if count_bits(self.icons) > 1:
            self.phase = SELECT_ACTION
            return True
        return self.begin(lowest_bit(self.icons))

    def icons_on_offer(self) -> i64:
        return self.parts_due if self.phase == FIRST_PART else self.icons

    def do(self, icon: i64) -> None:
        if self.phase == FIRST_PART:
            self.parts_due &= ~BIT[icon]
            self.part = icon
            self.go_on()
        elif not self.begin(icon):
            self.go_on()

    def begin(self, icon: i64) -> bool:
        """True if it waits for a choice at once."""
        self.icons &= ~BIT[icon]
        tile = self.tile
        if icon == WORKER:
            self.to_hire = 1 + HIRE_BONUS[tile]
        elif icon == RESEARCH:
            self.researches = 1 + RESEARCH_BONUS[tile]
        elif icon == GRAND_PRIX:
            mat = self.mats[self.active]
            race_move(self, self.active, mat.race_value() + mat.gp_bonus() + RACE_BONUS[tile])
        elif icon == BUYER:
            return self.begin_buyer()
        else:
            self.part = icon
            self.level_bonus = LEVEL_BONUS[tile]
        return False

    def begin_buyer(self) -> bool:
        """A buyer for the next space; Q26 if all are filled the black marker goes down."""
        self.sale_due = QUICK_SALE_TILES & BIT[self.tile] != 0
        if len(self.buyers) < buyer_spaces(self):
            self.phase = SELECT_BUYER
            return True
        self.track -= 1
        return False

    # -- R4.6  Market step -----------------------------------------------------------------

    def market_step(self) -> None:
        """Q60  Without anything to offer or to change the turn ends by itself."""
        if can_offer(self) or refits(self) != 0:
            self.phase = MARKET_STEP
        else:
            self.end_turn()

    # -- R4.8  End of a turn ---------------------------------------------------------------

    def end_turn(self) -> None:
        self.tile = NONE
        self.turns += 1
        self.sweep()

    def sweep(self) -> None:
        """Q37  Tiles at the rear move to the front until a worker is last."""
        chain = self.chain
        while chain[0] < FIRST_SEAT:
            tile = chain.pop(0)
            if tile >= FIRST_SPECIAL:
                self.special_used |= BIT[tile]
                self.draw_special(len(chain))
                return
            chain.append(tile)
        if self.what_ended() != NOT_ENDED:
            self.score_round()
        else:
            self.start_turn()

    def what_ended(self) -> i64:
        """Q27, Q49  Judged after the turn; Q45 in the end there were turns enough."""
        if self.free_market_space() == NONE:
            return BY_MARKET
        if self.track == 0:
            return BY_TRACK
        return BY_TURNS if self.turns == TURN_CAP * self.seats else NOT_ENDED

    # -- R4.9, R4.10, R4.11  Scoring and cleaning up ---------------------------------------

    def score_round(self) -> None:
        review = new_review(self.seats, self.round_number, self.what_ended())
        score_grand_prix(self, review)
        score_buyers(self, review)
        self.review = review
        self.clean_up()
        if self.round_number == ROUNDS:
            self.phase = ENDED
        else:
            # R6.5  Option: round 3 follows round 1.
            self.prepare_round(ROUNDS if self.agreed.short else self.round_number + 1)

    def clean_up(self) -> None:
        """R4.11  Chain, workshops, canteens, cards and race engines stay as they are."""
        space: i64
        for space in range(len(self.market)):
            scrap(self, space)
        self.buyers = []
        self.prices = 0
