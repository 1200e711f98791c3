"""Knight Rider: setup, decisions and consequences, in the order of the rulebook."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, GAME_OVER, LEGAL, NOT_NOW, NOT_YOUR_TURN, OVER
from tafelrunde.games.knight_rider.building import (
    best_placements,
    count_placements,
    farthest_tiles,
    nth_placement,
    placements,
    refuse_placement,
)
from tafelrunde.games.knight_rider.cards import feet, refuse_foot, refuse_tile, tiles_for
from tafelrunde.games.knight_rider.data import (
    ALL_ESCAPES,
    ALL_TILES,
    BACK,
    DIE,
    DIVERSION,
    DIVERSIONS,
    END_TURN,
    ENTRY,
    ESCAPE,
    ESCAPES,
    FACES,
    FOOT,
    FORWARD,
    JUMP_CARD,
    KITT,
    KITTS,
    LAY,
    MANTLE,
    MOST_BACKS,
    MOVE,
    NONE,
    ON,
    PLACE,
    PLAY,
    SETS,
    SIDE,
    START_TILE,
    STARTS,
    STOP,
    TILE,
    TILES,
    TURBO_1,
    TURBO_2,
    TURBO_2_ROLL,
)
from tafelrunde.games.knight_rider.driving import KITT_PLAYED, refuse_step, steps
from tafelrunde.games.knight_rider.opening import Opening
from tafelrunde.games.knight_rider.scoring import places, points_won
from tafelrunde.games.knight_rider.state import (
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
    new_turn,
)
from tafelrunde.games.knight_rider.track import empty_track

# Why something cannot be done; the texts explain each.
NOT_FARTHEST: Final = "not-farthest"
NO_OPEN_END: Final = "no-open-end"
NOT_IN_HAND: Final = "not-in-hand"
ROLL_NOT_ONE: Final = "roll-not-one"
BEFORE_MOVE_ONLY: Final = "before-move-only"
DIVERSION_LAID: Final = "diversion-laid"
NO_TILE_FOR_IT: Final = "no-tile-for-it"
NO_MORE_BACK: Final = "no-more-back"


@final
class KnightRider(Opening):
    """The rules of building and chase."""

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

    def legal(self, seat: i64) -> list[i64]:
        if seat < 0 or seat != self.turn():
            return []
        phase = self.phase
        if phase == PLACING or phase == RELAYING:
            return placements(self, self.drawn)
        if phase == STEPPING:
            return [FORWARD + step for step in list_bits(steps(self, seat))]
        if phase == CHOOSING_START:
            return [START_TILE + tile for tile in list_bits(farthest_tiles(self.track, self.red))]
        if phase == CHOOSING_ENTRY:
            ends = self.track.open_ends(self.start_tile)
            return [ENTRY + side for side in list_bits(ends)]
        if self.now.lay_kind != NONE:
            return self.diversion_menu()
        return self.card_menu(seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.phase == STEPPING:
            menu = steps(self, seat)
            return FORWARD + nth_bit(menu, rng.below(count_bits(menu)))
        if self.phase == PLACING or self.phase == RELAYING:
            count = count_placements(self, self.drawn)
            return nth_placement(self, self.drawn, rng.below(count))
        entries = self.legal(seat)
        return entries[rng.below(len(entries))]

    def apply(self, seat: i64, action: i64) -> None:
        if action >= DIE:
            if action >= ESCAPE:
                self.escape(action - ESCAPE)
            else:
                self.throw(action - DIE + 1)
        elif action >= FORWARD and action <= STOP:
            self.step(seat, action)
        elif action < START_TILE:
            self.place(action // 4, action % 4)
        elif action < ENTRY:
            self.set_start(action - START_TILE)
        elif action < PLAY:
            self.choose_entry(seat, action - ENTRY)
        elif action <= END_TURN:
            self.act(seat, action)
        elif action < KITT:
            self.name_first(action - STARTS)
        elif action < TILE:
            self.deal(action)
        else:
            self.draw(action - TILE)

    def act(self, seat: i64, action: i64) -> None:
        """R4  What can be done before and after moving."""
        if action < LAY:
            self.play(seat, action - PLAY)
        elif action < ON:
            self.now.lay_kind = action - LAY
        elif action < FOOT:
            self.choose_tile(seat, action - ON)
        elif action < BACK:
            self.lay_diversion(seat, action - FOOT)
        elif action == BACK:
            self.go_back()
        elif action == MOVE:
            self.next_step()
        else:
            self.end_turn()

    # -- What chance may do ----------------------------------------------------------------

    def outcomes(self) -> list[tuple[i64, i64]]:
        phase = self.phase
        if phase == LOT:
            return [(STARTS + seat, 1) for seat in range(self.seats)]
        if phase == DEAL_KITT:
            deck = self.kitt_out
            return [(KITT + i, deck[i]) for i in range(KITTS) if deck[i] > 0]
        if phase == DEAL_DIVERSION:
            deck = self.diversions_out
            return [(DIVERSION + i, deck[i]) for i in range(DIVERSIONS) if deck[i] > 0]
        if phase == DRAW:
            return [(TILE + i, 1) for i in range(TILES) if self.undrawn & BIT[i]]
        if self.turn() != CHANCE:
            return []
        if phase == PLACING or phase == RELAYING:
            return [(action, 1) for action in best_placements(self, self.drawn)]
        if phase == ESCAPING:
            return [(ESCAPE + i, 1) for i in range(ESCAPES) if self.escapes & BIT[i]]
        return [(DIE + i, 1) for i in range(FACES)]

    def roll(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == DRAW:
            # R3.1  Every tile not yet drawn is equally likely (Q3).
            return TILE + nth_bit(self.undrawn, rng.below(count_bits(self.undrawn)))
        if phase == LOT:
            return STARTS + rng.below(self.seats)
        if phase == DEAL_KITT:
            return KITT + draw_from(self.kitt_out, rng)
        if phase == DEAL_DIVERSION:
            return DIVERSION + draw_from(self.diversions_out, rng)
        if phase == PLACING or phase == RELAYING:
            best = best_placements(self, self.drawn)
            return best[rng.below(len(best))]
        if phase == ESCAPING:
            return ESCAPE + nth_bit(self.escapes, rng.below(count_bits(self.escapes)))
        return DIE + rng.below(FACES)

    def throw(self, die: i64) -> None:
        """One throw of the die, for whatever it is thrown."""
        phase = self.phase
        if phase == ROLLING:
            # R4  The roll gives the points to spend.
            self.now.roll = die
            self.now.points = die
            self.phase = BEFORE_MOVE
        elif phase == RAMMING:
            self.ram(die)
        elif phase == RAMMING_AGAIN:
            self.ram_again(die)
        elif phase == OILING:
            self.slip(die)
        elif phase == RED_RAMMING:
            self.red_ram(die)
        elif phase == RED_TENS or phase == START_TENS or phase == CHECK_TENS:
            self.tens = die
            self.phase = phase + 1
        else:
            self.throw_ones((self.tens - 1) * FACES + die - 1)

    # -- R4  The menu before and after a move ----------------------------------------------

    def card_menu(self, seat: i64) -> list[i64]:
        """R4.8  BEFORE_MOVE and AFTER_MOVE, not during the move (Q36); asked even with one
        entry (Q61)."""
        now = self.now
        menu: list[i64] = []
        if not now.kitt_played:
            hand = self.kitt[seat]
            if hand[MANTLE] > 0:
                menu.append(PLAY + MANTLE)
            # A turbo changes the roll just made, so it comes before the first step (Q34).
            if not now.move_done and hand[TURBO_1] > 0:
                menu.append(PLAY + TURBO_1)
            if not now.move_done and hand[TURBO_2] > 0 and now.roll == TURBO_2_ROLL:
                menu.append(PLAY + TURBO_2)
        kind: i64
        for kind in range(DIVERSIONS):
            if self.can_lay(seat, kind):
                menu.append(LAY + kind)
        menu.append(END_TURN if now.move_done else MOVE)
        return menu

    def diversion_menu(self) -> list[i64]:
        """First the tile, then the foot; back as long as it does not lie."""
        now = self.now
        menu: list[i64] = []
        if now.lay_tile == NONE:
            menu = [ON + tile for tile in list_bits(tiles_for(self, now.lay_kind))]
        else:
            menu = [FOOT + foot for foot in list_bits(feet(self, now.lay_kind, now.lay_tile))]
        if now.backs < MOST_BACKS:
            menu.append(BACK)
        return menu

    # -- R5  Winners -----------------------------------------------------------------------

    def scores(self) -> list[i64]:
        return points_won(self)

    def standing(self) -> list[i64]:
        return places(self)

    # -- Why not? --------------------------------------------------------------------------

    def refusal(self, seat: i64, action: i64) -> str:
        phase = self.phase
        if phase == ENDED:
            return GAME_OVER
        if seat < 0 or seat != self.turn():
            return NOT_YOUR_TURN
        if phase == PLACING or phase == RELAYING:
            if action >= START_TILE:
                return NOT_NOW
            return refuse_placement(self, self.drawn, (action - PLACE) // 4, action % 4)
        if phase == CHOOSING_START:
            if action < START_TILE or action >= ENTRY:
                return NOT_NOW
            farthest = farthest_tiles(self.track, self.red)
            return LEGAL if farthest & BIT[action - START_TILE] else NOT_FARTHEST
        if phase == CHOOSING_ENTRY:
            if action < ENTRY or action >= PLAY:
                return NOT_NOW
            beyond = self.track.beyond(self.start_tile, action - ENTRY)
            road = self.track.roads(self.start_tile) & SIDE[action - ENTRY] != 0
            return LEGAL if road and beyond == NONE else NO_OPEN_END
        if phase == STEPPING:
            if action < FORWARD or action > STOP:
                return NOT_NOW
            return refuse_step(self, seat, action)
        if self.now.lay_kind != NONE:
            return self.refuse_diversion(action)
        return self.refuse_card(seat, action)

    def refuse_card(self, seat: i64, action: i64) -> str:
        now = self.now
        if action == MOVE:
            return NOT_NOW if now.move_done else LEGAL
        if action == END_TURN:
            return LEGAL if now.move_done else NOT_NOW
        if action < PLAY or action >= ON:
            return NOT_NOW
        if action < LAY:
            return self.refuse_kitt(seat, action - PLAY)
        if self.diversions[seat][action - LAY] == 0:
            return NOT_IN_HAND
        if now.diversion_laid:
            return DIVERSION_LAID
        return LEGAL if tiles_for(self, action - LAY) else NO_TILE_FOR_IT

    def refuse_kitt(self, seat: i64, card: i64) -> str:
        if self.kitt[seat][card] == 0:
            return NOT_IN_HAND
        if self.now.kitt_played:
            return KITT_PLAYED
        if card != MANTLE and self.now.move_done:
            return BEFORE_MOVE_ONLY
        if card == TURBO_2 and self.now.roll != TURBO_2_ROLL:
            return ROLL_NOT_ONE
        return LEGAL

    def refuse_diversion(self, action: i64) -> str:
        now = self.now
        if action == BACK:
            return LEGAL if now.backs < MOST_BACKS else NO_MORE_BACK
        if now.lay_tile == NONE:
            if action < ON or action >= FOOT:
                return NOT_NOW
            return refuse_tile(self, now.lay_kind, action - ON)
        if action < FOOT or action >= BACK:
            return NOT_NOW
        return refuse_foot(self, now.lay_kind, now.lay_tile, action - FOOT)

    # -- Copies and guesses ----------------------------------------------------------------

    def clone(self) -> "KnightRider":
        building = self.phase <= RELAYING
        return KnightRider(
            self.seats,
            self.agreed,
            self.phase,
            self.first,
            self.active,
            [hand[:] for hand in self.kitt],
            self.kitt_out[:],
            [hand[:] for hand in self.diversions],
            self.diversions_out[:],
            self.dealt,
            self.track.copy() if building else self.track.copy_when_built(),
            self.undrawn,
            self.drawn,
            self.aside[:],
            self.aside_at,
            self.aside_placed,
            self.has_laid,
            self.removed,
            self.tens,
            self.red,
            self.start_tile,
            self.checkpoints[:],
            [car.copy() for car in self.cars],
            self.escapes,
            self.round,
            self.now.copy(),
            self.won,
        )

    def determinize(self, seat: i64, rng: Rng) -> "KnightRider":
        """R7.1, R7.2  With secret hands the others' cards are dealt again, among them and what is
        out; the order of tiles and escape cards exists nowhere."""
        guess = self.clone()
        # A diversion that is only being chosen is its player's own business.
        if seat != guess.active:
            guess.now.lay_kind = NONE
            guess.now.lay_tile = NONE
            guess.now.backs = 0
        if self.secret_hands():
            sure: list[i64] = [1 if car.jump_shown else 0 for car in guess.cars]
            deal_again(guess.kitt, guess.kitt_out, seat, sure, rng)
            deal_again(guess.diversions, guess.diversions_out, seat, [0] * self.seats, rng)
        return guess


# -- R7  Guessing hands --------------------------------------------------------------------


def draw_from(deck: list[i64], rng: Rng) -> i64:
    """A kind of the deck; each card is equally likely."""
    left = rng.below(sum(deck))
    kind: i64 = 0
    while left >= deck[kind]:
        left -= deck[kind]
        kind += 1
    return kind


def deal_again(
    hands: list[list[i64]], out: list[i64], seat: i64, sure: list[i64], rng: Rng
) -> None:
    """All hands but the seat's go back and are drawn anew; a jump that was shown stays (Q22)."""
    sizes: list[i64] = [sum(hand) for hand in hands]
    other: i64
    kind: i64
    for other in range(len(hands)):
        if other != seat:
            for kind in range(len(out)):
                stays = sure[other] if kind == JUMP_CARD else 0
                out[kind] += hands[other][kind] - stays
                hands[other][kind] = stays
            sizes[other] -= sure[other]
    for other in range(len(hands)):
        if other != seat:
            i: i64
            for i in range(sizes[other]):
                card = draw_from(out, rng)
                out[card] -= 1
                hands[other][card] += 1


# -- R3  A new game ------------------------------------------------------------------------


def new_game(seats: i64, agreed: Agreement) -> KnightRider:
    """Before the lot for the start player."""
    # R3.4  One set of each sort, the others are out; with a random deal all lie ready.
    sets: i64 = 0 if agreed.random_deal else 1
    rest = SETS - sets * seats
    return KnightRider(
        seats,
        agreed,
        LOT,
        0,
        0,
        [[sets] * KITTS for seat in range(seats)],
        [rest] * KITTS,
        [[sets] * DIVERSIONS for seat in range(seats)],
        [rest] * DIVERSIONS,
        0,
        empty_track(agreed.cells),
        ALL_TILES,
        NONE,
        [],
        0,
        False,
        0,
        0,
        0,
        NONE,
        NONE,
        [],
        [Car(NONE, NONE, 0, False, False, 0, False) for seat in range(seats)],
        # R3.5  All escape cards are face down.
        ALL_ESCAPES,
        1,
        new_turn(),
        0,
    )
