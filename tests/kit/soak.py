"""Soak test: thoroughly checked random games with new seeds, interpreted and compiled.

    python -m tests.kit.soak --minutes 10 [--seed 12345]

Both builds play the same games and must agree on every position, menu and refusal. The first fault
ends the run and reports the seed that reproduces it.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tafelrunde.core.options import complete
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, LEGAL, OVER
from tafelrunde.games import find
from tests.kit.walks import TABLES, fingerprint, variants, walk

ROOT = Path(__file__).parents[2]
BUILDS = [ROOT / ".venv/bin/python", ROOT / ".venv-compiled/bin/python"]
LOOK_EVERY = 23
"""Number of steps between thorough checks of a state; a prime, to cover all phases."""


class FaultError(Exception):
    """A violated invariant, with everything needed to reproduce it."""


# -- One build ----------------------------------------------------------------------------------


def play(name: str, seats: int, seed: int) -> str:
    """Play and check one game; returns a digest of everything observed."""
    game = find(name)
    agreed = [{}, *variants(game, seats)]
    options = agreed[seed % len(agreed)]
    longest = game.longest(seats, complete(game.options, options, seats))
    seen = hashlib.sha256()
    decisions = 0
    for number, state in enumerate(walk(name, seats, seed, options)):
        decisions += state.turn() not in (CHANCE, OVER)
        if number % LOOK_EVERY == 0:
            seen.update(look(name, state, seed).encode())
        seen.update(fingerprint(state).encode())
    if longest is not None and decisions > longest:
        raise FaultError(f"{decisions} decisions, more than the {longest} that are possible")
    return seen.hexdigest()


def look(name: str, state: Any, seed: int) -> str:
    """Check menus against refusals, a position round trip, and determinizations for consistency."""
    game = find(name)
    loaded = game.load(state.position())
    if fingerprint(loaded) != fingerprint(state):
        raise FaultError(f"changed by saving and loading: {fingerprint(state)}")
    seen = ""
    for seat in range(state.seats):
        menu = state.legal(seat)
        reasons = [state.refusal(seat, action) for action in range(game.notation.size)]
        if [action for action, reason in enumerate(reasons) if reason == LEGAL] != menu:
            raise FaultError(f"seat {seat}: menu and refusals differ: {fingerprint(state)}")
        guess = state.determinize(seat, FastRng(seed))
        if guess.legal(seat) != menu or game.view(guess, seat) != game.view(state, seat):
            raise FaultError(f"seat {seat}: a guess shows other things: {fingerprint(state)}")
        seen += f"{menu} {reasons} {fingerprint(guess)}"
    return seen


def play_each_table(seed: int) -> None:
    for name, seats in TABLES:
        try:
            print(name, seats, seed, play(name, seats, seed), flush=True)  # noqa: T201
        except Exception as fault:
            sys.exit(f"{name}, {seats} seats, seed {seed}: {type(fault).__name__}: {fault}")


# -- Both builds --------------------------------------------------------------------------------


def compare(seed: int) -> int:
    """Play the same games on both builds in parallel; returns the number of games."""
    command = ["-m", "tests.kit.soak", "--once", "--seed", str(seed)]
    running = [
        subprocess.Popen([str(python), *command], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        for python in BUILDS
    ]
    outputs = [process.communicate()[0].splitlines() for process in running]
    if any(process.returncode for process in running):
        sys.exit(f"again with: .venv/bin/python -m tests.kit.soak --once --seed {seed}")
    for interpreted, compiled in zip(*outputs, strict=True):
        if interpreted != compiled:
            sys.exit(f"interpreted and compiled differ:\n{interpreted}\n{compiled}")
    return len(outputs[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10, help="0: one game at each table")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--once", action="store_true", help="this build only, one seed")
    given = parser.parse_args()
    if given.once:
        return play_each_table(given.seed)
    end = time.monotonic() + 60 * given.minutes
    games, seed = compare(given.seed), given.seed + 1
    while time.monotonic() < end:
        games += compare(seed)
        seed += 1
    print(f"{games} games with seeds {given.seed} to {seed - 1}: nothing wrong")  # noqa: T201
    return None


if __name__ == "__main__":
    main()
