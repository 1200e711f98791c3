"""A trial of a new game: plays it and lists what is wrong, for the tests of its author."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.game import AnyGame
from tafelrunde.core.options import OneOf, SeatChoice
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, LEGAL, OVER, SEVERAL, State
from tafelrunde.core.words import Message, say
from tafelrunde.games.words import LANGUAGES, MissingTextError, Words

MOST_STEPS = 3000
"""Per game."""
SELDOM = 7
"""Texts and copies of one state in this many are checked."""


def faults(game: AnyGame, games: int = 2) -> list[str]:
    """What is wrong with a game, each once; found in some games for each number of seats."""
    words = [Words(language, game.name) for language in LANGUAGES]
    found: dict[str, None] = {}
    for message in required(game):
        found.update(dict.fromkeys(missing(words, message)))
    for seats in game.seats:
        for seed in range(games):
            found.update(dict.fromkeys(play(game, seats, seed, words)))
    return list(found)


def required(game: AnyGame) -> Iterator[Message]:
    """The texts that every game has, whatever happens in it."""
    yield from (say("game-title"), say("game-blurb"))
    for option in game.options:
        yield from (say(f"option-{option.name}"), say(f"option-{option.name}-help"))
        values = option.values if isinstance(option, OneOf) else ()
        for value in ("random",) if isinstance(option, SeatChoice) else values:
            yield say(f"option-{option.name}-{value}")
    for measure in game.measures:
        yield say(f"measure-{measure.name}")
    for order in game.reactions.offered if game.reactions else ():
        yield say(f"order-{order}")


def missing(words: list[Words], message: Message) -> Iterator[str]:
    for spoken in words:
        try:
            spoken.render(message)
        except MissingTextError as error:
            yield str(error.args[0])


def play(game: AnyGame, seats: int, seed: int, words: list[Words]) -> Iterator[str]:
    """Play one game, at random or by the heuristic."""
    state, rng = game.new(seats), FastRng(seed)
    policy = RandomPolicy() if seed % 2 else game.policies["thumb"]()
    reasons: set[str] = set()
    for step in range(MOST_STEPS):
        game.check(state)
        yield from questions(game, state, rng, reasons)
        if step % SELDOM == 0:
            yield from texts(game, state, words)
            yield from copies(game, state, rng)
        if state.turn() == OVER:
            break
        actor = CHANCE if state.turn() == CHANCE else state.pending()[0]
        action = state.roll(rng) if actor == CHANCE else policy.choose(state, actor, rng)
        before = state.clone()
        state.apply(actor, action)
        for viewer in (None, *range(seats)):
            for line in game.log(before, actor, action, state, viewer):
                yield from missing(words, line)
    else:
        yield f"{seats} seats: no end after {MOST_STEPS} steps"
    for reason in sorted(reasons):
        yield from missing(words, say(f"refusal-{reason}"))


def questions(game: AnyGame, state: State, rng: FastRng, reasons: set[str]) -> Iterator[str]:
    """Who is asked, and what each may answer; collects the reasons of refusals."""
    turn, pending = state.turn(), state.pending()
    alone = [turn] if turn >= 0 else []
    if pending != alone and not (turn == SEVERAL and len(pending) > 1):
        yield f"turn() is {turn}, but pending() is {pending}"
    if (turn == CHANCE) != bool(state.outcomes()):
        yield f"turn() is {turn}, but outcomes() is {state.outcomes()}"
    for seat in range(-1, state.seats + 1):
        menu = state.legal(seat)
        if menu != sorted(set(menu)) or bool(menu) != (seat in pending):
            yield f"legal({seat}) is {menu}, but pending() is {pending}"
        if menu and state.pick(seat, rng) not in menu:
            yield f"pick({seat}) is not in the menu {menu}"
        for action in range(game.notation.size):
            reason = state.refusal(seat, action)
            if (reason == LEGAL) != (action in menu):
                text = game.notation.text(action)
                yield f"refusal({seat}, {text}) is {reason!r}, but the menu is {menu}"
            elif reason:
                reasons.add(reason)


def copies(game: AnyGame, state: State, rng: FastRng) -> Iterator[str]:
    """Copies, stored positions, and states that a seat cannot tell apart."""
    if game.load(json.loads(json.dumps(state.position()))) != state:
        yield "load() of a position gives another state"
    if state.clone() != state:
        yield "clone() gives another state"
    for seat in range(state.seats):
        if game.view(state.determinize(seat, rng), seat) != game.view(state, seat):
            yield "determinize() changes what the seat sees"


def texts(game: AnyGame, state: State, words: list[Words]) -> Iterator[str]:
    """The menus, and the text table of each viewer."""
    for seat in state.pending():
        for choice in game.menu(state, seat):
            yield from missing(words, choice.label)
            if choice.hint:
                yield from missing(words, choice.hint)
    for viewer in (None, *range(state.seats)):
        for section in game.describe(game.view(state, viewer)):
            rows = (cell for row in section.rows for cell in row)
            for message in (section.title, *section.head, *rows):
                yield from missing(words, message)
