"""1000 Kilometer: who decides what, and which chapter carries it out."""

from typing import final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, OVER, luck_label
from tafelrunde.games.thousand_km.rules import action_numbers, data
from tafelrunde.games.thousand_km.rules.attacks import answer, answers, lay_attack, whose_answer
from tafelrunde.games.thousand_km.rules.cards import no_cards
from tafelrunde.games.thousand_km.rules.plays import decide_extension, play, plays, throw_away
from tafelrunde.games.thousand_km.rules.refusals import refuse
from tafelrunde.games.thousand_km.rules.scoring import places
from tafelrunde.games.thousand_km.rules.setup import (
    deal,
    drawn_from,
    lay_nothing,
    name_dealer,
    receives,
)
from tafelrunde.games.thousand_km.rules.state import (
    CHOOSING,
    DEAL,
    DRAWING,
    ENDED,
    EXTENSION,
    LOT,
    WINDOW,
    Agreement,
    Rally,
    Results,
)
from tafelrunde.games.thousand_km.rules.turns import draw


@final
class ThousandKm(Rally):
    """The rules of a championship."""

    # -- Who decides ----------------------------------------------------------------------

    def turn(self) -> i64:
        phase = self.phase
        if phase == CHOOSING or phase == EXTENSION:
            return self.active
        if phase == WINDOW:
            return whose_answer(self)
        if phase == ENDED:
            return OVER
        return CHANCE

    def pending(self) -> list[i64]:
        if self.phase == CHOOSING or self.phase == EXTENSION:
            return [self.active]
        if self.phase != WINDOW:
            return []
        return [seat for seat in range(self.seats) if self.is_asked(seat)]

    def legal(self, seat: i64) -> list[i64]:
        return list_bits(self.menu(seat))

    def refusal(self, seat: i64, action: i64) -> str:
        return refuse(self, seat, action)

    def pick(self, seat: i64, rng: Rng) -> i64:
        menu = self.menu(seat)
        return nth_bit(menu, rng.below(count_bits(menu)))

    def menu(self, seat: i64) -> i64:
        """As a set of bits."""
        phase = self.phase
        if phase == CHOOSING and seat == self.active:
            return plays(self, seat)
        if phase == WINDOW and self.is_asked(seat):
            return answers(self, seat)
        if phase == EXTENSION and seat == self.active:
            return BIT[action_numbers.EXTEND] | BIT[action_numbers.STOP_HERE]
        return 0

    def apply(self, seat: i64, action: i64) -> None:
        if action_numbers.is_draw(action):
            if self.phase == DEAL:
                deal(self, action_numbers.drawn_card(action))
            else:
                draw(self, action_numbers.drawn_card(action))
        elif action_numbers.is_play(action):
            play(self, seat, action_numbers.played_card(action))
        elif action_numbers.is_attack(action):
            card = action_numbers.attack_card(action)
            lay_attack(self, seat, card, action_numbers.attacked_party(action))
        elif action_numbers.is_discard(action):
            throw_away(self, seat, action_numbers.discarded_card(action))
        elif self.phase == WINDOW:
            answer(self, seat, action == action_numbers.BLITZ)
        elif self.phase == EXTENSION:
            decide_extension(self, seat, action == action_numbers.EXTEND)
        else:
            name_dealer(self, action_numbers.dealing_seat(action))

    # -- What chance may do ---------------------------------------------------------------

    def outcomes(self) -> list[tuple[i64, i64]]:
        if self.phase == LOT:
            return [(action_numbers.dealer(seat), 1) for seat in range(self.seats)]
        if self.phase == DEAL or self.phase == DRAWING:
            pile = drawn_from(self)
            return [(action_numbers.draw(card), pile.count(card)) for card in list_bits(pile.kinds)]
        return []

    def roll(self, rng: Rng) -> i64:
        if self.phase == LOT:
            return action_numbers.dealer(rng.below(self.seats))
        # R3.3  Each card still in the talon is equally likely (Q51).
        pile = drawn_from(self)
        return action_numbers.draw(pile.nth(rng.below(pile.size)))

    def label(self) -> i64:
        """The cards of a rally: those dealt to a seat, and those it draws."""
        if self.phase == DEAL:
            return luck_label(DEAL, receives(self), self.results.rallies)
        if self.phase == DRAWING:
            return luck_label(DRAWING, self.active, self.results.rallies)
        return luck_label(LOT, 0, 0)

    # -- Who is ahead ---------------------------------------------------------------------

    def scores(self) -> list[i64]:
        totals = self.results.totals
        return [totals[self.party(seat)] for seat in range(self.seats)]

    def standing(self) -> list[i64]:
        by_party = places(self)
        return [by_party[self.party(seat)] for seat in range(self.seats)]

    # -- Copies and guesses ---------------------------------------------------------------

    def clone(self) -> "ThousandKm":
        copy = ThousandKm(self.seats, self.agreed, self.results)
        copy.become(self)
        return copy

    def determinize(self, seat: i64, rng: Rng) -> "ThousandKm":
        """R7.1  The seat knows its own hand only: deal the others again from all unseen cards."""
        guess = self.clone()
        unseen = guess.talon
        other: i64
        i: i64
        for other in range(self.seats):
            if other != seat:
                unseen.add(self.hands[other])
        for other in range(self.seats):
            if other != seat:
                hand = no_cards()
                for i in range(self.hands[other].size):
                    card = unseen.nth(rng.below(unseen.size))
                    unseen.take(card)
                    hand.put(card)
                guess.hands[other] = hand
        # R7.3  What others answered in an open window is theirs alone (Q47).
        window = guess.window
        if window is not None and window.blitzer != seat:
            window.blitzer = data.NONE
        return guess


def new_championship(seats: i64, agreed: Agreement, first_dealer: i64) -> ThousandKm:
    """R3  Before the first deal; a first dealer of NONE is drawn by lot."""
    totals: list[i64] = [0] * agreed.parties
    results = Results(rallies=0, totals=totals, winner=data.NONE, sheet=[], history=[])
    rally = ThousandKm(seats, agreed, results)
    lay_nothing(rally)
    if first_dealer != data.NONE:
        name_dealer(rally, first_dealer)
    return rally
