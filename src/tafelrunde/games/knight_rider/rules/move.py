"""Knight Rider: a move from its first step to its end (R4.2 to R4.5, R5.1)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.cards import may_free_itself, offer_after_move
from tafelrunde.games.knight_rider.rules.driving import (
    can_drive,
    can_step,
    field_ahead,
    holds_jump,
    jump_landing,
    turn_cost,
)
from tafelrunde.games.knight_rider.rules.skidding import (
    skid,
    spin,
    stands_in_oil,
    suffer_ram,
    would_ram,
)
from tafelrunde.games.knight_rider.rules.state import (
    OILING,
    RAMMING,
    RAMMING_AGAIN,
    STEPPING,
    Car,
    Chase,
)
from tafelrunde.games.knight_rider.rules.turns import win

# -- R4.2  Moving in steps -------------------------------------------------------------------


def next_step(chase: Chase) -> None:
    """The move goes on while points can be used; a jump may be asked for when none can."""
    seat = chase.active
    if chase.now.points == 0:
        end_move(chase, False)
    elif can_step(chase, seat) or asks_for_jump(chase, seat) or may_free_itself(chase, seat):
        chase.phase = STEPPING
    else:
        end_move(chase, False)


def asks_for_jump(chase: Chase, seat: i64) -> bool:
    """R7.3  With secret hands STOP is offered to everybody who might hold the card (Q60)."""
    if jump_landing(chase, seat) == data.NONE:
        return False
    if chase.secret_hands():
        return not chase.now.kitt_played and sum(chase.kitt.hands[seat]) > 0
    return holds_jump(chase, seat)


def step(chase: Chase, seat: i64, action: i64) -> None:
    now = chase.now
    if action == actions.STOP:
        end_move(chase, False)
    elif action == actions.FORWARD or action == actions.JUMP:
        if would_ram(chase, seat):
            # R4.4  The owner of the passed car rolls first.
            now.rammed_here = True
            now.declared = action
            if action == actions.JUMP:
                chase.cars[seat].jump_shown = True
            chase.phase = RAMMING
        else:
            carry_out(chase, seat, action)
    else:
        car = chase.cars[seat]
        now.points -= turn_cost(car.facing, actions.turn_side(action))
        car.facing = actions.turn_side(action)
        now.drove_last = False
        next_step(chase)


def carry_out(chase: Chase, seat: i64, action: i64) -> None:
    """FORWARD or JUMP: the car is on the next field, and the point is paid."""
    now = chase.now
    car = chase.cars[seat]
    left = car.field
    if action == actions.JUMP:
        car.field = jump_landing(chase, seat)
        chase.kitt.hands[seat][data.JUMP_CARD] -= 1
        car.jump_shown = False
        now.kitt_played = True
    else:
        car.field = field_ahead(chase, seat)
    car.driven += 1
    car.way.append(car.field * data.SIDES + car.facing)
    now.points -= 1
    now.came_from = arrived_from(left, car.field, car.facing, action)
    now.rammed_here = False
    now.entered = True
    now.drove_last = True
    visit(chase, car)
    next_step(chase)


def arrived_from(left: i64, field: i64, facing: i64, action: i64) -> i64:
    """The side by which a car came from the field it left; NONE if it cannot pass anybody."""
    # R3.2.4  Coming from outside onto a centre field is no way of passing.
    if left == data.NONE and action == actions.FORWARD and data.CELL_OF[field] != data.NONE:
        return data.NONE
    # A car it lands beside will be passed if it drives on (Q55).
    return data.OPPOSITE[facing]


def visit(chase: Chase, car: Car) -> None:
    """R6.2  Checkpoints in their order, by driving or jumping onto the centre field; before a
    catch is looked for (Q59)."""
    if car.visits < len(chase.checkpoints):
        if car.field == chase.track.centre(chase.checkpoints[car.visits]):
            car.visits += 1


def end_move(chase: Chase, stopped_by_ram: bool) -> None:
    """Oil is looked for once, now (Q53), even if the car could not move at all (Q28)."""
    seat = chase.active
    chase.now.points = 0
    chase.now.move_done = True
    if has_caught(chase, seat, stopped_by_ram):
        win(chase, BIT[seat])
    elif stands_in_oil(chase, seat):
        chase.phase = OILING
    else:
        offer_after_move(chase)


def has_caught(chase: Chase, seat: i64, stopped_by_ram: bool) -> bool:
    """R5.1  The car stands beside the red one and drove its last point there (Q16, Q17); so
    who stood there before must come back (Q46)."""
    now = chase.now
    if chase.cars[seat].field != chase.red_field() or not chase.has_all_visits(seat):
        return False
    # R6.10  A car stopped by a ram catches nobody (Q18) unless that was agreed.
    if stopped_by_ram:
        return chase.agreed.ram_stop_catches
    # R6.5  catch_rule stop_there: turning there with the last points will do (Q56).
    return now.drove_last or (chase.agreed.stop_there and now.entered)


# -- R4.4  Ram (Rammen) ----------------------------------------------------------------------


def ram(chase: Chase, die: i64) -> None:
    """The owner of the passed car rolls."""
    if die == data.RAM_FAILS:
        chase.phase = RAMMING_AGAIN
    else:
        suffer_ram(chase, chase.car_beside(chase.active), die)
        go_on(chase)


def ram_again(chase: Chase, die: i64) -> None:
    """The attempt failed; on 5 or 6 it is the mover who spins, and the move is over."""
    if die >= data.RAM_SPIN_FROM:
        spin(chase.cars[chase.active])
        chase.now.declared = data.NONE
        end_move(chase, True)
    else:
        go_on(chase)


def go_on(chase: Chase) -> None:
    """The declared step, if nothing came into its way (Q21, Q22)."""
    declared = chase.now.declared
    seat = chase.active
    chase.now.declared = data.NONE
    if declared == actions.FORWARD:
        possible = can_drive(chase, seat)
    else:
        possible = jump_landing(chase, seat) != data.NONE
    if possible:
        carry_out(chase, seat, declared)
    else:
        next_step(chase)


# -- R4.5  The oil slick (Ölspur) ------------------------------------------------------------


def slip(chase: Chase, die: i64) -> None:
    """The turn goes on, whatever happens to the car (Q30); no mantle helps (Q33)."""
    seat = chase.active
    if die == data.OIL_ROOF:
        chase.cars[seat].upside_down = True
    elif die == data.OIL_SKID_2:
        skid(chase, seat, 2)
    elif die == data.OIL_SKID_1:
        skid(chase, seat, 1)
    elif die == data.OIL_TURN:
        spin(chase.cars[seat])
    offer_after_move(chase)
