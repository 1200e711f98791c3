"""Figures of the lab and the list of games, as tables."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.cli.arguments import possible_values
from tafelrunde.cli.house import House
from tafelrunde.cli.screen import Screen
from tafelrunde.core.game import AnyGame
from tafelrunde.core.options import OneOf, OptionValue
from tafelrunde.core.words import say
from tafelrunde.lab.simulate import Simulation
from tafelrunde.lab.speed import Speed


def seat_counts(game: AnyGame) -> str:
    return ", ".join(str(seats) for seats in game.seats)


def title(language: str, game: AnyGame) -> str:
    return House(language, game.name).render(say("game-title"))


# -- Games -----------------------------------------------------------------------------------


def show_games(screen: Screen, games: Sequence[AnyGame]) -> None:
    house = screen.house
    rows = []
    for game in games:
        words = House(house.language, game.name)
        blurb = words.render(say("game-blurb"))
        rows.append([game.name, words.render(say("game-title")), seat_counts(game), blurb])
    screen.table([house.say(f"head-{key}") for key in ("game", "title", "players", "blurb")], rows)
    screen.line()
    screen.line(house.say("games-hint"), "dim")


def show_game(screen: Screen, game: AnyGame, bots: Sequence[str]) -> None:
    """One game with its options."""
    house = House(screen.house.language, game.name)
    screen.headline(house.render(say("game-title")))
    screen.line(house.render(say("game-blurb")))
    Screen(screen.console, house).brief()
    screen.line()
    screen.line(house.render(say("game-origin")), "dim")
    screen.line()
    screen.facts(
        [
            [house.say("head-players"), seat_counts(game)],
            [house.say("head-bots"), ", ".join(bots)],
        ]
    )
    for option in game.options:
        screen.line()
        screen.line(house.render(say(f"option-{option.name}")), "bold")
        screen.paragraph(house.render(say(f"option-{option.name}-help")))
        possible = possible_values(house, option, max(game.seats))
        screen.facts(
            [
                [house.say("head-option"), f"--option {option.name}={as_typed(option.default)}"],
                [house.say("head-possible"), possible],
            ]
        )
        if isinstance(option, OneOf):
            screen.facts(
                [
                    [value, house.render(say(f"option-{option.name}-{value}"))]
                    for value in option.values
                ]
            )


def as_typed(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def games_as_json(language: str, games: Sequence[AnyGame]) -> dict[str, object]:
    return {"games": [game_as_json(language, game) for game in games]}


def game_as_json(language: str, game: AnyGame) -> dict[str, object]:
    words = House(language, game.name)
    return {
        "name": game.name,
        "title": words.render(say("game-title")),
        "players": list(game.seats),
        "blurb": words.render(say("game-blurb")),
        "brief": words.render(say("game-brief")).splitlines(),
        "origin": words.render(say("game-origin")),
        "rules": game.rules_version,
        "options": {
            option.name: {
                "default": option.default,
                "title": words.render(say(f"option-{option.name}")),
                "help": words.render(say(f"option-{option.name}-help")),
                "possible": possible_values(words, option, max(game.seats)),
            }
            for option in game.options
        },
    }


# -- Simulations -----------------------------------------------------------------------------


def show_simulation(screen: Screen, game: AnyGame, result: Simulation) -> None:
    house = screen.house
    screen.headline(title(house.language, game))
    rows = []
    for seat, bot in enumerate(result.bots):
        low, high = result.win_intervals[seat]
        rows.append(
            [
                str(seat),
                bot,
                house.number(result.wins[seat]),
                house.number(result.shared_wins[seat]),
                house.percent(result.win_shares[seat]),
                house.say(
                    "interval", low=house.number(100 * low, 1), high=house.number(100 * high, 1)
                ),
                house.number(result.mean_scores[seat], 1),
                house.number(result.score_deviations[seat], 1),
            ]
        )
    head = ("seat", "bot", "wins", "shared", "share", "interval", "mean", "deviation")
    screen.table([house.say(f"head-{key}") for key in head], rows)
    screen.line()
    length = result.length
    screen.facts(
        [
            [
                house.say("games-played"),
                house.say("games-seed", games=house.number(result.games), seed=str(result.seed)),
            ],
            [
                house.say("length"),
                house.say(
                    "length-of",
                    mean=house.number(length.mean, 1),
                    deviation=house.number(length.deviation, 1),
                    least=house.number(length.least),
                    most=house.number(length.most),
                ),
            ],
            [
                house.say("speed"),
                house.say(
                    "speed-of",
                    decisions=house.number(result.decisions_per_second),
                    games=house.number(result.games_per_second, 1),
                    seconds=house.number(result.seconds, 2),
                ),
            ],
            [house.say("rules-run"), rules_run(house, result.compiled)],
        ]
    )


def rules_run(house: House, compiled: bool) -> str:
    return house.say("compiled" if compiled else "interpreted")


# -- Speed -----------------------------------------------------------------------------------


def show_speeds(screen: Screen, speeds: Sequence[Speed]) -> None:
    house = screen.house
    rows = [
        [
            speed.game,
            str(speed.seats),
            house.number(speed.decisions_per_second),
            house.number(speed.games_per_second, 1),
        ]
        for speed in speeds
    ]
    head = ("game", "seats", "decisions-per-second", "games-per-second")
    screen.table([house.say(f"head-{key}") for key in head], rows)
    screen.line()
    screen.line(house.say("bench-note", rules=rules_run(house, speeds[0].compiled)), "dim")
