"""Knatsch: the exact chances as tables to print."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from tafelrunde.core.odds import OddsTable
from tafelrunde.games.knatsch.odds.chances import (
    Plan,
    chance,
    chance_to_stand,
    expectations,
    plan_to_beat,
    rival,
)
from tafelrunde.games.knatsch.rules.data import (
    DICE,
    HIGHEST_OTHER,
    KING,
    LOW_CASTLES,
    MIXED_CASTLES,
    MORE_THROWS,
    MOST_SEATS,
    SPECIAL_COMBOS,
    THROWS,
    VALUES,
)
from tafelrunde.games.knatsch.rules.dice import (
    FIRST_THROW,
    HAND_AT,
    HANDS,
    THROW_WEIGHT,
    WAYS,
    evaluate,
    hand_of,
    hand_size,
    parts,
)
from tafelrunde.games.knatsch.words.notation import pips
from tafelrunde.games.knatsch.words.view import combo

TABLES = ("cards", "results", "attacks", "tournaments")
"""What can be asked for by name."""

NO_DICE = ""
ALL_DICE = "1,2,3,4,5"
BARE_RESULTS = tuple(sorted({evaluate(hand, 0, HIGHEST_OTHER) for hand in HANDS}))
"""What six dice can show without card dice."""
PRINTED = tuple(sorted({*MIXED_CASTLES, *LOW_CASTLES, *SPECIAL_COMBOS, KING}))
"""What is to be beaten on the cards, the King last."""


def odds_table(what: str, card_dice: str = NO_DICE, dice: str = "", throws: int = 1) -> OddsTable:
    """A table by name; or the chances to beat a combination such as `444+1` with card dice such as
    `4,5`, by number of throws; or, with dice that lie there such as `44551`, the chance of each
    choice with so many throws left, the best first."""
    named = {"cards": _cards, "results": _results, "attacks": _attacks, "tournaments": _tournaments}
    if what in named:
        return named[what]()
    bar, cards = read_combo(what), read_card_dice(card_dice)
    if dice:
        return _rerolls(plan_to_beat(bar, cards), read_dice(dice), throws)
    rows = tuple((str(many), _show(chance(bar, many, cards))) for many in range(1, MORE_THROWS + 1))
    return OddsTable(("throws", "chance"), rows)


def card_table(card_dice: str, throws: Sequence[int]) -> OddsTable:
    """The chances to beat what is printed on the cards, with these card dice."""
    cards = read_card_dice(card_dice)
    rows = [(combo(bar), *(_show(chance(bar, many, cards)) for many in throws)) for bar in PRINTED]
    return OddsTable(("card", *map(str, throws)), tuple(rows))


def read_combo(text: str) -> int:
    """`444+1` as a number; it must be one that dice and card dice can show."""
    found = re.fullmatch(r"(([1-5])\2{0,6})(?:\+([1-5]))?", text)
    if found is None or found[3] == found[2]:
        names = ", ".join(TABLES)
        raise ValueError(f"{text!r}: expected a table or a combination: {names}, or such as 444+1")
    return len(found[1]) * 100 + int(found[2]) * 10 + int(found[3] or 0)


def read_card_dice(text: str) -> int:
    """`4,5` as a set, 1 first."""
    values = [part.strip() for part in text.split(",") if part.strip()]
    if any(not re.fullmatch("[1-5]", value) for value in values) or len(set(values)) < len(values):
        raise ValueError(f"{text!r}: expected card dice such as 4,5, each of 1 to 5 at most once")
    return sum(2 ** (int(value) - 1) for value in values)


def read_dice(text: str) -> int:
    """`44551` as a hand; a 6 is dead and only takes the place of a die."""
    if not re.fullmatch(f"[1-6]{{1,{DICE}}}", text):
        raise ValueError(f"{text!r}: expected up to six dice such as 44551")
    return hand_of([int(pips) for pips in text])


def _show(success: float) -> str:
    return f"{success:.4f}"


def _columns(columns: list[tuple[int, str]]) -> list[str]:
    """Number of throws, and the card dice behind a bar."""
    return [f"{throws} | {dice}" if dice else str(throws) for throws, dice in columns]


def _rerolls(plan: Plan, live: int, throws: int) -> OddsTable:
    """To stop and every way to throw some dice again."""
    if not 1 <= throws < MORE_THROWS:
        raise ValueError(f"{throws}: expected 1 to {MORE_THROWS - 1} throws left")
    found = []
    for part in parts(live):
        again = HANDS[part]
        value = plan.after(live - again, hand_size(again), throws) if again else plan.value(live, 0)
        found.append((value, pips(live - again), pips(again)))
    found.sort(reverse=True)
    rows = tuple((kept, again, _show(value)) for value, kept, again in found)
    return OddsTable(("keep", "again", "chance"), rows)


# -- The four tables -----------------------------------------------------------------------


def _cards() -> OddsTable:
    """The chance to beat what is printed on a card."""
    columns = [(throws, NO_DICE) for throws in range(1, MORE_THROWS + 1)]
    columns += [(THROWS, str(value)) for value in range(1, VALUES + 1)]
    columns += [(MORE_THROWS, "5"), (THROWS, "4,5"), (THROWS, ALL_DICE)]
    return _beating("card", list(PRINTED), columns)


def _results() -> OddsTable:
    """The chance to beat what somebody has rolled."""
    columns = [(THROWS, NO_DICE), (MORE_THROWS, NO_DICE), (THROWS, "1"), (THROWS, "5")]
    columns += [(MORE_THROWS, "5"), (THROWS, ALL_DICE)]
    return _beating("result", list(BARE_RESULTS), columns)


def _beating(title: str, bars: list[int], columns: list[tuple[int, str]]) -> OddsTable:
    rows = []
    for bar in bars:
        cells = [_show(chance(bar, throws, read_card_dice(dice))) for throws, dice in columns]
        rows.append((combo(bar), *cells))
    return OddsTable((title, *_columns(columns)), tuple(rows))


def _attacks() -> OddsTable:
    """The chance to take a castle from somebody who defends it: a and d have card dice."""
    five = read_card_dice("5")
    columns = [
        (f"{throws}{name}", throws, attacker, defender)
        for name, attacker, defender in (("", 0, 0), (", a 5", five, 0), (", d 5", 0, five))
        for throws in (THROWS, MORE_THROWS)
    ]
    rows = []
    for castle in sorted({*MIXED_CASTLES, *LOW_CASTLES}):
        cells = [
            _show(chance_to_stand(castle, throws, attacker, [rival(defender, THROWS)]))
            for title, throws, attacker, defender in columns
        ]
        rows.append((combo(castle), *cells))
    return OddsTable(("castle", *(column[0] for column in columns)), tuple(rows))


def _tournaments() -> OddsTable:
    """The host's chance, nobody having card dice."""
    players = range(2, MOST_SEATS + 1)
    rows = tuple((str(many), _show(host_chance(many))) for many in players)
    return OddsTable(("players", "host"), rows)


# -- Tournaments in which everybody plays to win --------------------------------------------


def host_chance(players: int) -> float:
    """The host's chance if nobody has card dice and each maximises their own chance to win."""
    stands = _standing(players - 1)
    return Plan([stands[evaluate(hand, 0, HIGHEST_OTHER)] for hand in HANDS]).before(MORE_THROWS)


@cache
def _standing(followers: int) -> dict[int, float]:
    """By result that leads: the chance that it stands against so many followers. It does if the
    next one, who wants to beat it and to stand against the rest, does not beat it."""
    if followers == 0:
        return dict.fromkeys(BARE_RESULTS, 1.0)
    rest = _standing(followers - 1)
    return {lead: (1.0 - _beats(lead, rest)) * rest[lead] for lead in BARE_RESULTS}


def _beats(lead: int, stands: dict[int, float]) -> float:
    """How often a follower takes the lead who plays to keep it until the end."""
    shown = [evaluate(hand, 0, HIGHEST_OTHER) for hand in HANDS]
    plan = Plan([stands[result] if result > lead else 0.0 for result in shown])
    leads = [1.0 if result > lead else 0.0 for result in shown]
    now = leads[:]
    for throws in range(1, THROWS):
        thrown = expectations(now)
        for at, hand in enumerate(HANDS):
            again = HANDS[plan.best(hand, throws)]
            now[at] = thrown[hand_size(again)][HAND_AT[hand - again]] if again else leads[at]
    weights = THROW_WEIGHT[FIRST_THROW[DICE] : FIRST_THROW[DICE + 1]]
    return sum(weight * value for weight, value in zip(weights, now, strict=True)) / WAYS[DICE]
