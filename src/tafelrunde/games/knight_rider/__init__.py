"""Knight Rider: build a city tile by tile, then chase the red car through it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tafelrunde.core.game import Game
from tafelrunde.core.options import Flag, Number, OneOf, OptionValues
from tafelrunde.core.position import Form
from tafelrunde.core.words import Choice, Message, Section
from tafelrunde.games.knight_rider import laws, loading
from tafelrunde.games.knight_rider.measures import MEASURES, KnightRiderTally
from tafelrunde.games.knight_rider.players.insight import KnightRiderInsight
from tafelrunde.games.knight_rider.players.patient import Patient
from tafelrunde.games.knight_rider.players.seasoned import Seasoned
from tafelrunde.games.knight_rider.players.thumb import Thumb
from tafelrunde.games.knight_rider.rules import action_numbers, data
from tafelrunde.games.knight_rider.rules.game import KnightRider, new_game
from tafelrunde.games.knight_rider.rules.state import Agreement
from tafelrunde.games.knight_rider.words.describe import describe
from tafelrunde.games.knight_rider.words.log import chapter, log
from tafelrunde.games.knight_rider.words.menu import choice
from tafelrunde.games.knight_rider.words.notation import NOTATION
from tafelrunde.games.knight_rider.words.reasons import FIGURES, REASONS
from tafelrunde.games.knight_rider.words.view import KnightRiderView, open_view, own_view

if TYPE_CHECKING:
    from tafelrunde.core.cells import Observer


class KnightRiderGame(Game[KnightRider, KnightRiderView]):
    name = "knight_rider"
    rules_version = 1
    # Q48  Nothing forbids two.
    seats = (2, 3, 4, 5)
    best_seats = 4
    at_once = {"auto_build": True}
    options = (
        Flag("auto_build", False),
        Flag("dice_start", False),
        Number("checkpoints", 0, 0, 4),
        Flag("share_surplus", False),
        Flag("random_deal", False),
        Flag("cards_any_time", False),
        OneOf("catch_rule", "last_step", ("last_step", "stop_there")),
        Flag("ram_stop_catches", False),
        OneOf("red_moves", "turn", ("turn", "round")),
        Number("pocket_rule", 0, 0, data.TILES),
        Number("clearing_from_round", 15, 0, 99),
        Number("clearing_per_round", 2, 0, 25),
        Number("round_limit", 40, 1, 99),
        Number("table_size", 12, 8, data.WIDEST_TABLE, 2),
    )
    notation = NOTATION
    policies = {"thumb": Thumb, "seasoned": Seasoned, "patient": Patient}
    insight = KnightRiderInsight
    reasons = REASONS
    figures = FIGURES
    measures = MEASURES
    secrets = {
        "kitt": "each seat knows its own, if hands are secret (R7.2)",
        "kitt_out": "nobody knows it, if hands are secret (R7.2)",
        "diversions": "each seat knows its own, if hands are secret (R7.2)",
        "diversions_out": "nobody knows it, if hands are secret (R7.2)",
        "turn.lay_kind": "the active seat knows it (R7.2)",
        "turn.lay_tile": "the active seat knows it (R7.2)",
        "turn.backs": "the active seat knows it (R7.2)",
    }
    unobserved = {"cars.driven": "earlier turns", "cars.way": "the turn before"}

    def setup(self, seats: int, options: OptionValues) -> KnightRider:
        agreed = Agreement(
            dice_start=bool(options["dice_start"]),
            checkpoints=int(options["checkpoints"]),
            share_surplus=bool(options["share_surplus"]),
            random_deal=bool(options["random_deal"]),
            stop_there=options["catch_rule"] == "stop_there",
            ram_stop_catches=bool(options["ram_stop_catches"]),
            red_by_round=options["red_moves"] == "round",
            pocket_rule=int(options["pocket_rule"]),
            auto_build=bool(options["auto_build"]),
            clearing_from_round=int(options["clearing_from_round"]),
            clearing_per_round=int(options["clearing_per_round"]),
            round_limit=int(options["round_limit"]),
            table_size=int(options["table_size"]),
            cards_any_time=bool(options["cards_any_time"]),
        )
        return new_game(seats, agreed)

    def fields(self, form: Form, state: KnightRider) -> None:
        loading.fields(form, state)

    def check(self, state: KnightRider) -> None:
        laws.check(state)

    def longest(self, seats: int, options: OptionValues) -> int:
        """R5.4  Every tile is placed at most twice; a turn has a K.I.T.T. card, a diversion in
        three steps and some back, the move and its end, and for each point a step that a ram may
        put back once."""
        building = 2 * data.TILES + 1 + seats
        turn = 1 + 3 + 2 * data.MOST_BACKS + 2 + 2 * data.MOST_POINTS
        return building + turn * seats * int(options["round_limit"])

    def open_menu(self, state: KnightRider, seat: int) -> bool:
        """R7.2  Not if hands are secret, nor while a diversion is chosen but not laid."""
        return not state.secret_hands() and state.now.lay_kind == data.NONE

    def hidden(self, before: KnightRider, action: int) -> bool:
        """R7.2  A diversion becomes public when it lies, a road block as soon as its tile is
        chosen: it has no foot."""
        lies = action_numbers.is_on(action) and before.now.lay_kind == data.ROAD_BLOCK
        return action_numbers.is_before_laying(action) and not lies

    def tally(self) -> KnightRiderTally:
        return KnightRiderTally()

    def observer(self) -> Observer:
        from tafelrunde.games.knight_rider.observing import KnightRiderObserver

        return KnightRiderObserver()

    def open_view(self, state: KnightRider) -> KnightRiderView:
        return open_view(state)

    def own_view(self, state: KnightRider, seat: int, seen: KnightRiderView) -> dict[str, object]:
        return own_view(state, seat)

    def describe(self, view: KnightRiderView) -> list[Section]:
        return describe(view)

    def choice(self, state: KnightRider, seat: int, action: int) -> Choice:
        return choice(state, seat, action)

    def why_not(self, state: KnightRider, seat: int, piece: str) -> dict[str, str]:
        """The card of the jump is played by jumping."""
        if piece == data.KITT_NAMES[data.JUMP_CARD]:
            return {"": str(state.refusal(seat, action_numbers.JUMP))}
        return super().why_not(state, seat, piece)

    def log(
        self, before: KnightRider, actor: int, action: int, after: KnightRider, viewer: int | None
    ) -> list[Message]:
        return log(before, actor, action, after, viewer)

    def chapter(self, before: KnightRider, after: KnightRider, line: Message) -> Message | None:
        return chapter(line)


GAME = KnightRiderGame()
