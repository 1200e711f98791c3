"""Kraftwagen: three rounds of building, racing and selling motor cars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.core.game import Game
from tafelrunde.core.options import Flag, OneOf, OptionValues
from tafelrunde.core.position import Form
from tafelrunde.core.words import Choice, Message, Section
from tafelrunde.games.kraftwagen.laws import check
from tafelrunde.games.kraftwagen.loading import fields
from tafelrunde.games.kraftwagen.measures import MEASURES, KraftwagenTally
from tafelrunde.games.kraftwagen.players.insight import KraftwagenInsight
from tafelrunde.games.kraftwagen.players.thumb import Thumb
from tafelrunde.games.kraftwagen.rules.data import DECISIONS_A_TURN, ROUNDS, TURN_CAP
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen, new_game
from tafelrunde.games.kraftwagen.rules.state import Agreement
from tafelrunde.games.kraftwagen.words.describe import describe
from tafelrunde.games.kraftwagen.words.log import chapter, log
from tafelrunde.games.kraftwagen.words.menu import choice, in_order
from tafelrunde.games.kraftwagen.words.notation import NOTATION
from tafelrunde.games.kraftwagen.words.reasons import FIGURES, REASONS
from tafelrunde.games.kraftwagen.words.view import KraftwagenView, open_view, own_view

SHORT = "13"

if TYPE_CHECKING:
    from tafelrunde.core.cells import Observer


class KraftwagenGame(Game[Kraftwagen, KraftwagenView]):
    """R6  What can be agreed on; R6.1 the number of players is the number of seats."""

    name = "kraftwagen"
    rules_version = 1
    seats = (2, 3, 4)
    options = (
        Flag("special_tiles", False),
        Flag("hidden_scores", True),
        Flag("exact_level", False),
        OneOf("rounds", "123", ("123", SHORT)),
        Flag("engineers", True),
    )
    notation = NOTATION
    policies = {"thumb": Thumb}
    insight = KraftwagenInsight
    reasons = REASONS
    figures = FIGURES
    measures = MEASURES
    secrets = {"mats.points": "each seat knows only its own if scores are hidden (R7.3)"}
    unobserved = {"review": "earlier rounds"}

    def setup(self, seats: int, options: OptionValues) -> Kraftwagen:
        agreed = Agreement(
            special_tiles=options["special_tiles"] is True,
            hidden_scores=options["hidden_scores"] is True,
            exact_level=options["exact_level"] is True,
            short=options["rounds"] == SHORT,
            engineers=options["engineers"] is True,
        )
        return new_game(seats, agreed)

    def fields(self, form: Form, state: Kraftwagen) -> None:
        fields(form, state)

    def check(self, state: Kraftwagen) -> None:
        check(state)

    def longest(self, seats: int, options: OptionValues) -> int:
        """Q45  So many turns a round, so many decisions a turn; a start tile takes up to two."""
        rounds = len(SHORT) if options["rounds"] == SHORT else ROUNDS
        return rounds * TURN_CAP * seats * DECISIONS_A_TURN + 2 * seats

    def open_menu(self, state: Kraftwagen, seat: int) -> bool:
        return True

    def tally(self) -> KraftwagenTally:
        return KraftwagenTally()

    def observer(self) -> Observer:
        from tafelrunde.games.kraftwagen.observing import KraftwagenObserver

        return KraftwagenObserver()

    def open_view(self, state: Kraftwagen) -> KraftwagenView:
        return open_view(state)

    def own_view(self, state: Kraftwagen, seat: int, seen: KraftwagenView) -> dict[str, object]:
        return own_view(state, seat, seen)

    def describe(self, view: KraftwagenView) -> list[Section]:
        return describe(view)

    def choice(self, state: Kraftwagen, seat: int, action: int) -> Choice:
        return choice(state, seat, action)

    def menu(self, state: Kraftwagen, seat: int) -> list[Choice]:
        return in_order(super().menu(state, seat))

    def log(
        self, before: Kraftwagen, actor: int, action: int, after: Kraftwagen, viewer: int | None
    ) -> list[Message]:
        return log(before, actor, action, after)

    def chapter(self, before: Kraftwagen, after: Kraftwagen, line: Message) -> Message | None:
        return chapter(line)

    def insiders(self, before: Kraftwagen, actor: int, action: int) -> Sequence[int]:
        return ()


GAME = KraftwagenGame()
