"""`odds`: exact probabilities, with a subcommand per game built from its queries."""

from __future__ import annotations

import re
from typing import Any

import click

from tafelrunde import games as registry
from tafelrunde.cli.arguments import BadArgumentError
from tafelrunde.cli.help import Told, ToldCommand, ToldGroup, in_language
from tafelrunde.cli.program import as_json, in_terminal, main, print_json
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.game import AnyGame
from tafelrunde.core.odds import Ask, Odds, OddsError, OddsTable
from tafelrunde.core.words import Message, say

SHOWN = 25
"""Maximum number of rows printed for people; JSON has all rows."""
CHANCE = re.compile(r"[01]\.\d{4}")


class OddsGroup(ToldGroup):
    kind = "odds"

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002  click's signature
        return [name for name in registry.names() if registry.find(name).odds() is not None]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        game = registry.find(cmd_name) if cmd_name in registry.names() else None
        odds = game.odds() if game is not None else None
        return None if game is None or odds is None else command_of(game, odds)


@main.group(cls=OddsGroup)
@in_language
def odds(words: TerminalWords) -> None:
    """The group; its texts are those of the subcommand."""


class AskOption(Told):
    """A query parameter of a game; its help comes from the game's texts."""

    def __init__(self, game: AnyGame, ask: Ask) -> None:
        super().__init__([f"--{ask.name}", ask.name.replace("-", "_")], metavar=ask.example)
        self.ask = ask
        self._game = game

    def told_in(self, words: TerminalWords) -> str:
        its_words = TerminalWords(words.language, self._game.name)
        return its_words.render(say(f"odds-ask-{self.ask.name}"))


class OddsCommand(ToldCommand):
    def told_in(self, words: TerminalWords) -> str:
        return TerminalWords(words.language, self.name).render(say("odds-help"))


def command_of(game: AnyGame, odds: Odds) -> click.Command:
    asks = [AskOption(game, ask) for ask in odds.asks]

    @click.command(game.name, cls=OddsCommand, params=[*asks])
    @as_json
    @in_language
    def answer(words: TerminalWords, json_wanted: bool, **given: Any) -> None:
        texts = {option.ask.name: given[str(option.name)] for option in asks}
        its_words = TerminalWords(words.language, game.name)
        try:
            title, table = odds.answer({name: text for name, text in texts.items() if text})
        except OddsError as fault:
            raise BadArgumentError(its_words.render(fault.reason)) from None
        if json_wanted:
            print_json(as_figures(game, table))
        else:
            show(in_terminal(its_words), title, table)

    return answer


def as_figures(game: AnyGame, table: OddsTable) -> dict[str, object]:
    rows = [[float(cell) if CHANCE.fullmatch(cell) else cell for cell in row] for row in table.rows]
    return {"game": game.name, "head": table.head, "rows": rows}


def show(screen: Screen, title: Message, table: OddsTable) -> None:
    words = screen.words
    screen.headline(words.say("odds-in", game=words.render(say("game-title"))))
    screen.line(words.render(title))
    screen.line()
    head = [
        words.render(say(f"odds-head-{cell}")) if cell.isalpha() else cell for cell in table.head
    ]
    rows = [[shown(words, cell) for cell in row] for row in table.rows[:SHOWN]]
    screen.table(head, rows)
    if (more := len(table.rows) - len(rows)) > 0:
        screen.line(words.say("odds-more", many=more), "dim")


def shown(words: TerminalWords, cell: str) -> str:
    if CHANCE.fullmatch(cell):
        return words.percent(float(cell), 2)
    return cell or words.render(say("nothing"))
