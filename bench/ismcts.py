"""Our search against OpenSpiel's ISMCTS with equal time per choice, using an adapter for our games.

    .venv-bench/bin/python bench/ismcts.py --games 20

OpenSpiel's `ISMCTSBot` is unchanged except for a time limit. It uses our compiled rules for its
playouts, which makes it faster than through any adapter. Writes bench/ismcts.md.
"""

from __future__ import annotations

import argparse
import platform
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parent.parent
# Our package as users install it, after everything that the peers installed.
sys.path += [str(path) for path in ROOT.glob(".venv-compiled/lib/python3*/site-packages")]

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402

from tafelrunde.bots import searching  # noqa: E402
from tafelrunde.bots.outlook import shares  # noqa: E402
from tafelrunde.bots.random import RandomPolicy  # noqa: E402
from tafelrunde.bots.search import Search  # noqa: E402
from tafelrunde.core.build import compiled  # noqa: E402
from tafelrunde.core.game import AnyGame  # noqa: E402
from tafelrunde.core.options import complete  # noqa: E402
from tafelrunde.core.rng import FastRng, Rng  # noqa: E402
from tafelrunde.core.state import CHANCE, OVER, Policy, State  # noqa: E402
from tafelrunde.games import find  # noqa: E402
from tafelrunde.lab.intervals import wilson  # noqa: E402
from tafelrunde.lab.playout import play_out  # noqa: E402
from tafelrunde.lab.simulate import game_seed  # noqa: E402

GAMES = {"thousand_km": "1000 Kilometer", "kraftwagen": "Kraftwagen"}
SEATS = 2
CURIOSITY = 1.4
"""The UCT exploration constant; wins and losses are 1 and -1."""
LOYALTY = {"thousand_km": 1.5, "kraftwagen": 0.5}
PAGE = Path("bench/ismcts.md")


# -- Adapter of our games to OpenSpiel ---------------------------------------------------------
# OpenSpiel is untyped: its classes are Any, and so are their subclasses.


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, game: AnyGame) -> None:
        kind = pyspiel.GameType(
            short_name=f"tafelrunde_{game.name}",
            long_name=game.name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=SEATS,
            min_num_players=SEATS,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        size = pyspiel.GameInfo(
            num_distinct_actions=game.notation.size,
            max_chance_outcomes=game.notation.size,
            num_players=SEATS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest(SEATS, complete(game.options, {}, SEATS)),
        )
        super().__init__(kind, size, {})


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame, inner: State) -> None:
        super().__init__(game)
        self.game = game
        self.inner = inner

    def current_player(self) -> int:
        turn = self.inner.turn()
        if turn == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else int(turn)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.inner.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.inner.outcomes()
        whole = sum(int(weight) for _, weight in outcomes)
        return [(int(action), int(weight) / whole) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.inner.apply(self.inner.turn(), action)

    def is_terminal(self) -> bool:
        return bool(self.inner.turn() == OVER)

    def returns(self) -> list[float]:
        return [2 * share - 1 for share in shares(self.inner)]

    def information_state_string(self, player: int | None = None) -> str:
        """The state as visible to the seat."""
        seat = int(self.inner.turn()) if player is None else player
        seen = self.inner.position()
        seen.pop("talon", None)
        hands = seen.get("hands")
        if isinstance(hands, list):
            seen["hands"] = hands[seat]
        return repr(seen)

    def __str__(self) -> str:
        return repr(self.inner)


# -- The peer ----------------------------------------------------------------------------------


class TimeUp(Exception):
    """Ends the search; its results so far count."""


class QuickRollouts:
    """Random playouts with our compiled rules, instead of OpenSpiel's Python loop."""

    def __init__(self) -> None:
        self.rng = FastRng(1)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]

    def evaluate(self, state: SpielState) -> list[float]:
        trial = state.inner.clone()
        play_out(trial, [RandomPolicy()] * SEATS, self.rng)
        return [2 * share - 1 for share in shares(trial)]


class Clocked(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, limited by time instead of a number of simulations."""

    def __init__(self, game: SpielGame, seconds: float) -> None:
        super().__init__(
            game,
            QuickRollouts(),
            CURIOSITY,
            max_simulations=10**9,
            random_state=np.random.RandomState(1),
            allow_inconsistent_action_sets=True,
        )
        self.seconds = seconds
        self.deadline = 0.0
        self.iterations = 0
        self.luck: Rng = FastRng(1)
        self.set_resampler(self.guess)

    def guess(self, state: SpielState, seat: int) -> SpielState:
        if process_time() > self.deadline and self._root_node.total_visits > 0:
            raise TimeUp
        self.iterations += 1
        return SpielState(state.game, state.inner.determinize(seat, self.luck))

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        self.deadline = process_time() + self.seconds
        try:
            return list(super().run_search(state))
        except TimeUp:
            return list(self.get_final_policy(state, self._root_node))


@dataclass
class Spent:
    """How a player used its time."""

    choices: int = 0
    seconds: float = 0.0
    iterations: int = 0

    def told(self) -> str:
        rate = f"{self.iterations / self.seconds:,.0f}".replace(",", " ")
        return f"{1000 * self.seconds / self.choices:.1f} ms | {rate}"


class Peer(Policy):
    def __init__(self, game: AnyGame, seconds: float) -> None:
        self.game = SpielGame(game)
        self.bot = Clocked(self.game, seconds)
        self.spent = Spent()

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if len(state.legal(seat)) == 1:
            return int(state.legal(seat)[0])
        self.bot.luck = rng
        before, start = self.bot.iterations, process_time()
        action = int(self.bot.step(SpielState(self.game, state)))
        self.spent.seconds += process_time() - start
        self.spent.iterations += self.bot.iterations - before
        self.spent.choices += 1
        return action


# -- Ours --------------------------------------------------------------------------------------


class Ours(Policy):
    """Our search, with as many playouts as fit into the time."""

    def __init__(self, game: AnyGame, seconds: float) -> None:
        self.search = self.searcher(game, playouts_in(game, seconds))
        self.spent = Spent()

    @staticmethod
    def searcher(game: AnyGame, playouts: int) -> Search:
        kept = searching.kept_for(game.name)
        thinking = searching.Thinking(playouts, 60.0, LOYALTY[game.name])
        return searching.search_with(game, kept.seats, thinking)

    def choose(self, state: State, seat: int, rng: Rng) -> int:
        if len(state.legal(seat)) == 1:
            return int(state.legal(seat)[0])
        start = process_time()
        action = int(self.search.choose(state, seat, rng))
        self.spent.seconds += process_time() - start
        self.spent.iterations += self.search.budget.playouts
        self.spent.choices += 1
        return action


def playouts_in(game: AnyGame, seconds: float) -> int:
    """Playouts per choice that fit into the time on this machine, measured in one game."""
    trying = 200
    search = Ours.searcher(game, trying)
    state, rng = game.new(SEATS), FastRng(5)
    thumb = game.policies["thumb"]()
    tried, spent = 0, 0.0
    while (turn := state.turn()) != OVER and spent < 1.0:
        if turn == CHANCE:
            state.apply(CHANCE, state.roll(rng))
            continue
        if len(state.legal(turn)) > 1:
            start = process_time()
            search.choose(state, turn, rng)
            spent += process_time() - start
            tried += trying
        state.apply(turn, thumb.choose(state, turn, rng))
    return int(tried / spent * seconds)


# -- The match ---------------------------------------------------------------------------------


@dataclass
class Match:
    game: AnyGame
    ours: Ours
    peer: Peer
    deals: list[float] = field(default_factory=list)
    """Our share of the wins per deal; each deal is played from both sides."""

    def play(self, games: int, seed: int) -> None:
        for number in range(games // SEATS):
            won = 0.0
            for side in range(SEATS):
                state = self.game.new(SEATS)
                players: list[Policy] = [self.peer] * SEATS
                players[side] = self.ours
                play_out(state, players, FastRng(game_seed(seed, number)))
                won += shares(state)[side]
            self.deals.append(won / SEATS)

    def row(self) -> str:
        games = SEATS * len(self.deals)
        won = SEATS * sum(self.deals)
        low, high = wilson(round(won), games)
        return (
            f"| {GAMES[self.game.name]} | {games} "
            f"| {100 * won / games:.0f} % ({100 * low:.0f} to {100 * high:.0f}) "
            f"| {self.ours.spent.told()} | {self.peer.spent.told()} |"
        )


def page(rows: Sequence[str], seconds: float) -> str:
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], stdout=subprocess.PIPE, check=True, text=True
    ).stdout.strip()
    return f"""# Our search compared with OpenSpiel's ISMCTS

Written by `bench/ismcts.py`. Commit {commit}, {date.today()}, Python {platform.python_version()}.

`ISMCTSBot` of OpenSpiel (`open_spiel.python.algorithms.ismcts`, unchanged) plays our games over an
adapter of its Python interface. Its playouts are random games by our compiled rules, its tree is
its own. Both have {1000 * seconds:.0f} ms of CPU time for a choice, two seats, every deal from both
sides; an iteration is one choice played out in one guess.

The time decides more than the algorithm: ISMCTS makes some ten iterations a choice, random games
to the end; ours are more than a hundred, short ones by rules of thumb, judged at a horizon.

| game | games | our wins | ours: a choice | iterations/s | ISMCTS: a choice | iterations/s |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
{chr(10).join(rows)}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, usage=argparse.SUPPRESS)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--milliseconds", type=float, default=5.0)
    wanted = parser.parse_args()
    if not compiled():
        sys.exit("only compiled rules are measured: make compile")
    seconds = wanted.milliseconds / 1000
    rows = []
    for name in GAMES:
        game = find(name)
        match = Match(game, Ours(game, seconds), Peer(game, seconds))
        match.play(wanted.games, seed=1)
        rows.append(match.row())
        PAGE.write_text(page(rows, seconds), "utf-8")
        sys.stdout.write(rows[-1] + "\n")


if __name__ == "__main__":
    main()
