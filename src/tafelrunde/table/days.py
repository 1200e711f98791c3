"""The game of the day: the same deal for everybody, everywhere, derived from the date.

Nobody chose it: the secret follows from the date and a number, and the number is the first whose
deal is neither hopeless nor trivial for the bots of the house.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date as calendar_date
from functools import cache
from importlib.resources import files
from typing import Any

from tafelrunde.bots import levels
from tafelrunde.bots.levels import USUAL, with_temper
from tafelrunde.bots.tempers import PEOPLE, TEMPERS, newcomer
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Journal
from tafelrunde.core.replay import fold
from tafelrunde.core.rng import FastRng, LabelledStreams, bot_seed
from tafelrunde.core.state import CHANCE, OVER, State
from tafelrunde.games import find
from tafelrunde.table.fairness import day_secret, table_key
from tafelrunde.table.table import Table, default_order

GAMES = ("thousand_km", "knatsch", "geisterfahrer", "knight_rider", "kraftwagen")
"""Five in turn, so that every weekday meets all of them."""
SEATS = {"thousand_km": 3}
"""Four in 1000 Kilometer would be pairs."""
USUAL_SEATS = 4
OPTIONS: dict[str, dict[str, object]] = {
    "thousand_km": {"mode": "single_rally"},
    "knight_rider": {"auto_build": True},
}
BY_PLACE = ("knatsch", "knight_rider")
"""Games in which the place is compared before the score."""
HOUSE = tuple(
    with_temper(level, temper) for level in ("novice", "easy", "medium") for temper in TEMPERS
)
"""The house field: these bots play the deal in the person's seat."""
LEAST_WINS, MOST_WINS = 3, 9
"""How many of them have to win."""
MOST_NUMBERS = 256
"""Numbers tried; if no deal is good, the first is taken."""
PARTS = 9
"""Parts of a game, each with a moon."""
BATCHES, PLAYOUTS = 3, 20
"""Playouts for a moon, which is one of five phases: so many times so many, as short jobs."""
PERSON = 0
"""The person's seat."""


@dataclass(frozen=True)
class Result:
    """How a game ended for one seat."""

    place: int
    score: int


@dataclass(frozen=True)
class Day:
    """The game of a date."""

    date: str

    @property
    def _ordinal(self) -> int:
        return calendar_date.fromisoformat(self.date).toordinal()

    @property
    def game(self) -> str:
        return GAMES[self._ordinal % len(GAMES)]

    @property
    def seats(self) -> int:
        return SEATS.get(self.game, USUAL_SEATS)

    @property
    def options(self) -> dict[str, object]:
        return OPTIONS.get(self.game, {})

    @property
    def rivals(self) -> list[str]:
        """The names of the bots in the other seats, with different temperaments."""
        names: list[str] = []
        for _ in range(self.seats - 1):
            names.append(newcomer(self._ordinal, names))
        return names


def is_date(text: str) -> bool:
    try:
        return calendar_date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


# -- Playing a deal -------------------------------------------------------------------------------


def play(day: Day, number: int, bot: str) -> Table:
    """The finished game of a bot in the person's seat: the same, entry by entry, on any machine."""
    game = find(day.game)
    streams = LabelledStreams(table_key(day_secret(day.date, number), []))
    table = Table(game, day.seats, day.options, streams)
    table.watched = _nobody_watches
    table.orders = [default_order(game, bot=True)] * day.seats
    rivals = [with_temper(USUAL, PEOPLE[name]) for name in day.rivals]
    players = [levels.find(game, name) for name in (bot, *rivals)]
    table.start()
    while not table.over:
        seat, menu = next(iter(table.menus.items()))
        seed = bot_seed(streams.key, seat, menu)
        guess = table.state.determinize(seat, FastRng(seed))
        action = players[seat].choose(guess, seat, FastRng(seed))
        table.act(seat, game.notation.text(int(action)), menu)
    return table


def _nobody_watches() -> bool:
    return False


def result(state: State, seat: int = PERSON) -> Result:
    return Result(int(state.standing()[seat]), int(state.scores()[seat]))


def wins(table: Table) -> bool:
    return PERSON in table.state.winners()


def house_field(day: Day, number: int) -> list[Result]:
    """What the bots of the house make of a deal, in their order."""
    return [result(play(day, number, bot).state) for bot in HOUSE]


def is_good(day: Day, number: int) -> bool:
    """Whether enough bots of the house win this deal, and not too many."""
    won = 0
    for left, bot in zip(range(len(HOUSE), 0, -1), HOUSE, strict=True):
        if won > MOST_WINS or won + left < LEAST_WINS:
            return False
        won += wins(play(day, number, bot))
    return LEAST_WINS <= won <= MOST_WINS


def find_number(day: Day) -> int:
    """The number of a date: the first with a good deal."""
    return next((number for number in range(MOST_NUMBERS) if is_good(day, number)), 0)


@cache
def known_numbers() -> dict[str, int]:
    """The numbers that are shipped, by date. Each line has a month and two digits for each day."""
    known = {}
    for line in (files("tafelrunde.table") / "days.txt").read_text("ascii").splitlines():
        month, digits = line.split(" ")
        for at, number in enumerate(bytes.fromhex(digits), 1):
            known[f"{month}-{at:02}"] = number
    return known


def first_date() -> str:
    """The calendar begins here."""
    return min(known_numbers())


# -- How a game went ------------------------------------------------------------------------------


def better_first(game: str, found: Result) -> tuple[int, int]:
    """Sorts the better result first."""
    if game in BY_PLACE:
        return found.place, -found.score
    return -found.score, found.place


def chance_after(journal: Journal, part: int, batch: int, seat: int = PERSON) -> int:
    """The seat's chance to win after this ninth (1 to 9) of a finished game, in percent, by one
    batch of playouts."""
    game = find(journal.header.game)
    played = journal.played()
    end = len(played) * part // PARTS
    return _chance(
        game, fold(game, Journal(journal.header, tuple(played[:end]))), seat, part * BATCHES + batch
    )


def _chance(game: AnyGame, state: State, seat: int, seed: int) -> int:
    if state.turn() == OVER:
        return 100 if seat in state.winners() else 0
    habit: Any = game.policies["thumb"]()
    won = 0
    for number in range(PLAYOUTS):
        rng, copy = FastRng(seed * PLAYOUTS + number), state.clone()
        while (turn := copy.turn()) != OVER:
            if turn == CHANCE:
                copy.apply(CHANCE, copy.roll(rng))
            else:
                asked = copy.pending()[0]
                copy.apply(asked, habit.choose(copy, asked, rng))
        won += seat in copy.winners()
    return 100 * won // PLAYOUTS
