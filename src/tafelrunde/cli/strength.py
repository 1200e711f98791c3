"""`arena` compares the strength of bots; `fit` fits the weights of searching bots."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import msgspec

from tafelrunde.bots import levels, searching
from tafelrunde.bots.levels import UnknownBotError
from tafelrunde.cli import arguments
from tafelrunde.cli.arguments import BadArgumentError
from tafelrunde.cli.console import Progress
from tafelrunde.cli.drawings import shares_drawn
from tafelrunde.cli.engines import ChosenEngine, with_engine
from tafelrunde.cli.help import in_language, told
from tafelrunde.cli.program import (
    HIGHEST_SEED,
    MOST_GAMES,
    as_json,
    in_terminal,
    main,
    print_json,
    with_options,
    with_seats,
)
from tafelrunde.cli.reports import title
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.game import AnyGame
from tafelrunde.lab.arena import Arena, hold
from tafelrunde.lab.fit import MOST_ROUNDS, FitError, fit_all, work
from tafelrunde.lab.players import find_player

with_seed = told(
    "--seed", type=click.IntRange(0, HIGHEST_SEED), default=1, show_default=True, metavar="S"
)

MOST_EXACT = 0.2
"""Least half-width of an interval, in percentage points: about 240,000 games."""


@main.command()
@click.argument("game")
@told("--players", required=True, metavar="BOT,BOT,...")
@with_seats
@told("--games", "count", type=click.IntRange(1, MOST_GAMES), default=400, show_default=True)
@told("--until", type=click.FloatRange(MOST_EXACT, 50), metavar="POINTS")
@with_seed
@with_engine
@told("--keep", type=click.Path(path_type=Path, file_okay=False), metavar="FOLDER")
@told("--plot", type=click.Path(path_type=Path), metavar="FILE")
@with_options
@as_json
@in_language
def arena(
    words: TerminalWords,
    game: str,
    players: str,
    seats: int | None,
    count: int,
    until: float | None,
    seed: int,
    engine: ChosenEngine,
    keep: Path | None,
    plot: Path | None,
    pairs: tuple[str, ...],
    json_wanted: bool,
) -> None:
    found = arguments.find_game(words, game)
    listed = read_players(words, found, players)
    if len(set(listed)) != len(listed) or len(listed) < 2:
        raise BadArgumentError(words.say("arena-players"))
    table_size = arguments.choose_seats(words, found, seats or found.seats[0], 0, [])
    options = arguments.read_options(words, found, table_size, pairs)
    if plot is not None:
        arguments.check_folder(words, plot)
    with Progress() as bar, engine.started(words) as playing:
        bar.begin(found.name, count)
        result = hold(
            found,
            listed,
            table_size,
            count,
            seed,
            options=options,
            engine=playing,
            kept=keep,
            until=until,
            progress=bar.update,
        )
    if json_wanted:
        print_json(result)
    else:
        show_arena(in_terminal(words), found, result)
    if plot is not None:
        arguments.write_file(words, plot, shares_drawn(result))


def read_players(words: TerminalWords, game: AnyGame, text: str) -> list[str]:
    """Parse built-in bots and custom policies as `module:Class`, also from the current folder."""
    listed = [name.strip() for name in text.split(",")]
    own = [name for name in listed if ":" in name]
    if own and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    for name in own:
        try:
            find_player(game, name)
        except UnknownBotError as error:
            raise BadArgumentError(words.say("no-such-policy", reason=str(error))) from None
    return [name if name in own else arguments.read_bots(words, game, name)[0] for name in listed]


def show_arena(screen: Screen, game: AnyGame, result: Arena) -> None:
    """Print the ranking, strongest first."""
    words = screen.words
    screen.headline(title(words.language, game))
    rows = [
        [
            player.name,
            words.number(player.games),
            words.number(player.wins, 1),
            words.percent(player.share),
            words.say(
                "interval",
                low=words.number(100 * player.low, 1),
                high=words.number(100 * player.high, 1),
            ),
            words.number(player.rating, 1),
        ]
        for player in sorted(result.players, key=lambda player: -player.share)
    ]
    head = ("bot", "games", "wins", "share", "interval", "rating")
    screen.table([words.say(f"head-{key}") for key in head], rows)


@main.command()
@click.argument("game")
@told("--games", "count", type=click.IntRange(10, MOST_GAMES), default=100, show_default=True)
@with_seed
@with_engine
@told("--habit", default=levels.USUAL, show_default=True, metavar="BOT")
@told("--rounds", type=click.IntRange(0, MOST_ROUNDS), default=0, show_default=True)
@told("--out", "weights", type=click.Path(path_type=Path), metavar="FILE")
@in_language
def fit(
    words: TerminalWords,
    game: str,
    count: int,
    seed: int,
    engine: ChosenEngine,
    habit: str,
    rounds: int,
    weights: Path | None,
) -> None:
    found = arguments.find_game(words, game)
    habits = (levels.USUAL, *levels.other_ways(found))
    if habit not in habits:
        possible = ", ".join(habits)
        raise BadArgumentError(
            words.say("no-such-bot", game=found.name, name=habit, possible=possible)
        )
    kept = searching.kept_for(found.name)
    screen = in_terminal(words)
    with Progress() as bar, engine.started(words) as playing:
        bar.begin(found.name, len(found.seats) * work(count, rounds))
        try:
            seats = fit_all(
                found,
                count,
                seed,
                habit=levels.policy_name(habit),
                rounds=rounds,
                engine=playing,
                progress=bar.advance,
            )
        except FitError:
            raise BadArgumentError(words.say("nothing-to-fit", game=found.name)) from None
    fitted = searching.Kept(
        levels=kept.levels,
        command=f"tafelrunde fit {found.name} --games {count} --seed {seed} --habit {habit} "
        f"--rounds {rounds}",
        rules_version=found.rules_version,
        seats=seats,
    )
    text = msgspec.json.format(msgspec.json.encode(fitted), indent=2).decode() + "\n"
    if weights is None:
        click.echo(text, nl=False)
    else:
        arguments.write_file(words, weights, text)
        screen.line(words.say("fit-written", file=str(weights)))
