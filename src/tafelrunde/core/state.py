"""What every game promises to the table, the bots and the lab.

Each sentence of these docstrings is a test in `tests/contract/` that runs for every game.
"""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.rng import Rng

CHANCE: Final = -1
"""The seat that throws dice and draws cards."""
SEVERAL: Final = -2
"""More than one seat has to choose; `pending` names them."""
OVER: Final = -3
"""The game has ended."""

LEGAL: Final = ""
"""What `refusal` says of an action that is in the menu."""
GAME_OVER: Final = "game-over"
NOT_YOUR_TURN: Final = "not-your-turn"
NOT_NOW: Final = "not-now"
"""The action exists in the game, but answers another question than the one asked now."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game in progress. Actions are numbers of the game's action space."""

    seats: i64

    # -- Who decides ----------------------------------------------------------------------

    @abstractmethod
    def turn(self) -> i64:
        """The one seat that has to choose, or CHANCE, SEVERAL, OVER. Public."""

    @abstractmethod
    def pending(self) -> list[i64]:
        """The seats that have to choose, ascending: one for a seat's turn, none for CHANCE and
        OVER. Public."""

    # -- What a seat may do ---------------------------------------------------------------

    @abstractmethod
    def legal(self, seat: i64) -> list[i64]:
        """The menu: ascending, without repeats, never empty for a pending seat, else empty."""

    @abstractmethod
    def pick(self, seat: i64, rng: Rng) -> i64:
        """One entry of a pending seat's menu, each equally likely, without listing them."""

    @abstractmethod
    def refusal(self, seat: i64, action: i64) -> str:
        """LEGAL exactly when the action is in the seat's menu, otherwise the key of a reason."""

    # -- What chance may do ---------------------------------------------------------------

    @abstractmethod
    def outcomes(self) -> list[tuple[i64, i64]]:
        """The actions of CHANCE with their weights, ascending; empty unless it is CHANCE's turn."""

    @abstractmethod
    def roll(self, rng: Rng) -> i64:
        """One outcome, drawn by weight."""

    # -- What happens ---------------------------------------------------------------------

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry the action out, with all that follows of necessity. Trusts its caller."""

    # -- Copies and guesses ---------------------------------------------------------------

    @abstractmethod
    def clone(self) -> "State":
        """An equal state that shares nothing that changes."""

    @abstractmethod
    def determinize(self, seat: i64, rng: Rng) -> "State":
        """A state that this seat could be in: hidden things dealt anew, uniformly over physical
        deals, given what the seat knows for certain."""

    def position(self) -> dict[str, object]:
        """The whole state as plain JSON, as its game writes it."""
        position: dict[str, object] = game_of(type(self).__module__).position(self)
        return position

    # -- Who is ahead ---------------------------------------------------------------------

    @abstractmethod
    def scores(self) -> list[i64]:
        """A number per seat that people compare; the more, the better."""

    @abstractmethod
    def standing(self) -> list[i64]:
        """The place of each seat, 1 the best; equals share the better place (1, 1, 3)."""

    def winners(self) -> list[i64]:
        """The seats that have won a game that is over."""
        places = self.standing()
        return [seat for seat in range(self.seats) if places[seat] == 1]

    # -- As any object of Python -----------------------------------------------------------

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """A state is pickled as its position, which every build of the program can load."""
        return load_again, (type(self).__module__, self.position())

    def __eq__(self, other: object) -> bool:
        """States of the same game with the same position. What changes has no hash."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.position() == other.position()

    def __repr__(self) -> str:
        turn = self.turn()
        who = {CHANCE: "chance", SEVERAL: "several seats", OVER: "nobody"}.get(turn, f"seat {turn}")
        return f"<{type(self).__name__} with {self.seats} seats, turn: {who}>"


def load_again(module: str, position: dict[str, object]) -> State:
    """The state of this position, whose class is kept in a module of its game."""
    state: State = game_of(module).load(position)
    return state


def game_of(module: str) -> Any:
    """The game that this module belongs to: `GAME` of the module or of a package above it."""
    game = getattr(import_module(module), "GAME", None)
    return game_of(module.rpartition(".")[0]) if game is None else game


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """A way to choose from the menu, knowing only what the seat knows."""

    @abstractmethod
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """An entry of the pending seat's menu. The same for all states that look alike to it."""

    def tempered(self, temper: str) -> "Policy":  # noqa: ARG002
        """The same player with a temperament: leans to its own kind of choice where another is
        hardly better. Who has no temperaments stays as it is."""
        return self

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {type(self).__module__}>"
