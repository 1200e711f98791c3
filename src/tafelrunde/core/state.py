"""The contract between a game's rules and the table, the bots and the lab.

Each sentence of these docstrings is a test in `tests/contract/` that runs for every game.
"""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.core.rng import Rng

CHANCE: Final = -1
"""The pseudo-seat that throws dice and draws cards."""
SEVERAL: Final = -2
"""More than one seat has to choose; `pending` lists them."""
OVER: Final = -3
"""The game has ended."""

_MOST_SEATS: Final = 8
_MOST_KINDS: Final = 32

LEGAL: Final = ""
"""Result of `refusal` for an action that is in the menu."""
GAME_OVER: Final = "game-over"
NOT_YOUR_TURN: Final = "not-your-turn"
NOT_NOW: Final = "not-now"
"""The action exists in the game but does not answer the current question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game in progress. Actions are indices into the game's action space."""

    seats: i64

    # -- Who decides ----------------------------------------------------------------------

    @abstractmethod
    def turn(self) -> i64:
        """The only seat that has to choose, or CHANCE, SEVERAL or OVER. Public."""

    @abstractmethod
    def pending(self) -> list[i64]:
        """The seats that have to choose, ascending: one on a seat's turn, none for CHANCE and
        OVER. Public."""

    # -- What a seat may do ---------------------------------------------------------------

    @abstractmethod
    def legal(self, seat: i64) -> list[i64]:
        """The menu, ascending and without duplicates: never empty for a pending seat, otherwise
        empty."""

    @abstractmethod
    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniformly random entry of a pending seat's menu, without building the menu."""

    @abstractmethod
    def refusal(self, seat: i64, action: i64) -> str:
        """LEGAL if and only if the action is in the seat's menu, otherwise the key of a reason."""

    # -- What chance may do ---------------------------------------------------------------

    @abstractmethod
    def outcomes(self) -> list[tuple[i64, i64]]:
        """The actions of CHANCE with weights, ascending by action; empty unless it is CHANCE's
        turn."""

    @abstractmethod
    def roll(self, rng: Rng) -> i64:
        """A random outcome, drawn by weight."""

    def label(self) -> i64:
        """Which luck is due, on CHANCE's turn: whose, from which pile, in which turn. Public, and
        never negative. Where luck is equal, each label has draws of its own, so that one player's
        choice does not change the luck of the others. Games that do not tell have one label."""
        return 0

    # -- What happens ---------------------------------------------------------------------

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out the action and all its forced consequences. Assumes that it is legal."""

    # -- Copies and guesses ---------------------------------------------------------------

    @abstractmethod
    def clone(self) -> "State":
        """An equal state that shares no mutable data."""

    @abstractmethod
    def determinize(self, seat: i64, rng: Rng) -> "State":
        """A state consistent with what this seat knows: hidden information is dealt again,
        uniformly over physical deals."""

    def position(self) -> dict[str, object]:
        """The whole state as plain JSON, written by its game."""
        position: dict[str, object] = game_of(type(self).__module__).position(self)
        return position

    # -- Who is ahead ---------------------------------------------------------------------

    @abstractmethod
    def scores(self) -> list[i64]:
        """The score of each seat as shown to players; higher is better."""

    @abstractmethod
    def standing(self) -> list[i64]:
        """The rank of each seat, 1 for the best; ties share the better rank (1, 1, 3)."""

    def winners(self) -> list[i64]:
        """The seats that have won a finished game."""
        places = self.standing()
        return [seat for seat in range(self.seats) if places[seat] == 1]

    # -- Python protocols ------------------------------------------------------------------

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle as a position, which both compiled and interpreted builds can load."""
        return load_again, (type(self).__module__, self.position())

    def __eq__(self, other: object) -> bool:
        """Same game and same position. States are mutable and therefore not hashable."""
        if not isinstance(other, State) or type(self) is not type(other):
            return False
        return self.position() == other.position()

    def __repr__(self) -> str:
        turn = self.turn()
        who = {CHANCE: "chance", SEVERAL: "several seats", OVER: "nobody"}.get(turn, f"seat {turn}")
        return f"<{type(self).__name__} with {self.seats} seats, turn: {who}>"


def luck_label(kind: i64, seat: i64, turn: i64) -> i64:
    """A label as one number. `turn` tells apart times at which a seat draws afresh, so that more
    draws in one of them leave those of the next as they were."""
    return (turn * _MOST_SEATS + seat) * _MOST_KINDS + kind


def load_again(module: str, position: dict[str, object]) -> State:
    """Load a position of the game whose rules are in `module`."""
    state: State = game_of(module).load(position)
    return state


def game_of(module: str) -> Any:
    """The game that contains this module: `GAME` of the module or of a package above it. Untyped,
    because `game.py` imports this file."""
    game = getattr(import_module(module), "GAME", None)
    return game_of(module.rpartition(".")[0]) if game is None else game


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(ABC):
    """A way to choose from the menu using only what the seat knows."""

    @abstractmethod
    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """An entry of the pending seat's menu; the same for all states the seat cannot tell
        apart."""

    def tempered(self, temper: str) -> "Policy":  # noqa: ARG002
        """This player with a temperament: it prefers its favourite kind of choice unless another
        is clearly better. Players without temperaments return themselves."""
        return self

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {type(self).__module__}>"
