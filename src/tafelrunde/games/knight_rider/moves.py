"""Knight Rider: what a player does in a turn."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.knight_rider.cards import has_tile_for
from tafelrunde.games.knight_rider.data import (
    CELL_OF,
    DIVERSIONS,
    FORWARD,
    JUMP,
    JUMP_CARD,
    MANTLE,
    NO_FOOT,
    NONE,
    OIL_ROOF,
    OIL_SKID_1,
    OIL_SKID_2,
    OIL_TURN,
    OPPOSITE,
    RAM_FAILS,
    RAM_SPIN_FROM,
    ROAD_BLOCK,
    STOP,
    TURBO_1,
    TURBO_2,
    TURBO_2_POINTS,
    TURN,
)
from tafelrunde.games.knight_rider.driving import (
    can_drive,
    field_ahead,
    holds_jump,
    jump_landing,
    skid,
    spend_from_here,
    spin,
    stands_in_oil,
    suffer_ram,
    turn_cost,
    would_ram,
)
from tafelrunde.games.knight_rider.escape import Escape
from tafelrunde.games.knight_rider.state import (
    AFTER_MOVE,
    OILING,
    RAMMING,
    RAMMING_AGAIN,
    STEPPING,
    Car,
)


class Moves(Escape):
    """Cards and steps with their consequences."""

    # -- R2.5  K.I.T.T. cards --------------------------------------------------------------

    def play(self, seat: i64, card: i64) -> None:
        now = self.now
        self.kitt[seat][card] -= 1
        now.kitt_played = True
        if card == MANTLE:
            self.cars[seat].mantle = True
        elif card == TURBO_1:
            now.points = 2 * now.roll
        elif card == TURBO_2:
            now.points = TURBO_2_POINTS
        if now.move_done:
            self.offer_after_move()

    # -- R2.4  Laying a diversion card, in steps -------------------------------------------

    def can_lay(self, seat: i64, kind: i64) -> bool:
        if self.now.diversion_laid or self.diversions[seat][kind] == 0:
            return False
        return has_tile_for(self, kind)

    def choose_tile(self, seat: i64, tile: i64) -> None:
        self.now.lay_tile = tile
        if self.now.lay_kind == ROAD_BLOCK:
            self.lay_diversion(seat, NO_FOOT)

    def go_back(self) -> None:
        """Q62  One step back, a few times a turn."""
        now = self.now
        now.backs += 1
        if now.lay_tile != NONE:
            now.lay_tile = NONE
        else:
            now.lay_kind = NONE

    def lay_diversion(self, seat: i64, foot: i64) -> None:
        now = self.now
        self.diversions[seat][now.lay_kind] -= 1
        self.track.add_card(now.lay_tile, now.lay_kind, foot)
        now.diversion_laid = True
        now.lay_kind = NONE
        now.lay_tile = NONE
        if now.move_done:
            self.offer_after_move()

    # -- R4.2  Moving in steps -------------------------------------------------------------

    def next_step(self) -> None:
        """The move goes on while points can be used; a jump may be asked for when none can."""
        seat = self.active
        if self.now.points == 0:
            self.end_move(False)
        elif spend_from_here(self, seat) > 0 or self.asks_for_jump(seat):
            self.phase = STEPPING
        else:
            self.end_move(False)

    def asks_for_jump(self, seat: i64) -> bool:
        """R7.3  With secret hands STOP is offered to whoever might hold the card (Q60)."""
        if jump_landing(self, seat) == NONE:
            return False
        if self.secret_hands():
            return not self.now.kitt_played and sum(self.kitt[seat]) > 0
        return holds_jump(self, seat)

    def step(self, seat: i64, action: i64) -> None:
        now = self.now
        if action == STOP:
            self.end_move(False)
        elif action == FORWARD or action == JUMP:
            if would_ram(self, seat):
                # R4.4  The owner of the passed car rolls first.
                now.rammed_here = True
                now.declared = action
                if action == JUMP:
                    self.cars[seat].jump_shown = True
                self.phase = RAMMING
            else:
                self.carry_out(seat, action)
        else:
            car = self.cars[seat]
            now.points -= turn_cost(car.facing, action - TURN)
            car.facing = action - TURN
            now.drove_last = False
            self.next_step()

    def carry_out(self, seat: i64, action: i64) -> None:
        """FORWARD or JUMP: the car is on the next field, and the point is paid."""
        now = self.now
        car = self.cars[seat]
        from_outside = car.field == NONE
        if action == JUMP:
            car.field = jump_landing(self, seat)
            self.kitt[seat][JUMP_CARD] -= 1
            car.jump_shown = False
            now.kitt_played = True
            from_outside = False
        else:
            car.field = field_ahead(self, seat)
        now.points -= 1
        # A car it lands beside will be passed if it drives on (Q55).
        now.came_from = OPPOSITE[car.facing]
        # R3.2.4  Coming from outside onto a centre field is no way of passing.
        if from_outside and CELL_OF[car.field] != NONE:
            now.came_from = NONE
        now.rammed_here = False
        now.entered = True
        now.drove_last = True
        self.visit(car)
        self.next_step()

    def visit(self, car: Car) -> None:
        """R6.2  Checkpoints in their order, by driving or jumping onto the centre field; before a
        catch is looked for (Q59)."""
        if car.visits < len(self.checkpoints):
            if car.field == self.track.centre(self.checkpoints[car.visits]):
                car.visits += 1

    def end_move(self, stopped_by_ram: bool) -> None:
        """A car stopped by a ram catches nobody (Q18). Oil is looked for once, now (Q53), even if
        the car could not move at all (Q28)."""
        seat = self.active
        self.now.points = 0
        self.now.move_done = True
        if not stopped_by_ram and self.has_caught(seat):
            self.win(BIT[seat])
        elif stands_in_oil(self, seat):
            self.phase = OILING
        else:
            self.offer_after_move()

    # -- R4.4  Ram (Rammen) ----------------------------------------------------------------

    def ram(self, die: i64) -> None:
        """The owner of the passed car rolls."""
        if die == RAM_FAILS:
            self.phase = RAMMING_AGAIN
        else:
            suffer_ram(self, self.car_beside(self.active), die)
            self.go_on()

    def ram_again(self, die: i64) -> None:
        """The attempt failed; on 5 or 6 it is the mover who spins, and the move is over."""
        if die >= RAM_SPIN_FROM:
            spin(self.cars[self.active])
            self.now.declared = NONE
            self.end_move(True)
        else:
            self.go_on()

    def go_on(self) -> None:
        """The declared step, if nothing came into its way (Q21, Q22)."""
        declared = self.now.declared
        seat = self.active
        self.now.declared = NONE
        if declared == FORWARD:
            possible = can_drive(self, seat)
        else:
            possible = jump_landing(self, seat) != NONE
        if possible:
            self.carry_out(seat, declared)
        else:
            self.next_step()

    # -- R4.5  The oil slick (Ölspur) ------------------------------------------------------

    def slip(self, die: i64) -> None:
        """The turn goes on, whatever happens to the car (Q30); no mantle helps (Q33)."""
        seat = self.active
        if die == OIL_ROOF:
            self.cars[seat].upside_down = True
        elif die == OIL_SKID_2:
            skid(self, seat, 2)
        elif die == OIL_SKID_1:
            skid(self, seat, 1)
        elif die == OIL_TURN:
            spin(self.cars[seat])
        self.offer_after_move()

    # -- R4  After the move ----------------------------------------------------------------

    def offer_after_move(self) -> None:
        self.phase = AFTER_MOVE
        if self.ends_by_itself(self.active):
            self.end_turn()

    def ends_by_itself(self, seat: i64) -> bool:
        """END_TURN is automatic if nothing else is possible, as far as the table knows (R7.3)."""
        now = self.now
        if self.secret_hands():
            return (now.kitt_played or sum(self.kitt[seat]) == 0) and (
                now.diversion_laid or sum(self.diversions[seat]) == 0
            )
        if not now.kitt_played and self.kitt[seat][MANTLE] > 0:
            return False
        kind: i64
        for kind in range(DIVERSIONS):
            if self.can_lay(seat, kind):
                return False
        return True
