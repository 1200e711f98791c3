"""Tables of lab results and of the available games."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.bots.searching import is_fitted
from tafelrunde.cli.arguments import possible_values
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.game import AnyGame
from tafelrunde.core.options import OneOf, OptionValue
from tafelrunde.core.words import say
from tafelrunde.lab.simulate import Simulation
from tafelrunde.lab.speed import Speed


def seat_counts(game: AnyGame) -> str:
    """Supported seat counts as `2–6`, or listed individually if there are gaps."""
    least, most = game.seats[0], game.seats[-1]
    if len(game.seats) > 2 and game.seats == tuple(range(least, most + 1)):
        return f"{least}–{most}"
    return ", ".join(str(seats) for seats in game.seats)


def title(language: str, game: AnyGame) -> str:
    return TerminalWords(language, game.name).render(say("game-title"))


# -- Games -----------------------------------------------------------------------------------


def show_games(screen: Screen, games: Sequence[AnyGame]) -> None:
    words = screen.words
    rows = []
    for game in games:
        its_words = TerminalWords(words.language, game.name)
        blurb = its_words.render(say("game-blurb"))
        rows.append([game.name, its_words.render(say("game-title")), seat_counts(game), blurb])
    screen.table([words.say(f"head-{key}") for key in ("game", "title", "players", "blurb")], rows)
    screen.line()
    screen.line(words.say("games-hint"), "dim")


def show_game(screen: Screen, game: AnyGame, bots: Sequence[str]) -> None:
    """Print a game with its options."""
    words = TerminalWords(screen.words.language, game.name)
    screen.headline(words.render(say("game-title")))
    screen.line(words.render(say("game-blurb")))
    Screen(screen.console, words).brief()
    screen.line()
    if "game-origin" in words:
        screen.line(words.known("game-origin"), "dim")
        screen.line()
    screen.facts(
        [
            [words.say("head-players"), seat_counts(game)],
            [words.say("head-bots"), ", ".join(bots)],
            *([] if is_fitted(game) else [["", words.say("unfitted")]]),
        ]
    )
    for option in game.options:
        screen.line()
        screen.line(words.render(say(f"option-{option.name}")), "bold")
        screen.paragraph(words.render(say(f"option-{option.name}-help")))
        possible = possible_values(words, option, max(game.seats))
        screen.facts(
            [
                [words.say("head-option"), f"--option {option.name}={as_typed(option.default)}"],
                [words.say("head-possible"), possible],
            ]
        )
        if isinstance(option, OneOf):
            screen.facts(
                [
                    [value, words.render(say(f"option-{option.name}-{value}"))]
                    for value in option.values
                ]
            )


def as_typed(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def games_as_json(language: str, games: Sequence[AnyGame]) -> dict[str, object]:
    return {"games": [game_as_json(language, game) for game in games]}


def game_as_json(language: str, game: AnyGame) -> dict[str, object]:
    its_words = TerminalWords(language, game.name)
    return {
        "name": game.name,
        "title": its_words.render(say("game-title")),
        "players": list(game.seats),
        "blurb": its_words.render(say("game-blurb")),
        "brief": its_words.known("game-brief").splitlines(),
        "origin": its_words.known("game-origin"),
        "rules": game.rules_version,
        "options": {
            option.name: {
                "default": option.default,
                "title": its_words.render(say(f"option-{option.name}")),
                "help": its_words.render(say(f"option-{option.name}-help")),
                "possible": possible_values(its_words, option, max(game.seats)),
            }
            for option in game.options
        },
    }


# -- Simulations -----------------------------------------------------------------------------


def show_simulation(screen: Screen, game: AnyGame, result: Simulation) -> None:
    words = screen.words
    screen.headline(title(words.language, game))
    rows = []
    for seat, bot in enumerate(result.bots):
        low, high = result.win_intervals[seat]
        rows.append(
            [
                str(seat + 1),
                bot,
                words.number(result.wins[seat]),
                words.number(result.shared_wins[seat]),
                words.percent(result.win_shares[seat]),
                words.say(
                    "interval", low=words.number(100 * low, 1), high=words.number(100 * high, 1)
                ),
                words.number(result.mean_scores[seat], 1),
                words.number(result.score_deviations[seat], 1),
            ]
        )
    head = ("seat", "bot", "wins", "shared", "share", "interval", "mean", "deviation")
    screen.table([words.say(f"head-{key}") for key in head], rows)
    screen.line()
    length = result.length
    screen.facts(
        [
            [
                words.say("games-played"),
                words.say("games-seed", games=words.number(result.games), seed=str(result.seed)),
            ],
            [
                words.say("length"),
                words.say(
                    "length-of",
                    mean=words.number(length.mean, 1),
                    deviation=words.number(length.deviation, 1),
                    least=words.number(length.least),
                    most=words.number(length.most),
                ),
            ],
            [
                words.say("speed"),
                words.say(
                    "speed-of",
                    decisions=words.number(result.decisions_per_second),
                    games=words.number(result.games_per_second, 1),
                    seconds=words.number(result.seconds, 2),
                ),
            ],
            [words.say("rules-run"), rules_run(words, result.compiled)],
        ]
    )


def rules_run(words: TerminalWords, compiled: bool) -> str:
    return words.say("compiled" if compiled else "interpreted")


# -- Speed -----------------------------------------------------------------------------------


def show_speeds(screen: Screen, speeds: Sequence[Speed]) -> None:
    words = screen.words
    rows = [
        [
            speed.game,
            str(speed.seats),
            words.number(speed.decisions_per_second),
            words.number(speed.games_per_second, 1),
        ]
        for speed in speeds
    ]
    head = ("game", "seats", "decisions-per-second", "games-per-second")
    screen.table([words.say(f"head-{key}") for key in head], rows)
    screen.line()
    screen.line(words.say("bench-note", rules=rules_run(words, speeds[0].compiled)), "dim")
