"""Knight Rider: a seasoned player, who thinks of the chances of the next dice and escape cards
where the rules of thumb measure roads."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, list_bits
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State
from tafelrunde.games.knight_rider.players.routes import (
    DROVE,
    JUMPED,
    Ends,
    Routes,
    Stand,
    Visit,
    drive_cost,
)
from tafelrunde.games.knight_rider.players.thumb import Thumb, tiles_with_cards
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.cards import feet, turbo_points
from tafelrunde.games.knight_rider.rules.driving import holds_jump
from tafelrunde.games.knight_rider.rules.escape import tile_from
from tafelrunde.games.knight_rider.rules.game import KnightRider
from tafelrunde.games.knight_rider.rules.skidding import is_behind_a_car
from tafelrunde.games.knight_rider.rules.state import AFTER_MOVE, BEFORE_MOVE, STEPPING

CATCH: Final = 1e6
FAR: Final = 40
"""What it counts in points if no road leads to a target."""

# What is worth how many points of the die.
CHANCE: Final = 80.0
"""To catch the red car for sure with the next roll."""
CARD: Final = 1.5
"""A diversion that is kept."""
TURBO_1: Final = 6.0
TURBO_2: Final = 1.0
JUMP: Final = 2.0
OIL: Final = 3.0
"""Not to end behind a car."""


@final
class Places:
    """Where the red car may be, and how likely."""

    def __init__(self) -> None:
        self.fields: list[i64] = []
        self.chances: list[float] = []


class Seasoned(Policy):
    """Ends a move where the next roll most likely catches the red car, after the escapes until
    then; keeps a turbo for the catch; and lays a diversion wherever it shifts these chances. City,
    start and checkpoints are left to the rules of thumb."""

    def __init__(self, temper: str = "") -> None:
        self.temper = temper
        self.thumb = Thumb(temper)
        self.next_drive = Ends(self.thumb.routes.roads)
        """Where a car can come to with its next roll."""
        self.places: list[Places] = []
        """After no, one and two escapes."""
        self.worths: dict[int, float] = {}
        """Of ends, by stand."""
        self.worths_for: list[i64] = []
        """The map, the round, the red car, its cards and its own turbos when they were judged."""
        self.kind: i64 = data.NONE
        self.tile: i64 = data.NONE
        self.foot: i64 = data.NONE
        self.gain: float = 0.0
        self.tried: i64 = 0

    def __reduce__(self) -> tuple[object, ...]:
        """All that it remembers it finds again."""
        return Seasoned, (self.temper,)

    def tempered(self, temper: str) -> Policy:
        return Seasoned(temper)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, KnightRider)
        phase = state.phase
        chasing = phase == BEFORE_MOVE or phase == STEPPING or phase == AFTER_MOVE
        if not chasing or not state.has_all_visits(seat):
            return self.thumb.choose(state, seat, rng)
        self.thumb.routes.survey(state.track)
        self.foresee(state)
        if phase == STEPPING and state.now.lay_kind == data.NONE:
            card = self.thumb.card_on_the_way(state, seat)
            return self.choose_step(state, seat) if card == data.NONE else card
        if state.now.lay_kind != data.NONE:
            return self.go_on_laying(state, seat)
        if phase == BEFORE_MOVE:
            return self.before_move(state, seat)
        return self.after_move(state, seat)

    # -- Where will the red car be? --------------------------------------------------------

    def foresee(self, state: KnightRider) -> None:
        """Every order of the escape cards that are left is equally likely."""
        at_once: list[i64] = [0] * data.TILES
        later: list[i64] = [0] * data.TILES
        first: i64
        second: i64
        for first in list_bits(state.escapes):
            there = tile_after(state, state.red, first)
            at_once[there] += 1
            left = state.escapes & ~BIT[first]
            for second in list_bits(left if left else data.ALL_ESCAPES):
                later[tile_after(state, there, second)] += 1
        now: list[i64] = [0] * data.TILES
        now[state.red] = 1
        self.places = [places(state, now), places(state, at_once), places(state, later)]

    def places_for(self, state: KnightRider, seat: i64) -> Places:
        """At the next turn of a seat, told from the turn of the active one."""
        ahead = (seat - state.active - 1 + state.seats) % state.seats + 1
        if state.agreed.red_by_round:
            before = (state.active - state.first + state.seats) % state.seats
            return self.places[1 if before + ahead >= state.seats else 0]
        return self.places[min(ahead, 2)]

    # -- How good is a stand? --------------------------------------------------------------

    def chance_from(
        self, state: KnightRider, seat: i64, field: i64, facing: i64, where: Places
    ) -> float:
        """To catch the red car with the next roll."""
        turbo_1 = self.may_play(state, seat, data.TURBO_1)
        turbo_2 = self.may_play(state, seat, data.TURBO_2)
        jump = self.may_play(state, seat, data.JUMP_CARD)
        ends = self.next_drive
        most: i64 = data.MOST_POINTS if turbo_1 else data.FACES
        ends.spread(state, seat, field, facing, most, jump)
        total: float = 0.0
        at: i64
        for at in range(len(where.fields)):
            target = where.fields[at]
            driven = ends.arrivals(target, DROVE)
            jumped: i64 = ends.arrivals(target, DROVE | JUMPED) if jump else 0
            rolls: i64 = 0
            roll: i64
            for roll in range(1, data.FACES + 1):
                by_turbo = turbo_1 and driven & BIT[2 * roll] != 0
                if roll == data.TURBO_2_ROLL and turbo_2:
                    by_turbo = by_turbo or driven & BIT[data.TURBO_2_POINTS] != 0
                if by_turbo or (driven | jumped) & BIT[roll]:
                    rolls += 1
            total += where.chances[at] * float(rolls)
        return total / float(data.FACES)

    def may_play(self, state: KnightRider, seat: i64, card: i64) -> bool:
        """What the others hold counts only if everybody knows it."""
        if seat != state.active and state.secret_hands():
            return False
        return state.kitt.hands[seat][card] > 0

    def way_from(self, stand: Stand, where: Places) -> float:
        """The mean cost to where the red car may be."""
        total: float = 0.0
        routes = self.thumb.routes
        at: i64
        for at in range(len(where.fields)):
            routes.find(where.fields[at])
            cost = routes.cost_from(stand, FAR)
            if cost == data.NONE or cost > FAR:
                cost = FAR
            total += where.chances[at] * float(cost)
        return total

    def worth_of(self, state: KnightRider, seat: i64, stand: Stand) -> float:
        """Of ending a move there."""
        if stand.number in self.worths:
            return self.worths[stand.number]
        field = stand.field
        where = self.places_for(state, seat)
        chance = self.chance_from(state, seat, field, stand.facing, where)
        worth = CHANCE * chance - self.way_from(stand, where)
        if is_behind_a_car(state, seat, field):
            worth -= OIL
        self.worths[stand.number] = worth
        return worth

    def remember_for(self, state: KnightRider, seat: i64) -> None:
        """From step to step of a move the worths stay the same."""
        hand = state.kitt.hands[seat]
        now = [
            self.thumb.routes.roads.version, state.round, state.red, state.escapes, state.active,
            seat, hand[data.TURBO_1], hand[data.TURBO_2], hand[data.JUMP_CARD],
        ]  # fmt: skip
        other: i64
        for other in range(state.seats):
            if other != seat:
                now.append(state.cars[other].field * data.SIDES + state.cars[other].facing)
        if now != self.worths_for:
            self.worths_for = now
            self.worths = {}

    # -- Driving ---------------------------------------------------------------------------

    def choose_step(self, state: KnightRider, seat: i64) -> i64:
        menu = state.legal(seat)
        if len(menu) == 1:
            return menu[0]
        self.thumb.ends.find(state, seat, state.now.points, holds_jump(state, seat))
        self.remember_for(state, seat)
        best: i64 = data.NONE
        best_worth: float = 0.0
        for visit in self.thumb.ends.found:
            if visit.first not in menu:
                continue
            worth = self.worth_of_end(state, seat, visit)
            if best == data.NONE or worth > best_worth:
                best = visit.first
                best_worth = worth
        return menu[0] if best == data.NONE else best

    def worth_of_end(self, state: KnightRider, seat: i64, visit: Visit) -> float:
        if visit.stand.field == state.red_field() and self.thumb.catches(state, visit):
            return CATCH
        worth = self.worth_of(state, seat, visit.stand)
        return worth - JUMP if visit.way & JUMPED else worth

    def best_worth(self, state: KnightRider, seat: i64, points: i64, jump: bool) -> float:
        self.thumb.ends.find(state, seat, points, jump)
        self.remember_for(state, seat)
        best: float = -CATCH
        for visit in self.thumb.ends.found:
            best = max(best, self.worth_of_end(state, seat, visit))
        return best

    # -- K.I.T.T. cards --------------------------------------------------------------------

    def before_move(self, state: KnightRider, seat: i64) -> i64:
        now = state.now
        hand = state.kitt.hands[seat]
        best = self.best_worth(state, seat, now.points, holds_jump(state, seat))
        if now.kitt_played or best >= CATCH:
            return actions.MOVE
        choice: i64 = actions.MOVE
        card: i64
        # The small one first, if both will do.
        for card in (data.TURBO_2, data.TURBO_1):
            if hand[card] == 0 or turbo_points(now.roll, card) == 0:
                continue
            kept = TURBO_1 if card == data.TURBO_1 else TURBO_2
            kept -= self.thumb.manner.eager_turbo
            hand[card] -= 1
            worth = self.best_worth(state, seat, turbo_points(now.roll, card), False)
            hand[card] += 1
            if worth >= CATCH:
                return actions.play(card)
            if worth - kept > best:
                best = worth - kept
                choice = actions.play(card)
        if choice != actions.MOVE:
            return choice
        self.thumb.routes.find(state.red_field())
        if drive_cost(state, seat, self.thumb.routes, FAR) == data.NONE:
            if self.plan_diversion(state, seat, data.NONE, data.NONE):
                return actions.lay(self.kind)
        return actions.MOVE

    def after_move(self, state: KnightRider, seat: i64) -> i64:
        if self.plan_diversion(state, seat, data.NONE, data.NONE):
            return actions.lay(self.kind)
        if not state.now.kitt_played and state.kitt.hands[seat][data.MANTLE] > 0:
            if self.thumb.pursuers(state, seat) > 0:
                return actions.play(data.MANTLE)
        return actions.END_TURN

    # -- Diversions ------------------------------------------------------------------------

    def go_on_laying(self, state: KnightRider, seat: i64) -> i64:
        """The tile, then the foot of the card already chosen."""
        now = state.now
        if self.plan_diversion(state, seat, now.lay_kind, now.lay_tile):
            return actions.on(self.tile) if now.lay_tile == data.NONE else actions.foot(self.foot)
        return state.legal(seat)[0]

    def plan_diversion(self, state: KnightRider, seat: i64, kind: i64, tile: i64) -> bool:
        """The card that shifts the chances most, as far as kind and tile are still open; it will
        be in `kind`, `tile`, `foot`."""
        hand = state.diversions.hands[seat]
        self.kind = data.NONE
        if state.now.diversion_laid or sum(hand) == 0:
            return False
        routes = self.thumb.routes
        tiles = self.tiles_near(state, seat) | tiles_with_cards(state)
        before = self.balance(state, seat, routes)
        routes.pause()
        self.gain = CARD - self.thumb.manner.eager_diversion
        candidate: i64
        trial: i64
        for candidate in list_bits(tiles):
            if tile != data.NONE and candidate != tile:
                continue
            self.tried = BIT[state.track.open_at[state.track.cell_of[candidate]]]
            for trial in range(data.DIVERSIONS):
                if hand[trial] > 0 and (kind == data.NONE or kind == trial):
                    self.try_diversion(state, seat, trial, candidate, before)
        return self.kind != data.NONE

    def tiles_near(self, state: KnightRider, seat: i64) -> i64:
        """Those the others can come to with their next roll."""
        tiles: i64 = 0
        other: i64
        for other in range(state.seats):
            car = state.cars[other]
            if other == seat or car.upside_down:
                continue
            self.next_drive.spread(state, other, car.field, car.facing, data.FACES, False)
            if car.field != data.NONE and data.CELL_OF[car.field] != data.NONE:
                tiles |= BIT[state.track.tile_at[data.CELL_OF[car.field]]]
            spent: i64
            at: i64
            for spent in range(1, data.FACES + 1):
                layer = self.next_drive.layers[spent]
                for at in range(layer.many):
                    cell: i64 = data.CELL_OF[layer.visits[at].stand.field]
                    if cell != data.NONE:
                        tiles |= BIT[state.track.tile_at[cell]]
        return tiles

    def try_diversion(
        self, state: KnightRider, seat: i64, kind: i64, tile: i64, before: float
    ) -> None:
        track = state.track
        trial = self.thumb.trial
        cell = track.cell_of[tile]
        foot: i64
        for foot in list_bits(feet(state, kind, tile)):
            track.add_card(tile, kind, foot)
            sides = track.open_at[cell]
            if self.tried & BIT[sides] == 0:
                self.tried |= BIT[sides]
                trial.forget()
                trial.roads.look_at(track, tile)
                gain = self.balance(state, seat, trial) - before
                if gain > self.gain:
                    self.gain = gain
                    self.kind = kind
                    self.tile = tile
                    self.foot = foot
            track.remove_newest_card()
        trial.roads.look_at(track, tile)

    def balance(self, state: KnightRider, seat: i64, routes: Routes) -> float:
        """What speaks for the seat, less what speaks for the others, on the map of the routes."""
        ways = self.mean_ways(state, routes)
        car = state.cars[seat]
        total: float = 0.0
        if not car.upside_down:
            where = self.places_for(state, seat)
            chance = self.chance_from(state, seat, car.field, car.facing, where)
            total = CHANCE * chance
        total -= ways[seat]
        others = float(state.seats - 1)
        other: i64
        for other in range(state.seats):
            if other == seat:
                continue
            car = state.cars[other]
            total += ways[other] / others
            if not car.upside_down and state.has_all_visits(other):
                where = self.places_for(state, other)
                chance = self.chance_from(state, other, car.field, car.facing, where)
                total -= CHANCE * chance
        return total

    def mean_ways(self, state: KnightRider, routes: Routes) -> list[float]:
        """By seat: to where the red car may be after the next escape."""
        where = self.places[1]
        ways: list[float] = [0.0] * state.seats
        at: i64
        seat: i64
        for at in range(len(where.fields)):
            routes.find(where.fields[at])
            for seat in range(state.seats):
                cost = drive_cost(state, seat, routes, FAR)
                if cost == data.NONE or cost > FAR:
                    cost = FAR
                ways[seat] = ways[seat] + where.chances[at] * float(cost)
        return ways


def tile_after(state: KnightRider, tile: i64, card: i64) -> i64:
    """Where an escape card leads; it stays where no tile lies."""
    there = tile_from(state.track, tile, card)
    return tile if there == data.NONE else there


def places(state: KnightRider, many: list[i64]) -> Places:
    found = Places()
    total = float(sum(many))
    tile: i64
    for tile in range(data.TILES):
        if many[tile] > 0:
            found.fields.append(state.track.centre(tile))
            found.chances.append(float(many[tile]) / total)
    return found
