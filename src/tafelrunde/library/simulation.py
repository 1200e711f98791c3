"""Many games between players: one row per game, and tournaments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from importlib import import_module
from importlib.util import find_spec
from typing import Any, overload

from tafelrunde.core.build import warn_if_interpreted
from tafelrunde.core.game import AnyGame
from tafelrunde.games import find
from tafelrunde.lab.arena import Arena, hold
from tafelrunde.lab.engine import Processes
from tafelrunde.lab.players import Player
from tafelrunde.lab.simulate import Batch, plan, play_each

FRAMES = ("polars", "pandas")
"""Packages for data frames, in order of preference."""
SHOWN = 10

Row = dict[str, int]


class NoFramesError(ImportError):
    """No package for data frames is installed."""


class Rows(Sequence[Row]):
    """One row per game: `game` (its number), `decisions`, `winners` (how many there are; 0 if
    nobody reached the goal), and for each seat `score_0`, `place_0` and `won_0`."""

    def __init__(self, rows: list[Row]) -> None:
        self._rows = rows

    @overload
    def __getitem__(self, at: int) -> Row: ...
    @overload
    def __getitem__(self, at: slice) -> Rows: ...
    def __getitem__(self, at: int | slice) -> Row | Rows:
        return Rows(self._rows[at]) if isinstance(at, slice) else self._rows[at]

    def __len__(self) -> int:
        return len(self._rows)

    def frame(self, package: str | None = None) -> Any:
        """The rows as a data frame of polars or pandas, whichever is installed."""
        wanted = FRAMES if package is None else (package,)
        installed = next((name for name in wanted if find_spec(name) is not None), None)
        if installed is None:
            raise NoFramesError(f"install {' or '.join(wanted)} for data frames")
        return import_module(installed).DataFrame(self._rows)

    def __repr__(self) -> str:
        return f"<{len(self)} games>"

    def _repr_html_(self) -> str:
        names = list(self._rows[0]) if self._rows else []
        head = "".join(f"<th>{escape(name)}</th>" for name in names)
        body = "".join(
            "<tr>" + "".join(f"<td>{row[name]}</td>" for name in names) + "</tr>"
            for row in self._rows[:SHOWN]
        )
        return f"<table><caption>{len(self)} games</caption><tr>{head}</tr>{body}</table>"


def simulate(
    game: str | AnyGame,
    players: Sequence[Player],
    games: int = 1000,
    seed: int = 1,
    *,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    honest: bool = True,
) -> Rows:
    """Play games between players seated as listed: levels, `module:Class`, or policies. Custom
    policies receive a state with the hidden cards dealt again; with `honest=False`, the true one.
    Dice and cards depend only on the seed. With several workers, policies must be picklable."""
    found, engine = _game(game), Processes(workers)
    batches = plan(found, players, games, seed, options, engine, honest=honest)
    done = dict(engine.spread(play_rows, batches))
    return Rows([row for number in range(len(batches)) for row in done[number]])


def play_rows(batch: Batch) -> list[Row]:
    rows: list[Row] = []
    for number, state, decisions in play_each(batch):
        winners = state.winners()
        row: Row = {"game": number, "decisions": int(decisions), "winners": len(winners)}
        scores, places = state.scores(), state.standing()
        for seat in range(len(batch.bots)):
            row[f"score_{seat}"] = int(scores[seat])
            row[f"place_{seat}"] = int(places[seat])
            row[f"won_{seat}"] = int(seat in winners)
        rows.append(row)
    return rows


def arena(
    game: str | AnyGame,
    players: Sequence[str] | Mapping[str, Player],
    games: int = 400,
    seed: int = 1,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    workers: int = 1,
    honest: bool = True,
    until: float | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Arena:
    """A tournament: all players play the same deals from all seats. See `simulate` for players.
    With `until=3` it plays on until every share of wins is known to plus or minus 3 points.
    `progress` receives the number of games played and planned so far."""
    found = _game(game)
    table = found.seats[0] if seats is None else seats
    return hold(
        found,
        players,
        table,
        games,
        seed,
        options=options,
        engine=Processes(workers),
        until=until,
        progress=progress,
        honest=honest,
    )


def _game(game: str | AnyGame) -> AnyGame:
    warn_if_interpreted()
    return find(game) if isinstance(game, str) else game
