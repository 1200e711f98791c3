"""Kraftwagen: who decides what, what chance does, and why something cannot be done."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, GAME_OVER, LEGAL, NOT_NOW, NOT_YOUR_TURN, OVER
from tafelrunde.games.kraftwagen.actions import (
    bring_buyer,
    buyer_menu,
    needs_card,
    open_card,
    part_menu,
    pick_buyer,
    pick_part,
    refuse_buyer,
    refuse_card,
    refuse_part,
    take_card,
    take_part,
)
from tafelrunde.games.kraftwagen.data import (
    AWARDS,
    BACK,
    BODIES,
    BODY,
    BODY_PLACES,
    BRING,
    CANTEEN,
    CARD,
    CARD_OPENED,
    CARDS,
    CARS_FOR_TWO,
    DECK,
    DEVELOPMENTS,
    DO,
    EMPTY,
    END_TURN,
    ENGINE,
    ENGINE_PLACES,
    FIRST_CHANCE,
    FIRST_ENGINEER,
    HALLS,
    HIGHEST,
    MARKERS,
    MOST_CARS,
    MOTORS,
    NO_SALE,
    NONE,
    OFFER,
    PIT_LANE,
    PREFERENCES,
    PRICE,
    REFIT,
    SEAT_DRAWN,
    SELL,
    SOURCES,
    SPECIAL_SETS,
    START,
    START_DRAWN,
    START_TILES,
    START_TILES_FOR_TWO,
    SUPPLY,
    TAKE,
    TAKE_BODY,
    TAKE_ENGINE,
    TILE_DRAWN,
    WORKERS,
)
from tafelrunde.games.kraftwagen.market import (
    begin_offer,
    finish_offer,
    forget_offer,
    market_menu,
    pick_market,
    pick_price,
    pick_sale,
    price_menu,
    refit,
    refuse_back,
    refuse_offer,
    refuse_price,
    refuse_refit,
    refuse_sale,
    sale_menu,
    sell_quickly,
)
from tafelrunde.games.kraftwagen.scoring import places
from tafelrunde.games.kraftwagen.state import (
    ENDED,
    FIRST_PART,
    FIRST_SEAT,
    MARKET_STEP,
    NOT_ENDED,
    OPENING,
    ORDER,
    PRICING,
    QUICK_SALE,
    SELECT_ACTION,
    SELECT_BUYER,
    SELECT_CARD,
    SELECT_PART,
    SELECT_TILE,
    SPECIAL,
    START_CHOICE,
    START_ENGINE,
    START_LOT,
    Agreement,
    Mat,
    free_space,
    new_review,
)
from tafelrunde.games.kraftwagen.turns import Turns

# Why something cannot be done; the texts explain each.
START_TILE_GONE: Final = "start-tile-gone"
TILE_NOT_IN_CHAIN: Final = "tile-not-in-chain"
ICON_NOT_LEFT: Final = "icon-not-left"


@final
class Kraftwagen(Turns):
    """The rules of a game."""

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
            return self.tile_menu()
        if phase == SELECT_PART or phase == START_ENGINE:
            return part_menu(self)
        if phase == MARKET_STEP:
            return market_menu(self)
        if phase == PRICING:
            return price_menu(self)
        if phase == SELECT_BUYER:
            return buyer_menu(self)
        if phase == QUICK_SALE:
            return sale_menu(self)
        if phase == SELECT_CARD:
            return [CARD] if self.open_cards[0] == self.open_cards[1] else [CARD, CARD + 1]
        if phase == START_CHOICE:
            return [START + tile for tile in list_bits(self.start_tiles)]
        return [DO + icon for icon in list_bits(self.icons_on_offer())]

    def pick(self, seat: i64, rng: Rng) -> i64:
        phase = self.phase
        if phase == SELECT_TILE:
            return self.pick_tile(rng)
        if phase == SELECT_PART or phase == START_ENGINE:
            return pick_part(self, rng)
        if phase == MARKET_STEP:
            return pick_market(self, rng)
        if phase == PRICING:
            return pick_price(self, rng)
        if phase == SELECT_BUYER:
            return pick_buyer(self, rng)
        if phase == QUICK_SALE:
            return pick_sale(self, rng)
        if phase == SELECT_CARD:
            return CARD + rng.below(1 if self.open_cards[0] == self.open_cards[1] else 2)
        if phase == START_CHOICE:
            tiles = self.start_tiles
            return START + nth_bit(tiles, rng.below(count_bits(tiles)))
        icons = self.icons_on_offer()
        return DO + nth_bit(icons, rng.below(count_bits(icons)))

    def apply(self, seat: i64, action: i64) -> None:
        if action >= FIRST_CHANCE:
            self.apply_chance(action)
        elif action >= OFFER:
            self.apply_market(seat, action)
        elif action >= BRING:
            bring_buyer(self, seat, action - BRING)
            self.go_on()
        elif action >= TAKE_ENGINE:
            at = action - TAKE_ENGINE
            take_part(self, seat, ENGINE, at // ENGINE_PLACES + 1, at % ENGINE_PLACES)
            if self.phase == START_ENGINE:
                self.ask_for_start_tile()
            else:
                self.go_on()
        elif action >= TAKE_BODY:
            at = action - TAKE_BODY
            take_part(self, seat, BODY, at // BODY_PLACES + 1, at % BODY_PLACES)
            self.go_on()
        elif action >= CARD:
            take_card(self, seat, action - CARD)
            self.go_on()
        elif action >= DO:
            self.do(action - DO)
        elif action >= TAKE:
            self.take_tile(seat, action - TAKE)
        else:
            self.choose_start_tile(seat, action - START)

    def apply_market(self, seat: i64, action: i64) -> None:
        if action == END_TURN:
            self.end_turn()
        elif action >= SELL:
            if action != NO_SALE:
                sell_quickly(self, seat, action - SELL)
            self.go_on()
        elif action >= REFIT:
            refit(self, seat, (action - REFIT) // HIGHEST, (action - REFIT) % HIGHEST + 1)
            self.market_step()
        elif action == BACK:
            self.backs += 1
            forget_offer(self)
            self.market_step()
        elif action >= PRICE:
            at = action - PRICE
            finish_offer(self, seat, at // MARKERS + 1, at % MARKERS - 1)
            self.market_step()
        else:
            pair = (action - OFFER) // WORKERS
            workers = (action - OFFER) % WORKERS + 1
            begin_offer(self, pair // HIGHEST + 1, pair % HIGHEST + 1, workers)
            self.phase = PRICING

    # -- Chance: lots, cards and special tiles ---------------------------------------------

    def outcomes(self) -> list[tuple[i64, i64]]:
        phase = self.phase
        if phase == OPENING:
            return [
                (CARD_OPENED + card, self.deck[card])
                for card in range(CARDS)
                if self.deck[card] > 0
            ]
        if self.turn() != CHANCE:
            return []
        first = self.first_of_lot()
        return [(first + number, 1) for number in list_bits(self.lot())]

    def roll(self, rng: Rng) -> i64:
        if self.phase == OPENING:
            left = rng.below(self.deck_size)
            card: i64 = 0
            while left >= self.deck[card]:
                left -= self.deck[card]
                card += 1
            return CARD_OPENED + card
        lot = self.lot()
        return self.first_of_lot() + nth_bit(lot, rng.below(count_bits(lot)))

    def lot(self) -> i64:
        """The set of what may be drawn, each equally likely."""
        if self.phase == SPECIAL:
            return self.special_stack
        if self.phase == START_LOT:
            return (BIT[START_TILES] - 1) & ~self.start_tiles
        if self.phase == ORDER:
            return self.seats_to_draw()
        return self.tiles_to_draw()

    def first_of_lot(self) -> i64:
        if self.phase == ORDER:
            return SEAT_DRAWN
        return START_DRAWN if self.phase == START_LOT else TILE_DRAWN

    def apply_chance(self, action: i64) -> None:
        if action >= CARD_OPENED:
            open_card(self, action - CARD_OPENED)
            if self.round_number > 0:
                self.go_on()
            elif not needs_card(self):
                self.lay_out_start_tiles()
        elif action >= START_DRAWN:
            self.start_tiles |= BIT[action - START_DRAWN]
            if count_bits(self.start_tiles) == START_TILES_FOR_TWO:
                self.ask_for_start_tile()
        elif action < TILE_DRAWN:
            self.chain.append(FIRST_SEAT + action - SEAT_DRAWN)
            self.lay_chain()
        elif self.phase == SPECIAL:
            self.lay_special(action - TILE_DRAWN)
        else:
            self.chain.append(action - TILE_DRAWN)
            self.lay_chain()

    # -- Who is ahead ----------------------------------------------------------------------

    def scores(self) -> list[i64]:
        return [mat.score() for mat in self.mats]

    def standing(self) -> list[i64]:
        return places(self)

    # -- Why not? --------------------------------------------------------------------------

    def refusal(self, seat: i64, action: i64) -> str:
        if self.phase == ENDED:
            return GAME_OVER
        if seat != self.turn():
            return NOT_YOUR_TURN
        if action >= OFFER:
            return self.refuse_market(action)
        phase = self.phase
        if action >= BRING:
            return refuse_buyer(self, action - BRING) if phase == SELECT_BUYER else NOT_NOW
        if action >= TAKE_BODY:
            if phase != SELECT_PART and phase != START_ENGINE:
                return NOT_NOW
            if action >= TAKE_ENGINE:
                at = action - TAKE_ENGINE
                return refuse_part(self, ENGINE, at // ENGINE_PLACES + 1, at % ENGINE_PLACES)
            at = action - TAKE_BODY
            return refuse_part(self, BODY, at // BODY_PLACES + 1, at % BODY_PLACES)
        if action >= CARD:
            return refuse_card(self, action - CARD) if phase == SELECT_CARD else NOT_NOW
        if action >= DO:
            return self.refuse_icon(action - DO)
        if action >= TAKE:
            if phase != SELECT_TILE:
                return NOT_NOW
            return LEGAL if action - TAKE in self.chain else TILE_NOT_IN_CHAIN
        if phase != START_CHOICE:
            return NOT_NOW
        return LEGAL if self.start_tiles & BIT[action - START] else START_TILE_GONE

    def refuse_icon(self, icon: i64) -> str:
        if self.phase == SELECT_ACTION:
            return LEGAL if self.icons & BIT[icon] else ICON_NOT_LEFT
        if self.phase == FIRST_PART:
            return LEGAL if icon == BODY or icon == ENGINE else ICON_NOT_LEFT
        return NOT_NOW

    def refuse_market(self, action: i64) -> str:
        phase = self.phase
        if action >= FIRST_CHANCE:
            return NOT_NOW
        if action == END_TURN:
            return LEGAL if phase == MARKET_STEP else NOT_NOW
        if action >= SELL:
            if phase != QUICK_SALE:
                return NOT_NOW
            return LEGAL if action == NO_SALE else refuse_sale(self, action - SELL)
        if action >= REFIT:
            if phase != MARKET_STEP:
                return NOT_NOW
            at = action - REFIT
            return refuse_refit(self, at // HIGHEST, at % HIGHEST + 1)
        if action >= PRICE:
            if phase != PRICING:
                return NOT_NOW
            if action == BACK:
                return refuse_back(self)
            at = action - PRICE
            return refuse_price(self, at // MARKERS + 1, at % MARKERS - 1)
        if phase != MARKET_STEP:
            return NOT_NOW
        pair = (action - OFFER) // WORKERS
        workers = (action - OFFER) % WORKERS + 1
        return refuse_offer(self, pair // HIGHEST + 1, pair % HIGHEST + 1, workers)

    # -- Copies and guesses ----------------------------------------------------------------

    def clone(self) -> "Kraftwagen":
        return Kraftwagen(
            self.seats,
            self.agreed,
            self.phase,
            self.active,
            self.round_number,
            self.turns,
            self.chain[:],
            [mat.copy() for mat in self.mats],
            self.bodies[:],
            self.motors[:],
            self.deck[:],
            self.deck_size,
            self.discard[:],
            self.discard_size,
            self.open_cards[:],
            self.start_tiles,
            self.awards[:],
            [car.copy() for car in self.market],
            self.prices,
            self.buyers[:],
            self.money[:],
            self.track,
            self.special_stack,
            self.special_used,
            self.special_at,
            self.tile,
            self.icons,
            self.part,
            self.level_bonus,
            self.parts_due,
            self.to_hire,
            self.instant,
            self.researches,
            self.sale_due,
            self.offered,
            self.backs,
            self.offer_body,
            self.offer_engine,
            self.offer_workers,
            self.review,
        )

    def determinize(self, seat: i64, rng: Rng) -> "Kraftwagen":
        """R7.2  Only orders are hidden, and no order exists before it is drawn. Running totals are
        covered, yet every gain was seen (R7.3)."""
        return self.clone()


# -- R3  A new game --------------------------------------------------------------------


def new_game(seats: i64, agreed: Agreement) -> Kraftwagen:
    """Before the first lot."""
    # R6.6  Option: without the engineers' cards.
    deck: list[i64] = [
        DECK[card] if card < FIRST_ENGINEER or agreed.engineers else 0 for card in range(CARDS)
    ]
    # R3.6, Q54  Two players have a smaller market.
    spaces: i64 = CARS_FOR_TWO if seats == 2 else MOST_CARS
    special: i64 = SPECIAL_SETS[1] if agreed.special_tiles else 0
    return Kraftwagen(
        seats=seats,
        agreed=agreed,
        phase=ORDER,
        active=0,
        round_number=0,
        turns=0,
        chain=[],
        mats=[new_mat() for seat in range(seats)],
        bodies=list(BODIES),
        motors=list(MOTORS),
        deck=deck,
        deck_size=sum(deck),
        discard=[0] * CARDS,
        discard_size=0,
        open_cards=[NONE, NONE],
        start_tiles=0,
        awards=[NONE] * AWARDS,
        market=[free_space() for space in range(spaces)],
        prices=0,
        buyers=[],
        money=[0] * PREFERENCES,
        track=0,
        special_stack=special,
        special_used=0,
        special_at=NONE,
        tile=NONE,
        icons=0,
        part=NONE,
        level_bonus=0,
        parts_due=0,
        to_hire=0,
        instant=NONE,
        researches=0,
        sale_due=False,
        offered=False,
        backs=0,
        offer_body=0,
        offer_engine=0,
        offer_workers=0,
        review=new_review(seats, 0, NOT_ENDED),
    )


def new_mat() -> Mat:
    """R3.3"""
    return Mat(
        canteen=CANTEEN,
        supply=SUPPLY,
        halls=[EMPTY] * HALLS,
        race_engine=0,
        space=PIT_LANE,
        laps=0,
        developments=[0] * DEVELOPMENTS,
        inactive=[],
        engineers=0,
        markers=0,
        start_tile=NONE,
        sold=0,
        points=[0] * SOURCES,
        body_points=0,
        engine_points=0,
        active=0,
    )
