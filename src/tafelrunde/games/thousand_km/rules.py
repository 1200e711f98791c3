"""1000 Kilometer: setup, decisions and consequences, in the order of the rulebook."""

from typing import final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import (
    CHANCE,
    OVER,
    SEVERAL,
)
from tafelrunde.games.thousand_km.data import (
    ACTION_CARDS,
    ACTION_FOR,
    ATTACK,
    BATTLE_ATTACKS,
    BLITZ,
    BLITZ_CARDS,
    DEALER,
    DECLINE,
    DEFENCE_FOR,
    DISCARD,
    DISTANCES,
    DRAW,
    END_LIMIT,
    END_LIMIT_CARD,
    EXTEND,
    FIRST_ATTACK,
    GREEN,
    GREEN_CARD,
    IMMUNE_BY,
    KM,
    KM200,
    KM_WITHIN,
    LIMIT,
    LIMIT_ATTACK,
    LIMITED_KM,
    LONG_TARGET,
    LONGEST_KM,
    MOST_KM200,
    MOST_PARTIES,
    NONE,
    PLAY,
    PRIORITY,
    SPREAD,
    STOP,
    STOP_HERE,
    is_breakdown,
)
from tafelrunde.games.thousand_km.refusals import refuse
from tafelrunde.games.thousand_km.scoring import places
from tafelrunde.games.thousand_km.state import (
    CHOOSING,
    DEAL,
    DRAWING,
    ENDED,
    EXTENSION,
    LOT,
    WINDOW,
    Agreement,
    Cards,
    Rally,
    Tableau,
    no_cards,
)
from tafelrunde.games.thousand_km.turns import (
    deal,
    draw,
    draw_then_choose,
    end_rally,
    end_turn,
    name_dealer,
)


@final
class ThousandKm(Rally):
    """The rules of a championship."""

    # -- Who decides ----------------------------------------------------------------------

    def turn(self) -> i64:
        phase = self.phase
        if phase == CHOOSING or phase == EXTENSION:
            return self.active
        if phase == WINDOW:
            return self.whose_answer()
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
        return list_bits(self.menu_mask(seat))

    def refusal(self, seat: i64, action: i64) -> str:
        return refuse(self, seat, action)

    def pick(self, seat: i64, rng: Rng) -> i64:
        menu = self.menu_mask(seat)
        return nth_bit(menu, rng.below(count_bits(menu)))

    def menu_mask(self, seat: i64) -> i64:
        """The menu as a set of bits."""
        phase = self.phase
        if phase == CHOOSING and seat == self.active:
            return self.plays(seat)
        if phase == WINDOW and self.is_asked(seat):
            return self.answers(seat)
        if phase == EXTENSION and seat == self.active:
            return BIT[EXTEND] | BIT[STOP_HERE]
        return 0

    def apply(self, seat: i64, action: i64) -> None:
        if action >= DRAW:
            if self.phase == DEAL:
                deal(self, action - DRAW)
            else:
                draw(self, action - DRAW)
        elif action < ATTACK:
            self.play(seat, action - PLAY)
        elif action < DISCARD:
            self.lay_attack(
                seat, (action - ATTACK) // MOST_PARTIES, (action - ATTACK) % MOST_PARTIES
            )
        elif action < BLITZ:
            self.throw_away(seat, action - DISCARD)
        elif action == BLITZ or action == DECLINE:
            self.answer(seat, action == BLITZ)
        elif action == EXTEND or action == STOP_HERE:
            self.decide_extension(seat, action == EXTEND)
        else:
            name_dealer(self, action - DEALER)

    # -- R3  The lot, the deal and the draws ----------------------------------------------

    def outcomes(self) -> list[tuple[i64, i64]]:
        if self.phase == LOT:
            return [(DEALER + seat, 1) for seat in range(self.seats)]
        if self.phase == DEAL or self.phase == DRAWING:
            pile = self.drawn_from()
            return [(DRAW + card, pile.count(card)) for card in list_bits(pile.kinds)]
        return []

    def roll(self, rng: Rng) -> i64:
        if self.phase == LOT:
            return DEALER + rng.below(self.seats)
        # R3.3  Each card still in the talon is equally likely (Q51).
        pile = self.drawn_from()
        return DRAW + pile.nth(rng.below(pile.size))

    def drawn_from(self) -> Cards:
        """The talon; before the first card of a rally is dealt, the whole deck."""
        return self.talon if self.dealt > 0 else self.agreed.deck

    # -- R4.2  One card is laid or thrown away --------------------------------------------

    def plays(self, seat: i64) -> i64:
        """The menu of CHOOSE_PLAY, by kinds of card."""
        party = self.party(seat)
        tableau = self.tableaus[party]
        held = self.hands[seat].kinds

        # R4.7  An action card always; R4.10 and any card may be thrown away (Q34).
        playable: i64 = ACTION_CARDS
        top = tableau.top
        if tableau.rolling():
            playable |= self.distances(tableau)
        if tableau.needs_green():
            playable |= GREEN_CARD
        if is_breakdown(top):
            playable |= BIT[DEFENCE_FOR[top - FIRST_ATTACK]]
        if tableau.limited:
            playable |= END_LIMIT_CARD
        menu = (held & playable) | (held << DISCARD)

        attacks = held >> FIRST_ATTACK
        if attacks != 0:
            other: i64
            for other in range(self.agreed.parties):
                if other != party:
                    menu |= SPREAD[attacks & self.open_to(other)] << other
        return menu

    def distances(self, tableau: Tableau) -> i64:
        """R4.3  Not beyond the target (Q33), not above 50 under a limit, no third 200 (Q32)."""
        longest = min(self.target - tableau.total, LONGEST_KM)
        if tableau.limited:
            longest = min(longest, LIMITED_KM)
        fitting: i64 = KM_WITHIN[longest // 25]
        if tableau.km.count(KM200) == MOST_KM200:
            fitting &= ~BIT[KM200]
        return fitting

    def open_to(self, party: i64) -> i64:
        """R4.8, R4.9  The attacks that may be laid before this party. The piles are separate (Q43);
        a limit needs the green light (Q5, R6.4 not) and lies on no other limit (Q6)."""
        tableau = self.tableaus[party]
        top = tableau.top
        attacks: i64 = 0
        if top == GREEN or (tableau.has_priority() and top < FIRST_ATTACK):
            attacks = BATTLE_ATTACKS
        if (top == GREEN or self.agreed.limit_any_time) and not tableau.limited:
            attacks |= LIMIT_ATTACK
        return attacks & ~IMMUNE_BY[tableau.laid_actions()]

    def play(self, seat: i64, card: i64) -> None:
        self.hands[seat].take(card)
        tableau = self.tableaus[self.party(seat)]
        if card < DISTANCES:
            self.drive(tableau, card)
        elif card >= PRIORITY:
            self.lay_action(tableau, card)
        elif card == END_LIMIT:
            # R4.6  On the own speed pile (Q8); the green light was never covered (Q7).
            tableau.lay_speed(card)
            end_turn(self)
        else:
            # R4.4, R4.5  On the own battle pile.
            tableau.lay_battle(card)
            end_turn(self)

    def drive(self, tableau: Tableau, card: i64) -> None:
        """R4.3"""
        tableau.km.put(card)
        tableau.total += KM[card]
        if tableau.total < self.target:
            end_turn(self)
        elif self.may_extend():
            self.phase = EXTENSION
        else:
            end_rally(self, self.party(self.active))

    def lay_action(self, tableau: Tableau, card: i64) -> None:
        """R4.7  It lifts what it answers, onto the discard pile (Q9, Q10, Q42), is replaced by one
        card (Q13, Q14), and the turn goes on."""
        tableau.actions |= BIT[card]
        top = tableau.top
        if top >= FIRST_ATTACK and ACTION_FOR[top - FIRST_ATTACK] == card:
            self.discard_card(tableau.lift_battle())
            # R6.5  Option: the green light below does not count any more (Q44).
            if self.agreed.green_after_action and not tableau.has_priority():
                if tableau.top == GREEN:
                    self.discard_card(tableau.lift_battle())
        if card == PRIORITY and tableau.limited:
            self.discard_card(tableau.lift_speed())
        draw_then_choose(self, 1)

    def throw_away(self, seat: i64, card: i64) -> None:
        """R4.10"""
        self.hands[seat].take(card)
        self.discard_card(card)
        end_turn(self)

    def discard_card(self, card: i64) -> None:
        self.discard.put(card)
        self.last_discard = card

    # -- R4.8, R4.11  Attack, and the window for a Blitz-Aktion ---------------------------

    def lay_attack(self, seat: i64, attack: i64, party: i64) -> None:
        card = FIRST_ATTACK + attack
        self.hands[seat].take(card)
        tableau = self.tableaus[party]
        if card == LIMIT:
            tableau.lay_speed(card)
        else:
            tableau.lay_battle(card)

        # R4.11  All who might hold the answer are asked, as far as the table can know.
        self.attack = card
        self.attacked = party
        self.answered = 0
        self.blitzer = NONE
        if not self.out_of_play(ACTION_FOR[attack]) and self.someone_is_asked():
            self.phase = WINDOW
        else:
            self.close_window()

    def whose_answer(self) -> i64:
        """The only seat still asked, or SEVERAL."""
        found: i64 = NONE
        seat: i64 = self.attacked
        while seat < self.seats:
            if self.is_asked(seat):
                if found != NONE:
                    return SEVERAL
                found = seat
            seat += self.agreed.parties
        return found

    def someone_is_asked(self) -> bool:
        return self.whose_answer() != NONE

    def answers(self, seat: i64) -> i64:
        """Everybody may decline; the holder of the action card may call Blitz (Q15)."""
        answer = ACTION_FOR[self.attack - FIRST_ATTACK]
        if self.hands[seat].kinds & BIT[answer] != 0:
            return BIT[BLITZ] | BIT[DECLINE]
        return BIT[DECLINE]

    def answer(self, seat: i64, blitz: bool) -> None:
        """Nothing happens before all have answered."""
        self.answered |= BIT[seat]
        if blitz:
            self.blitzer = seat
        if not self.someone_is_asked():
            blitzer = self.blitzer
            attack = self.attack
            if blitzer == NONE:
                self.close_window()
            else:
                self.forget_attack()
                self.blitz(blitzer, attack)

    def close_window(self) -> None:
        self.forget_attack()
        end_turn(self)

    def forget_attack(self) -> None:
        self.attack = NONE
        self.attacked = NONE
        self.answered = 0
        self.blitzer = NONE

    def blitz(self, seat: i64, attack: i64) -> None:
        """R4.12  *Blitz-Aktion*: the attack never happened, and the turn is the caller's."""
        tableau = self.tableaus[self.party(seat)]
        answer = ACTION_FOR[attack - FIRST_ATTACK]
        self.hands[seat].take(answer)
        tableau.actions |= BIT[answer]
        tableau.blitz |= BIT[answer]
        if attack == LIMIT:
            self.discard_card(tableau.lift_speed())
        else:
            self.discard_card(tableau.lift_battle())
        # The right of way lifts what else it answers.
        if answer == PRIORITY:
            if tableau.limited:
                self.discard_card(tableau.lift_speed())
            if tableau.top == STOP:
                self.discard_card(tableau.lift_battle())
        # Who sits between attacker and caller loses the turn (Q16); the caller draws two and plays
        # whatever may be played (Q17).
        self.active = seat
        draw_then_choose(self, BLITZ_CARDS)

    # -- R4.13  Extension (Verlängerung) --------------------------------------------------

    def may_extend(self) -> bool:
        """R6.3  Once in a rally (Q31), whatever the talon holds (Q30, Q46)."""
        return self.agreed.extension_possible and self.extension_caller == NONE

    def decide_extension(self, seat: i64, extend: bool) -> None:
        if extend:
            self.target = LONG_TARGET
            self.extension_caller = self.party(seat)
            end_turn(self)
        else:
            end_rally(self, self.party(seat))

    # -- R5  Who is ahead -----------------------------------------------------------------

    def scores(self) -> list[i64]:
        return [self.totals[self.party(seat)] for seat in range(self.seats)]

    def standing(self) -> list[i64]:
        by_party = places(self)
        return [by_party[self.party(seat)] for seat in range(self.seats)]

    # -- Copies and guesses ---------------------------------------------------------------

    def clone(self) -> "ThousandKm":
        return ThousandKm(
            self.seats,
            self.agreed,
            self.phase,
            self.dealer,
            self.dealt,
            self.active,
            self.to_draw,
            self.talon.copy(),
            self.discard.copy(),
            self.last_discard,
            [hand.copy() for hand in self.hands],
            [tableau.copy() for tableau in self.tableaus],
            self.target,
            self.extension_caller,
            self.attack,
            self.attacked,
            self.answered,
            self.blitzer,
            self.totals[:],
            self.rallies,
            self.rally_winner,
            [line[:] for line in self.sheet],
        )

    def determinize(self, seat: i64, rng: Rng) -> "ThousandKm":
        """R7.1  Only the own hand is known: the others are dealt again from all unseen cards."""
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
        if guess.blitzer != seat:
            guess.blitzer = NONE
        return guess


# -- R3  A new championship --------------------------------------------------------------


def new_championship(seats: i64, agreed: Agreement, first_dealer: i64) -> ThousandKm:
    """Before the first deal; a first dealer of NONE is drawn by lot."""
    return ThousandKm(
        seats,
        agreed,
        LOT if first_dealer == NONE else DEAL,
        max(first_dealer, 0),
        0,
        (max(first_dealer, 0) + 1) % seats,
        0,
        no_cards(),
        no_cards(),
        NONE,
        [no_cards() for seat in range(seats)],
        [Tableau([], [], no_cards(), 0, 0, 0) for party in range(agreed.parties)],
        agreed.target,
        NONE,
        NONE,
        NONE,
        0,
        NONE,
        [0] * agreed.parties,
        0,
        NONE,
        [],
    )
