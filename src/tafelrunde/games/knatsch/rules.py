"""Knatsch: setup, decisions and consequences, in the order of the rulebook."""

from typing import final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, count_bits, list_bits, nth_bit
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games.knatsch.data import (
    ALL_CASTLES,
    ALL_SPECIALS,
    CASTLE_GUARD,
    CASTLES,
    CHALLENGE,
    DRAW,
    END_TURN,
    FIRST_OF_CREST,
    FIRST_OF_PAIRS,
    FIRST_SPECIAL,
    GIVE_BACK,
    GUARD,
    GUARD_SPECIALS,
    GUARDED_CASTLES,
    KING,
    NO_CASTLE,
    NO_SPECIAL,
    NONE,
    OF_TYPE,
    PILE,
    PILES,
    PROTECTION,
    REROLL,
    SPECIAL_GUARD,
    START,
    THROW,
    TOURNAMENT,
    TOURNAMENTS,
    TUCK,
)
from tafelrunde.games.knatsch.dice import (
    FIRST_THROW,
    HANDS,
    THROW_HAND,
    THROW_WEIGHT,
    WAYS,
    parts,
    random_part,
    throw_of,
)
from tafelrunde.games.knatsch.refusals import refuse
from tafelrunde.games.knatsch.rolling import Rolling
from tafelrunde.games.knatsch.scoring import has_won, places
from tafelrunde.games.knatsch.state import (
    CHOOSING,
    DEAL,
    ENDED,
    FOR_ATTACK,
    FOR_DEFENCE,
    FOR_KING,
    FOR_PILE,
    FOR_STEAL,
    FOR_TOURNAMENT,
    GUARDING,
    LOT,
    REVENGE,
    ROLLING,
    THROWING,
    Agreement,
    Realm,
    new_piles,
)


@final
class Knatsch(Rolling):
    """The rules of a game."""

    # -- Who decides -----------------------------------------------------------------------

    def turn(self) -> i64:
        phase = self.phase
        if phase == ENDED:
            return OVER
        if phase <= THROWING or self.covered != NONE:
            return CHANCE
        return self.roller if phase == ROLLING else self.active

    def pending(self) -> list[i64]:
        seat = self.turn()
        return [seat] if seat >= 0 else []

    def legal(self, seat: i64) -> list[i64]:
        if self.turn() != seat:
            return []
        if self.phase == CHOOSING:
            return list_bits(self.choices())
        if self.phase == ROLLING:
            return [REROLL + part for part in parts(self.live)]
        return self.returns() if self.phase == REVENGE else self.assignments()

    def pick(self, seat: i64, rng: Rng) -> i64:
        if self.phase == CHOOSING:
            menu = self.choices()
            return nth_bit(menu, rng.below(count_bits(menu)))
        if self.phase == ROLLING:
            return REROLL + random_part(self.live, rng)
        some = self.returns() if self.phase == REVENGE else self.assignments()
        return some[rng.below(len(some))]

    def apply(self, seat: i64, action: i64) -> None:
        if action >= THROW:
            self.land(THROW_HAND[action - THROW])
        elif REROLL <= action < GIVE_BACK:
            self.reroll(HANDS[action - REROLL])
        elif action < PILE:
            self.announce_card(action)
        elif action < TUCK:
            self.announce_pile(action - PILE)
        elif action < CHALLENGE:
            self.tuck(action - TUCK)
        elif action == CHALLENGE:
            self.announce_king()
        elif action == END_TURN:
            self.assign_guards()
        elif action < GUARD:
            self.give_back((action - GIVE_BACK) // PILES, (action - GIVE_BACK) % PILES)
        elif action < START:
            self.assign(action)
        elif action < DRAW:
            self.name_start_player(action - START)
        elif self.phase == DEAL:
            self.deal(action - DRAW)
        else:
            self.uncover(action - DRAW)

    # -- R3  Setup -------------------------------------------------------------------------

    def outcomes(self) -> list[tuple[i64, i64]]:
        if self.turn() != CHANCE:
            return []
        if self.phase == LOT:
            return [(START + seat, 1) for seat in range(self.seats)]
        if self.phase == DEAL:
            return [(DRAW + card, self.deal_weight(card)) for card in list_bits(self.to_deal())]
        if self.covered != NONE:
            cards: list[tuple[i64, i64]] = [(DRAW + card, 1) for card in list_bits(self.unseen)]
            if self.unseen_tournaments > 0:
                cards.append((DRAW + TOURNAMENT, self.unseen_tournaments))
            return cards
        first = FIRST_THROW[self.in_the_air]
        last = FIRST_THROW[self.in_the_air + 1]
        return [(THROW + throw, THROW_WEIGHT[throw]) for throw in range(first, last)]

    def roll(self, rng: Rng) -> i64:
        if self.covered != NONE:
            # R7.2  Every unseen card may be the next, in whichever pile it lies.
            cards = count_bits(self.unseen)
            k = rng.below(cards + self.unseen_tournaments)
            return DRAW + (nth_bit(self.unseen, k) if k < cards else TOURNAMENT)
        if self.phase == THROWING:
            return THROW + throw_of(self.in_the_air, rng.below(WAYS[self.in_the_air]))
        if self.phase == LOT:
            return START + rng.below(self.seats)
        return self.roll_castle(rng)

    def roll_castle(self, rng: Rng) -> i64:
        castles = list_bits(self.to_deal())
        left = rng.below(sum([self.deal_weight(card) for card in castles]))
        at: i64 = 0
        while left >= self.deal_weight(castles[at]):
            left -= self.deal_weight(castles[at])
            at += 1
        return DRAW + castles[at]

    def name_start_player(self, seat: i64) -> None:
        """R3.1  By lot; play runs in the order of the seats."""
        self.start_player = seat
        self.active = seat
        self.phase = DEAL

    def to_deal(self) -> i64:
        """R3.2, Q41  Any castle of a crest that nobody has yet; R6.6 the weakest if so agreed."""
        castles: i64 = self.unseen & ALL_CASTLES
        if self.agreed.weak_start:
            castles = 0
            first: i64
            for first in FIRST_OF_CREST:
                castles |= BIT[first]
        realm: Realm
        for realm in self.realms:
            castles &= ~realm.barred
        return castles

    def deal_weight(self, castle: i64) -> i64:
        """Each crest is equally likely, and in it each of its two or three castles."""
        if self.agreed.weak_start:
            return 1
        return 3 if castle >= FIRST_OF_PAIRS else 2

    def deal(self, castle: i64) -> None:
        """R3.2  A castle for each player; here `active` is the next to get one."""
        self.unseen &= ~BIT[castle]
        self.realms[self.active].gain(castle)
        self.active = self.left_of(self.active)
        if self.active == self.start_player:
            # R3.3, R3.4  The piles show their tops, and the start player begins.
            self.start_turn()
            self.covered = self.covered_pile()

    def uncover(self, card: i64) -> None:
        """R7.2  The next card of a pile is seen by all."""
        pile = self.piles[self.covered]
        pile.top = card
        pile.unknown -= 1
        if card == TOURNAMENT:
            self.unseen_tournaments -= 1
        else:
            self.unseen &= ~BIT[card]
        self.covered = self.covered_pile()

    # -- R4.2  How a roll ends --------------------------------------------------------------

    def finish_roll(self) -> None:
        result = self.result()
        purpose = self.purpose
        if purpose == FOR_PILE:
            self.finish_pile(result > self.bar)
        elif purpose == FOR_STEAL:
            self.finish_steal(result > self.bar)
        elif purpose == FOR_ATTACK:
            self.finish_attack(result)
        elif purpose == FOR_DEFENCE:
            self.finish_defence(result > self.bar)
        elif purpose == FOR_TOURNAMENT:
            self.finish_tournament_roll(result)
        else:
            self.finish_king(result > self.bar)

    # -- R4.3  A turn ----------------------------------------------------------------------

    def start_turn(self) -> None:
        self.attempts = 0
        self.tucks_used = 0
        self.stuck_tucks = [0, 0]
        # Q18  Who began the turn with three castles may challenge the King.
        castles = self.realms[self.active].castle_count()
        self.king_eligible = castles == self.agreed.castles_for_king
        self.phase = CHOOSING

    def choices(self) -> i64:
        """The menu of CHOOSE as a set of actions."""
        targets = self.targets()
        menu = targets
        tuck_limit = self.tuck_limit()
        p: i64
        for p in range(PILES):
            size = self.piles[p].size()
            # R4.5, Q22  A tuck needs two cards; Q16 without any target tucks are free.
            if size >= 2 and (
                self.tucks_used < tuck_limit or (targets == 0 and self.stuck_tucks[p] < size - 1)
            ):
                menu |= BIT[TUCK + p]
        # Q15  No passing, except where nothing can be done; a bonus attempt is optional (R4.11).
        if self.attempts > 0 or menu == 0 or self.agreed.pass_allowed:
            menu |= BIT[END_TURN]
        # Q17, Q18  The King is always voluntary, and the first attempt of a turn.
        if self.king_eligible and (self.attempts == 0 or self.agreed.king_any_attempt):
            menu |= BIT[CHALLENGE]
        return menu

    # -- R4.4  Targets ---------------------------------------------------------------------

    def targets(self) -> i64:
        """All cards that may be announced, as a set of actions; Q50 by the active player alone."""
        active = self.active
        barred = self.realms[active].barred
        cards: i64 = 0
        seat: i64
        for seat in range(self.seats):
            if seat != active:
                realm = self.realms[seat]
                # Q13, Q57  Specials may always be stolen, castles not from everybody (Q14).
                offered = realm.specials
                if realm.castle_count() >= self.agreed.castles_to_attack:
                    offered |= realm.castles
                # Q36  A guarded card cannot be announced.
                cards |= offered & ~realm.guarded
        # Q12  Nor a second card of the same crest or type.
        cards &= ~barred
        p: i64
        for p in range(PILES):
            top = self.piles[p].top
            if top != NONE and (top == TOURNAMENT or barred & BIT[top] == 0):
                cards |= BIT[PILE + p]
        return cards

    # -- R4.5  Tucking ---------------------------------------------------------------------

    def tuck(self, p: i64) -> None:
        if self.tucks_used < self.tuck_limit():
            self.tucks_used += 1
        else:
            self.stuck_tucks[p] += 1
        self.put_top_under(p)

    def put_top_under(self, p: i64) -> None:
        card = self.lift_top(p)
        self.piles[p].put_under(card)

    def lift_top(self, p: i64) -> i64:
        card = self.piles[p].lift()
        self.covered = self.covered_pile()
        return card

    # -- R4.6  A card from a pile ----------------------------------------------------------

    def announce_pile(self, p: i64) -> None:
        self.pile = p
        self.target = self.piles[p].top
        if self.target == TOURNAMENT:
            self.open_tournament()
        else:
            self.begin_roll(FOR_PILE, self.active, self.bar_for(FOR_PILE, self.target))

    def finish_pile(self, success: bool) -> None:
        if success:
            self.realms[self.active].gain(self.lift_top(self.pile))
            # Q32  Only a special from a pile gives another attempt.
            self.end_attempt(self.active, self.target >= FIRST_SPECIAL)
        else:
            self.put_top_under(self.pile)
            self.end_attempt(NONE, False)

    # -- R4.7  Stealing a special ----------------------------------------------------------

    def announce_card(self, card: i64) -> None:
        purpose: i64 = FOR_ATTACK if card < CASTLES else FOR_STEAL
        self.pile = NONE
        self.target = card
        self.begin_roll(purpose, self.active, self.bar_for(purpose, card))

    def finish_steal(self, success: bool) -> None:
        """Without defence (Q45)."""
        if success:
            self.take_from_owner()
        self.end_attempt(self.active if success else NONE, False)

    def take_from_owner(self) -> None:
        card = self.target
        victim = self.realms[self.owner(card)]
        victim.lose(card)
        # Q35  What a stolen guard watched is open at once.
        if OF_TYPE[CASTLE_GUARD] & BIT[card] != 0:
            victim.guarded &= ALL_SPECIALS
        elif OF_TYPE[SPECIAL_GUARD] & BIT[card] != 0:
            victim.guarded &= ALL_CASTLES
        self.realms[self.active].gain(card)

    # -- R4.8  Attack and defence ----------------------------------------------------------

    def finish_attack(self, result: i64) -> None:
        if result > self.bar:
            # Q31  The owner always defends, and has to exceed the attacker's result.
            self.begin_roll(FOR_DEFENCE, self.owner(self.target), result)
        else:
            self.end_attempt(NONE, False)

    def finish_defence(self, held: bool) -> None:
        if not held:
            self.take_from_owner()
        self.end_attempt(NONE if held else self.active, False)

    # -- R4.9  Tournament ------------------------------------------------------------------

    def open_tournament(self) -> None:
        """The host (*Ausrichter*) rolls first; Q27 leads whatever comes."""
        self.leader = self.active
        self.begin_roll(FOR_TOURNAMENT, self.active, NONE)

    def finish_tournament_roll(self, result: i64) -> None:
        # Q26  A tie does not take the lead.
        if result > self.bar:
            self.leader = self.roller
            self.bar = result
        # Q28  Everybody rolls once, in the order of the seats.
        follower = self.left_of(self.roller)
        if follower != self.active:
            self.begin_roll(FOR_TOURNAMENT, follower, self.bar)
        else:
            self.realms[self.leader].gain(self.lift_top(self.pile))
            self.end_attempt(self.leader, False)

    # -- R4.10  The King -------------------------------------------------------------------

    def announce_king(self) -> None:
        """Q19  Three throws and the card dice, no other help."""
        self.pile = NONE
        self.target = NONE
        self.begin_roll(FOR_KING, self.active, KING)

    def finish_king(self, success: bool) -> None:
        if success:
            # R5.1  He is toppled.
            self.win(self.active)
        elif self.realms[self.active].has(PROTECTION):
            self.end_attempt(NONE, False)
        else:
            self.phase = REVENGE

    def returns(self) -> list[i64]:
        """Q20  *Rache des Königs*: any own castle under any pile."""
        menu: list[i64] = []
        castle: i64
        for castle in list_bits(self.realms[self.active].castles):
            menu.append(GIVE_BACK + castle * PILES)
            menu.append(GIVE_BACK + castle * PILES + 1)
        return menu

    def give_back(self, castle: i64, p: i64) -> None:
        """Q39  An empty pile offers something again."""
        self.realms[self.active].lose(castle)
        self.piles[p].put_under(castle)
        self.end_attempt(NONE, False)

    # -- R4.11  After an attempt -----------------------------------------------------------

    def end_attempt(self, winner: i64, bonus: bool) -> None:
        """Whoever won a card may have won the game (Q38); else another attempt, or the end."""
        self.attempts += 1
        self.stuck_tucks = [0, 0]
        if winner != NONE and has_won(self, winner):
            self.win(winner)
        elif bonus:
            self.phase = CHOOSING
        else:
            self.assign_guards()

    def win(self, seat: i64) -> None:
        self.winner = seat
        self.phase = ENDED

    # -- R4.12  Guards ---------------------------------------------------------------------

    def assign_guards(self) -> None:
        """Q33  When the turn is done; asked only if there is a choice."""
        some = self.assignments()
        if len(some) > 1:
            self.phase = GUARDING
        else:
            self.assign(some[0])

    def assignments(self) -> list[i64]:
        """Q58  As many castles as the guard can watch, and one special; never fewer."""
        realm = self.realms[self.active]
        left_open: list[i64] = [NO_CASTLE]
        if realm.has(CASTLE_GUARD) and realm.castle_count() > GUARDED_CASTLES:
            left_open = list_bits(realm.castles)
        specials: list[i64] = [NO_SPECIAL]
        watchable = realm.watchable()
        if watchable != 0:
            specials = list_bits(watchable >> FIRST_SPECIAL)
        menu: list[i64] = []
        castle: i64
        special: i64
        for castle in left_open:
            for special in specials:
                menu.append(GUARD + castle * GUARD_SPECIALS + special)
        return menu

    def assign(self, action: i64) -> None:
        left_open = (action - GUARD) // GUARD_SPECIALS
        special = (action - GUARD) % GUARD_SPECIALS
        realm = self.realms[self.active]
        guarded: i64 = 0
        if realm.has(CASTLE_GUARD):
            guarded = realm.castles
            if left_open != NO_CASTLE:
                guarded &= ~BIT[left_open]
        if special != NO_SPECIAL:
            guarded |= BIT[FIRST_SPECIAL + special]
        realm.guarded = guarded
        self.end_turn()

    # -- R4.13  End of a turn --------------------------------------------------------------

    def end_turn(self) -> None:
        self.active = self.left_of(self.active)
        if self.active == self.start_player:
            # R5.3, R6.8  The last round that was agreed; Q48 nobody drops out before.
            if self.round_number == self.agreed.round_limit:
                self.phase = ENDED
                return
            self.round_number += 1
        self.start_turn()

    def scores(self) -> list[i64]:
        """Castles."""
        return [self.realms[seat].castle_count() for seat in range(self.seats)]

    def standing(self) -> list[i64]:
        return places(self)

    def refusal(self, seat: i64, action: i64) -> str:
        return refuse(self, seat, action)

    # -- Copies and guesses ----------------------------------------------------------------

    def clone(self) -> "Knatsch":
        return Knatsch(
            self.seats,
            self.agreed,
            self.phase,
            [realm.copy() for realm in self.realms],
            [pile.copy() for pile in self.piles],
            self.unseen,
            self.unseen_tournaments,
            self.active,
            self.start_player,
            self.round_number,
            self.attempts,
            self.tucks_used,
            self.stuck_tucks[:],
            self.king_eligible,
            self.purpose,
            self.roller,
            self.target,
            self.pile,
            self.bar,
            self.max_throws,
            self.throws_used,
            self.live,
            self.in_the_air,
            self.leader,
            self.winner,
        )

    def determinize(self, seat: i64, rng: Rng) -> "Knatsch":
        """R7.1  Nobody knows more than the others, and the state no more than they."""
        return self.clone()


# -- R3  A new game ------------------------------------------------------------------------


def new_game(seats: i64, agreed: Agreement) -> Knatsch:
    """Before the lot for the start player."""
    return Knatsch(
        seats,
        agreed,
        LOT,
        [Realm(0, 0, 0, 0) for seat in range(seats)],
        new_piles(seats),
        ALL_CASTLES | ALL_SPECIALS,
        TOURNAMENTS,
        0,
        0,
        1,
        0,
        0,
        [0, 0],
        False,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        0,
        0,
        0,
        0,
        NONE,
        NONE,
    )
