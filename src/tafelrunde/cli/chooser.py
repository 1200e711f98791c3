"""The start without arguments: a welcome, and a few questions before a game."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde import games as registry
from tafelrunde.bots.levels import USUAL
from tafelrunde.cli.arguments import BadArgumentError, seat_players
from tafelrunde.cli.reports import seat_counts
from tafelrunde.cli.screen import Leaving, Screen
from tafelrunde.cli.sitting import Evening, Player
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.game import AnyGame
from tafelrunde.core.words import say


def choose(screen: Screen) -> Evening | None:
    """Choose a game and its players; None if the user leaves."""
    words = screen.words
    screen.headline(words.say("welcome"))
    screen.line(words.say("welcome-text"))
    try:
        game = choose_game(screen)
        seats = ask_number(screen, words.say("ask-seats"), game.seats)
        people = ask_number(screen, words.say("ask-people"), range(1, seats + 1))
        return Evening(game, ask_names(screen, seats, people))
    except (Leaving, EOFError, KeyboardInterrupt):
        screen.line()
        screen.line(words.say("goodbye"))
        return None


def choose_game(screen: Screen) -> AnyGame:
    every = [registry.find(name) for name in registry.names()]
    screen.line()
    for number, game in enumerate(every, start=1):
        its_words = TerminalWords(screen.words.language, game.name)
        title = its_words.render(say("game-title"))
        head = screen.words.say("game-and-seats", title=title, seats=seat_counts(game))
        screen.facts([[str(number), head], ["", its_words.render(say("game-blurb"))]])
    screen.line()
    return every[ask_number(screen, screen.words.say("ask-game"), range(1, len(every) + 1)) - 1]


def ask_number(screen: Screen, question: str, possible: Sequence[int]) -> int:
    """Ask for one of the possible numbers; Enter selects the first."""
    listed = ", ".join(str(number) for number in possible)
    while True:
        default = screen.words.say("default", question=question, possible=listed, first=possible[0])
        answer = screen.ask(default)
        if not answer:
            return possible[0]
        if answer.isdecimal() and int(answer) in possible:
            return int(answer)
        if answer.lower() == "q":
            raise Leaving
        screen.line(screen.words.say("possible-are", possible=listed), "red")


def ask_names(screen: Screen, seats: int, people: int) -> list[Player]:
    """Ask for each person's name; Enter keeps the guest name."""
    names: list[str] = []
    while len(names) < people:
        guest = seat_players(screen.words, seats, people, [USUAL], tuple(names))[len(names)].name
        answer = screen.ask(screen.words.say("ask-name", number=len(names) + 1, guest=guest))
        if answer.lower() == "q":
            raise Leaving
        try:
            seat_players(screen.words, seats, people, [USUAL], (*names, answer or guest))
            names.append(answer or guest)
        except BadArgumentError as fault:
            screen.line(fault.message, "red")
    return seat_players(screen.words, seats, people, [USUAL], tuple(names))
