"""Measures the bot levels: each against the one below, and its thinking time.

    .venv-compiled/bin/python -m tools.level_table --games 400 knatsch kraftwagen

Results are written to docs/generated/levels.json row by row, and from there to
docs/generated/bots.md. Only the rows of the given games change, or of one level with `--level
hard`. After an interruption the same command resumes.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from tempfile import gettempdir
from time import perf_counter

import msgspec

from tafelrunde.bots import levels
from tafelrunde.bots.levels import Level
from tafelrunde.core.build import compiled
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, State
from tafelrunde.games import NAMES, find
from tafelrunde.games.words import Words
from tafelrunde.lab.arena import hold
from tafelrunde.lab.intervals import percent_interval

ROWS = Path("docs/generated/levels.json")
PAGE = Path("docs/generated/bots.md")
BEGIN, END = "<!-- levels: written by tools/level_table.py -->\n", "<!-- levels: end -->\n"
CHOICES = 200
"""Number of choices timed per level."""
APART = 3
"""One choice in this many is timed, because consecutive ones are similar."""


def title(name: str) -> str:
    return Words("en", name).known("game-title")


class Row(msgspec.Struct, frozen=True):
    game: str
    level: Level
    below: Level
    games: int
    share: float
    """The level's share of wins, with its 95 % interval."""
    low: float
    high: float
    median: float
    """Median and 95th percentile of the time per choice, in milliseconds."""
    slow: float


# -- Measuring ---------------------------------------------------------------------------------


def measure(game: AnyGame, games: int, seed: int, only: Level | None = None) -> Iterator[Row]:
    kept = Path(gettempdir()) / "tafelrunde-levels"
    for below, level in pairwise(levels.offered(game)):
        if only not in (None, level):
            continue
        stronger = hold(game, [level, below], 2, games, seed, kept=kept).players[0]
        times = sorted(answer_times(game, level, seed))
        yield Row(
            game=game.name,
            level=level,
            below=below,
            games=stronger.games,
            share=round(stronger.share, 4),
            low=round(stronger.low, 4),
            high=round(stronger.high, 4),
            median=round(times[len(times) // 2], 2),
            slow=round(times[len(times) * 95 // 100], 2),
        )


def answer_times(game: AnyGame, level: Level, seed: int) -> list[float]:
    """Times in milliseconds of real choices (more than one option) in heuristic games."""
    player = levels.find(game, level)
    times: list[float] = []
    for state, seat in choices(game, seed):
        start = perf_counter()
        player.choose(state, seat, FastRng(len(times)))
        times.append(1000 * (perf_counter() - start))
        if len(times) == CHOICES:
            break
    return times


def choices(game: AnyGame, seed: int) -> Iterator[tuple[State, int]]:
    thumb = game.policies["thumb"]()
    rng = FastRng(seed)
    while True:
        state = game.new(2)
        while (seat := state.turn()) != OVER:
            if seat == CHANCE:
                state.apply(CHANCE, state.roll(rng))
                continue
            seat = state.pending()[0]
            if len(state.legal(seat)) > 1 and rng.below(APART) == 0:
                yield state, seat
            state.apply(seat, thumb.choose(state, seat, rng))


# -- Writing -----------------------------------------------------------------------------------


def read_rows() -> list[Row]:
    return msgspec.json.decode(ROWS.read_bytes(), type=list[Row]) if ROWS.is_file() else []


def write_rows(rows: Sequence[Row]) -> None:
    ranked = sorted(rows, key=lambda row: (NAMES.index(row.game), levels.LEVELS.index(row.level)))
    ROWS.write_bytes(msgspec.json.format(msgspec.json.encode(ranked), indent=2) + b"\n")
    PAGE.write_text(with_table(PAGE.read_text("utf-8"), ranked), "utf-8")


def with_table(page: str, rows: Sequence[Row]) -> str:
    return put_between(page, BEGIN, table(rows), END)


def put_between(page: str, begin: str, table: str, end: str) -> str:
    """Replace the table between two markers of a page."""
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    return f"{before}{begin}{table}{end}{after}"


def table(rows: Sequence[Row]) -> str:
    head = "| game | level | against | games | share of wins | a choice: half within | 95 of 100 |"
    lines = [head, "|---|---|---|---|---|---|---|"]
    for row in rows:
        lines.append(
            f"| {title(row.game)} | `{row.level}` | `{row.below}` | {row.games} "
            f"| {percent_interval(row.share, row.low, row.high)} "
            f"| {told(row.median)} | {told(row.slow)} |"
        )
    return "\n".join(lines) + "\n"


def told(milliseconds: float) -> str:
    return "< 1 ms" if milliseconds < 1 else f"{milliseconds:.0f} ms"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, usage=argparse.SUPPRESS)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", choices=levels.LEVELS)
    wanted = parser.parse_args()
    rows = {(row.game, row.level): row for row in read_rows()}
    if not compiled():
        sys.exit("only compiled rules are measured: .venv-compiled/bin/python")
    for name in wanted.game or NAMES:
        for row in measure(find(name), wanted.games, wanted.seed, wanted.level):
            rows[name, row.level] = row
            write_rows(list(rows.values()))
            sys.stdout.write(table([row]).splitlines()[-1] + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
