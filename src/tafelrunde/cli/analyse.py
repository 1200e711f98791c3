"""`analyse`: what decided a saved game, as tables and as a chart of winning chances over time."""

from __future__ import annotations

from pathlib import Path

import click

from tafelrunde.cli import arguments
from tafelrunde.cli.again import bad_journal, names_of, read_journal
from tafelrunde.cli.console import Progress
from tafelrunde.cli.drawings import chances_drawn
from tafelrunde.cli.engines import ChosenEngine, with_engine
from tafelrunde.cli.help import in_language, told
from tafelrunde.cli.program import (
    as_json,
    in_terminal,
    main,
    print_json,
)
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Journal, JournalError
from tafelrunde.core.replay import happenings
from tafelrunde.core.words import say
from tafelrunde.lab.analysis import Analysis, Turn
from tafelrunde.lab.analysis import analyse as run_analysis

BARS = "▁▂▃▄▅▆▇█"
MOST_TRIALS = 10_000


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@told("--games", "trials", type=click.IntRange(10, MOST_TRIALS), default=200, show_default=True)
@with_engine
@told("--plot", type=click.Path(path_type=Path), metavar="FILE")
@as_json
@in_language
def analyse(
    words: TerminalWords,
    file: Path,
    trials: int,
    engine: ChosenEngine,
    plot: Path | None,
    json_wanted: bool,
) -> None:
    journal = read_journal(words, file)
    game = arguments.find_game(words, journal.header.game)
    if plot is not None:
        arguments.check_folder(words, plot)
    with Progress() as bar, engine.started(words) as playing:
        bar.begin(game.name)
        try:
            result = run_analysis(
                game,
                journal,
                trials,
                engine=playing,
                progress=bar.update,
            )
        except JournalError as error:
            raise bad_journal(words, file, error) from None
    names = names_of(words, journal)
    spoken = TerminalWords(words.language, game.name, names)
    if json_wanted:
        print_json(result)
    else:
        show_analysis(in_terminal(spoken), game, journal, names, result)
    if plot is not None:
        arguments.write_file(words, plot, chances_drawn(names, result))


def show_analysis(
    screen: Screen, game: AnyGame, journal: Journal, names: list[str], result: Analysis
) -> None:
    words = screen.words
    screen.headline(words.render(say("game-title")))
    for seat, name in enumerate(names):
        curve = "".join(bar_of(point.chances[seat]) for point in result.points)
        screen.line(f"{curve}  {name}")
    screen.line()
    head = ("name", "first-chance", "own-choices", "others-choices", "luck", "result")
    rows = [
        [
            names[seat],
            words.percent(one.first, 0),
            signed(words, one.own),
            signed(words, one.others),
            signed(words, one.luck),
            words.percent(one.result, 0),
        ]
        for seat, one in enumerate(result.seats)
    ]
    screen.table([words.say(f"head-{key}") for key in head], rows)
    for turn in result.turns:
        screen.bullet(told_turn(words, game, journal, names, turn))
    screen.line()
    reach = max(one.reach for one in result.seats)
    screen.paragraph(
        words.say(
            "analysis-honest",
            games=result.games,
            reach=words.number(100 * result.reach),
            sum=words.number(100 * reach),
        )
    )


def told_turn(
    words: TerminalWords, game: AnyGame, journal: Journal, names: list[str], turn: Turn
) -> str:
    """The log lines of the entry that completed the turning point."""
    entry = next(one for one in happenings(game, journal) if one.at == turn.entry)
    lines = " ".join(words.render(line) for line in entry.told(game, entry.by))
    change = signed(words, turn.change)
    return words.say(
        "turning-point", entry=turn.entry + 1, name=names[turn.seat], change=change, lines=lines
    )


def bar_of(chance: float) -> str:
    return BARS[min(len(BARS) - 1, int(chance * len(BARS)))]


def signed(words: TerminalWords, change: float) -> str:
    """A change in percentage points, with its sign."""
    points = round(100 * change)
    return f"{'+' if points > 0 else '−' if points < 0 else '±'}{words.number(abs(points))}"
