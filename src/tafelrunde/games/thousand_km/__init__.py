"""1000 Kilometer: *Rallye-Meisterschaft*, the F. X. Schmid edition of Mille Bornes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tafelrunde.core.bits import list_bits
from tafelrunde.core.game import ASK, Accounts, Game, Reactions
from tafelrunde.core.options import Flag, Number, OneOf, OptionValues, SeatChoice
from tafelrunde.core.position import Form
from tafelrunde.core.state import CHANCE
from tafelrunde.core.words import Choice, Message, Section
from tafelrunde.games.thousand_km import laws, loading
from tafelrunde.games.thousand_km.measures import MEASURES, ThousandKmTally
from tafelrunde.games.thousand_km.players.insight import ThousandKmInsight
from tafelrunde.games.thousand_km.players.seasoned import Seasoned
from tafelrunde.games.thousand_km.players.thumb import Thumb
from tafelrunde.games.thousand_km.rules import action_numbers, data
from tafelrunde.games.thousand_km.rules.attacks import may_blitz
from tafelrunde.games.thousand_km.rules.cards import heap
from tafelrunde.games.thousand_km.rules.game import ThousandKm, new_championship
from tafelrunde.games.thousand_km.rules.plays import plays
from tafelrunde.games.thousand_km.rules.state import CHOOSING, WINDOW, Agreement
from tafelrunde.games.thousand_km.words import describe, log, menu, view
from tafelrunde.games.thousand_km.words.notation import NOTATION
from tafelrunde.games.thousand_km.words.reasons import FIGURES, sheet_of
from tafelrunde.games.thousand_km.words.view import ThousandKmView

if TYPE_CHECKING:
    from tafelrunde.core.cells import Observer


class ThousandKmGame(Game[ThousandKm, ThousandKmView]):
    name = "thousand_km"
    rules_version = 1
    seats = (2, 3, 4, 6)
    options = (
        # R6.1 to R6.8, in the order of the rules page.
        OneOf("mode", "championship", ("championship", "single_rally")),
        Number("points_target", 5000, 1, 100_000),
        Flag("extension_allowed", True),
        Flag("limit_any_time", False),
        Flag("green_after_action", False),
        SeatChoice("first_dealer"),
        Number("max_rallies", 40, 1, 100),
        Flag("six_as_three_pairs", False),
    )
    notation = NOTATION
    policies = {"thumb": Thumb, "seasoned": Seasoned}
    reactions = Reactions(
        answers=("blitz", "decline"),
        orders=("blitz", "decline"),
        default=ASK,
        bots="blitz",
        late="decline",
    )
    insight = ThousandKmInsight
    figures = FIGURES
    measures = MEASURES
    secrets = {
        "hands": "each seat knows its own (R7.2)",
        "talon": "nobody knows it (R7.1)",
        "blitzer": "the seat itself knows it (Q47)",
    }
    unobserved = {
        "tableaus.battle": "only the top card counts (R2.3)",
        "tableaus.speed": "only the top card counts (R2.3)",
        "sheet": "the last rally",
        "history": "earlier rallies",
    }

    def setup(self, seats: int, options: OptionValues) -> ThousandKm:
        """R3.1, R6.6, R6.8  Parties, deck and target follow from seats and options (Q50)."""
        three_pairs = seats == 6 and bool(options["six_as_three_pairs"])
        alone = seats < 4
        short = alone or three_pairs
        agreed = Agreement(
            parties=seats if alone else 3 if three_pairs else 2,
            deck=heap(list(data.SOLO_DECK if alone else data.TEAM_DECK)),
            target=data.SHORT_TARGET if short else data.LONG_TARGET,
            single_rally=options["mode"] == "single_rally",
            points_target=int(options["points_target"]),
            max_rallies=int(options["max_rallies"]),
            extension_possible=short and bool(options["extension_allowed"]),
            limit_any_time=bool(options["limit_any_time"]),
            green_after_action=bool(options["green_after_action"]),
        )
        dealer = options["first_dealer"]
        return new_championship(seats, agreed, data.NONE if dealer == "random" else int(dealer))

    def fields(self, form: Form, state: ThousandKm) -> None:
        loading.fields(form, state)

    def check(self, state: ThousandKm) -> None:
        laws.check(state)

    def longest(self, seats: int, options: OptionValues) -> int:
        """R5.12  A rally has as many plays as cards; each attack may ask every seat, and each of
        the parties may be asked about an extension."""
        rallies = 1 if options["mode"] == "single_rally" else int(options["max_rallies"])
        deck = data.SOLO_DECK if seats < 4 else data.TEAM_DECK
        attacks = sum(deck[data.FIRST_ATTACK :])
        return rallies * (sum(deck) + attacks * seats + 1)

    def ordered(self, state: ThousandKm, seat: int, order: str) -> int | None:
        """R4.11  Call Blitz whenever it can be called, or never."""
        if seat not in state.pending() or state.phase != WINDOW:
            return None
        if order == "blitz" and may_blitz(state, seat):
            return action_numbers.BLITZ
        return action_numbers.DECLINE

    def rivals(self, state: ThousandKm, seat: int) -> list[int]:
        party = state.party(seat)
        return [other for other in range(state.seats) if state.party(other) != party]

    def accounts(self, state: ThousandKm, seat: int) -> Accounts | None:
        return sheet_of(state, seat)

    def tally(self) -> ThousandKmTally:
        return ThousandKmTally()

    def observer(self) -> Observer:
        from tafelrunde.games.thousand_km.observing import ThousandKmObserver

        return ThousandKmObserver()

    def open_view(self, state: ThousandKm) -> ThousandKmView:
        return view.open_view(state)

    def own_view(self, state: ThousandKm, seat: int, seen: ThousandKmView) -> dict[str, object]:
        return view.own_view(state, seat)

    def describe(self, view: ThousandKmView) -> list[Section]:
        return describe.describe(view)

    def choice(self, state: ThousandKm, seat: int, action: int) -> Choice:
        return menu.choice(state, seat, action)

    def ahead(self, state: ThousandKm, seat: int) -> list[Choice]:
        """R4.2  Everything open and the seat's own hand, without the card that is drawn first."""
        if state.phase not in (CHOOSING, WINDOW) or (state.phase, state.active) == (CHOOSING, seat):
            return []
        return self._entries(state, seat, list_bits(plays(state, seat)))

    def log(
        self, before: ThousandKm, actor: int, action: int, after: ThousandKm, viewer: int | None
    ) -> list[Message]:
        return log.log(before, actor, action, after, viewer)

    def chapter(self, before: ThousandKm, after: ThousandKm, line: Message) -> Message | None:
        return log.chapter(line)

    def insiders(self, before: ThousandKm, actor: int, action: int) -> Sequence[int]:
        """R7.2  A drawn card is its seat's own, and so is what it did not answer (Q47)."""
        if actor == CHANCE:
            return (before.active,)
        return (actor,) if action == action_numbers.DECLINE else ()


GAME = ThousandKmGame()
