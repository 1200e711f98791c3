"""Before the first card: every person's browser commits to a seed, then all reveal theirs."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Literal

from tafelrunde.core.journal import Commit, Entry, Seed
from tafelrunde.server.base.messages import SeedsWanted
from tafelrunde.table.table import RefusedError

_COMMITMENT = re.compile(r"[0-9a-f]{64}")
_SEED = re.compile(r"(?:[0-9a-f]{2}){16,64}")

NOT_NOW = "not-now"
NO_SEED = "no-seed"
OTHER_SEED = "other-seed"


class Seeding:
    """Two steps, each complete when all browsers have answered or time is up."""

    def __init__(self, wanted: Iterable[int], until: float) -> None:
        self.step: Literal["commit", "reveal"] = "commit"
        self.until = until
        self.asked = False
        """Whether the browsers have been asked in this step."""
        self._wanted = set(wanted)
        self._commits: dict[int, str] = {}
        self._seeds: dict[int, str] = {}

    @classmethod
    def resumed(cls, people: Iterable[int], entries: Iterable[Entry], until: float) -> Seeding:
        """Resume after a restart: the interrupted step starts again."""
        seeding = cls(people, until)
        commits = {entry.seat: entry.commitment for entry in entries if isinstance(entry, Commit)}
        if commits:
            seeding._commits = commits
            seeding.begin_to_reveal(until)
        return seeding

    @property
    def _given(self) -> dict[int, str]:
        return self._commits if self.step == "commit" else self._seeds

    @property
    def complete(self) -> bool:
        """Whether all wanted seats have answered in this step."""
        return self._wanted <= set(self._given)

    def question(self, own: Iterable[int], commitment: str) -> SeedsWanted | None:
        """The request to the browser of these seats; None if all of them have answered."""
        seats = [seat for seat in own if seat in self._wanted and seat not in self._given]
        promised = self._commits if self.step == "reveal" else {}
        return SeedsWanted(self.step, seats, commitment, promised) if seats else None

    def commit(self, seat: int, value: str) -> None:
        if self.step != "commit" or seat not in self._wanted or seat in self._commits:
            raise RefusedError(NOT_NOW)
        if not _COMMITMENT.fullmatch(value):
            raise RefusedError(NO_SEED)
        self._commits[seat] = value

    def commits(self) -> list[Entry]:
        return [Commit(seat, self._commits[seat]) for seat in sorted(self._commits)]

    def begin_to_reveal(self, until: float) -> None:
        self.step = "reveal"
        self.until = until
        self.asked = False
        self._wanted = set(self._commits)

    def reveal(self, seat: int, value: str) -> None:
        if self.step != "reveal" or seat not in self._wanted or seat in self._seeds:
            raise RefusedError(NOT_NOW)
        if not _SEED.fullmatch(value):
            raise RefusedError(NO_SEED)
        if hashlib.sha256(bytes.fromhex(value)).hexdigest() != self._commits[seat]:
            raise RefusedError(OTHER_SEED)
        self._seeds[seat] = value

    def seeds(self, people: Iterable[int]) -> list[Entry]:
        return [Seed(seat, self._seeds.get(seat)) for seat in people]
