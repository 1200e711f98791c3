"""Knatsch: what a search has to know. Dice are left to the rules of thumb: they are exact there."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits, list_bits
from tafelrunde.core.insight import Insight
from tafelrunde.core.state import State
from tafelrunde.games.knatsch.odds.chances import chance
from tafelrunde.games.knatsch.rules import data
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.state import CHOOSING

TURNS: Final = 4
ORDINARY: Final = 342
"""A castle that is neither easy nor hard to take."""


@final
class KnatschInsight(Insight):
    def names(self) -> list[str]:
        return [
            "castles", "castle-short", "two-castles-short", "tournaments", "set-short",
            "set-two-short", "may-try-king", "specials", "card-dice", "guarded-castles",
            "guarded-specials", "may-be-attacked", "turn", "force", "dice-sum", "king", "danger",
            "castle-for-set",
        ]  # fmt: skip

    def merit(self, state: State, seat: i64) -> list[float]:
        assert isinstance(state, Knatsch)
        realm = state.realms[seat]
        agreed = state.agreed
        castles = realm.castle_count()
        to_win = agreed.castles_to_win - castles
        cards = realm.card_dice()
        lone = agreed.kicker_rule
        king = chance(data.KING, data.THROWS, cards, lone)
        set_castles = max(0, agreed.set_castles - castles)
        set_tournaments = max(0, agreed.set_tournaments - realm.tournaments)
        return [
            float(castles),
            1.0 if to_win <= 1 else 0.0,
            1.0 if to_win <= 2 else 0.0,
            float(realm.tournaments),
            1.0 if set_castles + set_tournaments <= 1 else 0.0,
            1.0 if set_castles + set_tournaments <= 2 else 0.0,
            1.0 if castles >= agreed.castles_for_king else 0.0,
            float(count_bits(realm.specials)),
            float(count_bits(realm.card_dice())),
            float(count_bits(realm.guarded & realm.castles)),
            float(count_bits(realm.guarded & realm.specials)),
            1.0 if castles >= agreed.castles_to_attack else 0.0,
            1.0 if state.active == seat else 0.0,
            chance(ORDINARY, data.THROWS, cards, lone),
            dice_sum(cards),
            king if castles >= agreed.castles_for_king else 0.0,
            danger(state, seat),
            1.0 if set_castles > 0 and set_tournaments == 0 else 0.0,
        ]

    def clock(self, state: State, decisions: i64) -> i64:
        """In turns: a playout that ends in the middle of a roll tells little."""
        assert isinstance(state, Knatsch)
        turn = (state.active + state.seats - state.start_player) % state.seats
        return state.round_number * state.seats + turn

    def horizon(self, seats: i64) -> i64:
        return max(TURNS, seats)

    def quiet(self, state: State, seat: i64) -> bool:
        assert isinstance(state, Knatsch)
        return state.phase != CHOOSING

    def settled(self, state: State) -> bool:
        """At the beginning of a turn."""
        assert isinstance(state, Knatsch)
        turn = state.this_turn
        return state.phase == CHOOSING and turn.attempts + turn.tucks_used == 0


def danger(state: Knatsch, seat: i64) -> float:
    """The best chance of the others to take a castle, as far as it does not depend on defence."""
    realm = state.realms[seat]
    if realm.castle_count() < state.agreed.castles_to_attack:
        return 0.0
    worst = 0.0
    other: i64
    castle: i64
    for other in range(state.seats):
        if other != seat:
            rival = state.realms[other]
            throws: i64 = data.MORE_THROWS if rival.has(data.CATAPULT) else data.THROWS
            for castle in list_bits(realm.castles & ~realm.guarded & ~rival.barred):
                bar = state.agreed.combos[castle]
                taken = chance(bar, throws, rival.card_dice(), state.agreed.kicker_rule)
                worst = max(worst, taken)
    return worst


def dice_sum(cards: i64) -> float:
    total = 0.0
    value: i64
    for value in list_bits(cards):
        total += float(value + 1)
    return total / 5.0
