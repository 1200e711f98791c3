"""Geisterfahrer: decisions and consequences of a turn, in the order of the rulebook."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, GAME_OVER, LEGAL, NOT_NOW, NOT_YOUR_TURN, OVER
from tafelrunde.games.geisterfahrer.data import (
    BESIDE,
    CARRIAGEWAYS,
    DIE,
    EMPTY,
    ENTER,
    FACES,
    FIELDS,
    GHOST,
    GHOST_LANE_CHANGE,
    GHOST_STEPS,
    GHOSTS,
    LANE_CHANGE,
    LEFT,
    MOVE,
    MOVE_GHOST,
    NONE,
    OFF,
    PLACE,
    RIGHT,
    ROLL,
    SAFE,
    START,
    SWITCH,
    SYMBOL,
    carriageway_of,
    field_at,
    position_of,
)
from tafelrunde.games.geisterfahrer.scoring import first_of, is_over, places, rescued
from tafelrunde.games.geisterfahrer.state import (
    CHOOSE,
    ENDED,
    GHOST_SYMBOL,
    LOT,
    NUMBER,
    THROW,
    Agreement,
    cars_left,
    occupy_road,
)
from tafelrunde.games.geisterfahrer.traffic import Traffic

# Why something cannot be done; the texts explain each.
FIRST_TURN: Final = "first-turn"
MUST_ROLL: Final = "must-roll"
NO_SUCH_CAR: Final = "no-such-car"
CAR_NOT_ON_ROAD: Final = "car-not-on-road"
GHOST_NOT_ON_ROAD: Final = "ghost-not-on-road"
LANE_OCCUPIED: Final = "lane-occupied"
NO_CAR_WAITING: Final = "no-car-waiting"
ENTRY_CLOSED: Final = "entry-closed"
CAR_BLOCKED: Final = "car-blocked"
NUMBER_DRIVES_CARS: Final = "number-drives-cars"
SYMBOL_DRIVES_GHOSTS: Final = "symbol-drives-ghosts"
SET_GHOST_FIRST: Final = "set-ghost-first"
GHOST_BLOCKED: Final = "ghost-blocked"
GHOSTS_ALL_SET: Final = "ghosts-all-set"
NO_SUCH_FIELD: Final = "no-such-field"
NEAR_RAMP: Final = "near-ramp"
FIELD_OCCUPIED: Final = "field-occupied"
CARRIAGEWAY_TAKEN: Final = "carriageway-taken"
ONLY_WITHOUT_CARS: Final = "only-without-cars"
GHOSTS_STAY: Final = "ghosts-stay"
FACING_OCCUPIED: Final = "facing-occupied"


@final
class Geisterfahrer(Traffic):
    """The rules of the motorway. Nothing is hidden (R7.1)."""

    # -- Who decides -----------------------------------------------------------------------

    def turn(self) -> i64:
        phase = self.phase
        if phase == CHOOSE or phase == NUMBER or phase == GHOST_SYMBOL:
            return self.active
        return OVER if phase == ENDED else CHANCE

    def pending(self) -> list[i64]:
        seat = self.turn()
        return [seat] if seat >= 0 else []

    def legal(self, seat: i64) -> list[i64]:
        menu = list_bits(self.menu_mask(seat))
        if self.sets_ghost(seat):
            menu += [PLACE + field for field in range(FIELDS) if self.is_free(field)]
        return menu

    def pick(self, seat: i64, rng: Rng) -> i64:
        menu = self.menu_mask(seat)
        entries = count_bits(menu)
        if not self.sets_ghost(seat):
            return nth_bit(menu, rng.below(entries))
        chosen = rng.below(entries + self.count_free())
        return (
            nth_bit(menu, chosen) if chosen < entries else PLACE + self.nth_free(chosen - entries)
        )

    def menu_mask(self, seat: i64) -> i64:
        """The menu as a set of bits, without the fields where a ghost may be set."""
        if seat != self.active:
            return 0
        phase = self.phase
        if phase == CHOOSE:
            return self.choices(seat)
        if phase == NUMBER:
            return self.uses(seat) if self.is_driver(seat) else self.ghost_moves()
        if phase == GHOST_SYMBOL:
            return self.symbol_uses(seat)
        return 0

    def apply(self, seat: i64, action: i64) -> None:
        if action >= DIE:
            self.throw(action - DIE + 1)
        elif action == ROLL:
            self.take_die(seat)
        elif action < GHOST_LANE_CHANGE:
            self.change_lane(seat, action - LANE_CHANGE)
        elif action < ENTER:
            self.change_ghost_lane(seat, action - GHOST_LANE_CHANGE)
        elif action < MOVE:
            self.enter(seat, action - ENTER)
        elif action < MOVE_GHOST:
            self.move(seat, action - MOVE)
        elif action < SWITCH:
            self.move_ghost(action - MOVE_GHOST)
        elif action < PLACE:
            self.switch(action - SWITCH)
        elif action < START:
            self.place_ghost(action - PLACE)
        else:
            self.start_turn(action - START)

    # -- R3.3  The lot, the beginning of a turn, the die -----------------------------------

    def outcomes(self) -> list[tuple[i64, i64]]:
        if self.phase == LOT:
            # Q45  Each seat is equally likely to start.
            return [(START + seat, 1) for seat in range(self.seats)]
        if self.phase == THROW:
            # Q1  1, 2, 3, 4, 5 and the symbol.
            return [(DIE + face, 1) for face in range(FACES)]
        return []

    def roll(self, rng: Rng) -> i64:
        if self.phase == LOT:
            return START + rng.below(self.seats)
        return DIE + rng.below(FACES)

    def start_turn(self, seat: i64) -> None:
        self.active = seat
        self.turn_no += 1
        self.thrown = 0
        self.phase = CHOOSE

    # -- R4.1  Roll, or waive the die for a change of lane (Q16) ---------------------------

    def choices(self, seat: i64) -> i64:
        menu: i64 = BIT[ROLL]
        # Q19, Q39  The first turn must be rolled; Q26 so must the one after two waived turns.
        if self.first_turns() or self.waived[seat] >= self.agreed.waive_limit:
            return menu
        road = self.road
        own = self.cars[seat]
        car: i64
        for car in range(len(own)):
            field = own[car]
            if field >= 0 and road[BESIDE[field]] == EMPTY:
                menu |= BIT[LANE_CHANGE + car]
        # Q25  Either ghost, whoever set it; Q35 never after the roll.
        ghost: i64
        for ghost in range(GHOSTS):
            field = self.ghosts[ghost]
            if field >= 0 and self.is_open_to_ghost(BESIDE[field]):
                menu |= BIT[GHOST_LANE_CHANGE + ghost]
        return menu

    def take_die(self, seat: i64) -> None:
        self.waived[seat] = 0
        self.phase = THROW

    def change_lane(self, seat: i64, car: i64) -> None:
        self.waived[seat] += 1
        field = BESIDE[self.cars[seat][car]]
        # Q13  The own exit field is left at once.
        if field == self.exit_field(seat, carriageway_of(field)):
            field = SAFE
        self.put_car(seat, car, field)
        self.end_turn()

    def change_ghost_lane(self, seat: i64, ghost: i64) -> None:
        self.waived[seat] += 1
        self.put_ghost(ghost, BESIDE[self.ghosts[ghost]])
        self.end_turn()

    def throw(self, face: i64) -> None:
        self.thrown = face
        if face == SYMBOL:
            self.phase = GHOST_SYMBOL
        elif self.can_use_number(self.active):
            self.phase = NUMBER
        else:
            # Q18, Q28, Q44  Nothing can move: the turn is lost.
            self.end_turn()

    def can_use_number(self, seat: i64) -> bool:
        return self.uses(seat) != 0 if self.is_driver(seat) else self.ghosts[0] != OFF

    # -- R4.2  A number: a car enters or drives (Q16, Q17) ---------------------------------

    def uses(self, seat: i64) -> i64:
        menu: i64 = 0
        waiting = False
        own = self.cars[seat]
        car: i64
        for car in range(len(own)):
            field = own[car]
            if field >= 0:
                if self.drive(seat, field, self.thrown) != NONE:
                    menu |= BIT[MOVE + car]
            elif field == OFF:
                waiting = True
        if waiting:
            carriageway: i64
            for carriageway in range(CARRIAGEWAYS):
                if self.drive_in(seat, carriageway, self.thrown) != NONE:
                    menu |= BIT[ENTER + carriageway]
        return menu

    def enter(self, seat: i64, carriageway: i64) -> None:
        end = self.drive_in(seat, carriageway, self.thrown)
        self.put_car(seat, self.waiting_car(seat), end)
        self.end_turn()

    def move(self, seat: i64, car: i64) -> None:
        """Q15, Q31  Round its own carriageway, to the first own exit in the right lane."""
        self.put_car(seat, car, self.drive(seat, self.cars[seat][car], self.thrown))
        self.end_turn()

    # -- R4.3  The symbol: a ghost is set or moved -----------------------------------------

    def symbol_uses(self, seat: i64) -> i64:
        # Q20  Both must be in play before one is moved.
        menu = self.ghost_moves() if self.ghosts_in_play() == GHOSTS else 0
        if not self.is_driver(seat):
            menu |= self.switches()
        return menu

    def sets_ghost(self, seat: i64) -> bool:
        return self.phase == GHOST_SYMBOL and seat == self.active and self.ghosts_in_play() < GHOSTS

    def count_free(self) -> i64:
        count: i64 = 0
        field: i64
        for field in range(FIELDS):
            if self.is_free(field):
                count += 1
        return count

    def nth_free(self, n: i64) -> i64:
        """The free field with n smaller ones."""
        field: i64 = 0
        while n > 0 or not self.is_free(field):
            if self.is_free(field):
                n -= 1
            field += 1
        return field

    def place_ghost(self, field: i64) -> None:
        """Q36  It does not move in the same turn."""
        self.put_ghost(self.ghosts_in_play(), field)
        self.end_turn()

    def ghost_moves(self) -> i64:
        """Q38  The ghosts in play that can make a step; of two, one always can."""
        menu: i64 = 0
        ghost: i64
        for ghost in range(GHOSTS):
            field = self.ghosts[ghost]
            # Q23  Not one that has the other right before it.
            if field >= 0 and self.road[self.agreed.behind[field]] < GHOST:
                menu |= BIT[MOVE_GHOST + ghost]
        return menu

    def move_ghost(self, ghost: i64) -> None:
        steps = GHOST_STEPS if self.thrown == SYMBOL else self.thrown
        self.put_ghost(ghost, self.chase(ghost, steps))
        self.end_turn()

    # -- R4.4  A player without cars may change a ghost's carriageway (Q29) ----------------

    def switches(self) -> i64:
        if self.agreed.one_ghost_each:
            return 0
        menu: i64 = 0
        ghost: i64
        side: i64
        for ghost in range(GHOSTS):
            if self.ghosts[ghost] != OFF:
                for side in range(2):
                    if self.is_open_to_ghost(self.across(ghost, side)):
                        menu |= BIT[SWITCH + ghost * 2 + side]
        return menu

    def switch(self, ghost_and_side: i64) -> None:
        """Q36, Q37  The ghost does not move as well; it may come to stand on a ramp."""
        ghost = ghost_and_side // 2
        self.put_ghost(ghost, self.across(ghost, ghost_and_side % 2))
        self.end_turn()

    # -- R4.5  End of a turn, R5  end of the game ------------------------------------------

    def end_turn(self) -> None:
        if is_over(self):
            self.phase = ENDED
        else:
            following = self.active + 1
            self.start_turn(following if following < self.seats else 0)

    def scores(self) -> list[i64]:
        return rescued(self)

    def standing(self) -> list[i64]:
        return places(self)

    def winners(self) -> list[i64]:
        """R5.3  If nobody rescued a car, nobody has won."""
        return first_of(self)

    # -- Why not? --------------------------------------------------------------------------

    def refusal(self, seat: i64, action: i64) -> str:
        if self.phase == ENDED:
            return GAME_OVER
        if seat != self.turn():
            return NOT_YOUR_TURN
        if action >= START:
            return NOT_NOW
        if self.phase == CHOOSE:
            return self.refuse_choice(seat, action)
        if action < ENTER:
            return NOT_NOW
        if self.phase == NUMBER:
            return self.refuse_number(seat, action)
        return self.refuse_symbol(seat, action)

    def refuse_choice(self, seat: i64, action: i64) -> str:
        if action == ROLL:
            return LEGAL
        if action >= ENTER:
            return NOT_NOW
        if self.turn_no <= self.seats:
            return FIRST_TURN
        if self.waived[seat] == self.agreed.waive_limit:
            return MUST_ROLL
        if action >= GHOST_LANE_CHANGE:
            field = self.ghosts[action - GHOST_LANE_CHANGE]
            if field == OFF:
                return GHOST_NOT_ON_ROAD
            return LEGAL if self.is_open_to_ghost(BESIDE[field]) else LANE_OCCUPIED
        if action - LANE_CHANGE >= self.agreed.cars:
            return NO_SUCH_CAR
        field = self.cars[seat][action - LANE_CHANGE]
        if field < 0:
            return CAR_NOT_ON_ROAD
        return LEGAL if self.road[BESIDE[field]] == EMPTY else LANE_OCCUPIED

    def refuse_number(self, seat: i64, action: i64) -> str:
        if action >= SWITCH:
            return NOT_NOW
        if action >= MOVE_GHOST:
            if self.is_driver(seat):
                return NUMBER_DRIVES_CARS
            return self.refuse_ghost_move(action - MOVE_GHOST)
        if action < MOVE:
            if OFF not in self.cars[seat]:
                return NO_CAR_WAITING
            return self.refuse_entry(self.entry_field(seat, action - ENTER))
        if action - MOVE >= self.agreed.cars:
            return NO_SUCH_CAR
        field = self.cars[seat][action - MOVE]
        if field < 0:
            return CAR_NOT_ON_ROAD
        reached = self.agreed.ahead[field]
        if self.road[reached] >= GHOST:
            return CAR_BLOCKED if self.agreed.ghosts_stop_cars else LEGAL
        leaving = reached == self.exit_field(seat, carriageway_of(field))
        return LEGAL if self.road[reached] == EMPTY or leaving else CAR_BLOCKED

    def refuse_entry(self, entry: i64) -> str:
        """Closed by a car if there is no stopping behind it; by a ghost only with `stop`."""
        occupant = self.road[entry]
        if occupant == EMPTY:
            return LEGAL
        if occupant >= GHOST:
            return ENTRY_CLOSED if self.agreed.ghosts_stop_cars else LEGAL
        if self.thrown == 1:
            return ENTRY_CLOSED
        following = self.road[self.agreed.ahead[entry]]
        if following >= GHOST:
            return ENTRY_CLOSED if self.agreed.ghosts_stop_cars else LEGAL
        return LEGAL if following == EMPTY else ENTRY_CLOSED

    def refuse_ghost_move(self, ghost: i64) -> str:
        field = self.ghosts[ghost]
        if field == OFF:
            return GHOST_NOT_ON_ROAD
        blocked = self.ghosts[1 - ghost] == self.agreed.behind[field]
        return GHOST_BLOCKED if blocked else LEGAL

    def refuse_symbol(self, seat: i64, action: i64) -> str:
        if action < MOVE_GHOST:
            return SYMBOL_DRIVES_GHOSTS
        if action < SWITCH:
            if OFF in self.ghosts:
                return SET_GHOST_FIRST
            return self.refuse_ghost_move(action - MOVE_GHOST)
        if action >= PLACE:
            return self.refuse_place(action - PLACE)
        if self.is_driver(seat):
            return ONLY_WITHOUT_CARS
        if self.agreed.one_ghost_each:
            return GHOSTS_STAY
        ghost = (action - SWITCH) // 2
        field = self.ghosts[ghost]
        if field == OFF:
            return GHOST_NOT_ON_ROAD
        at = (self.agreed.fields - position_of(field)) % self.agreed.fields
        side = RIGHT if (action - SWITCH) % 2 == 0 else LEFT
        across = field_at(1 - carriageway_of(field), side, at)
        return LEGAL if self.is_open_to_ghost(across) else FACING_OCCUPIED

    def refuse_place(self, field: i64) -> str:
        if OFF not in self.ghosts:
            return GHOSTS_ALL_SET
        if position_of(field) >= self.agreed.fields:
            return NO_SUCH_FIELD
        if self.agreed.banned[field]:
            return NEAR_RAMP
        if self.road[field] != EMPTY:
            return FIELD_OCCUPIED
        first = self.ghosts[0]
        if self.agreed.one_ghost_each and first != OFF:
            if carriageway_of(first) == carriageway_of(field):
                return CARRIAGEWAY_TAKEN
        return LEGAL

    # -- Copies ----------------------------------------------------------------------------

    def clone(self) -> "Geisterfahrer":
        return Geisterfahrer(
            self.seats,
            self.agreed,
            self.phase,
            self.active,
            self.turn_no,
            self.thrown,
            [own[:] for own in self.cars],
            self.ghosts[:],
            self.waived[:],
            self.rescued_at[:],
            self.road[:],
            self.left[:],
        )

    def determinize(self, seat: i64, rng: Rng) -> "Geisterfahrer":
        """R7.1  Nothing is hidden, so there is nothing to guess."""
        return self.clone()


def new_game(seats: i64, agreed: Agreement, start_seat: i64) -> Geisterfahrer:
    """R3.1  All cars and both ghosts beside the board; R6.6  a start seat of NONE is by lot."""
    cars: list[list[i64]] = [[OFF] * agreed.cars for seat in range(seats)]
    ghosts: list[i64] = [OFF] * GHOSTS
    state = Geisterfahrer(
        seats,
        agreed,
        LOT,
        0,
        0,
        0,
        cars,
        ghosts,
        [0] * seats,
        [0] * seats,
        occupy_road(cars, ghosts),
        [cars_left(own) for own in cars],
    )
    if start_seat != NONE:
        state.start_turn(start_seat)
    return state
