"""What a search has to be told of a game: how a position looks, how far to look, where not to."""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.rng import Rng
from tafelrunde.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(ABC):
    """One for each game. It reads the state of a guess, in which nothing is hidden."""

    @abstractmethod
    def names(self) -> list[str]:
        """What each merit is called where weights are kept."""

    @abstractmethod
    def merit(self, state: State, seat: i64) -> list[float]:
        """What speaks for a seat, a number of about the size of one for each name; the same for
        seats that win together. How much each counts is fitted by `lab/fit.py`."""

    @abstractmethod
    def clock(self, state: State, decisions: i64) -> i64:
        """How late it is, after so many decisions of a playout: the horizon is counted in it."""

    @abstractmethod
    def horizon(self, seats: i64) -> i64:
        """A playout ends when so much of the clock has passed."""

    def quiet(self, state: State, seat: i64) -> bool:
        """Whether the rules of thumb are trusted with this decision of the seat."""
        return False

    def whose_luck(self, state: State) -> i64:
        """The seat whose luck comes next. Where a choice costs or brings a draw, all later draws
        would else go to other seats than with another choice, and hide what the choice itself is
        worth. 0 always: one luck for all."""
        return 0

    def settled(self, state: State) -> bool:
        """Whether nothing is going on that the merits do not show: weights are fitted from such
        moments."""
        return True

    def guess(self, state: State, seat: i64, rng: Rng) -> State:
        """A state that this seat could be in; what is likelier, by all it sees, more often."""
        return state.determinize(seat, rng)
