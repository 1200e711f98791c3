"""The table of temperaments: each against the plain level, and how it shows.

    .venv-compiled/bin/python -m tools.temper_table --games 400 knatsch kraftwagen

What is measured goes to docs/guide/tempers.json and from there into docs/guide/bots.md. Games that
are not named keep their rows.
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
from tafelrunde.lab.intervals import reach_of_mean
from tafelrunde.lab.simulate import game_seed
from tools.level_table import PAGE, TITLES, put_between

ROWS = Path("docs/guide/tempers.json")
BEGIN, END = "<!-- tempers: written by tools/temper_table.py -->\n", "<!-- tempers: end -->\n"

Wanted = Callable[[AnyGame, Any, int, Sequence[int]], list[int]]
"""Those entries of a seat's menu by which a temperament shows."""


class Sign(msgspec.Struct, frozen=True):
    """How a temperament shows: how often it takes such entries where it has others, too."""

    what: str
    wanted: Wanted


class Row(msgspec.Struct, frozen=True):
    game: str
    temper: Temper
    games: int
    share: float
    """Of the wins, with half the width of its 95 % interval, over deals."""
    reach: float
    sign: str
    often: float
    """The share of choices in which it shows, of the temperament and of the plain level."""
    plain: float
    apart: float
    """Their difference, deal by deal, with half the width of its 95 % interval."""
    apart_reach: float


# -- How they show -----------------------------------------------------------------------------


def named(*beginnings: str) -> Wanted:
    """Entries whose notation begins so."""

    def wanted(game: AnyGame, _state: Any, _seat: int, menu: Sequence[int]) -> list[int]:
        return [action for action in menu if game.notation.text(action).startswith(beginnings)]

    return wanted


def attacks_before_starting(game: AnyGame, state: Any, seat: int, menu: Sequence[int]) -> list[int]:
    """In 1000 Kilometer, where the own car could be set going instead."""
    starts = ("play GREEN", "play SELF_HELP", "play SPARE")
    if not named(*starts)(game, state, seat, menu):
        return []
    return named("attack")(game, state, seat, menu)


def towards_ghosts(game: AnyGame, state: Any, seat: int, menu: Sequence[int]) -> list[int]:
    """Where a car of Geisterfahrer drives so that more ghosts may hit the own cars than need be."""
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
    """Tiles of Kraftwagen that move the race car."""
    tiles = [
        f"take {name}"
        for tile, name in enumerate(kraftwagen.TILE_NAMES)
        if kraftwagen.TILE_ICONS[tile] >> kraftwagen.GRAND_PRIX & 1
    ]
    takes = {game.notation.number(text) for text in tiles}
    return [action for action in menu if action in takes]


def nearest(game: AnyGame, state: Any, seat: int, menu: Sequence[int]) -> list[int]:
    """The tile of Kraftwagen before which none is left to the others."""
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
    """Of one player: how often there was a choice, and how often it showed."""

    def __init__(self) -> None:
        self.could = 0
        self.did = 0

    @property
    def share(self) -> float:
        return self.did / self.could if self.could else 0.0


def measure(game: AnyGame, temper: Temper, games: int, seed: int) -> Row:
    """Of `medium`: the same deals with seats exchanged."""
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
    # A ratio of sums: each deal counts by how often there was a choice.
    mean = [total.could / len(deals) for total in totals]
    apart = [
        (own.did - often * own.could) / mean[0] - (other.did - plain * other.could) / mean[1]
        for own, other in deals
    ]
    return Row(
        game=game.name,
        temper=temper,
        games=2 * len(deals),
        share=round(sum(wins) / len(wins), 4),
        reach=round(reach_of_mean(wins), 4),
        sign=sign.what,
        often=round(often, 4),
        plain=round(plain, 4),
        apart=round(often - plain, 4),
        apart_reach=round(reach_of_mean(apart), 4),
    )


def play(game: AnyGame, temper: Temper, seed: int, own: int, seen: tuple[Seen, Seen]) -> float:
    """One game of two; the share of the seat with the temperament in the win."""
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
            f"| {TITLES[row.game]} | `{row.temper}` | {row.games} "
            f"| {100 * row.share:.0f} ± {100 * row.reach:.0f} % | {row.sign} "
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
    for row in measured(wanted.game or NAMES, wanted.games, wanted.seed):
        rows[row.game, row.temper] = row
        write_rows(list(rows.values()))
        sys.stdout.write(table([row]).splitlines()[-1] + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
