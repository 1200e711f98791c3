"""Dice that nobody steers: commit before, reveal after (docs/randomness.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from mypy_extensions import i64

from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Act, Chance, Commit, Entry, Journal, JournalError, Reveal, Seed
from tafelrunde.core.replay import begin, play_entry
from tafelrunde.core.rng import HmacStream, Rng, commitment, stream_key

SECRET_BYTES = 32
SEED_BYTES = 16


class RecordingRng(Rng):
    """Passes draws on and remembers them."""

    def __init__(self, source: Rng) -> None:
        self._source = source
        self._draws: list[tuple[int, int]] = []

    def word(self) -> i64:
        return self._source.word()

    def below(self, n: i64) -> i64:
        value = self._source.below(n)
        self._draws.append((n, value))
        return value

    def take(self) -> tuple[tuple[int, int], ...]:
        """The draws since the last time."""
        draws = tuple(self._draws)
        self._draws.clear()
        return draws


class ScriptedRng(Rng):
    """Draws that were written down; asks for the same bounds must come in the same order."""

    def __init__(self, draws: Iterable[tuple[int, int]]) -> None:
        self._draws = list(draws)

    def word(self) -> i64:
        raise JournalError("a recorded draw is a whole number, not a word")

    def below(self, n: i64) -> i64:
        if not self._draws or self._draws[0][0] != n:
            raise JournalError(f"the next draw is not one below {n}")
        return self._draws.pop(0)[1]

    def done(self) -> bool:
        return not self._draws


def table_stream(secret: bytes, entries: Iterable[Entry]) -> HmacStream:
    """The stream that drives a table: its secret and the seeds that were revealed in time."""
    seeds = [
        (entry.seat, bytes.fromhex(entry.seed))
        for entry in entries
        if isinstance(entry, Seed) and entry.seed is not None
    ]
    return HmacStream(stream_key(secret, seeds))


def resume_stream(
    secret: bytes, entries: Iterable[Entry], known: tuple[int, int] = (0, 0)
) -> HmacStream:
    """The stream as it stands after all recorded draws, undone ones too. `known`: after so many
    entries it stood at this position."""
    entries = list(entries)
    stream = table_stream(secret, entries)
    first, position = known
    stream.skip_to(position)
    for number, entry in enumerate(entries[first:], first + 1):
        if isinstance(entry, Chance):
            for n, value in entry.draws:
                if stream.below(n) != value:
                    raise JournalError(f"entry {number}: the draw is not the stream's")
    return stream


# -- Checking a finished game -----------------------------------------------------------------


def verify(game: AnyGame, journal: Journal) -> int:
    """That nobody steered the dice; the number of draws. JournalError says what does not fit."""
    secret = _revealed_secret(journal)
    _check_seeds(journal)
    resume_stream(secret, journal.entries)
    state = begin(game, journal)
    draws = 0
    for number, entry in enumerate(journal.played(), 1):
        if isinstance(entry, Chance):
            script = ScriptedRng(entry.draws)
            rolled = game.notation.text(state.roll(script))
            if rolled != entry.text or not script.done():
                raise JournalError(f"entry {number}: the draws give {rolled!r}, not {entry.text!r}")
            draws += len(entry.draws)
        play_entry(game, state, entry, f"entry {number}")
    return draws


def _revealed_secret(journal: Journal) -> bytes:
    published = journal.header.commitment
    reveals = [entry for entry in journal.entries if isinstance(entry, Reveal)]
    if published is None:
        raise JournalError("header: no commitment, so there is nothing to check")
    if not reveals:
        raise JournalError("the secret has not been revealed: the game is not over")
    secret = bytes.fromhex(reveals[0].secret)
    if commitment(secret) != published:
        raise JournalError("the revealed secret is not the one that was committed to")
    return secret


def _check_seeds(journal: Journal) -> None:
    """Every seed fits the commitment that came before all seeds."""
    committed: dict[int, str] = {}
    seeds_begun = False
    for entry in journal.entries:
        if isinstance(entry, Commit):
            if seeds_begun:
                raise JournalError(f"seat {entry.seat} committed after a seed was revealed")
            committed[entry.seat] = entry.commitment
        elif isinstance(entry, Seed):
            seeds_begun = True
            if entry.seed is None:
                continue
            if hashlib.sha256(bytes.fromhex(entry.seed)).hexdigest() != committed.get(entry.seat):
                raise JournalError(f"the seed of seat {entry.seat} is not what it committed to")
        elif isinstance(entry, Act | Chance):
            return
