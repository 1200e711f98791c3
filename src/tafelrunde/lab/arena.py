"""Tournaments between bots: every bot plays the same deals from every seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from hashlib import sha256
from itertools import combinations
from math import ceil
from pathlib import Path

import msgspec
from openskill.models import PlackettLuce

from tafelrunde import games as registry
from tafelrunde.bots.search import Luck
from tafelrunde.core.game import AnyGame
from tafelrunde.core.options import OptionValues, complete
from tafelrunde.lab.engine import THIS_PROCESS, Engine
from tafelrunde.lab.intervals import wilson
from tafelrunde.lab.players import Player, find_player, find_players, insight_of
from tafelrunde.lab.playout import play_apart
from tafelrunde.lab.simulate import game_seed


class Rated(msgspec.Struct, frozen=True):
    """The results of one player."""

    name: str
    games: int
    wins: float
    """Wins; shared wins count as fractions."""
    share: float
    low: float
    high: float
    """Bounds of Wilson's 95 % interval of the share. Games of one deal count as independent:
    measured, they vary about as much."""
    rating: float
    """Mean rating of openskill's Plackett-Luce model; every player starts at 25."""


class Arena(msgspec.Struct, frozen=True):
    """The results; a deterministic function of the parameters."""

    game: str
    seats: int
    options: OptionValues
    seed: int
    games: int
    players: list[Rated]


class Deal(msgspec.Struct, frozen=True):
    """One deal of one line-up, played once for each rotation of the seats."""

    game: str
    line_up: list[str]
    """Names of the players."""
    options: OptionValues
    seed: int
    number: int
    policies: dict[str, Player] = {}
    """The players whose names are not those of bots."""
    honest: bool = True

    def players(self) -> list[Player]:
        return [self.policies.get(name, name) for name in self.line_up]


class Played(msgspec.Struct, frozen=True):
    """The ranks of the line-up's players, game by game."""

    line_up: list[str]
    places: list[list[int]]


def play_deal(deal: Deal) -> Played:
    """Play a deal. Its dice and cards come from streams of their own, so that they do not depend on
    the random numbers that players use."""
    game = registry.find(deal.game)
    seats = len(deal.line_up)
    players = find_players(game, deal.players(), honest=deal.honest)
    insight = insight_of(game)
    places: list[list[int]] = []
    for turned in range(seats):
        state = game.new(seats, deal.options)
        seated = [players[(seat + turned) % seats] for seat in range(seats)]
        luck = Luck(game_seed(deal.seed, deal.number), seats)
        play_apart(state, seated, luck, insight)
        standing = [int(place) for place in state.standing()]
        places.append([standing[(player - turned) % seats] for player in range(seats)])
    return Played(deal.line_up, places)


def line_ups(players: Sequence[str], seats: int) -> list[list[str]]:
    """All combinations of players for `seats` seats; if there are fewer players than seats, they
    repeat until all seats are taken."""
    if len(players) >= seats:
        return [list(company) for company in combinations(players, seats)]
    return [[players[seat % len(players)] for seat in range(seats)]]


def hold(
    game: AnyGame,
    players: Sequence[str] | Mapping[str, Player],
    seats: int,
    games: int,
    seed: int,
    *,
    options: Mapping[str, object] | None = None,
    engine: Engine = THIS_PROCESS,
    kept: Path | None = None,
    until: float | None = None,
    progress: Callable[[int, int], None] | None = None,
    honest: bool = True,
) -> Arena:
    """Play at least `games` games, and with `until` more until all intervals are within so many
    percentage points of their middle. Results in the folder `kept` are reused. Players have names;
    bots and `module:Class` may be listed by theirs alone. `progress` receives the number of games
    played and planned so far."""
    policies = dict(players) if isinstance(players, Mapping) else {}
    players = list(players)
    if len(set(players)) != len(players) or len(players) < 2:
        raise ValueError("an arena needs at least two players, each named once")
    if policies and kept is not None:
        raise ValueError("results can be reused only of players that are listed by name")
    for name in players:
        find_player(game, policies.get(name, name))
    game.new(seats, options)
    values = complete(game.options, options or {}, seats)
    companies = line_ups(players, seats)
    deals = -(-games // (seats * len(companies)))
    results: list[Played] = []
    while deals * len(companies) > len(results):
        jobs = [
            Deal(game.name, company, values, seed, number, policies, honest)
            for number in range(len(results) // len(companies), deals)
            for company in companies
        ]
        results += play_all(jobs, engine, kept, progress, len(results) * seats)
        if until is not None:
            deals = max(deals, deals_needed(deals, rate(players, results), until))
    return Arena(
        game=game.name,
        seats=seats,
        options=values,
        seed=seed,
        games=len(results) * seats,
        players=rate(players, results),
    )


def deals_needed(played: int, players: Sequence[Rated], until: float) -> int:
    """How many deals should give intervals of plus or minus `until` percentage points. A width
    shrinks with the root of the number of games."""
    widest = max(50 * (player.high - player.low) for player in players)
    return played if widest <= until else max(played + 1, ceil(played * (widest / until) ** 2))


# -- Resuming after an interruption --------------------------------------------------------


def play_all(
    jobs: Sequence[Deal],
    engine: Engine,
    kept: Path | None,
    progress: Callable[[int, int], None] | None,
    before: int,
) -> list[Played]:
    """Results in the order of the jobs, whether cached or new, after so many games `before`."""
    results = {number: _read(kept, job) for number, job in enumerate(jobs)}
    done = {number: played for number, played in results.items() if played is not None}
    missing = [number for number in range(len(jobs)) if number not in done]
    seats = len(jobs[0].line_up)
    for at, played in engine.spread(play_deal, [jobs[number] for number in missing]):
        done[missing[at]] = played
        _write(kept, jobs[missing[at]], played)
        if progress is not None:
            progress(before + len(done) * seats, before + len(jobs) * seats)
    return [done[number] for number in range(len(jobs))]


def _file(kept: Path, job: Deal) -> Path:
    """The cache file of a job; its name depends on the rules and the bots."""
    return kept / (sha256(msgspec.json.encode(job) + players_of_today()).hexdigest()[:24] + ".json")


@cache
def players_of_today() -> bytes:
    """A fingerprint of the rules and the built-in bots, but not of custom policies."""
    package = Path(registry.__file__).parents[1]
    others = [registry.folder(name) for name in registry.names() if name not in registry.NAMES]
    found = sha256()
    for folder in (package / "bots", package / "core", package / "games", *others):
        for path in sorted(folder.rglob("*")):
            if path.suffix in {".py", ".json"}:
                found.update(path.read_bytes())
    return found.digest()


def _read(kept: Path | None, job: Deal) -> Played | None:
    if kept is None or not _file(kept, job).is_file():
        return None
    return msgspec.json.decode(_file(kept, job).read_bytes(), type=Played)


def _write(kept: Path | None, job: Deal, played: Played) -> None:
    """Write atomically."""
    if kept is None:
        return
    kept.mkdir(parents=True, exist_ok=True)
    unfinished = _file(kept, job).with_suffix(".part")
    unfinished.write_bytes(msgspec.json.encode(played))
    unfinished.replace(_file(kept, job))


# -- Rating --------------------------------------------------------------------------------


def rate(players: Sequence[str], results: Sequence[Played]) -> list[Rated]:
    ratings = rate_by_places(players, results)
    return [_rated(name, _shares(name, results), ratings[name]) for name in players]


def _shares(name: str, results: Sequence[Played]) -> list[float]:
    """The player's share of the win for each game and seat."""
    return [
        (places[at] == 1) / places.count(1)
        for played in results
        for at, other in enumerate(played.line_up)
        if other == name
        for places in played.places
    ]


def _rated(name: str, shares: list[float], rating: float) -> Rated:
    wins, games = sum(shares), len(shares)
    low, high = wilson(wins, games)
    return Rated(name, games, wins, wins / games, low, high, rating)


def rate_by_places(players: Sequence[str], results: Sequence[Played]) -> dict[str, float]:
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in players}
    for played in results:
        if len(set(played.line_up)) < len(played.line_up):
            continue  # A player in two seats cannot gain against itself.
        for places in played.places:
            rated = model.rate([[ratings[name]] for name in played.line_up], ranks=list(places))
            for name, (rating,) in zip(played.line_up, rated, strict=True):
                ratings[name] = rating
    return {name: round(rating.mu, 2) for name, rating in ratings.items()}
