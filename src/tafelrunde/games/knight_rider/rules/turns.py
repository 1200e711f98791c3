"""Knight Rider: turns follow each other until the game is over (R4.7, R4.8, R5)."""

from mypy_extensions import i64

from tafelrunde.games.knight_rider.rules.scoring import last_resort
from tafelrunde.games.knight_rider.rules.state import ENDED, ESCAPING, ROLLING, Chase, Turn

# -- R4.7  A turn ----------------------------------------------------------------------------


def start_turn(chase: Chase, seat: i64) -> None:
    chase.active = seat
    chase.now = Turn()
    car = chase.cars[seat]
    # R4.7, R2.5  The mantle lasts until the owner's next turn.
    car.mantle = False
    car.way = []
    if car.upside_down:
        # Righting the car is the whole turn, without an escape card (Q31).
        car.upside_down = False
        next_player(chase)
    else:
        chase.phase = ROLLING


def end_turn(chase: Chase) -> None:
    """R6.6  The red car flees now, or at the end of the round."""
    if chase.agreed.red_by_round:
        next_player(chase)
    else:
        chase.phase = ESCAPING


def next_player(chase: Chase) -> None:
    seat = chase.next_seat(chase.active)
    if seat != chase.first:
        start_turn(chase, seat)
    elif chase.agreed.red_by_round:
        chase.phase = ESCAPING
    else:
        end_round(chase)


# -- R5  End of a round, end of the game -----------------------------------------------------


def end_round(chase: Chase) -> None:
    """Q57  The last resort is judged before cards are cleared."""
    agreed = chase.agreed
    if chase.round >= agreed.round_limit:
        win(chase, last_resort(chase))
        return
    # R5.3  The oldest diversion cards leave the game (Q42).
    if 0 < agreed.clearing_from_round <= chase.round:
        i: i64
        for i in range(agreed.clearing_per_round):
            if len(chase.track.laid) > 0:
                chase.track.remove_oldest_card()
    chase.round += 1
    start_turn(chase, chase.first)


def win(chase: Chase, seats: i64) -> None:
    chase.won = seats
    chase.phase = ENDED
