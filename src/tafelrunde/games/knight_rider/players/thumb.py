"""Knight Rider: rules of thumb."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, lowest_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State
from tafelrunde.games.knight_rider.players.manner import Manner
from tafelrunde.games.knight_rider.players.routes import (
    DROVE,
    JUMPED,
    Ends,
    Routes,
    Stand,
    Visit,
    drive_cost,
    turned_to,
)
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.building import best_placements
from tafelrunde.games.knight_rider.rules.cards import feet, points_with, turbo_points
from tafelrunde.games.knight_rider.rules.driving import (
    STEP_STOP,
    can_step_with,
    holds_jump,
    steps,
    turn_cost,
)
from tafelrunde.games.knight_rider.rules.escape import tile_from_red
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.scoring import air_line
from tafelrunde.games.knight_rider.rules.skidding import oil_fields
from tafelrunde.games.knight_rider.rules.start import entry_field
from tafelrunde.games.knight_rider.rules.state import (
    BEFORE_MOVE,
    CHOOSING_ENTRY,
    CHOOSING_START,
    PLACING,
    RELAYING,
    STEPPING,
)
from tafelrunde.games.knight_rider.rules.track import BLOCKED

SCALE: Final = 100
"""Judgements are in points of the die, times this."""
CAUGHT: Final = -1000000
CUT_OFF: Final = 60
"""What it counts if no road leads to a target."""
NEAR: Final = 24
"""Within so many points of the red car its next tiles are thought of, too."""
MOST_LOSS: Final = 12
"""What a detour counts at most: the red car will not wait."""
TILES_AHEAD: Final = 3
NOWHERE: Final = -100
"""No car stands there, not even beside its entry."""


@final
class Drive:
    """The way of a move, thought of once. It holds as long as everything that it was chosen by is
    seen again, regardless of the moves of others meanwhile."""

    def __init__(self) -> None:
        self.chosen_by: list[i64] = []
        # By points left: where the car will be then, and its next step.
        self.stands: list[i64] = [NOWHERE] * (data.MOST_POINTS + 1)
        self.steps: list[i64] = [data.NONE] * (data.MOST_POINTS + 1)

    def next_step(self, seen: list[i64], state: KnightRider, seat: i64) -> i64:
        """NONE if the car has left the way, or something else is seen."""
        car = state.cars[seat]
        points = state.now.points
        if self.stands[points] != car.field * data.SIDES + car.facing or self.chosen_by != seen:
            return data.NONE
        return self.steps[points]

    def keep(self, seen: list[i64], end: Visit, state: KnightRider, seat: i64) -> None:
        way = [end]
        before = end.before
        while before is not None:
            way.append(before)
            before = before.before
        way.reverse()
        self.chosen_by = seen
        at: i64
        for at in range(data.MOST_POINTS + 1):
            self.stands[at] = NOWHERE
        car = state.cars[seat]
        stand = car.field * data.SIDES + car.facing
        facing = car.facing
        left = state.now.points
        for visit in way:
            self.stands[left] = stand
            self.steps[left] = visit.step
            stand = visit.stand.number
            left -= max(1, turn_cost(facing, visit.stand.facing))
            facing = visit.stand.facing


@final
class Thumb(Policy):
    """Builds close to the centre, drives to where the red car is and may be next, spends a card
    on a catch, and bars the road of an opponent who comes near: hostile use of diversions."""

    def __init__(self, temper: str = "") -> None:
        self.temper = temper
        self.manner = Manner(temper)
        self.routes = Routes()
        self.trial = Routes(self.routes.roads)
        """The same on a map with one more card."""
        self.ends = Ends(self.routes.roads)
        self.drive = Drive()
        self.judgement: i64 = 0
        self.judged_for: list[i64] = []
        """The map, the red car and its cards when ends were judged last."""
        # The diversion that was thought best.
        self.kind: i64 = data.NONE
        self.tile: i64 = data.NONE
        self.foot: i64 = data.NONE
        self.gain: i64 = 0
        # What can be done on the tile that is looked at, as a set of open sides: no two cards
        # that leave the same sides open need to be tried.
        self.tried: i64 = 0

    def __reduce__(self) -> tuple[object, ...]:
        """All that it remembers it finds again."""
        return Thumb, (self.temper,)

    def tempered(self, temper: str) -> Policy:
        return Thumb(temper)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, KnightRider)
        phase = state.phase
        if phase == PLACING or phase == RELAYING:
            # Join many roads and close loops: a track like a tree is easily cut.
            best = best_placements(state, state.supply.drawn)
            return best[rng.below(len(best))]
        if phase == CHOOSING_START:
            return state.pick(seat, rng)
        self.routes.survey(state.track)
        if phase == CHOOSING_ENTRY:
            return self.choose_entry(state, seat)
        if phase == STEPPING and state.now.lay_kind == data.NONE:
            card = self.card_on_the_way(state, seat)
            return self.choose_step(state, seat) if card == data.NONE else card
        if state.now.lay_kind != data.NONE:
            return self.go_on_laying(state, seat)
        if phase == BEFORE_MOVE:
            return self.before_move(state, seat)
        return self.after_move(state, seat)

    def choose_entry(self, state: KnightRider, seat: i64) -> i64:
        """The road end from which the goal is nearest."""
        self.routes.find(self.goal(state, seat))
        best: i64 = data.NONE
        best_cost: i64 = 0
        action: i64
        for action in state.legal(seat):
            side = actions.enter_side(action)
            entry = entry_field(state, side)
            cost = self.cost_from(entry, data.OPPOSITE[side])
            if best == data.NONE or cost < best_cost:
                best = action
                best_cost = cost
        return best

    # -- How good is a place? --------------------------------------------------------------

    def goal(self, state: KnightRider, seat: i64) -> i64:
        """The next checkpoint, or the red car."""
        visits = state.cars[seat].visits
        if visits < len(state.checkpoints):
            return state.track.centre(state.checkpoints[visits])
        return state.red_field()

    def cost_from(self, field: i64, facing: i64) -> i64:
        return self.cost_from_stand(self.routes.roads.at(field * data.SIDES + facing))

    def cost_of(
        self, state: KnightRider, seat: i64, routes: Routes, farthest: i64 = CUT_OFF
    ) -> i64:
        """What it would cost this car to get to the field the routes lead to; farther away than
        asked is as good as cut off."""
        cost = drive_cost(state, seat, routes, farthest)
        return CUT_OFF if cost == data.NONE else min(cost, CUT_OFF)

    def catch_with(self, state: KnightRider, seat: i64, points: i64, jump: bool) -> bool:
        """A move with so many points can end on the red car's field."""
        longest: i64 = points + 1 if jump else points
        if not state.has_all_visits(seat) or air_line(state, seat) > longest:
            return False
        self.ends.find(state, seat, points, jump)
        red = state.red_field()
        for visit in self.ends.found:
            if visit.stand.field == red and self.catches(state, visit):
                return True
        return False

    def catches(self, state: KnightRider, visit: Visit) -> bool:
        return visit.way & DROVE != 0 or state.agreed.stop_there

    def judge_ends(self, state: KnightRider, seat: i64) -> None:
        """For each end the mean cost to the goal and, if it is the red car and near, to the tiles
        it may escape to; the less the better."""
        goal = self.goal(state, seat)
        self.routes.find(goal)
        least: i64 = CUT_OFF
        for visit in self.ends.found:
            visit.worth = self.cost_from_stand(visit.stand)
            least = min(least, visit.worth)
        near = goal == state.red_field() and least <= NEAR
        if near:
            self.judge_escapes(state)
        total: i64 = 1 + count_bits(state.escapes)
        for visit in self.ends.found:
            if near:
                visit.worth = (visit.worth + visit.stand.worth) * SCALE // total
            else:
                visit.worth *= SCALE

    def judge_escapes(self, state: KnightRider) -> None:
        """Writes to all ends what it costs to drive to where the red car may be next, all tiles
        together. From step to step of a move that stays the same."""
        red = state.red_field()
        now = [self.routes.roads.version, red, state.escapes]
        if now != self.judged_for:
            self.judged_for = now
            self.judgement += 1
        ends: list[Stand] = []
        for visit in self.ends.found:
            stand = visit.stand
            if stand.judged != self.judgement:
                stand.judged = self.judgement
                stand.worth = 0
                ends.append(stand)
        if not ends:
            return
        card: i64
        for card in list_bits(state.escapes):
            target = tile_from_red(state, card)
            field = red if target == data.NONE else state.track.centre(target)
            self.routes.find(field)
            for stand in ends:
                stand.worth += self.cost_from_stand(stand)

    def cost_from_stand(self, stand: Stand) -> i64:
        cost = self.routes.cost_from(stand, CUT_OFF)
        return CUT_OFF if cost == data.NONE else min(cost, CUT_OFF)

    # -- Driving ---------------------------------------------------------------------------

    def choose_step(self, state: KnightRider, seat: i64) -> i64:
        menu = steps(state, seat)
        if menu & (menu - 1) == 0:
            return actions.step(lowest_bit(menu))
        seen = self.seen_from(state, seat)
        planned = self.drive.next_step(seen, state, seat)
        if planned != data.NONE and menu >> (planned - actions.FORWARD) & 1:
            return planned
        best = self.best_end(state, seat, menu)
        if best is None:
            return actions.step(lowest_bit(menu))
        self.drive.keep(seen, best, state, seat)
        return best.first

    def card_on_the_way(self, state: KnightRider, seat: i64) -> i64:
        """R6.11  A turbo that ends the move on the red car where the points left do not, or that
        gets a stuck car going again; else a diversion that opens the road to it; else NONE."""
        now = state.now
        if not state.agreed.cards_any_time:
            return data.NONE
        stuck = steps(state, seat) & STEP_STOP != 0
        if not now.kitt_played and (
            stuck or not self.catch_with(state, seat, now.points, holds_jump(state, seat))
        ):
            card: i64
            for card in (data.TURBO_2, data.TURBO_1):
                if state.kitt.hands[seat][card] == 0 or turbo_points(now.roll, card) == 0:
                    continue
                points = points_with(state, card)
                if self.catch_with(state, seat, points, False):
                    return actions.play(card)
                if stuck and can_step_with(state, seat, points):
                    return actions.play(card)
        if stuck and self.plan_diversion(state, seat, data.NONE, data.NONE):
            return actions.lay(self.kind)
        return data.NONE

    def seen_from(self, state: KnightRider, seat: i64) -> list[i64]:
        """All by which an end is chosen but where the car itself stands."""
        seen = [
            self.routes.roads.version,
            self.goal(state, seat),
            state.cars[seat].visits,
            state.red,
            state.escapes,
            seat,
        ]
        other: i64
        for other in range(state.seats):
            if other != seat:
                car = state.cars[other]
                seen.append(car.field * data.SIDES + car.facing)
        if holds_jump(state, seat):
            seen.append(data.JUMP_CARD)
        return seen

    def best_end(self, state: KnightRider, seat: i64, menu: i64) -> Visit | None:
        self.ends.find(state, seat, state.now.points, holds_jump(state, seat))
        self.judge_ends(state, seat)
        red: i64 = data.NONE
        if state.has_all_visits(seat):
            red = state.red_field()
        oil = oil_fields(state, seat)
        best: Visit | None = None
        best_worth: i64 = 0
        for visit in self.ends.found:
            if menu >> (visit.first - actions.FORWARD) & 1 == 0:
                continue
            field = visit.stand.field
            worth = visit.worth
            if field == red and self.catches(state, visit):
                worth = CAUGHT
            # Never end behind a car, keep the jump for better days.
            if field in oil:
                worth += self.manner.oil * SCALE
            if visit.way & JUMPED:
                worth += self.manner.jump * SCALE
            if best is None or worth < best_worth:
                best = visit
                best_worth = worth
        return best

    # -- K.I.T.T. cards --------------------------------------------------------------------

    def before_move(self, state: KnightRider, seat: i64) -> i64:
        """A move that catches; the same with a turbo; far away a turbo for speed."""
        now = state.now
        hand = state.kitt.hands[seat]
        if now.kitt_played or self.catch_with(state, seat, now.points, hand[data.JUMP_CARD] > 0):
            return actions.MOVE
        can_turbo_2 = hand[data.TURBO_2] > 0 and now.roll == data.TURBO_2_ROLL
        if can_turbo_2 and self.catch_with(state, seat, data.TURBO_2_POINTS, False):
            return actions.play(data.TURBO_2)
        if hand[data.TURBO_1] > 0 and self.catch_with(state, seat, 2 * now.roll, False):
            return actions.play(data.TURBO_1)
        self.routes.find(self.goal(state, seat))
        cost = self.cost_of(state, seat, self.routes)
        if can_turbo_2 and cost > data.TURBO_2_POINTS:
            return actions.play(data.TURBO_2)
        if (
            hand[data.TURBO_1] > 0
            and now.roll >= self.manner.high_roll
            and cost >= self.manner.far_away
        ):
            return actions.play(data.TURBO_1)
        # Cut off from the goal: open the road before the move.
        if cost == CUT_OFF and self.plan_diversion(state, seat, data.NONE, data.NONE):
            return actions.lay(self.kind)
        return actions.MOVE

    def after_move(self, state: KnightRider, seat: i64) -> i64:
        if self.plan_diversion(state, seat, data.NONE, data.NONE):
            return actions.lay(self.kind)
        if not state.now.kitt_played and state.kitt.hands[seat][data.MANTLE] > 0:
            if self.pursuers(state, seat) >= min(self.manner.pursuers, state.seats - 1):
                return actions.play(data.MANTLE)
        return actions.END_TURN

    def pursuers(self, state: KnightRider, seat: i64) -> i64:
        """How many cars could pass this one with their next roll."""
        car = state.cars[seat]
        if car.field == data.NONE or car.upside_down:
            return 0
        self.routes.find(car.field)
        many: i64 = 0
        other: i64
        for other in range(state.seats):
            if other != seat and self.cost_of(state, other, self.routes) < data.FACES:
                many += 1
        return many

    # -- Diversions ------------------------------------------------------------------------

    def go_on_laying(self, state: KnightRider, seat: i64) -> i64:
        """The tile, then the foot of the card already chosen."""
        now = state.now
        if self.plan_diversion(state, seat, now.lay_kind, now.lay_tile):
            return actions.on(self.tile) if now.lay_tile == data.NONE else actions.foot(self.foot)
        return state.legal(seat)[0]

    def plan_diversion(self, state: KnightRider, seat: i64, kind: i64, tile: i64) -> bool:
        """Look for the card that costs the others most, as far as kind and tile are still open;
        it will be in `kind`, `tile`, `foot`."""
        self.kind = data.NONE
        self.gain = self.manner.gain - 1
        if state.now.diversion_laid or sum(state.diversions.hands[seat]) == 0:
            return False
        self.routes.find(self.goal(state, seat))
        own = self.cost_of(state, seat, self.routes)
        self.routes.find(state.red_field())
        costs = [self.cost_of(state, other, self.routes) for other in range(state.seats)]
        costs[seat] = own
        tiles = self.tiles_on_the_way(state, nearest_other(costs, seat))
        if own == CUT_OFF:
            tiles |= tiles_with_cards(state)
        self.routes.pause()
        candidate: i64
        trial: i64
        for candidate in list_bits(tiles):
            self.tried = BIT[state.track.open_at[state.track.cell_of[candidate]]]
            for trial in range(data.DIVERSIONS):
                if kind != data.NONE and trial != kind:
                    continue
                if tile != data.NONE and candidate != tile:
                    continue
                if state.diversions.hands[seat][trial] > 0:
                    self.try_diversion(state, seat, trial, candidate, costs)
        return self.kind != data.NONE

    def tiles_on_the_way(self, state: KnightRider, rival: i64) -> i64:
        """The next tiles on the rival's road to the red car, if it is a threat."""
        car = state.cars[rival]
        tiles: i64 = 0
        if car.field == data.NONE or self.cost_of(state, rival, self.routes) > self.manner.threat:
            return tiles
        stand = self.routes.roads.at(car.field * data.SIDES + car.facing)
        while self.routes.cost_at(stand) > 0:
            stand = self.next_stand(stand)
            cell: i64 = data.CELL_OF[stand.field]
            if cell != data.NONE:
                tiles |= BIT[state.track.tile_at[cell]]
                if count_bits(tiles) == TILES_AHEAD:
                    return tiles
        return tiles

    def next_stand(self, stand: Stand) -> Stand:
        """One step along the shortest road."""
        routes = self.routes
        cost = routes.cost_at(stand)
        if stand.sides & stand.ahead_side and routes.cost_at(stand.ahead) == cost - 1:
            return stand.ahead
        facing = stand.facing
        side: i64
        for side in range(data.SIDES):
            if side != facing and stand.sides & data.SIDE[side]:
                turned = turned_to(stand, (side - facing) & 3)
                if routes.cost_at(turned) == cost - turn_cost(facing, side):
                    return turned
        return stand.ahead

    def try_diversion(
        self, state: KnightRider, seat: i64, kind: i64, tile: i64, costs: list[i64]
    ) -> None:
        """Keep it if it is better than what was found so far."""
        track = state.track
        cell = track.cell_of[tile]
        before = track.open_at[cell]
        most = MOST_LOSS * (state.seats - 1)
        foot: i64
        for foot in list_bits(feet(state, kind, tile)):
            track.add_card(tile, kind, foot)
            sides = track.open_at[cell]
            opens = (sides ^ BLOCKED) & ~(before ^ BLOCKED) != 0
            # One that opens nothing shortens no road: there is a most that it can gain.
            if self.tried & BIT[sides] == 0 and (opens or self.gain < most):
                self.trial.forget()
                self.trial.roads.open_middle(track, tile)
                gain = self.judge_trial(state, seat, costs, opens)
                if gain > self.gain:
                    self.gain = gain
                    self.kind = kind
                    self.tile = tile
                    self.foot = foot
            self.tried |= BIT[sides]
            track.remove_newest_card()
        self.trial.roads.open_middle(track, tile)

    def judge_trial(self, state: KnightRider, seat: i64, costs: list[i64], opens: bool) -> i64:
        """What the map on trial costs the others, less what it costs oneself. No road is followed
        farther than it matters: for the others to the most that a detour counts; for oneself as
        far as the diversion would still be the best."""
        self.trial.find(state.red_field())
        gain: i64 = 0
        other: i64
        for other in range(state.seats):
            if other != seat:
                farthest = costs[other] + MOST_LOSS
                loss = self.cost_of(state, other, self.trial, farthest) - costs[other]
                gain += min(loss, MOST_LOSS)
        if gain <= self.gain and not opens:
            return gain
        self.trial.find(self.goal(state, seat))
        farthest = costs[seat] + gain - self.gain
        return gain - (self.cost_of(state, seat, self.trial, farthest) - costs[seat])


def nearest_other(costs: list[i64], seat: i64) -> i64:
    best: i64 = data.NONE
    other: i64
    for other in range(len(costs)):
        if other != seat and (best == data.NONE or costs[other] < costs[best]):
            best = other
    return best


def tiles_with_cards(state: KnightRider) -> i64:
    tiles: i64 = 0
    tile: i64
    for tile in range(data.TILES):
        if state.track.cards_on[tile] > 0:
            tiles |= BIT[tile]
    return tiles
