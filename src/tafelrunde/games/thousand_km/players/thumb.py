"""1000 Kilometer: rules of thumb. Each choice gets a value; the best one is taken.

A driving turn is worth about 300, so that the numbers below read as "better or worse than
driving on". It uses only its own hand and open cards.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.rng import Rng
from tafelrunde.core.state import Policy, State
from tafelrunde.games.thousand_km.players.manner import FEW_ATTACKS, Manner
from tafelrunde.games.thousand_km.rules import action_numbers, data
from tafelrunde.games.thousand_km.rules.attacks import may_blitz
from tafelrunde.games.thousand_km.rules.cards import Cards
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tafelrunde.games.thousand_km.rules.state import EXTENSION, WINDOW, Tableau

# When an action card is laid without need: the rally is nearly over, or so few attacks are left
# that it would hardly meet one.
TALON_LOW: Final = 8
NEAR_TARGET: Final = 150
# When the extension is called: time enough, a good lead, and an answer to most attacks.
TALON_LARGE: Final = 25
FAR_BACK: Final = 450
MOST_ATTACKS: Final = 3

DRIVE: Final = 300
WIN: Final = 5000
START: Final = 600
REPAIR: Final = 560
LAY_NOW: Final = 900
# A card that stops others comes before the 100 kilometres that one drives oneself.
ATTACK_BREAKDOWN: Final = 450
ATTACK_STOP: Final = 430
ATTACK_LIMIT: Final = 410

# What a card is worth in hand. Attacks are fewer than anything else: they wait for their moment
# longer than all but the only green light.
KEEP_ACTION: Final = 3000
KEEP_GREEN: Final = 120
KEEP_ATTACK: Final = 110
KEEP_LIMIT: Final = 80
KEEP_DEFENCE: Final = 75
KEEP_SECOND_GREEN: Final = 60
KEEP_END_LIMIT: Final = 50
KEEP_SPARE: Final = 12


class Thumb(Policy):
    """A decent player. Where others may think otherwise there is a method of its own."""

    def __init__(self, temper: str = "") -> None:
        self.temper = temper
        self.manner = Manner(temper)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.temper,)

    def tempered(self, temper: str) -> Policy:
        return Thumb(temper)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, ThousandKm)
        if state.phase == WINDOW:
            return action_numbers.BLITZ if may_blitz(state, seat) else action_numbers.DECLINE
        if state.phase == EXTENSION:
            extend = self.wants_extension(state, seat)
            return action_numbers.EXTEND if extend else action_numbers.STOP_HERE
        best: i64 = -1
        best_value: i64 = -1_000_000
        equals: i64 = 0
        for action in state.legal(seat):
            if best_value > 0 and action_numbers.is_discard(action):
                # To throw a card away is worth next to nothing at best; such choices stand last.
                break
            value = self.judge(state, seat, action)
            if value > best_value:
                best = action
                best_value = value
                equals = 1
            elif value == best_value:
                # Among equals each is as likely as the others: no seat is attacked by habit.
                equals += 1
                if rng.below(equals) == 0:
                    best = action
        return best

    def judge(self, state: ThousandKm, seat: i64, action: i64) -> i64:
        if action_numbers.is_play(action):
            return self.judge_play(state, seat, action_numbers.played_card(action))
        if action_numbers.is_attack(action):
            card = action_numbers.attack_card(action)
            return self.judge_attack(state, card, action_numbers.attacked_party(action))
        return -self.worth_keeping(state, seat, action_numbers.discarded_card(action))

    # -- Driving ------------------------------------------------------------------------------

    def judge_drive(self, state: ThousandKm, seat: i64, card: i64) -> i64:
        """Far is good; exactly there is best; the rest should be a sum of cards in hand."""
        tableau = state.tableaus[state.party(seat)]
        value = DRIVE + data.KM[card]
        if card == data.KM200 and tableau.km.count(data.KM200) == 0 and not hurried(state, seat):
            # Without any 200 the safe trip pays 300 (R5.6).
            value = self.manner.held_back
        return value + last_stretch(state, seat, tableau, card)

    # -- Defences, green light, action cards --------------------------------------------------

    def judge_play(self, state: ThousandKm, seat: i64, card: i64) -> i64:
        tableau = state.tableaus[state.party(seat)]
        if card < data.DISTANCES:
            return self.judge_drive(state, seat, card)
        if card == data.GREEN:
            return START
        if card == data.END_LIMIT:
            return self.judge_end_of_limit(state, seat)
        if card < data.PRIORITY:
            return REPAIR
        lay = should_lay(state, seat, tableau, card, self.manner.few_attacks)
        return LAY_NOW if lay else -2000

    def judge_end_of_limit(self, state: ThousandKm, seat: i64) -> i64:
        """Under a limit the short distances still go; hunting for its end is seldom worth it."""
        return DRIVE + 80 if holds_long_distance(state, seat) else 40

    # -- Attacks ------------------------------------------------------------------------------

    def judge_attack(self, state: ThousandKm, card: i64, party: i64) -> i64:
        """The leader is hit first; a breakdown hurts more than a STOP, a LIMIT least."""
        tableau = state.tableaus[party]
        value: i64 = ATTACK_BREAKDOWN
        if card == data.STOP:
            value = ATTACK_STOP
        elif card == data.LIMIT:
            value = ATTACK_LIMIT
        if not tableau.rolling():
            value -= 80
        if tableau.total + data.KM[data.KM200] >= state.target:
            value += 200
        return value + tableau.total // 5 + self.manner.attack

    # -- Throwing away ------------------------------------------------------------------------

    def worth_keeping(self, state: ThousandKm, seat: i64, card: i64) -> i64:
        """What a card in hand is worth; the least is thrown away."""
        party = state.party(seat)
        tableau = state.tableaus[party]
        many = state.hands[seat].count(card)
        if card < data.DISTANCES:
            return distance_worth(state, tableau, card, many)
        if card == data.GREEN:
            if tableau.has(data.PRIORITY):
                return 0
            return KEEP_GREEN if many == 1 else KEEP_SECOND_GREEN if many == 2 else KEEP_SPARE
        if card < data.PRIORITY:
            return self.defence_worth(state, seat, tableau, card, many)
        if card < data.FIRST_ATTACK:
            return KEEP_ACTION
        worth = attack_worth(state, party, card)
        return worth + self.manner.attack if worth > 0 else 0

    def defence_worth(
        self, state: ThousandKm, seat: i64, tableau: Tableau, card: i64, many: i64
    ) -> i64:
        attack = data.DEFENCE_FOR.index(card) + data.FIRST_ATTACK
        if tableau.has(data.ACTION_FOR[attack - data.FIRST_ATTACK]):
            return 0
        lies = tableau.limited if card == data.END_LIMIT else tableau.top == attack
        if unseen(state, seat, attack) == 0 and not lies:
            return 0
        if many > 1:
            return KEEP_SPARE
        return KEEP_END_LIMIT if card == data.END_LIMIT else KEEP_DEFENCE

    # -- The extension ------------------------------------------------------------------------

    def wants_extension(self, state: ThousandKm, seat: i64) -> bool:
        """A large talon, opponents far back, and protection for the way; but nobody who is not
        placed is given time to drive (R5.8). Who gambles asks for cards and a lead only."""
        if has_unplaced_opponent(state, state.party(seat)):
            return False
        if self.manner.gambles:
            far_back = leader_km(state, state.party(seat)) < FAR_BACK
            return state.talon.size > TALON_LOW and far_back
        return (
            state.talon.size > TALON_LARGE
            and leader_km(state, state.party(seat)) < FAR_BACK
            and answered_attacks(state, seat) >= MOST_ATTACKS
        )


# -- Questions about driving -------------------------------------------------------------


def last_stretch(state: ThousandKm, seat: i64, tableau: Tableau, card: i64) -> i64:
    """What counts besides, once the target is near."""
    rest = state.target - tableau.total - data.KM[card]
    if rest == 0:
        return WIN
    if rest > data.KM[data.KM200]:
        return 0
    return 60 if can_make(state.hands[seat], card, rest) else -60


def hurried(state: ThousandKm, seat: i64) -> bool:
    """Someone is far ahead, or the cards are running out."""
    own = state.party(seat)
    return (
        state.talon.size < TALON_LOW
        or leader_km(state, own) > state.tableaus[own].total + 2 * NEAR_TARGET
    )


def can_make(hand: Cards, played: i64, rest: i64) -> bool:
    """Whether distances in hand, one being played, add up to the rest: greedily, longest first."""
    card: i64 = data.DISTANCES - 1
    while card >= 0:
        many = hand.count(card)
        if card == played:
            many -= 1
        while many > 0 and data.KM[card] <= rest:
            rest -= data.KM[card]
            many -= 1
        card -= 1
    return rest == 0


# -- Questions about action cards and what is unseen -------------------------------------


def should_lay(
    state: ThousandKm, seat: i64, tableau: Tableau, card: i64, few_attacks: i64 = FEW_ATTACKS
) -> bool:
    """An action card waits for a Blitz-Aktion until it is needed or time runs out."""
    if state.talon.size < TALON_LOW:
        return True
    if leader_km(state, state.party(seat)) + NEAR_TARGET >= state.target:
        return True
    if tableau.total + NEAR_TARGET >= state.target:
        return True
    top = tableau.top
    if tableau.answered_by(card):
        return top != data.STOP or state.hands[seat].count(data.GREEN) == 0
    if card == data.PRIORITY and not tableau.rolling() and state.hands[seat].count(data.GREEN) == 0:
        return top < data.FIRST_ATTACK
    return attacks_left(state, seat, card) <= few_attacks


def attacks_left(state: ThousandKm, seat: i64, action_card: i64) -> i64:
    """How many attacks that this card answers may still come from others."""
    left: i64 = 0
    attack: i64
    for attack in range(data.ATTACKS):
        if data.ACTION_FOR[attack] == action_card:
            left += unseen(state, seat, data.FIRST_ATTACK + attack)
    return left


def holds_long_distance(state: ThousandKm, seat: i64) -> bool:
    distances = state.hands[seat].kinds & data.KM_WITHIN[8]
    return distances != 0 and distances & data.KM_WITHIN[2] == 0


def unseen(state: ThousandKm, seat: i64, card: i64) -> i64:
    """Cards of a kind that this seat has not seen: in the talon or in other hands."""
    seen = state.discard.count(card) + state.hands[seat].count(card)
    tableau: Tableau
    for tableau in state.tableaus:
        seen += tableau.battle.count(card) + tableau.speed.count(card)
    return state.agreed.deck.count(card) - seen


# -- Questions about the others ----------------------------------------------------------


def leader_km(state: ThousandKm, own: i64) -> i64:
    """The distance of the best other party."""
    best: i64 = 0
    party: i64
    for party in range(state.agreed.parties):
        if party != own and state.tableaus[party].total > best:
            best = state.tableaus[party].total
    return best


# -- What cards in hand are worth --------------------------------------------------------


def distance_worth(state: ThousandKm, tableau: Tableau, card: i64, many: i64) -> i64:
    rest = state.target - tableau.total
    if state.may_extend():
        rest = max(rest, data.KM[data.KM100])
    if data.KM[card] > rest or (
        card == data.KM200 and tableau.km.count(data.KM200) == data.MOST_KM200
    ):
        return 0
    if rest <= data.KM[data.KM200]:
        # The last stretch: short distances fit best.
        return 100 - data.KM[card] // 4
    return 30 + data.KM[card] // 4 - 8 * (many - 1)


def attack_worth(state: ThousandKm, own: i64, card: i64) -> i64:
    party: i64
    for party in range(state.agreed.parties):
        if party != own and not state.tableaus[party].has(
            data.ACTION_FOR[card - data.FIRST_ATTACK]
        ):
            return KEEP_LIMIT if card == data.LIMIT else KEEP_ATTACK
    return 0


# -- Questions before the extension ------------------------------------------------------


def has_unplaced_opponent(state: ThousandKm, own: i64) -> bool:
    party: i64
    for party in range(state.agreed.parties):
        if party != own and not state.tableaus[party].placed():
            return True
    return False


def answered_attacks(state: ThousandKm, seat: i64) -> i64:
    """How many of the four attacks that stop a car cannot come or would not stop it for long."""
    tableau = state.tableaus[state.party(seat)]
    answered: i64 = 0
    attack: i64
    for attack in range(data.ATTACKS):
        if data.FIRST_ATTACK + attack != data.LIMIT:
            answers = BIT[data.ACTION_FOR[attack]] | BIT[data.DEFENCE_FOR[attack]]
            safe = tableau.has(data.ACTION_FOR[attack]) or state.hands[seat].kinds & answers != 0
            if safe or unseen(state, seat, data.FIRST_ATTACK + attack) == 0:
                answered += 1
    return answered
