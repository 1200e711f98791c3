"""Knatsch: Michael Schacht's game of dice, castles and tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.core.game import Game
from tafelrunde.core.options import Flag, Number, OneOf, OptionValues
from tafelrunde.core.position import Form
from tafelrunde.core.words import Choice, Message, Section
from tafelrunde.games.knatsch import laws, loading
from tafelrunde.games.knatsch.measures import MEASURES, KnatschTally
from tafelrunde.games.knatsch.odds.asking import KnatschOdds
from tafelrunde.games.knatsch.players.insight import KnatschInsight
from tafelrunde.games.knatsch.players.thumb import Seasoned, Thumb
from tafelrunde.games.knatsch.rules.data import DECK, HIGHEST_OTHER, LONE_DIE, LONE_POOLED, TYPES
from tafelrunde.games.knatsch.rules.game import Knatsch, new_game
from tafelrunde.games.knatsch.rules.state import Agreement
from tafelrunde.games.knatsch.words import describe, log, menu, view
from tafelrunde.games.knatsch.words.notation import NOTATION
from tafelrunde.games.knatsch.words.reasons import FIGURES, REASONS
from tafelrunde.games.knatsch.words.view import KnatschView

if TYPE_CHECKING:
    from tafelrunde.core.cells import Observer


class KnatschGame(Game[Knatsch, KnatschView]):
    name = "knatsch"
    rules_version = 2
    former_rules = (1,)
    seats = (2, 3, 4, 5, 6)
    best_seats = 4
    options = (
        Flag("two_player_shield", True),
        OneOf("target_rule", "exceed", ("exceed", "reach")),
        OneOf("kicker_rule", "highest_other", ("highest_other", "lone_only")),
        OneOf("king_timing", "first_attempt", ("first_attempt", "any_attempt")),
        OneOf("castle_set", "mixed", ("mixed", "low")),
        OneOf("start_castles", "random", ("random", "weak")),
        Flag("pass_allowed", False),
        Number("round_limit", 60, 0, loading.MOST_ROUNDS),
        Flag("memory_aid", True),
        # R6.10  The five blank cards have no effects: only none of them can be agreed on.
        Number("blank_specials", 0, 0, 0),
        Flag("short_game", False),
    )
    notation = NOTATION
    policies = {"thumb": Thumb, "seasoned": Seasoned}
    insight = KnatschInsight
    reasons = REASONS
    figures = FIGURES
    measures = MEASURES
    secrets = {
        "piles.unknown": "without memory aid nobody knows (R6.9)",
        "piles.tail": "without memory aid nobody knows (R6.9)",
        "unseen": "without memory aid nobody knows (R6.9)",
    }

    def setup(self, seats: int, options: OptionValues) -> Knatsch:
        limit = options["round_limit"]
        assert isinstance(limit, int)
        agreed = Agreement(
            seats=seats,
            two_player_shield=options["two_player_shield"] is True,
            reach=options["target_rule"] == "reach",
            kicker_rule=LONE_DIE if options["kicker_rule"] == "lone_only" else HIGHEST_OTHER,
            king_any_attempt=options["king_timing"] == "any_attempt",
            low_castles=options["castle_set"] == "low",
            weak_start=options["start_castles"] == "weak",
            pass_allowed=options["pass_allowed"] is True,
            round_limit=limit,
            memory_aid=options["memory_aid"] is True,
            short_game=options["short_game"] is True,
        )
        return new_game(seats, agreed)

    def go_back(self, state: Knatsch, rules: int) -> None:
        """Under rules 1 a card die could take away the kicker (R6.3)."""
        if state.agreed.kicker_rule == LONE_DIE:
            state.agreed.kicker_rule = LONE_POOLED

    def fields(self, form: Form, state: Knatsch) -> None:
        loading.fields(form, state)

    def check(self, state: Knatsch) -> None:
        laws.check(state)

    def longest(self, seats: int, options: OptionValues) -> int | None:
        """R5.4  In a turn each type of special gives one attempt more at most; before each all
        cards may be tucked once; a roll asks three times at most."""
        limit = options["round_limit"]
        assert isinstance(limit, int)
        if limit == 0:
            # R6.8  Nothing guarantees an end.
            return None
        attempt = 1 + DECK + 3 * seats
        return limit * seats * ((TYPES + 1) * attempt + 4)

    def open_menu(self, state: Knatsch, seat: int) -> bool:
        return True

    def tally(self) -> KnatschTally:
        return KnatschTally()

    def observer(self) -> Observer:
        from tafelrunde.games.knatsch.observing import KnatschObserver

        return KnatschObserver()

    def odds(self) -> KnatschOdds:
        return KnatschOdds()

    def open_view(self, state: Knatsch) -> KnatschView:
        return view.open_view(state)

    def own_view(self, state: Knatsch, seat: int, seen: KnatschView) -> dict[str, object]:
        return {}  # nobody knows more than the others

    def describe(self, view: KnatschView) -> list[Section]:
        return describe.describe(view)

    def choice(self, state: Knatsch, seat: int, action: int) -> Choice:
        return menu.choice(state, seat, action)

    def menu(self, state: Knatsch, seat: int) -> list[Choice]:
        return menu.in_order(super().menu(state, seat))

    def log(
        self, before: Knatsch, actor: int, action: int, after: Knatsch, viewer: int | None
    ) -> list[Message]:
        return log.log(before, actor, action, after)

    def chapter(self, before: Knatsch, after: Knatsch, line: Message) -> Message | None:
        return log.chapter(before, after, line)

    def insiders(self, before: Knatsch, actor: int, action: int) -> Sequence[int]:
        return ()


GAME = KnatschGame()
