"""Knatsch: what can be asked about its chances."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tafelrunde.core.odds import Ask, Odds, OddsError, OddsTable
from tafelrunde.core.words import Message, say
from tafelrunde.games.knatsch.odds.tables import (
    TABLES,
    card_table,
    odds_table,
    read_card_dice,
    read_combo,
    read_dice,
)
from tafelrunde.games.knatsch.rules import data

NEEDS = (("live", "target"), ("left", "live"))
"""The first can only be asked with the second."""
EITHER = (("table", "target"), ("table", "card-dice"), ("table", "throws"), ("live", "throws"))
"""A table by name has its own dice and throws; dice that lie there have throws left."""


class KnatschOdds(Odds):
    asks = (
        Ask("table", "attacks"),
        Ask("target", "444+1"),
        Ask("live", "44512"),
        Ask("left", "2"),
        Ask("card-dice", "4,5"),
        Ask("throws", "3"),
    )

    def answer(self, asked: Mapping[str, str]) -> tuple[Message, OddsTable]:
        check(asked)
        dice = asked.get("card-dice", "")
        throws = int(asked.get("throws", 0))
        own = say("odds-own", dice=dice) if dice else say("odds-own-none")
        if "table" in asked:
            return say(f"odds-{asked['table']}", throws=data.THROWS), odds_table(asked["table"])
        if "target" not in asked:
            columns = [throws] if throws else range(1, data.MORE_THROWS + 1)
            return say("odds-thresholds", own=own), card_table(dice, columns)
        target = asked["target"]
        if "live" in asked:
            left = int(asked.get("left", 1))
            live = " ".join(asked["live"])
            title = say("odds-live", target=target, live=live, left=left, own=own)
            return title, odds_table(target, dice, asked["live"], left)
        table = odds_table(target, dice)
        rows = tuple(row for row in table.rows if throws in (0, int(row[0])))
        return say("odds-target", target=target, own=own), OddsTable(table.head, rows)


def check(asked: Mapping[str, str]) -> None:
    if asked.get("table", TABLES[0]) not in TABLES:
        possible = ", ".join(TABLES)
        raise OddsError(say("odds-bad-table", text=asked["table"], possible=possible))
    check_number("throws", asked, data.MORE_THROWS)
    check_number("left", asked, data.MORE_THROWS - 1)
    check_text("card-dice", asked, read_card_dice)
    check_text("target", asked, read_combo)
    check_text("live", asked, read_dice)
    for one, other in NEEDS:
        if one in asked and other not in asked:
            raise OddsError(say("odds-needs", one=one, other=other))
    for one, other in EITHER:
        if one in asked and other in asked:
            raise OddsError(say("odds-either", one=one, other=other))


def check_number(name: str, asked: Mapping[str, str], most: int) -> None:
    if name in asked and asked[name] not in [str(number) for number in range(1, most + 1)]:
        raise OddsError(say("odds-bad-number", name=name, text=asked[name], most=most))


def check_text(name: str, asked: Mapping[str, str], read: Callable[[str], object]) -> None:
    try:
        read(asked[name]) if name in asked else None
    except ValueError:
        raise OddsError(say(f"odds-bad-{name}", text=asked[name])) from None
