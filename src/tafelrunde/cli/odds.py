"""Exact chances of a game with dice, as tables."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from tafelrunde.cli.arguments import BadArgumentError
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.words import TerminalWords
from tafelrunde.games.knatsch.data import MORE_THROWS, THROWS
from tafelrunde.games.knatsch.tables import (
    TABLES,
    OddsTable,
    card_table,
    odds_table,
    read_card_dice,
    read_combo,
    read_dice,
)

GAMES = ("knatsch",)
"""Those whose chances are known exactly."""
SHOWN = 10
"""Ways to throw again; a program is told of all."""
CHANCE = re.compile(r"[01]\.\d{4}")


@dataclass(frozen=True)
class Question:
    """What somebody wants to know."""

    table: str | None
    target: str | None
    live: str | None
    left: int | None
    card_dice: str
    throws: int | None


def check(words: TerminalWords, game: str, asked: Question) -> None:
    if game not in GAMES:
        raise BadArgumentError(words.say("no-odds", name=game, possible=", ".join(GAMES)))
    if asked.table not in (None, *TABLES):
        possible = ", ".join(TABLES)
        raise BadArgumentError(words.say("bad-table", text=str(asked.table), possible=possible))
    check_number(words, "--throws", asked.throws, MORE_THROWS)
    check_number(words, "--left", asked.left, MORE_THROWS - 1)
    check_text(words, "bad-card-dice", asked.card_dice, read_card_dice)
    if asked.target is not None:
        check_text(words, "bad-target", asked.target, read_combo)
    if asked.live is not None:
        check_text(words, "bad-live", asked.live, read_dice)
    for one, without, found in (
        ("--live", "--target", asked.live is not None and asked.target is None),
        ("--left", "--live", asked.left is not None and asked.live is None),
    ):
        if found:
            raise BadArgumentError(words.say("needs-another", one=one, other=without))
    # A table by name has its own dice and throws; dice that lie there have throws left.
    together = (
        ("--table", asked.table is not None, "--target", asked.target is not None),
        ("--table", asked.table is not None, "--card-dice", asked.card_dice != ""),
        ("--table", asked.table is not None, "--throws", asked.throws is not None),
        ("--live", asked.live is not None, "--throws", asked.throws is not None),
    )
    for one, has_one, other, has_other in together:
        if has_one and has_other:
            raise BadArgumentError(words.say("not-together", one=one, other=other))


def check_number(words: TerminalWords, option: str, number: int | None, most: int) -> None:
    if number is not None and not 1 <= number <= most:
        raise BadArgumentError(words.say("bad-number", option=option, number=number, most=most))


def check_text(words: TerminalWords, fault: str, text: str, read: Callable[[str], object]) -> None:
    try:
        read(text)
    except ValueError:
        raise BadArgumentError(words.say(fault, text=text)) from None


def answer(asked: Question) -> OddsTable:
    if asked.table is not None:
        return odds_table(asked.table)
    if asked.target is None:
        throws = [asked.throws] if asked.throws else range(1, MORE_THROWS + 1)
        return card_table(asked.card_dice, throws)
    if asked.live is not None:
        return odds_table(asked.target, asked.card_dice, asked.live, asked.left or 1)
    table = odds_table(asked.target, asked.card_dice)
    rows = [row for row in table.rows if asked.throws in (None, int(row[0]))]
    return OddsTable(table.head, tuple(rows))


def as_json(game: str, table: OddsTable) -> dict[str, object]:
    rows = [[float(cell) if CHANCE.fullmatch(cell) else cell for cell in row] for row in table.rows]
    return {"game": game, "head": table.head, "rows": rows}


def show(screen: Screen, asked: Question, table: OddsTable) -> None:
    words = screen.words
    screen.headline(words.say("odds"))
    screen.line(words.say(f"odds-{kind_of(asked)}", **values_of(words, asked)))
    screen.line()
    head = [words.say(f"odds-head-{cell}") if cell.isalpha() else cell for cell in table.head]
    most = SHOWN if asked.live is not None else len(table.rows)
    rows = [[shown(words, cell) for cell in row] for row in table.rows[:most]]
    screen.table(head, rows)
    if (more := len(table.rows) - len(rows)) > 0:
        screen.line(words.say("odds-more", many=more), "dim")


def kind_of(asked: Question) -> str:
    if asked.table is not None:
        return asked.table
    if asked.target is None:
        return "thresholds"
    return "target" if asked.live is None else "live"


def values_of(words: TerminalWords, asked: Question) -> dict[str, int | str]:
    return {
        "dice": asked.card_dice or words.say("odds-no-dice"),
        "target": asked.target or "",
        "live": " ".join(asked.live or ""),
        "left": asked.left or 1,
        "throws": THROWS,
    }


def shown(words: TerminalWords, cell: str) -> str:
    if CHANCE.fullmatch(cell):
        return words.say("percent", number=words.number(100 * float(cell), 2))
    return cell or words.say("odds-none")
