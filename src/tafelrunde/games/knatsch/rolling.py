"""Knatsch: rolling the dice (R4.2), whatever they are rolled for."""

from abc import abstractmethod

from mypy_extensions import i64

from tafelrunde.games.knatsch.data import (
    CASTLES,
    CATAPULT,
    CHAMPION,
    DICE,
    KING,
    MORE_THROWS,
    THROWS,
    TREASON,
    TREASON_COMBO,
)
from tafelrunde.games.knatsch.dice import best_reachable, hand_size
from tafelrunde.games.knatsch.state import (
    FOR_ATTACK,
    FOR_KING,
    FOR_PILE,
    FOR_TOURNAMENT,
    ROLLING,
    THROWING,
    Feud,
)


class Rolling(Feud):
    """A game whose dice can be rolled; what a roll decides is for the rules to say."""

    # -- Before the first throw ------------------------------------------------------------

    def begin_roll(self, purpose: i64, roller: i64, bar: i64) -> None:
        """Q4  Every roll begins with all six dice; Q49 and with the cards that lie there now."""
        self.purpose = purpose
        self.roller = roller
        self.bar = bar
        self.max_throws = self.throws_for(purpose, roller)
        self.throws_used = 0
        self.live = 0
        self.in_the_air = DICE
        self.phase = THROWING

    def throws_for(self, purpose: i64, roller: i64) -> i64:
        """Three throws; four with a catapult (Q24), for the champion and for the host (Q25)."""
        realm = self.realms[roller]
        if purpose == FOR_ATTACK and realm.has(CATAPULT):
            return MORE_THROWS
        if purpose == FOR_TOURNAMENT and (roller == self.active or realm.has(CHAMPION)):
            return MORE_THROWS
        return THROWS

    def bar_for(self, purpose: i64, card: i64) -> i64:
        """Q1  The printed combination has to be exceeded; R6.2 or reached, if so agreed."""
        if purpose == FOR_KING:
            return KING
        threshold = self.agreed.combos[card]
        # Q37  Treason makes castles on a pile easy, and no others.
        if purpose == FOR_PILE and card < CASTLES and self.realms[self.active].has(TREASON):
            threshold = min(threshold, TREASON_COMBO)
        return threshold - 1 if self.agreed.reach else threshold

    # -- Throwing --------------------------------------------------------------------------

    def land(self, hand: i64) -> None:
        """The dice come to rest; 6s are dead (Q4)."""
        self.live += hand
        self.in_the_air = 0
        self.throws_used += 1
        if self.must_stop():
            self.finish_roll()
        else:
            self.phase = ROLLING

    def must_stop(self) -> bool:
        """Q7  No die is left, no throw is left, it is done, or it cannot be done any more."""
        if self.live == 0 or self.throws_used == self.max_throws:
            return True
        if self.stops_on_success() and self.result() > self.bar:
            return True
        cards = self.realms[self.roller].card_dice()
        return best_reachable(hand_size(self.live), cards) <= self.bar

    def stops_on_success(self) -> bool:
        """Q29, Q30  Attackers and all but the last in a tournament may want more."""
        if self.purpose == FOR_TOURNAMENT:
            return self.left_of(self.roller) == self.active
        return self.purpose != FOR_ATTACK

    def reroll(self, hand: i64) -> None:
        """Q5, Q6  Any live dice once more, or stop with what lies there (the empty hand)."""
        if hand == 0:
            self.finish_roll()
        else:
            self.live -= hand
            self.in_the_air = hand_size(hand)
            self.phase = THROWING

    @abstractmethod
    def finish_roll(self) -> None:
        """What follows from the result."""
