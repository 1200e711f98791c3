"""Measures the temperaments: strength against the plain level, and how they show.

    .venv-compiled/bin/python -m tools.temper_table --games 400 knatsch kraftwagen

Results are written to docs/generated/tempers.json and from there to docs/generated/bots.md. Only
the rows of the given games change.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from tafelrunde.bots import levels
from tafelrunde.bots.tempers import CALM, TEMPERS, Temper
from tafelrunde.core.build import compiled
from tafelrunde.core.game import AnyGame
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.games import NAMES, find
from tafelrunde.games.kraftwagen.rules import data as kraftwagen
from tafelrunde.lab.intervals import percent_interval, reach_of_mean, wilson
from tafelrunde.lab.simulate import game_seed
from tools.level_table import PAGE, put_between, title

ROWS = Path("docs/generated/tempers.json")
BEGIN, END = "<!-- tempers: written by tools/temper_table.py -->\n", "<!-- tempers: end -->\n"

Wanted = Callable[[AnyGame, Any, int, Sequence[int]], list[int]]
"""Selects the menu entries in which a temperament shows."""


class Sign(msgspec.Struct, frozen=True):
    """How a temperament shows: how often it takes such entries when there are alternatives."""

    what: str
    wanted: Wanted


class Row(msgspec.Struct, frozen=True):
    game: str
    temper: Temper
    games: int
    share: float
    """Share of wins with its 95 % interval."""
    low: float
    high: float
    sign: str
    often: float
    """Share of choices in which it shows, for the temperament and for the plain level."""
    plain: float
    apart: float
    """Their difference per deal, with the half-width of its 95 % interval."""
    apart_reach: float


# -- How they show -----------------------------------------------------------------------------


def named(*beginnings: str) -> Wanted:
    """Entries whose notation starts with one of these."""

    def wanted(game: AnyGame, _state: Any, _seat: int, menu: Sequence[int]) -> list[int]:
        return [action for action in menu if game.notation.text(action).startswith(beginnings)]

    return wanted


def attacks_before_starting(game: AnyGame, state: Any, seat: int, menu: Sequence[int]) -> list[int]:
    """1000 Kilometer: attacks while the seat could start its own car instead."""
    starts = ("play GREEN", "play SELF_HELP", "play SPARE")
    if not named(*starts)(game, state, seat, menu):
        return []
    return named("attack")(game, state, seat, menu)


def towards_ghosts(game: AnyGame, state: Any, seat: int, menu: Sequence[int]) -> list[int]:
    """Geisterfahrer: moves that expose the seat's own cars to more ghosts than necessary."""
    drives = named("move ", "enter ")(game, state, seat, menu)
    if not drives:
        return []
    hunted = {action: ghosts_near(game, state, seat, action) for action in drives}
    return [action for action in drives if hunted[action] > min(hunted.values())]


def ghosts_near(game: AnyGame, state: Any, seat: int, action: int) -> float:
    assert game.insight is not None
    insight = game.insight()
    after = state.clone()
    after.apply(seat, action)
    return float(insight.merit(after, seat)[insight.names().index("hunted")])


def races(game: AnyGame, _state: Any, _seat: int, menu: Sequence[int]) -> list[int]:
    """Kraftwagen: tiles that move the race car."""
    tiles = [
        f"take {name}"
        for tile, name in enumerate(kraftwagen.TILE_NAMES)
        if kraftwagen.TILE_ICONS[tile] >> kraftwagen.GRAND_PRIX & 1
    ]
    takes = {game.notation.number(text) for text in tiles}
    return [action for action in menu if action in takes]


def nearest(game: AnyGame, state: Any, seat: int, menu: Sequence[int]) -> list[int]:
    """Kraftwagen: the tile that leaves no earlier tile to the others."""
    if not named("take")(game, state, seat, menu):
        return []
    nearest = next(item for item in state.chain if item < kraftwagen.TILES)
    return [game.notation.number(f"take {kraftwagen.TILE_NAMES[nearest]}")]


ACTION_CARDS = ("play PRIORITY", "play STATION", "play SERVICE", "play WORKSHOP")
SIGNS: dict[str, dict[Temper, Sign]] = {
    "thousand_km": {
        "bold": Sign("lays a 200", named("play KM200")),
        "quarrelsome": Sign("attacks before it starts or repairs", attacks_before_starting),
        "cautious": Sign("lays an action card ahead", named(*ACTION_CARDS)),
    },
    "knatsch": {
        "bold": Sign("challenges the King", named("king")),
        "quarrelsome": Sign("tries for what others have", named("attack", "steal")),
        "cautious": Sign("challenges the King", named("king")),
    },
    "geisterfahrer": {
        "bold": Sign("drives towards a ghost", towards_ghosts),
        "quarrelsome": Sign("turns a ghost on others", named("ghost-lane")),
        "cautious": Sign("changes a car's lane", named("lane")),
    },
    "knight_rider": {
        "bold": Sign("plays a turbo", named("play TURBO")),
        "quarrelsome": Sign("lays a diversion", named("lay")),
        "cautious": Sign("plays a turbo", named("play TURBO")),
    },
    "kraftwagen": {
        "bold": Sign("takes a tile with the Grand Prix", races),
        "quarrelsome": Sign("leaves no tile to the others", nearest),
        "cautious": Sign("offers a car at once", named("offer")),
    },
}


# -- Measuring ---------------------------------------------------------------------------------


class Seen:
    """A player's counts: choices, and choices in which the temperament showed."""

    def __init__(self) -> None:
        self.could = 0
        self.did = 0

    @property
    def share(self) -> float:
        return self.did / self.could if self.could else 0.0


def measure(game: AnyGame, temper: Temper, games: int, seed: int) -> Row:
    """Measure a temperament at level `medium`, playing the same deals with seats exchanged."""
    sign = SIGNS[game.name][temper]
    wins, deals, totals = [], [], (Seen(), Seen())
    for deal in range(games // 2):
        seen = (Seen(), Seen())
        wins.append(sum(play(game, temper, game_seed(seed, deal), own, seen) for own in (0, 1)) / 2)
        for total, one in zip(totals, seen, strict=True):
            total.could += one.could
            total.did += one.did
        deals.append(seen)
    often, plain = (total.share for total in totals)
    # A ratio of sums, so that deals are weighted by their number of choices.
    mean = [total.could / len(deals) for total in totals]
    apart = [
        (own.did - often * own.could) / mean[0] - (other.did - plain * other.could) / mean[1]
        for own, other in deals
    ]
    low, high = wilson(2 * sum(wins), 2 * len(deals))
    return Row(
        game=game.name,
        temper=temper,
        games=2 * len(deals),
        share=round(sum(wins) / len(wins), 4),
        low=round(low, 4),
        high=round(high, 4),
        sign=sign.what,
        often=round(often, 4),
        plain=round(plain, 4),
        apart=round(often - plain, 4),
        apart_reach=round(reach_of_mean(apart), 4),
    )


def play(game: AnyGame, temper: Temper, seed: int, own: int, seen: tuple[Seen, Seen]) -> float:
    """Play a game of two and return the win share of the seat with the temperament."""
    sign = SIGNS[game.name][temper]
    players = [levels.find(game, levels.USUAL), levels.find(game, levels.USUAL)]
    players[own] = levels.find(game, levels.with_temper(levels.USUAL, temper))
    state, rng = game.new(2), FastRng(seed)
    while (seat := state.turn()) != OVER:
        if seat == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        seat = state.pending()[0]
        action = players[seat].choose(state, seat, rng)
        menu = state.legal(seat)
        wanted = sign.wanted(game, state, seat, menu)
        if 0 < len(wanted) < len(menu):
            counted = seen[0 if seat == own else 1]
            counted.could += 1
            counted.did += action in wanted
        state.apply(seat, action)
    winners = state.winners()
    return (own in winners) / len(winners) if winners else 0.0


# -- Writing -----------------------------------------------------------------------------------


def read_rows() -> list[Row]:
    return msgspec.json.decode(ROWS.read_bytes(), type=list[Row]) if ROWS.is_file() else []


def write_rows(rows: Sequence[Row]) -> None:
    ranked = sorted(rows, key=lambda row: (NAMES.index(row.game), TEMPERS.index(row.temper)))
    ROWS.write_bytes(msgspec.json.format(msgspec.json.encode(ranked), indent=2) + b"\n")
    PAGE.write_text(with_table(PAGE.read_text("utf-8"), ranked), "utf-8")


def with_table(page: str, rows: Sequence[Row]) -> str:
    return put_between(page, BEGIN, table(rows), END)


def table(rows: Sequence[Row]) -> str:
    head = "| game | temperament | games | share of wins | how it shows | of 100 | plain | apart |"
    lines = [head, "|---|---|---|---|---|---|---|---|"]
    for row in rows:
        lines.append(
            f"| {title(row.game)} | `{row.temper}` | {row.games} "
            f"| {percent_interval(row.share, row.low, row.high)} | {row.sign} "
            f"| {100 * row.often:.1f} | {100 * row.plain:.1f} "
            f"| {100 * row.apart:+.1f} ± {100 * row.apart_reach:.1f} |"
        )
    return "\n".join(lines) + "\n"


def measured(names: Sequence[str], games: int, seed: int) -> Iterator[Row]:
    for name in names:
        for temper in TEMPERS:
            if temper != CALM:
                yield measure(find(name), temper, games, seed)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, usage=argparse.SUPPRESS)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if not compiled():
        sys.exit("only compiled rules are measured: .venv-compiled/bin/python")
    rows = {(row.game, row.temper): row for row in read_rows()}
    for row in measured(wanted.game or list(SIGNS), wanted.games, wanted.seed):
        rows[row.game, row.temper] = row
        write_rows(list(rows.values()))
        sys.stdout.write(table([row]).splitlines()[-1] + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
