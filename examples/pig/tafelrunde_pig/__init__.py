"""Pig: the game as Tafelrunde knows it."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.core.game import Game
from tafelrunde.core.options import Number, OptionValues
from tafelrunde.core.position import Form, must
from tafelrunde.core.words import Choice, Message, Section
from tafelrunde_pig import words
from tafelrunde_pig.rules import HoldAt20, Pig

MOST_POINTS = 200


class PigGame(Game[Pig, words.PigView]):
    name = "pig"
    rules_version = 1
    seats = (2, 3, 4, 5, 6)
    best_seats = 2
    options = (Number("target", 100, 20, MOST_POINTS, step=10),)
    notation = words.NOTATION
    policies = {"thumb": HoldAt20}

    def setup(self, seats: int, options: OptionValues) -> Pig:
        return Pig(seats, int(options["target"]))

    def longest(self, seats: int, options: OptionValues) -> None:
        """Players may roll a 1 for ever."""

    # -- Positions -------------------------------------------------------------------------

    def fields(self, form: Form, state: Pig) -> None:
        state.seats = seats = form.number("seats", state.seats, 2, 6)
        state.target = form.number("target", state.target, 20, MOST_POINTS)
        highest = state.target + 5
        state.points = form.numbers("points", state.points, 0, highest, length=seats)
        state.pot = form.number("pot", state.pot, 0, state.target - 1)
        state.active = form.number("active", state.active, 0, seats - 1)
        state.rolling = form.flag("rolling", state.rolling)

    def check(self, state: Pig) -> None:
        finished = [points for points in state.points if points >= state.target]
        must(len(finished) <= 1, "points", "two players have won")
        if finished:
            must(state.pot == 0, "pot", "must be empty at the end")
            must(not state.rolling, "rolling", "nobody rolls at the end")
        else:
            has = state.points[state.active] + state.pot
            must(has < state.target, "pot", "the player would have won")

    # -- For people ------------------------------------------------------------------------

    def open_view(self, state: Pig) -> words.PigView:
        return words.open_view(state)

    def own_view(self, state: Pig, seat: int, seen: words.PigView) -> dict[str, object]:
        return {}

    def describe(self, view: words.PigView) -> list[Section]:
        return words.describe(view)

    def choice(self, state: Pig, seat: int, action: int) -> Choice:
        return words.choice(state, seat, action)

    def log(
        self, before: Pig, actor: int, action: int, after: Pig, viewer: int | None
    ) -> list[Message]:
        return words.log(before, actor, action, after)

    # -- What need not be hidden -----------------------------------------------------------

    def open_menu(self, state: Pig, seat: int) -> bool:
        return True

    def insiders(self, before: Pig, actor: int, action: int) -> Sequence[int]:
        return ()


GAME = PigGame()
