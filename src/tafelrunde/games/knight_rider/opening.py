"""Knight Rider: hands, tiles, red car and start, up to the first turn."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, nth_bit
from tafelrunde.games.knight_rider.building import (
    farthest_tiles,
    has_placement,
    start_candidates,
    take_up_islands,
)
from tafelrunde.games.knight_rider.data import (
    DIVERSION,
    DIVERSIONS,
    FIRST_SIDE,
    KITT,
    KITTS,
    NONE,
    OPPOSITE,
    SETS,
    SIDE_COUNT,
    STEP_TO,
    TILES,
)
from tafelrunde.games.knight_rider.moves import Moves
from tafelrunde.games.knight_rider.state import (
    CHECK_TENS,
    CHOOSING_ENTRY,
    CHOOSING_START,
    DEAL_DIVERSION,
    DEAL_KITT,
    DRAW,
    PLACING,
    RED_ONES,
    RED_TENS,
    RELAYING,
    START_ONES,
    START_TENS,
)


class Opening(Moves):
    """R3  Setup."""

    # -- R3  Setup: start player and hands -------------------------------------------------

    def name_first(self, seat: i64) -> None:
        """R3.3  The start player drives car 1, the others follow clockwise."""
        self.first = seat
        self.active = seat
        if self.kitt_each() > 0:
            self.phase = DEAL_KITT
        else:
            self.phase = DRAW

    def kitt_each(self) -> i64:
        """R6.3, R6.4  How many K.I.T.T. cards are dealt to each seat."""
        return self.cards_each(KITTS)

    def cards_each(self, kinds: i64) -> i64:
        share = SETS * kinds // self.seats if self.agreed.share_surplus else kinds
        if self.agreed.random_deal:
            return share
        # R3.4  One set each lies there already.
        return share - kinds

    def deal(self, action: i64) -> None:
        """One card at a time, beginning with the start player; first all K.I.T.T. cards."""
        seat = (self.first + self.dealt) % self.seats
        self.dealt += 1
        if action < DIVERSION:
            self.kitt_out[action - KITT] -= 1
            self.kitt[seat][action - KITT] += 1
            if self.dealt == self.kitt_each() * self.seats:
                self.dealt = 0
                self.phase = DEAL_DIVERSION
        else:
            self.diversions_out[action - DIVERSION] -= 1
            self.diversions[seat][action - DIVERSION] += 1
            if self.dealt == self.cards_each(DIVERSIONS) * self.seats:
                self.dealt = 0
                self.phase = DRAW

    # -- R3.1  Phase 1: build the track ----------------------------------------------------

    def draw(self, tile: i64) -> None:
        """BUILD_DRAW; a tile without a place goes aside and the turn passes (Q6)."""
        self.undrawn &= ~BIT[tile]
        if has_placement(self, tile):
            self.drawn = tile
            self.phase = PLACING
        else:
            self.aside.append(tile)
            self.next_builder()

    def place(self, cell: i64, rotation: i64) -> None:
        """BUILD_PLACE"""
        self.track.lay(self.drawn, cell, rotation)
        self.drawn = NONE
        self.has_laid |= BIT[self.active]
        if self.phase == RELAYING:
            self.aside_placed = True
            self.active = self.next_seat(self.active)
            self.next_island()
        else:
            self.next_builder()

    def next_builder(self) -> None:
        self.active = self.next_seat(self.active)
        if self.undrawn:
            self.phase = DRAW
        else:
            # BUILD_ISLANDS
            take_up_islands(self)
            self.phase = RELAYING
            self.aside_at = 0
            self.aside_placed = False
            self.next_island()

    def next_island(self) -> None:
        """The next tile of the queue that can be joined; others stay in it for another pass."""
        while True:
            if self.aside_at >= len(self.aside):
                if not self.aside_placed or len(self.aside) == 0:
                    self.finish_building()
                    return
                self.aside_at = 0
                self.aside_placed = False
            if has_placement(self, self.aside[self.aside_at]):
                self.drawn = self.aside.pop(self.aside_at)
                return
            self.aside_at += 1

    def finish_building(self) -> None:
        """What still found no place is removed from the game."""
        tile: i64
        for tile in self.aside:
            self.removed |= BIT[tile]
        self.aside = []
        self.aside_at = 0
        self.aside_placed = False
        self.active = self.first
        self.phase = RED_TENS

    # -- R3.2  Red car, start tile, checkpoints --------------------------------------------

    def throw_ones(self, tile: i64) -> None:
        """R3.2.1  The second throw names a tile; if it will not do, both are thrown again."""
        self.tens = 0
        if self.phase == RED_ONES:
            if self.track.is_laid(tile):
                self.red = tile
                self.find_start()
            else:
                self.phase = RED_TENS
        elif self.phase == START_ONES:
            # R6.1  dice_start
            if start_candidates(self.track, self.red) & BIT[tile]:
                self.set_start(tile)
            else:
                self.phase = START_TENS
        else:
            if self.can_be_checkpoint(tile):
                self.checkpoints.append(tile)
            self.next_checkpoint()

    def find_start(self) -> None:
        """R3.2.2  The farthest tile with an open road end; the last player breaks a tie (Q11)."""
        if self.agreed.dice_start:
            self.phase = START_TENS
            return
        farthest = farthest_tiles(self.track, self.red)
        if count_bits(farthest) == 1:
            self.set_start(nth_bit(farthest, 0))
        else:
            self.active = self.last_seat()
            self.phase = CHOOSING_START

    def set_start(self, tile: i64) -> None:
        self.start_tile = tile
        self.next_checkpoint()

    def can_be_checkpoint(self, tile: i64) -> bool:
        if tile == self.red or tile == self.start_tile or tile in self.checkpoints:
            return False
        return self.track.is_laid(tile)

    def next_checkpoint(self) -> None:
        """R6.2  Further tiles are rolled before the entries are chosen; fewer if the track has
        not so many (Q63)."""
        tile: i64
        if len(self.checkpoints) < self.agreed.checkpoints:
            for tile in range(TILES):
                if self.can_be_checkpoint(tile):
                    self.phase = CHECK_TENS
                    return
        self.offer_entries()

    # -- R3.2.3  Entries -------------------------------------------------------------------

    def offer_entries(self) -> None:
        """Each picks an open road end of the start tile; a single one is taken by all."""
        self.active = self.first
        ends = self.track.open_ends(self.start_tile)
        if SIDE_COUNT[ends] > 1:
            self.phase = CHOOSING_ENTRY
            return
        seat: i64
        for seat in range(self.seats):
            if ends:
                self.wait_at(seat, FIRST_SIDE[ends])
            else:
                # R3.2.4  Without an open end the centre field is the entry.
                centre = self.track.centre(self.start_tile)
                self.cars[seat].entry = centre
                self.cars[seat].facing = FIRST_SIDE[self.track.open_sides(centre)]
        self.start_turn(self.first)

    def choose_entry(self, seat: i64, side: i64) -> None:
        self.wait_at(seat, side)
        self.active = self.next_seat(seat)
        if self.active == self.first:
            self.start_turn(self.first)

    def wait_at(self, seat: i64, side: i64) -> None:
        """The car stands off the board beside the road end, facing it (Q12, Q13)."""
        self.cars[seat].entry = self.track.centre(self.start_tile) + STEP_TO[side]
        self.cars[seat].facing = OPPOSITE[side]
