"""Knight Rider: the red car escapes, rounds end, somebody wins."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.knight_rider.data import (
    ALL_ESCAPES,
    CELL_X,
    CELL_Y,
    ESCAPE_DX,
    ESCAPE_DY,
    LOWEST_X,
    NONE,
    RAM_FAILS,
    WIDEST_TABLE,
)
from tafelrunde.games.knight_rider.driving import can_be_rammed, suffer_ram
from tafelrunde.games.knight_rider.scoring import last_resort
from tafelrunde.games.knight_rider.state import (
    ENDED,
    ESCAPING,
    RED_RAMMING,
    ROLLING,
    Chase,
    new_turn,
)


class Escape(Chase):
    """Turns follow each other until the game is over."""

    # -- R4  A turn ------------------------------------------------------------------------

    def start_turn(self, seat: i64) -> None:
        self.active = seat
        self.now = new_turn()
        car = self.cars[seat]
        # R4.7, R2.5  The mantle lasts until the owner's next turn.
        car.mantle = False
        if car.upside_down:
            # Righting the car is the whole turn, without an escape card (Q31).
            car.upside_down = False
            self.next_player()
        else:
            self.phase = ROLLING

    def end_turn(self) -> None:
        """R6.6  The red car flees now, or at the end of the round."""
        if self.agreed.red_by_round:
            self.next_player()
        else:
            self.phase = ESCAPING

    # -- R4.6  Escape ----------------------------------------------------------------------

    def escape(self, card: i64) -> None:
        """The red car is set to another tile, if one lies there. Where it stays it rams
        nobody (Q45), and it may come to stand beside two cars (Q43)."""
        self.escapes &= ~BIT[card]
        target = self.tile_from_red(card)
        if target == NONE:
            self.finish_escape()
        else:
            self.red = target
            self.now.red_rams = 0
            self.next_red_ram()

    def tile_from_red(self, card: i64) -> i64:
        """The tile to which an escape card leads, NONE if the red car stays."""
        cell = self.track.cell_of[self.red]
        x = CELL_X[cell] + ESCAPE_DX[card] - LOWEST_X
        y = CELL_Y[cell] + ESCAPE_DY[card] - LOWEST_X
        if x < 0 or x >= WIDEST_TABLE or y < 0 or y >= WIDEST_TABLE:
            return NONE
        return self.track.tile_at[y * WIDEST_TABLE + x]

    def next_red_ram(self) -> None:
        """Every car on its new field, the active player's first, then clockwise (Q44)."""
        now = self.now
        field = self.red_field()
        while now.red_rams < self.seats:
            car = self.cars[(self.active + now.red_rams) % self.seats]
            if car.field == field and can_be_rammed(car):
                self.phase = RED_RAMMING
                return
            now.red_rams += 1
        self.finish_escape()

    def red_ram(self, die: i64) -> None:
        """As any ram, except that whoever throws a 6 has won."""
        seat = (self.active + self.now.red_rams) % self.seats
        self.now.red_rams += 1
        if die == RAM_FAILS and self.has_all_visits(seat):
            self.win(BIT[seat])
        else:
            suffer_ram(self, seat, die)
            self.next_red_ram()

    def finish_escape(self) -> None:
        # After the 11th card all are shuffled (Q47).
        if self.escapes == 0:
            self.escapes = ALL_ESCAPES
        if self.agreed.red_by_round:
            self.end_round()
        else:
            self.next_player()

    # -- R5  End of a round, end of the game -----------------------------------------------

    def next_player(self) -> None:
        seat = self.next_seat(self.active)
        if seat != self.first:
            self.start_turn(seat)
        elif self.agreed.red_by_round:
            self.phase = ESCAPING
        else:
            self.end_round()

    def end_round(self) -> None:
        """Q57  The last resort is judged before cards are cleared."""
        agreed = self.agreed
        if self.round >= agreed.round_limit:
            self.win(last_resort(self))
            return
        # R5.3  The oldest diversion cards leave the game (Q42).
        if 0 < agreed.clearing_from_round <= self.round:
            i: i64
            for i in range(agreed.clearing_per_round):
                if len(self.track.laid) > 0:
                    self.track.remove_oldest_card()
        self.round += 1
        self.start_turn(self.first)

    def has_caught(self, seat: i64) -> bool:
        """R5.1  The car stands beside the red one and drove its last point there (Q16, Q17); so
        who stood there before must come back (Q46)."""
        now = self.now
        if self.cars[seat].field != self.red_field() or not self.has_all_visits(seat):
            return False
        # R6.5  catch_rule stop_there: turning there with the last points will do (Q56).
        return now.drove_last or (self.agreed.stop_there and now.entered)

    def win(self, seats: i64) -> None:
        self.won = seats
        self.phase = ENDED
