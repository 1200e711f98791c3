"""The command `tafelrunde` and its subcommands."""

from __future__ import annotations

import secrets
import sys
from importlib import metadata
from io import TextIOWrapper
from pathlib import Path

import click
import msgspec

from tafelrunde import games as registry
from tafelrunde.bots import levels
from tafelrunde.cli import arguments, reports
from tafelrunde.cli.again import Replay, evening_of
from tafelrunde.cli.chooser import choose
from tafelrunde.cli.console import Console, Progress
from tafelrunde.cli.engines import ChosenEngine, with_engine
from tafelrunde.cli.help import ToldGroup, in_language, told
from tafelrunde.cli.play import Keyboard
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.sitting import Evening, Sitting
from tafelrunde.cli.words import TerminalWords
from tafelrunde.lab.simulate import simulate as run_simulation
from tafelrunde.lab.speed import measure
from tafelrunde.lab.survey import settings, survey

HIGHEST_SEED = 2**61
MOST_GAMES = 100_000_000

as_json = told("--json", "json_wanted", is_flag=True)
with_options = told("--option", "pairs", multiple=True, metavar="NAME=VALUE")
with_seed = told("--seed", type=click.IntRange(0, HIGHEST_SEED), metavar="S")
with_save = told("--save", type=click.Path(path_type=Path), metavar="FILE")
with_seats = told("--seats", type=int, metavar="N")


def in_terminal(words: TerminalWords) -> Screen:
    return Screen(Console(), words)


def print_json(value: object) -> None:
    click.echo(msgspec.json.encode(value))


# -- Commands --------------------------------------------------------------------------------


def show_version(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"tafelrunde {metadata.version('tafelrunde')}")
        context.exit()


@click.group(
    cls=ToldGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@told("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version)
@in_language
@click.pass_context
def main(context: click.Context, words: TerminalWords) -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        # Characters the terminal cannot encode must not crash the program.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if context.invoked_subcommand is None:
        chosen = choose(in_terminal(words))
        if chosen is not None:
            play_game(words, chosen)


@main.command()
@click.argument("game", required=False)
@as_json
@in_language
def games(words: TerminalWords, game: str | None, json_wanted: bool) -> None:
    if game is not None:
        found = arguments.find_game(words, game)
        if json_wanted:
            print_json(reports.game_as_json(words.language, found))
        else:
            reports.show_game(in_terminal(words), found, levels.names(found))
        return
    every = [registry.find(name) for name in registry.names()]
    if json_wanted:
        print_json(reports.games_as_json(words.language, every))
    else:
        reports.show_games(in_terminal(words), every)


@main.command()
@click.argument("game")
@with_seats
@told("--people", type=click.IntRange(0), default=1, show_default=True, metavar="K")
@told("--bots", default=levels.USUAL, show_default=True, metavar="BOT,BOT,...")
@told("--name", "names", multiple=True)
@with_seed
@with_options
@with_save
@in_language
def play(
    words: TerminalWords,
    game: str,
    seats: int | None,
    people: int,
    bots: str,
    names: tuple[str, ...],
    seed: int | None,
    pairs: tuple[str, ...],
    save: Path | None,
) -> None:
    found = arguments.find_game(words, game)
    listed = arguments.read_bots(words, found, bots)
    count = arguments.choose_seats(words, found, seats, people, listed)
    options = arguments.read_options(words, found, count, pairs)
    seated = arguments.seat_players(words, count, people, listed, names)
    if save is not None:
        arguments.check_new_file(words, save)
    play_game(words, Evening(found, seated, options), seed, save)


def play_game(
    words: TerminalWords, evening: Evening, seed: int | None = None, save: Path | None = None
) -> None:
    if seed is None:
        seed = secrets.randbelow(HIGHEST_SEED)
    table_words = TerminalWords(
        words.language, evening.game.name, [player.name for player in evening.players]
    )
    Keyboard(Sitting(evening, seed), in_terminal(table_words), save).run()


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@with_seed
@with_save
@in_language
def resume(words: TerminalWords, file: Path, seed: int | None, save: Path | None) -> None:
    evening = evening_of(words, file)
    if save is not None:
        arguments.check_new_file(words, save)
    if evening.other_dice:
        in_terminal(words).line(words.say("other-dice"))
    play_game(words, evening, seed, save)


@main.command()
@click.argument("game")
@with_seats
@told("--games", "count", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True)
@told(
    "--bots", default=levels.USUAL, show_default=True, metavar="BOT,BOT,...", text="simulated-bots"
)
@told("--seed", type=click.IntRange(0, HIGHEST_SEED), default=1, show_default=True, metavar="S")
@with_engine
@with_options
@as_json
@in_language
def simulate(
    words: TerminalWords,
    game: str,
    seats: int | None,
    count: int,
    bots: str,
    seed: int,
    engine: ChosenEngine,
    pairs: tuple[str, ...],
    json_wanted: bool,
) -> None:
    found = arguments.find_game(words, game)
    listed = arguments.read_bots(words, found, bots)
    table_size = arguments.choose_seats(words, found, seats, 0, listed)
    options = arguments.read_options(words, found, table_size, pairs)
    seated = arguments.seat_bots(words, listed, table_size)
    with Progress() as bar, engine.started(words) as playing:
        bar.begin(found.name, count)
        result = run_simulation(
            found,
            seated,
            count,
            seed,
            options=options,
            engine=playing,
            progress=bar.advance,
        )
    if json_wanted:
        print_json(result)
    else:
        reports.show_simulation(in_terminal(words), found, result)


@main.command()
@click.argument("game")
@told("--games", "count", type=click.IntRange(1, MOST_GAMES), default=500, show_default=True)
@told("--out", type=click.Path(path_type=Path), metavar="FILE")
@told("--seats", "seat_counts", metavar="N,N,...")
@told("--seed", type=click.IntRange(0, HIGHEST_SEED), default=1, show_default=True, metavar="S")
@with_engine
@in_language
def report(
    words: TerminalWords,
    game: str,
    count: int,
    out: Path | None,
    seat_counts: str | None,
    seed: int,
    engine: ChosenEngine,
) -> None:
    found = arguments.find_game(words, game)
    tables = arguments.read_seat_counts(words, found, seat_counts)
    path = out or Path(f"{found.name}.html")
    arguments.check_folder(words, path)
    page = arguments.find_plots(words, found)
    with Progress() as bar, engine.started(words) as playing:
        bar.begin(found.name, count * len(settings(found, tables)))
        result = survey(
            found,
            count,
            seed,
            seat_counts=tables,
            engine=playing,
            progress=bar.advance,
        )
    arguments.write_file(words, path, page.Page(words, found, result).write())
    in_terminal(words).line(words.say("report-written", file=str(path)))


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@told("--seat", type=int, metavar="S")
@told("--step", is_flag=True)
@in_language
def replay(words: TerminalWords, file: Path, seat: int | None, step: bool) -> None:
    played = Replay(words, file, seat)
    played.show(in_terminal(played.words), stepwise=step)


@main.command()
@told("--seconds", type=click.FloatRange(0.01, 600), default=1.5, show_default=True)
@as_json
@in_language
def bench(words: TerminalWords, seconds: float, json_wanted: bool) -> None:
    every = [registry.find(name) for name in registry.names()]
    tables = [(game, seats) for game in every for seats in game.seats]
    speeds = []
    with Progress() as bar:
        bar.begin("bench", len(tables))
        for game, seats in tables:
            speeds.append(measure(game, seats, seconds))
            bar.advance()
    if json_wanted:
        print_json({"compiled": speeds[0].compiled, "speeds": speeds})
    else:
        reports.show_speeds(in_terminal(words), speeds)
