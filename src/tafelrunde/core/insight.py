"""Game knowledge for the search: evaluation features, search depth, and what not to search."""

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.rng import Rng
from tafelrunde.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight(ABC):
    """Search knowledge about one game. Reads determinized states, in which nothing is hidden."""

    @abstractmethod
    def names(self) -> list[str]:
        """The names of the merits, as used in the weights file."""

    @abstractmethod
    def merit(self, state: State, seat: i64) -> list[float]:
        """The evaluation features of a seat, one per name and on the order of 1; equal for seats
        that win together. `lab/fit.py` fits their weights."""

    @abstractmethod
    def clock(self, state: State, decisions: i64) -> i64:
        """The game time after this many decisions of a playout, in the unit of `horizon`."""

    @abstractmethod
    def horizon(self, seats: i64) -> i64:
        """The game time after which a playout ends."""

    def quiet(self, state: State, seat: i64) -> bool:
        """Whether the heuristic decides here, without a search."""
        return False

    def whose_luck(self, state: State) -> i64:
        """The seat whose random stream supplies the next draw. If a choice adds or removes a draw,
        a single stream would shift all later draws to other seats and hide the value of the choice
        itself. Always 0: one stream for all seats."""
        return 0

    def settled(self, state: State) -> bool:
        """Whether the merits fully describe the state (a quiescent position). Only such moments
        are used for fitting weights."""
        return True

    def guess(self, state: State, seat: i64, rng: Rng) -> State:
        """A random state consistent with what the seat knows, weighted by likelihood given
        everything it has seen."""
        return state.determinize(seat, rng)
