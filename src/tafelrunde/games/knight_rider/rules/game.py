"""Knight Rider: who decides, what is possible, and which chapter carries it out."""

from typing import final

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits, list_bits, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, OVER, luck_label
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import (
    building,
    cards,
    data,
    dealing,
    driving,
    escape,
    move,
    refusals,
    scoring,
    start,
    turns,
)
from tafelrunde.games.knight_rider.rules.state import (
    AFTER_MOVE,
    BEFORE_MOVE,
    CHECK_TENS,
    CHOOSING_ENTRY,
    CHOOSING_START,
    DEAL_DIVERSION,
    DEAL_KITT,
    DRAW,
    ENDED,
    ESCAPING,
    LOT,
    OILING,
    PLACING,
    RAMMING,
    RAMMING_AGAIN,
    RED_RAMMING,
    RED_TENS,
    RELAYING,
    ROLLING,
    START_TENS,
    STEPPING,
    Agreement,
    Car,
    Cards,
    Chase,
    Supply,
    Turn,
)
from tafelrunde.games.knight_rider.rules.track import empty_track


@final
class KnightRider(Chase):
    """The contract of a game, kept by the chapters of the rulebook."""

    # -- Who decides -----------------------------------------------------------------------

    def turn(self) -> i64:
        phase = self.phase
        if phase == BEFORE_MOVE or phase == STEPPING or phase == AFTER_MOVE:
            return self.active
        if phase == PLACING or phase == RELAYING:
            return CHANCE if self.agreed.auto_build else self.active
        if phase == CHOOSING_START or phase == CHOOSING_ENTRY:
            return self.active
        return OVER if phase == ENDED else CHANCE

    def pending(self) -> list[i64]:
        seat = self.turn()
        return [seat] if seat >= 0 else []

    # -- What a seat may do ----------------------------------------------------------------

    def legal(self, seat: i64) -> list[i64]:
        if seat < 0 or seat != self.turn():
            return []
        phase = self.phase
        if phase == PLACING or phase == RELAYING:
            return building.placements(self, self.supply.drawn)
        if phase == STEPPING and self.now.lay_kind == data.NONE:
            menu = [actions.step(at) for at in list_bits(driving.steps(self, seat))]
            if self.agreed.cards_any_time:
                menu.extend(cards.cards_to_play(self, seat))
            return menu
        if phase == CHOOSING_START:
            farthest = start.farthest_tiles(self.track, self.red)
            return [actions.start(tile) for tile in list_bits(farthest)]
        if phase == CHOOSING_ENTRY:
            ends = self.track.open_ends(self.start_tile)
            return [actions.enter(side) for side in list_bits(ends)]
        if self.now.lay_kind != data.NONE:
            return cards.diversion_menu(self)
        return cards.card_menu(self, seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.phase == STEPPING and not self.agreed.cards_any_time:
            steps = driving.steps(self, seat)
            return actions.step(nth_bit(steps, rng.below(count_bits(steps))))
        if self.phase == PLACING or self.phase == RELAYING:
            tile = self.supply.drawn
            many = building.count_placements(self, tile)
            return building.nth_placement(self, tile, rng.below(many))
        entries = self.legal(seat)
        return entries[rng.below(len(entries))]

    def refusal(self, seat: i64, action: i64) -> str:
        return refusals.refusal(self, seat, action)

    # -- What happens ----------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        if actions.is_step(action):
            move.step(self, seat, action)
        elif actions.is_die(action):
            self.throw(actions.die_number(action))
        elif actions.is_escape(action):
            escape.escape(self, actions.escape_card(action))
        elif actions.is_place(action):
            cell = actions.place_cell(action)
            building.place(self, cell, actions.place_rotation(action))
        elif actions.is_draw(action):
            building.draw(self, actions.draw_tile(action))
        elif actions.is_start(action):
            start.set_start(self, actions.start_tile(action))
        elif actions.is_enter(action):
            start.choose_entry(self, seat, actions.enter_side(action))
        elif actions.is_starts(action):
            dealing.name_first(self, actions.starts_seat(action))
        elif actions.is_deal_kitt(action) or actions.is_deal_diversion(action):
            dealing.deal(self, action)
        else:
            self.act(seat, action)

    def act(self, seat: i64, action: i64) -> None:
        """R4  What can be done before and after moving; R6.11 option: also on the way."""
        if actions.is_play(action):
            cards.play(self, seat, actions.play_card(action))
            self.drive_on()
        elif actions.is_lay(action):
            self.now.lay_kind = actions.lay_kind(action)
        elif actions.is_on(action):
            cards.choose_tile(self, seat, actions.on_tile(action))
            self.drive_on()
        elif actions.is_foot(action):
            cards.lay_diversion(self, seat, actions.foot_side(action))
            self.drive_on()
        elif action == actions.BACK:
            cards.go_back(self)
        elif action == actions.MOVE:
            move.next_step(self)
        else:
            turns.end_turn(self)

    def drive_on(self) -> None:
        """R6.11  After a card on the way: its roads and points may leave nothing to drive."""
        if self.phase == STEPPING and self.now.lay_kind == data.NONE:
            move.next_step(self)

    def throw(self, die: i64) -> None:
        """One throw of the die, for whatever it is thrown."""
        phase = self.phase
        if phase == ROLLING:
            # R4  The roll gives the points to spend.
            self.now.roll = die
            self.now.points = die
            self.phase = BEFORE_MOVE
        elif phase == RAMMING:
            move.ram(self, die)
        elif phase == RAMMING_AGAIN:
            move.ram_again(self, die)
        elif phase == OILING:
            move.slip(self, die)
        elif phase == RED_RAMMING:
            escape.red_ram(self, die)
        elif phase == RED_TENS or phase == START_TENS or phase == CHECK_TENS:
            self.tens = die
            self.phase = phase + 1
        else:
            start.throw_ones(self, start.named_tile(self.tens, die))

    # -- What chance may do ----------------------------------------------------------------

    def outcomes(self) -> list[tuple[i64, i64]]:
        phase = self.phase
        if phase == LOT:
            return [(actions.starts(seat), 1) for seat in range(self.seats)]
        if phase == DEAL_KITT:
            deck = self.kitt.out
            return [(actions.deal_kitt(i), deck[i]) for i in range(data.KITTS) if deck[i] > 0]
        if phase == DEAL_DIVERSION:
            deck = self.diversions.out
            kinds = [i for i in range(data.DIVERSIONS) if deck[i] > 0]
            return [(actions.deal_diversion(i), deck[i]) for i in kinds]
        if phase == DRAW:
            return [(actions.draw(tile), 1) for tile in list_bits(self.supply.undrawn)]
        if self.turn() != CHANCE:
            return []
        if phase == PLACING or phase == RELAYING:
            return [(action, 1) for action in building.best_placements(self, self.supply.drawn)]
        if phase == ESCAPING:
            return [(actions.escape(card), 1) for card in list_bits(self.escapes)]
        return [(actions.die(number), 1) for number in range(1, data.FACES + 1)]

    def roll(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == DRAW:
            # R3.1  Every tile not yet drawn is equally likely (Q3).
            undrawn = self.supply.undrawn
            return actions.draw(nth_bit(undrawn, rng.below(count_bits(undrawn))))
        if phase == LOT:
            return actions.starts(rng.below(self.seats))
        if phase == DEAL_KITT:
            return actions.deal_kitt(dealing.draw_from(self.kitt.out, rng))
        if phase == DEAL_DIVERSION:
            return actions.deal_diversion(dealing.draw_from(self.diversions.out, rng))
        if phase == PLACING or phase == RELAYING:
            best = building.best_placements(self, self.supply.drawn)
            return best[rng.below(len(best))]
        if phase == ESCAPING:
            return actions.escape(nth_bit(self.escapes, rng.below(count_bits(self.escapes))))
        return actions.die(rng.below(data.FACES) + 1)

    def label(self) -> i64:
        """The cards of a seat, its dice in a round; the dice of a ram are those of the car that is
        rammed. The city and the flight of the red car are the same for all."""
        phase = self.phase
        if phase == DEAL_KITT or phase == DEAL_DIVERSION:
            return luck_label(phase, dealing.next_dealt(self), 0)
        if phase == RAMMING:
            return luck_label(phase, self.car_beside(self.active), self.round)
        if phase == RED_RAMMING:
            return luck_label(phase, escape.next_rammed(self), self.round)
        if phase == ROLLING or phase == RAMMING_AGAIN or phase == OILING:
            return luck_label(phase, self.active, self.round)
        return luck_label(phase, 0, 0)

    # -- R5  Winners -----------------------------------------------------------------------

    def scores(self) -> list[i64]:
        return scoring.points_won(self)

    def standing(self) -> list[i64]:
        return scoring.places(self)

    # -- Copies and guesses ----------------------------------------------------------------

    def clone(self) -> "KnightRider":
        """What stays as it is once the city is built is shared."""
        built = self.phase > RELAYING
        twin = KnightRider(
            seats=self.seats,
            agreed=self.agreed,
            kitt=self.kitt.copy(),
            diversions=self.diversions.copy(),
            track=self.track.copy(built),
            supply=self.supply if built else self.supply.copy(),
            cars=[car.copy() for car in self.cars],
            now=self.now.copy(),
        )
        twin.phase = self.phase
        twin.first = self.first
        twin.active = self.active
        twin.dealt = self.dealt
        twin.tens = self.tens
        twin.red = self.red
        twin.start_tile = self.start_tile
        twin.checkpoints = self.checkpoints[:]
        twin.escapes = self.escapes
        twin.round = self.round
        twin.won = self.won
        return twin

    def determinize(self, seat: i64, rng: Rng) -> "KnightRider":
        """R7.1, R7.2  With secret hands the others' cards are dealt again, among them and what is
        out; the order of tiles and escape cards exists nowhere."""
        guess = self.clone()
        # A diversion that is only being chosen is its player's own business.
        if seat != guess.active:
            guess.now.lay_kind = data.NONE
            guess.now.lay_tile = data.NONE
            guess.now.backs = 0
        if self.secret_hands():
            sure: list[i64] = [1 if car.jump_shown else 0 for car in guess.cars]
            dealing.deal_again(guess.kitt, seat, sure, rng)
            dealing.deal_again(guess.diversions, seat, [0] * self.seats, rng)
        return guess


def new_game(seats: i64, agreed: Agreement) -> KnightRider:
    """R3.4  One set of each sort for everybody, the others are out; with a random deal all lie
    ready. The lot for the start player comes first."""
    sets: i64 = 0 if agreed.random_deal else 1
    rest = data.SETS - sets * seats
    return KnightRider(
        seats=seats,
        agreed=agreed,
        kitt=Cards([[sets] * data.KITTS for seat in range(seats)], [rest] * data.KITTS),
        diversions=Cards(
            [[sets] * data.DIVERSIONS for seat in range(seats)], [rest] * data.DIVERSIONS
        ),
        track=empty_track(agreed.cells),
        supply=Supply(),
        cars=[Car() for seat in range(seats)],
        now=Turn(),
    )
