"""`tafelrunde bot`: play a seat at a table of a server with a program of your own."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from tafelrunde.bots.levels import UnknownBotError
from tafelrunde.cli.arguments import BadArgumentError
from tafelrunde.cli.data import ServerCommand
from tafelrunde.cli.help import in_language, told
from tafelrunde.cli.program import main
from tafelrunde.cli.words import TerminalWords
from tafelrunde.lab.players import Choose, choose_of, load_player


@main.command(cls=ServerCommand)
@click.argument("player")
@told("--table", "table_url", required=True, metavar="URL")
@told("--token", required=True, envvar="TAFELRUNDE_TOKEN", metavar="TOKEN")
@in_language
def bot(words: TerminalWords, player: str, table_url: str, token: str) -> None:
    from tafelrunde.client import ClientError, play

    choose = load(words, player)
    try:
        place = play(table_url, token, choose)
    except ClientError as error:
        raise BadArgumentError(words.say("bot-ended", reason=str(error))) from None
    click.echo(words.say("bot-place", place=place))


def load(words: TerminalWords, player: str) -> Choose:
    """The function of `module:Class` or `module:function`, also from the current folder."""
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    try:
        choose = choose_of(load_player(player))
    except UnknownBotError as error:
        raise BadArgumentError(words.say("no-such-player", reason=str(error))) from None
    if choose is None:
        raise BadArgumentError(words.say("no-such-player", reason=player))
    return choose
