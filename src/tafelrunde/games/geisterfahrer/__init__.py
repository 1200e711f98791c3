"""Geisterfahrer: once round the motorway and off it again, with two wrong-way drivers about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.core.game import Game
from tafelrunde.core.options import Flag, Number, OneOf, OptionValues, SeatChoice
from tafelrunde.core.position import Form
from tafelrunde.core.words import Choice, Message, Section
from tafelrunde.games.geisterfahrer import laws, loading
from tafelrunde.games.geisterfahrer.measures import MEASURES, GeisterfahrerTally
from tafelrunde.games.geisterfahrer.players.insight import GeisterfahrerInsight
from tafelrunde.games.geisterfahrer.players.thumb import Aggressive, Thumb
from tafelrunde.games.geisterfahrer.rules import data
from tafelrunde.games.geisterfahrer.rules.game import Geisterfahrer, new_game
from tafelrunde.games.geisterfahrer.rules.state import Agreement
from tafelrunde.games.geisterfahrer.words import describe, log, menu, view
from tafelrunde.games.geisterfahrer.words.notation import NOTATION
from tafelrunde.games.geisterfahrer.words.reasons import FIGURES, REASONS
from tafelrunde.games.geisterfahrer.words.view import GeisterfahrerView

if TYPE_CHECKING:
    from tafelrunde.core.cells import Observer


class GeisterfahrerGame(Game[Geisterfahrer, GeisterfahrerView]):
    name = "geisterfahrer"
    rules_version = 1
    seats = (2, 3, 4)
    best_seats = 4
    options = (
        OneOf("car_hits_ghost", "crash", ("crash", "stop")),
        Number("waive_limit", 2, 1, data.MOST_WAIVED),
        Number("max_rounds", 300, 1, data.MOST_ROUNDS),
        Number("fields_per_lane", 20, data.SHORTEST_LANE, data.LONGEST_LANE, step=2),
        Number("cars_per_player", 4, 2, data.MOST_CARS),
        SeatChoice("start_seat"),
        Flag("one_ghost_per_carriageway", False),
        Flag("ghost_sideswipe", False),
        Flag("unlimited_waiving", False),
    )
    notation = NOTATION
    policies = {"thumb": Thumb, "aggressive": Aggressive}
    insight = GeisterfahrerInsight
    reasons = REASONS
    figures = FIGURES
    colours = data.COLOURS
    measures = MEASURES
    unobserved = {"gone_at": "earlier turns", "last_thrown": "the turn before"}

    def setup(self, seats: int, options: OptionValues) -> Geisterfahrer:
        """R6  Options become one agreement (Q43). R6.9 Unlimited waiving has a limit that no game
        reaches."""
        unlimited = bool(options["unlimited_waiving"])
        agreed = Agreement(
            seats=seats,
            fields=int(options["fields_per_lane"]),
            cars=int(options["cars_per_player"]),
            waive_limit=data.MOST_ROUNDS if unlimited else int(options["waive_limit"]),
            max_rounds=int(options["max_rounds"]),
            ghosts_stop_cars=options["car_hits_ghost"] == "stop",
            one_ghost_each=bool(options["one_ghost_per_carriageway"]),
            sideswipe=bool(options["ghost_sideswipe"]),
        )
        start = options["start_seat"]
        return new_game(seats, agreed, data.NONE if start == "random" else int(start))

    def fields(self, form: Form, state: Geisterfahrer) -> None:
        loading.fields(form, state)

    def check(self, state: Geisterfahrer) -> None:
        laws.check(state)

    def longest(self, seats: int, options: OptionValues) -> int:
        """R5.4  Each turn asks twice at most: roll or waive, and what to do with the throw."""
        return 2 * seats * int(options["max_rounds"])

    def open_menu(self, state: Geisterfahrer, seat: int) -> bool:
        return True

    def tally(self) -> GeisterfahrerTally:
        return GeisterfahrerTally()

    def observer(self) -> Observer:
        from tafelrunde.games.geisterfahrer.observing import GeisterfahrerObserver

        return GeisterfahrerObserver()

    def open_view(self, state: Geisterfahrer) -> GeisterfahrerView:
        return view.open_view(state)

    def own_view(
        self, state: Geisterfahrer, seat: int, seen: GeisterfahrerView
    ) -> dict[str, object]:
        return {}  # nobody knows more than the others

    def describe(self, view: GeisterfahrerView) -> list[Section]:
        return describe.describe(view)

    def choice(self, state: Geisterfahrer, seat: int, action: int) -> Choice:
        return menu.choice(state, seat, action)

    def menu(self, state: Geisterfahrer, seat: int) -> list[Choice]:
        return menu.in_order(super().menu(state, seat))

    def log(
        self,
        before: Geisterfahrer,
        actor: int,
        action: int,
        after: Geisterfahrer,
        viewer: int | None,
    ) -> list[Message]:
        return log.log(before, actor, action, after)

    def chapter(self, before: Geisterfahrer, after: Geisterfahrer, line: Message) -> Message | None:
        return log.chapter(line)

    def insiders(self, before: Geisterfahrer, actor: int, action: int) -> Sequence[int]:
        return ()


GAME = GeisterfahrerGame()
