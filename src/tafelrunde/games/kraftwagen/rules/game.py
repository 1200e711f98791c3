"""Kraftwagen: who decides what, and what each action does."""

from typing import final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, OVER, luck_label
from tafelrunde.games.kraftwagen.rules import action_numbers as numbers
from tafelrunde.games.kraftwagen.rules import actions, data, market, setup, turns
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.refusals import refuse
from tafelrunde.games.kraftwagen.rules.scoring import places
from tafelrunde.games.kraftwagen.rules.state import (
    ENDED,
    FIRST_SEAT,
    MARKET_STEP,
    NOT_ENDED,
    OPENING,
    ORDER,
    PRICING,
    QUICK_SALE,
    SELECT_BUYER,
    SELECT_CARD,
    SELECT_PART,
    SELECT_TILE,
    SPECIAL,
    START_CHOICE,
    START_ENGINE,
    START_LOT,
    Agreement,
    Research,
    SpecialTiles,
    Turn,
    Works,
    free_space,
    new_review,
    no_offer,
)


@final
class Kraftwagen(Works):
    """A game of Kraftwagen."""

    # -- Who decides -----------------------------------------------------------------------

    def turn(self) -> i64:
        phase = self.phase
        if phase >= SELECT_TILE:
            return OVER if phase == ENDED else self.active
        if phase == START_CHOICE or phase == START_ENGINE:
            return self.active
        return CHANCE

    def pending(self) -> list[i64]:
        seat = self.turn()
        return [seat] if seat >= 0 else []

    def legal(self, seat: i64) -> list[i64]:
        if seat < 0 or seat != self.turn():
            return []
        phase = self.phase
        if phase == SELECT_TILE:
            return turns.tile_menu(self)
        if phase == SELECT_PART or phase == START_ENGINE:
            return actions.part_menu(self)
        if phase == MARKET_STEP:
            return market.market_menu(self)
        if phase == PRICING:
            return market.price_menu(self)
        if phase == SELECT_BUYER:
            return actions.buyer_menu(self)
        if phase == QUICK_SALE:
            return market.sale_menu(self)
        if phase == SELECT_CARD:
            return [numbers.card(slot) for slot in range(actions.card_choices(self))]
        if phase == START_CHOICE:
            return [numbers.start(tile) for tile in list_bits(self.start_tiles)]
        return [numbers.do(icon) for icon in list_bits(turns.icons_on_offer(self))]

    def pick(self, seat: i64, rng: Rng) -> i64:
        phase = self.phase
        if phase == SELECT_TILE:
            return turns.pick_tile(self, rng)
        if phase == SELECT_PART or phase == START_ENGINE:
            return actions.pick_part(self, rng)
        if phase == MARKET_STEP:
            return market.pick_market(self, rng)
        if phase == PRICING:
            return market.pick_price(self, rng)
        if phase == SELECT_BUYER:
            return actions.pick_buyer(self, rng)
        if phase == QUICK_SALE:
            return market.pick_sale(self, rng)
        if phase == SELECT_CARD:
            return numbers.card(rng.below(actions.card_choices(self)))
        if phase == START_CHOICE:
            tiles = self.start_tiles
            return numbers.start(nth_bit(tiles, rng.below(count_bits(tiles))))
        icons = turns.icons_on_offer(self)
        return numbers.do(nth_bit(icons, rng.below(count_bits(icons))))

    def refusal(self, seat: i64, action: i64) -> str:
        return refuse(self, seat, action)

    # -- What chance does: lots, cards and special tiles -----------------------------------

    def outcomes(self) -> list[tuple[i64, i64]]:
        if self.turn() != CHANCE:
            return []
        if self.phase == OPENING:
            deck = self.research.deck
            return [
                (numbers.open_card(card), deck[card])
                for card in range(data.CARDS)
                if deck[card] > 0
            ]
        return [(self.drawn(which), 1) for which in list_bits(self.lot())]

    def roll(self, rng: Rng) -> i64:
        if self.phase == OPENING:
            return numbers.open_card(actions.draw_card(self, rng))
        lot = self.lot()
        return self.drawn(nth_bit(lot, rng.below(count_bits(lot))))

    def label(self) -> i64:
        """What is drawn from. Research cards by how many are left, so that decks of discards that
        differ in a few cards still give much the same."""
        if self.phase == OPENING:
            return luck_label(OPENING, 0, self.research.deck_size)
        return luck_label(self.phase, 0, 0)

    def lot(self) -> i64:
        """The set of what may be drawn, each equally likely."""
        if self.phase == SPECIAL:
            return self.special.stack
        if self.phase == START_LOT:
            return (BIT[data.START_TILES] - 1) & ~self.start_tiles
        if self.phase == ORDER:
            return setup.seats_to_draw(self)
        return setup.tiles_to_draw(self)

    def drawn(self, which: i64) -> i64:
        """One of the lot as an action."""
        if self.phase == ORDER:
            return numbers.draw_seat(which)
        if self.phase == START_LOT:
            return numbers.draw_start(which)
        return numbers.draw_tile(which)

    # -- What happens ----------------------------------------------------------------------

    def apply(self, seat: i64, action: i64) -> None:
        if numbers.is_chance(action):
            self.apply_chance(action)
        elif action >= numbers.OFFER:
            self.apply_trade(seat, action)
        elif numbers.is_bring(action):
            actions.bring_buyer(self, seat, numbers.preference_brought(action))
            turns.go_on(self)
        elif numbers.is_part(action):
            kind, value = numbers.part_kind(action), numbers.part_value(action)
            actions.take_part(self, seat, kind, value, numbers.part_place(action))
            if self.phase == START_ENGINE:
                setup.ask_for_start_tile(self)
            else:
                turns.go_on(self)
        elif numbers.is_card(action):
            actions.take_card(self, seat, numbers.slot_taken(action))
            turns.go_on(self)
        elif numbers.is_do(action):
            turns.do(self, numbers.icon_done(action))
        elif numbers.is_take(action):
            turns.take_tile(self, seat, numbers.tile_taken(action))
        else:
            setup.choose_start_tile(self, seat, numbers.start_tile(action))

    def apply_trade(self, seat: i64, action: i64) -> None:
        if action == numbers.END_TURN:
            turns.end_turn(self)
        elif action == numbers.NO_SALE:
            turns.go_on(self)
        elif numbers.is_sell(action):
            market.sell_quickly(self, seat, numbers.space_sold(action))
            turns.go_on(self)
        elif numbers.is_refit(action):
            space = numbers.refitted_space(action)
            market.refit(self, seat, space, numbers.refitted_engine(action))
            turns.market_step(self)
        elif action == numbers.BACK:
            market.take_back_offer(self)
            turns.market_step(self)
        elif numbers.is_price(action):
            price = numbers.price_set(action)
            market.finish_offer(self, seat, price, numbers.marker_used(action))
            turns.market_step(self)
        else:
            body, engine = numbers.offered_body(action), numbers.offered_engine(action)
            market.begin_offer(self, body, engine, numbers.offered_workers(action))

    def apply_chance(self, action: i64) -> None:
        if numbers.is_card_opened(action):
            actions.open_card(self, numbers.card_opened(action))
            if self.round_number > 0:
                turns.go_on(self)
            elif not actions.needs_card(self):
                setup.lay_out_start_tiles(self)
        elif numbers.is_start_drawn(action):
            setup.lay_start_tile(self, numbers.start_drawn(action))
        elif numbers.is_seat_drawn(action):
            setup.lay_link(self, FIRST_SEAT + numbers.seat_drawn(action))
        elif self.phase == SPECIAL:
            turns.lay_special(self, numbers.tile_drawn(action))
        else:
            setup.lay_link(self, numbers.tile_drawn(action))

    # -- Who is ahead ----------------------------------------------------------------------

    def scores(self) -> list[i64]:
        return [mat.score() for mat in self.mats]

    def standing(self) -> list[i64]:
        return places(self)

    # -- Copies and guesses ----------------------------------------------------------------

    def clone(self) -> "Kraftwagen":
        copy = Kraftwagen(
            agreed=self.agreed,
            chain=self.chain[:],
            mats=[mat.copy() for mat in self.mats],
            bodies=self.bodies[:],
            motors=self.motors[:],
            research=self.research.copy(),
            awards=self.awards[:],
            market=[car.copy() for car in self.market],
            buyers=self.buyers[:],
            money=self.money[:],
            special=self.special.copy(),
            this_turn=self.this_turn.copy(),
            offer=self.offer,
            review=self.review,
        )
        self.copy_to(copy)
        return copy

    def determinize(self, seat: i64, rng: Rng) -> "Kraftwagen":
        """R7.2  Only orders are hidden, and no order exists before it is drawn. Running totals are
        covered, yet every gain was seen (R7.3)."""
        return self.clone()


def new_game(seats: i64, agreed: Agreement) -> Kraftwagen:
    """R3  Before the first lot."""
    deck = setup.new_deck(agreed.engineers)
    # R3.6, Q54  Two players have a smaller market.
    spaces: i64 = data.CARS_FOR_TWO if seats == 2 else data.MOST_CARS
    special: i64 = data.SPECIAL_SETS[1] if agreed.special_tiles else 0
    return Kraftwagen(
        agreed=agreed,
        chain=[],
        mats=[setup.new_mat() for seat in range(seats)],
        bodies=list(data.BODIES),
        motors=list(data.MOTORS),
        research=Research(
            deck=deck,
            deck_size=sum(deck),
            discard=[0] * data.CARDS,
            discard_size=0,
            open_cards=[NONE, NONE],
        ),
        awards=[NONE] * data.AWARDS,
        market=[free_space() for space in range(spaces)],
        buyers=[],
        money=[0] * data.PREFERENCES,
        special=SpecialTiles(stack=special, used=0, at=NONE),
        this_turn=Turn(),
        offer=no_offer(),
        review=new_review(seats, 0, NOT_ENDED, None),
    )
