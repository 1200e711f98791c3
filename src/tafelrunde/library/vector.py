"""Many games side by side, for training: one call steps all of them."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

from tafelrunde.core.build import warn_if_interpreted
from tafelrunde.core.game import AnyGame
from tafelrunde.core.observation import Observation
from tafelrunde.games import find
from tafelrunde.lab.batch import Batch
from tafelrunde.lab.simulate import game_seed


def vector(
    game: str | AnyGame,
    num_envs: int = 1000,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    *,
    observe: bool = True,
) -> Vector:
    """Begin `num_envs` games. The dice and cards of each depend only on the seed and its
    number. Without `observe` there is no `obs`, and steps are faster."""
    warn_if_interpreted()
    if num_envs < 1:
        raise ValueError("a vector needs at least one game")
    found: AnyGame = find(game) if isinstance(game, str) else game
    first = found.new(found.seats[0] if seats is None else seats, options)
    observation = Observation(found.observer(), first)
    observer, size = (observation.observer, observation.size) if observe else (None, 0)
    seeds = [game_seed(seed, number) for number in range(num_envs)]
    batch = Batch(first, num_envs, found.notation.size, observer, size, seeds)
    return Vector(found, observation, batch)


class Vector:
    """Several games, in each of which a seat has to choose. A finished game is replaced by a new
    one in the same step; `done` and `reward` then tell how it ended.

    All arrays are views of shared memory that `step` changes: copy what you want to keep. They are
    numpy arrays if numpy is installed, otherwise memory views.
    """

    def __init__(self, game: AnyGame, observation: Observation[Any], batch: Batch) -> None:
        self.game = game
        self.num_envs = int(batch.games)
        self.num_actions = int(batch.actions)
        self.seats = int(batch.first.seats)
        self.observation = observation
        """The names and bounds of the columns of `obs`."""
        self._batch = batch
        rows = (self.num_envs,)
        self.obs: Any = _shared(batch.seen, "h", (*rows, int(batch.size))) if batch.size else None
        """What the choosing seat of each game sees; None without observation."""
        self.mask = _shared(batch.mask, "B", (*rows, self.num_actions))
        """1 for each legal action."""
        self.choices = _shared(batch.choices, "q", rows)
        """How many actions are legal in each game."""
        self.seat = _shared(batch.seat, "q", rows)
        """Who has to choose in each game."""
        self.done = _shared(batch.done, "B", rows)
        """1 for each game that the last step ended."""
        self.reward = _shared(batch.reward, "d", (*rows, self.seats))
        """What the end of a game was worth to each seat, from -1 to 1; otherwise 0."""
        self._chosen = _shared(batch.chosen, "q", rows)

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Carry out an action in each game: the numbers of the game's notation, as an array or any
        sequence. ValueError names the first illegal one, and nothing changes."""
        chosen = self._numbers(actions)
        if check and (wrong := self._batch.first_illegal(chosen)) >= 0:
            raise ValueError(f"game {wrong}: the action {actions[wrong]} is not legal")
        self._batch.step(chosen)

    def step_random(self) -> None:
        """Carry out a random legal action in each game."""
        self._batch.step_random()

    def nth(self, ranks: Any) -> Any:
        """The legal action with this rank in each game, counted from 0. Cheaper than to search the
        rows of `mask`: `vector.nth(rng.integers(vector.choices))` is a random choice."""
        if (wrong := self._batch.rank(self._numbers(ranks))) >= 0:
            raise ValueError(f"game {wrong}: no legal action has the rank {ranks[wrong]}")
        return self._chosen

    def _numbers(self, values: Any) -> bytes:
        """The values as 64-bit numbers."""
        if hasattr(values, "astype"):
            values = values.astype("<i8", copy=False).tobytes()
        else:
            values = array("q", values).tobytes()
        if len(values) != 8 * self.num_envs:
            raise ValueError(f"expected {self.num_envs} numbers, got {len(values) // 8}")
        numbers: bytes = values
        return numbers

    def __repr__(self) -> str:
        return f"<{self.num_envs} games of {self.game.name}, {self.seats} seats>"


def _shared(values: Any, code: Any, shape: tuple[int, ...]) -> Any:
    """The same memory, with a shape."""
    if find_spec("numpy") is None:
        return memoryview(values).cast("B").cast(code, shape)
    import numpy as np

    return np.frombuffer(values, code).reshape(shape)
