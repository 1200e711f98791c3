"""Verifiable randomness: commit before the game, reveal after it (docs/randomness.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from mypy_extensions import i64

from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import (
    Act,
    Chance,
    Commit,
    Entry,
    Header,
    Journal,
    JournalError,
    Reveal,
    Seed,
    Sit,
    Undo,
)
from tafelrunde.core.replay import Step, happenings
from tafelrunde.core.rng import HmacStream, LabelledStreams, Rng, commitment, seal, stream_key
from tafelrunde.core.state import State

SECRET_BYTES = 32
SEED_BYTES = 16


class RecordingRng(Rng):
    """Records the draws from another generator."""

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
        """The draws since the last call."""
        draws = tuple(self._draws)
        self._draws.clear()
        return draws


class ScriptedRng(Rng):
    """Replays recorded draws; the requested bounds must match the recorded ones in order."""

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


def table_key(secret: bytes, entries: Iterable[Entry]) -> bytes:
    """The key of a table's luck, derived from its secret and the seeds revealed in time."""
    seeds = [
        (entry.seat, bytes.fromhex(entry.seed))
        for entry in entries
        if isinstance(entry, Seed) and entry.seed is not None
    ]
    return stream_key(secret, seeds)


def table_stream(secret: bytes, entries: Iterable[Entry]) -> HmacStream:
    """A table's random stream, which gives all its draws in order."""
    return HmacStream(table_key(secret, entries))


def resume_stream(
    secret: bytes, entries: Iterable[Entry], known: tuple[int, int] = (0, 0)
) -> HmacStream:
    """The stream positioned after all recorded draws, including undone ones. `known` is a number of
    entries and the position of the stream after them."""
    entries = list(entries)
    stream = table_stream(secret, entries)
    first, position = known
    stream.skip_to(position)
    for number, entry in enumerate(entries[first:], first + 1):
        if isinstance(entry, Chance):
            _draw_again(stream, entry, number)
    return stream


def resume_labelled(secret: bytes, entries: Iterable[Entry], known: int = 0) -> LabelledStreams:
    """Equal luck, each label positioned after its recorded draws, including undone ones; the first
    `known` entries are only counted."""
    entries = list(entries)
    streams = LabelledStreams(table_key(secret, entries))
    for number, entry in enumerate(entries, 1):
        if isinstance(entry, Chance) and entry.draws:
            assert entry.label is not None  # reading and writing a journal guarantee it
            if number <= known:
                drawn = streams.counts.get(entry.label, 0)
                streams.counts[entry.label] = drawn + len(entry.draws)
            else:
                streams.label = entry.label
                _draw_again(streams, entry, number)
    return streams


def _draw_again(stream: Rng, entry: Chance, number: int) -> None:
    for n, value in entry.draws:
        if stream.below(n) != value:
            raise JournalError(f"entry {number}: the draw is not the stream's")


def day_secret(date: str, number: int) -> bytes:
    """The secret of a game of the day, which everybody can derive."""
    return _secret_of(f"{date} {number}")


def _secret_of(day: str) -> bytes:
    return hashlib.sha256(f"tafelrunde day 1 {day}".encode()).digest()


# -- Checking a finished game -----------------------------------------------------------------


def verify(game: AnyGame, journal: Journal) -> int:
    """Verify that nobody manipulated the dice, and return the number of draws. JournalError names
    the first discrepancy."""
    secret = _revealed_secret(journal)
    _check_prelude(journal)
    if journal.header.equal_luck:
        resume_labelled(secret, journal.entries)
    else:
        resume_stream(secret, journal.entries)
    return _play_again(game, journal)


def is_kept(header: Header, secret: bytes) -> bool:
    """Whether the secret and the header's game match the published commitment."""
    if header.seal is not None:
        return seal(secret, header.sealed()) == header.seal
    return commitment(secret) == header.commitment


def check_seal(journal: Journal, told: str) -> None:
    """Check that the journal's commitment equals, or begins with, the one published before the
    game."""
    promise = journal.header.promise
    if promise is None or not promise.startswith(told):
        raise JournalError("header: the commitment is not the seal published before the game")


def _revealed_secret(journal: Journal) -> bytes:
    """The secret matching the commitment, which only the last entry may reveal."""
    header = journal.header
    if header.promise is None:
        raise JournalError("header: no commitment, so there is nothing to check")
    for number, entry in enumerate(journal.entries, 1):
        if isinstance(entry, Reveal):
            break
    else:
        raise JournalError("the secret has not been revealed: the game is not over")
    if number < len(journal.entries):
        raise JournalError(f"entry {number + 1}: comes after the secret was revealed")
    secret = bytes.fromhex(entry.secret)
    if not is_kept(header, secret):
        what = "secret is" if header.seal is None else "secret, game, seats and options are"
        raise JournalError(f"the revealed {what} not what was committed to")
    if header.day is not None and secret != _secret_of(header.day):
        raise JournalError("the revealed secret is not that of the day")
    return secret


def _check_prelude(journal: Journal) -> None:
    """Check the entries before the game: the occupants, the people's commitments, then one seed per
    person in seat order; and no commitment or seed anywhere else."""
    entries = journal.entries  # ends with the secret, which stops each of the steps below
    people = _people_at_the_start(journal)
    at = journal.header.seats
    committed: dict[int, str] = {}
    while isinstance(entry := entries[at], Commit):
        if entry.seat not in people or entry.seat in committed:
            raise JournalError(f"entry {at + 1}: seat {entry.seat} has nothing to commit to")
        committed[entry.seat] = entry.commitment
        at += 1
    for seat in people:
        _check_seed(entries[at], seat, committed.get(seat), f"entry {at + 1}")
        at += 1
    for number, entry in enumerate(entries[at:], at + 1):
        if isinstance(entry, Commit | Seed):
            raise JournalError(f"entry {number}: all commitments and seeds were given before")


def _people_at_the_start(journal: Journal) -> list[int]:
    """The seats of people, from the first entries."""
    people = []
    for seat in range(journal.header.seats):
        entry = journal.entries[seat] if seat < len(journal.entries) else None
        if not isinstance(entry, Sit) or entry.seat != seat:
            raise JournalError(f"entry {seat + 1}: expected who sits in seat {seat}")
        if entry.kind == "person":
            people.append(seat)
    return people


def _check_seed(entry: Entry, seat: int, committed: str | None, place: str) -> None:
    """Check a seat's only seed against its commitment; it may be missing."""
    if not isinstance(entry, Seed) or entry.seat != seat:
        raise JournalError(f"{place}: expected the seed of seat {seat}")
    if entry.seed is None:
        return
    if hashlib.sha256(bytes.fromhex(entry.seed)).hexdigest() != committed:
        raise JournalError(f"{place}: the seed of seat {seat} is not what it committed to")


def _play_again(game: AnyGame, journal: Journal) -> int:
    """Replay every entry from its draws, including undone ones, and return the number of draws."""
    played: list[Act | Chance] = []  # the entries in effect
    draws = 0
    for happening in happenings(game, journal):
        entry, place = journal.entries[happening.at], f"entry {happening.at + 1}"
        if isinstance(entry, Undo):
            first = played[-entry.entries]
            del played[-entry.entries :]
            if not isinstance(first, Act) or first.seat != entry.seat:
                raise JournalError(f"{place}: does not take back a choice of seat {entry.seat}")
        elif isinstance(entry, Act | Chance):
            played.append(entry)
        if isinstance(entry, Chance) and isinstance(happening.what, Step):
            _check_roll(game, happening.what.before, entry, place)
            if journal.header.equal_luck:
                _check_label(happening.what.before, entry, place)
            draws += len(entry.draws)
    return draws


def _check_label(state: State, entry: Chance, place: str) -> None:
    """Check that the draws come from the luck that was due."""
    if entry.label != state.label():
        raise JournalError(f"{place}: the label is {entry.label}, not {state.label()}")


def _check_roll(game: AnyGame, state: State, entry: Chance, place: str) -> None:
    """Check that a chance event follows from its draws, with none left over."""
    script = ScriptedRng(entry.draws)
    try:
        rolled = game.notation.text(state.roll(script))
    except JournalError as error:
        raise JournalError(f"{place}: {error}") from None
    if rolled != entry.text or not script.done():
        raise JournalError(f"{place}: the draws give {rolled!r}, not {entry.text!r}")
