"""A bot that searches by sampling: many determinizations, with a short playout of each choice.

All choices are tried in the same determinizations with the same random numbers. Sequential halving
drops the worse half of them repeatedly, and the heuristic's choice is replaced only by one that is
clearly better. Playouts are heuristic; an optional tree improves the play after each choice.
"""

from math import exp, log2, sqrt, tanh
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from tafelrunde.bots.slips import Slipping
from tafelrunde.bots.tree import Node
from tafelrunde.core.insight import Insight
from tafelrunde.core.rng import FastRng, Rng
from tafelrunde.core.state import CHANCE, OVER, SEVERAL, Policy, State

WINNING: Final = 0.8
"""Weight of winning in the value of a position; the rest is the margin. With winning alone the bot
would play at random once every choice wins or every choice loses."""
HIGHEST_SEED: Final = 1 << 30
FAR_APART: Final = 1 << 40
"""Larger than the range of seeds in a search, so that no two seats share a random stream."""
HOPELESS: Final = 3.0
"""A choice this many standard errors worse than the heuristic's is dropped."""
FEW_GUESSES: Final = 16
"""Minimum number of determinizations before a choice can be dropped as hopeless."""
SLIP: Final = 12
"""A slipping opponent in a playout makes a random choice once in this many times."""
HARDLY_BETTER: Final = 0.015
"""Value (0 to 1) that a temperament may give up in one choice."""


@final
class Weights:
    """Fitted weights of the merits, and the size of a clear lead in points, for one number of
    seats."""

    def __init__(self, merits: list[float], spread: float) -> None:
        self.merits = merits
        self.spread = spread

    def __reduce__(self) -> tuple[object, ...]:
        return Weights, (self.merits, self.spread)

    def judge(self, insight: Insight, state: State, seat: i64) -> float:
        """The weighted sum of a seat's merits."""
        total: float = 0.0
        found = insight.merit(state, seat)
        at: i64
        for at in range(len(found)):
            total += self.merits[at] * found[at]
        return total


@final
class Budget:
    """Search budget for one choice."""

    def __init__(
        self, playouts: i64, seconds: float, loyalty: float, attention: i64, tree: bool
    ) -> None:
        self.playouts = playouts
        # Time limit: the search then returns the best choice so far.
        self.seconds = seconds
        # How many standard errors a choice must be better than the heuristic's to replace it.
        self.loyalty = loyalty
        # Percentage of choices that are searched.
        self.attention = attention
        # Whether to grow a search tree, which improves the play after each choice.
        self.tree = tree

    def __reduce__(self) -> tuple[object, ...]:
        return Budget, (self.playouts, self.seconds, self.loyalty, self.attention, self.tree)


@final
class Luck:
    """Random streams of one playout. Each seat has separate streams for chance and for
    tie-breaking, so that all choices get the same dice even if one needs an extra tie-break."""

    def __init__(self, seed: i64, seats: i64) -> None:
        self.chance = [FastRng(seed + 1 + FAR_APART * seat) for seat in range(seats)]
        self.ties = [FastRng(seed + 2 + FAR_APART * seat) for seat in range(seats)]


@final
class Arm:
    """A choice from the menu and its results so far."""

    def __init__(self, action: i64, stays: bool = False) -> None:
        self.action = action
        # Never dropped, however bad its results.
        self.stays = stays
        self.total: float = 0.0
        # Differences from the heuristic's choice in the same determinizations.
        self.ahead: float = 0.0
        self.ahead_squared: float = 0.0
        # The search tree below it.
        self.root = Node(CHANCE, action)

    def note(self, value: float, habit: float) -> None:
        self.total += value
        self.ahead += value - habit
        self.ahead_squared += (value - habit) * (value - habit)

    def is_clearly_better(self, guesses: i64, loyalty: float) -> bool:
        if guesses < 2 or self.ahead <= 0.0:
            return False
        return self.ahead / float(guesses) > loyalty * self.error(guesses)

    def is_hopeless(self, guesses: i64) -> bool:
        if guesses < FEW_GUESSES:
            return False
        return self.ahead / float(guesses) < -HOPELESS * self.error(guesses)

    def error(self, guesses: i64) -> float:
        """The standard error of the mean difference."""
        mean = self.ahead / float(guesses)
        variance = max(0.0, self.ahead_squared / float(guesses) - mean * mean)
        return sqrt(variance / float(guesses - 1))


@final
class Search(Policy):
    """Chooses by playouts. Deterministic for a given seed unless the time limit is reached."""

    def __init__(
        self,
        insight: Insight,
        weights: list[Weights],
        habits: list[Policy],
        budget: Budget,
        usual: Policy | None = None,
        liked: Policy | None = None,
    ) -> None:
        """`weights` are by number of seats. In playouts, the bot plays its first habit and each
        opponent a random one. `usual` is the policy to fall back on, the first habit by default.
        `liked` is the policy that its temperament prefers, if it has one."""
        self.insight = insight
        self.weights = weights
        self.habits = habits
        self.habit = habits[0]
        self.manners: list[Policy] = [*habits, Slipping(habits[0], SLIP)]
        self.budget = budget
        self.usual = usual if usual is not None else habits[0]
        self.liked = liked

    def __reduce__(self) -> tuple[object, ...]:
        known = (self.insight, self.weights, self.habits, self.budget, self.usual, self.liked)
        return Search, known

    def tempered(self, temper: str) -> Policy:
        """Temper the final choice only; playouts have no temperament."""
        liked = self.usual.tempered(temper)
        return Search(self.insight, self.weights, self.habits, self.budget, self.usual, liked)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        menu = state.legal(seat)
        usual = self.usual.choose(state, seat, rng)
        liked = usual if self.liked is None else self.liked.choose(state, seat, rng)
        if len(menu) == 1 or self.insight.quiet(state, seat):
            return liked
        if rng.below(100) >= self.budget.attention:
            return liked
        return self.compare(state, seat, menu, usual, liked, rng.below(HIGHEST_SEED))[0]

    def best_two(self, state: State, seat: i64, rng: Rng) -> list[i64]:
        """The choice and the best alternative; only the choice if the heuristic decides or there
        is no alternative."""
        menu = state.legal(seat)
        usual = self.usual.choose(state, seat, rng)
        if len(menu) == 1 or self.insight.quiet(state, seat):
            return [usual]
        return self.compare(state, seat, menu, usual, usual, rng.below(HIGHEST_SEED))

    # -- Sequential halving ----------------------------------------------------------------

    def compare(
        self, state: State, seat: i64, menu: list[i64], usual: i64, liked: i64, seed: i64
    ) -> list[i64]:
        """The best and the second-best choice; `liked` counts as the best unless another is
        clearly better."""
        deadline = perf_counter() + self.budget.seconds
        habit = Arm(usual, usual == liked)
        arms = [habit] + [Arm(action, action == liked) for action in menu if action != usual]
        rounds = 1 + i64(int(log2(float(len(arms) - 1)))) if len(arms) > 2 else 1
        guesses: i64 = 0
        number: i64
        guess: i64
        for number in range(rounds):
            for guess in range(max(2, self.budget.playouts // (len(arms) * rounds))):
                if not self.try_all(state, seat, arms, seed + guesses, deadline):
                    return self.best(arms, guesses)
                guesses += 1
            better = better_half(arms, guesses)
            if len(better) == 1:
                break
            arms = better
        return self.best(arms, guesses)

    def best(self, arms: list[Arm], guesses: i64) -> list[i64]:
        found = self.best_by_far(arms, guesses)
        if self.liked is None:
            return found
        best = next(arm for arm in arms if arm.action == found[0])
        for arm in arms:
            if arm.stays and arm.total >= best.total - HARDLY_BETTER * float(guesses):
                return [arm.action, best.action]
        return found

    def best_by_far(self, arms: list[Arm], guesses: i64) -> list[i64]:
        habit = arms[0]
        rival = arms[1]
        for arm in arms[1:]:
            if arm.total > rival.total:
                rival = arm
        if rival.is_clearly_better(guesses, self.budget.loyalty):
            return [rival.action, habit.action]
        return [habit.action, rival.action]

    # -- One determinization ---------------------------------------------------------------

    def try_all(
        self, state: State, seat: i64, arms: list[Arm], number: i64, deadline: float
    ) -> bool:
        """Try every choice in the same determinization with the same luck; False on timeout."""
        guess = self.insight.guess(state, seat, FastRng(3 * number))
        players = self.players(state.seats, seat, FastRng(3 * number + 1))
        end = self.insight.clock(state, 0) + self.insight.horizon(state.seats)
        values: list[float] = []
        for arm in arms:
            if perf_counter() > deadline:
                return False
            trial = guess.clone()
            trial.apply(seat, arm.action)
            luck = Luck(3 * number, trial.seats)
            if self.budget.tree:
                values.append(self.grow(arm.root, trial, players, luck, end)[seat])
            else:
                self.play_on(trial, players, luck, end, 0)
                values.append(self.values(trial)[seat])
        at: i64
        for at in range(len(arms)):
            arms[at].note(values[at], values[0])
        return True

    def players(self, seats: i64, seat: i64, rng: Rng) -> list[Policy]:
        """Policies for a playout: opponents play in random manners, so that the search does not
        overfit to a single one."""
        found: list[Policy] = []
        other: i64
        for other in range(seats):
            manner = rng.below(len(self.manners))
            found.append(self.habit if other == seat else self.manners[manner])
        return found

    def play_on(
        self, trial: State, players: list[Policy], luck: Luck, end: i64, decisions: i64
    ) -> None:
        """Play to the horizon, which is the same for all choices. `decisions` have been made since
        the choice; a choice that itself reaches the horizon is not played further."""
        while self.insight.clock(trial, decisions) < end:
            seat = trial.turn()
            if seat == OVER:
                return
            whose = self.insight.whose_luck(trial)
            if seat == CHANCE:
                trial.apply(CHANCE, trial.roll(luck.chance[whose]))
                continue
            if seat == SEVERAL:
                seat = trial.pending()[0]
            trial.apply(seat, players[seat].choose(trial, seat, luck.ties[whose]))
            decisions += 1

    # -- With a tree -----------------------------------------------------------------------

    def grow(
        self, root: Node, trial: State, players: list[Policy], luck: Luck, end: i64
    ) -> list[float]:
        """One playout: descend the tree, expand it by one node, continue by habit, and propagate
        the values of all seats back up."""
        path = [root]
        decisions: i64 = 0
        while path[-1].tries > 0 and self.insight.clock(trial, decisions) < end:
            seat = trial.turn()
            if seat == OVER:
                break
            node = self.next_node(path[-1], trial, luck)
            trial.apply(node.seat, node.action)
            path.append(node)
            if seat != CHANCE:
                decisions += 1
        self.play_on(trial, players, luck, end, decisions)
        values = self.values(trial)
        for node in path:
            node.note(values)
        return values

    def next_node(self, node: Node, trial: State, luck: Luck) -> Node:
        seat = trial.turn()
        whose = self.insight.whose_luck(trial)
        if seat == CHANCE:
            return node.after(CHANCE, trial.roll(luck.chance[whose]))
        if seat == SEVERAL:
            seat = trial.pending()[0]
        ties = luck.ties[whose]
        if self.insight.quiet(trial, seat):
            return node.after(seat, self.habit.choose(trial, seat, ties))
        return node.choose(trial, seat, self.habit, ties)

    # -- Evaluation ------------------------------------------------------------------------

    def values(self, state: State) -> list[float]:
        """The value of a state to every seat, from 0 to 1."""
        if state.turn() == OVER:
            return [self.outcome(state, seat) for seat in range(state.seats)]
        weights = self.weights[state.seats]
        judged = [weights.judge(self.insight, state, seat) for seat in range(state.seats)]
        return [prospect(judged, seat) for seat in range(state.seats)]

    def outcome(self, state: State, seat: i64) -> float:
        """The value of a finished game to a seat; a shared win counts as a fraction."""
        winners = state.winners()
        won = 1.0 / float(len(winners)) if seat in winners else 0.0
        scores = state.scores()
        best_other: i64 = -1 << 40
        other: i64
        for other in range(state.seats):
            if (other in winners) != (seat in winners):
                best_other = max(best_other, scores[other])
        lead: float = 0.0
        if best_other > -1 << 40:
            lead = float(scores[seat] - best_other) / self.weights[state.seats].spread
        return WINNING * won + (1.0 - WINNING) * soften(lead)


def prospect(judged: list[float], seat: i64) -> float:
    """A seat's value, estimated from the merits of all seats (a softmax, plus the margin)."""
    mine = judged[seat]
    all_odds: float = 0.0
    best_other: float = -1e9
    other: i64
    for other in range(len(judged)):
        all_odds += exp(min(50.0, judged[other] - mine))
        if other != seat:
            best_other = max(best_other, judged[other])
    return WINNING / all_odds + (1.0 - WINNING) * soften((mine - best_other) / 4.0)


def soften(lead: float) -> float:
    """Map a lead to 0..1 with diminishing returns."""
    return 0.5 + 0.5 * tanh(lead)


def better_half(arms: list[Arm], guesses: i64) -> list[Arm]:
    """The better half of the arms, without hopeless ones. The first arm, the heuristic's choice,
    always stays as the baseline."""
    rest = arms[1:]
    rest.sort(key=worst_first, reverse=True)
    half = max(1, (len(rest) + 1) // 2)
    found = [arms[0]]
    at: i64
    for at in range(len(rest)):
        if rest[at].stays or (at < half and not rest[at].is_hopeless(guesses)):
            found.append(rest[at])
    return found


def worst_first(arm: Arm) -> float:
    return arm.total
