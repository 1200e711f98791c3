"""Knatsch: what is worth counting in a game."""

from __future__ import annotations

from tafelrunde.core.measures import Measure, Tally
from tafelrunde.games.knatsch.rules import action_numbers as numbers
from tafelrunde.games.knatsch.rules.data import CASTLES, NONE, TOURNAMENT
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.state import FOR_KING

MEASURES = (
    Measure("rounds", "amount"),
    Measure("turns", "amount"),
    Measure("attacks", "amount"),
    Measure("steals", "amount"),
    Measure("tournaments", "amount"),
    Measure("king-attempts", "amount"),
    Measure("ended-castles", "ending"),
    Measure("ended-tournaments", "ending"),
    Measure("ended-king", "ending"),
    Measure("ended-last-round", "ending"),
)


class KnatschTally(Tally[Knatsch]):
    def __init__(self) -> None:
        self.attacks = 0
        self.steals = 0
        self.tournaments = 0
        self.king = 0

    def note(self, state: Knatsch, actor: int, action: int) -> None:
        if numbers.is_take(action):
            castle = numbers.taken_card(action) < CASTLES
            self.attacks += castle
            self.steals += not castle
        elif numbers.is_pile(action):
            self.tournaments += state.piles[numbers.pile_chosen(action)].top == TOURNAMENT
        elif action == numbers.CHALLENGE:
            self.king += 1

    def measures(self, state: Knatsch) -> dict[str, float]:
        seats, rounds, winner = int(state.seats), int(state.round_number), int(state.winner)
        if winner == NONE:
            ending, last = "ended-last-round", seats
        else:
            ending, last = how_won(state), 1 + (state.active - state.start_player) % seats
        found: dict[str, float] = {
            "rounds": rounds,
            "turns": (rounds - 1) * seats + int(last),
            "attacks": self.attacks,
            "steals": self.steals,
            "tournaments": self.tournaments,
            "king-attempts": self.king,
        }
        for measure in MEASURES:
            if measure.kind == "ending":
                found[measure.name] = float(measure.name == ending)
        return found


def how_won(state: Knatsch) -> str:
    """R5.1  The three ways."""
    castles = state.realms[state.winner].castle_count()
    if state.this_roll.purpose == FOR_KING:
        return "ended-king"
    return "ended-castles" if castles >= state.agreed.castles_to_win else "ended-tournaments"
