"""One thing at a time that all people at a table must agree to."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Literal

import msgspec

from tafelrunde.server.messages import Offer

FIRST_OFFER = 10**9
"""Numbers of offers have ten digits, so that frames of the same moment have the same size."""


class Offers:
    def __init__(self) -> None:
        self.open: Offer | None = None
        self._made = FIRST_OFFER + secrets.randbelow(FIRST_OFFER)
        """Offers are counted from a number that no earlier room of this table has told."""

    def make(self, kind: Literal["undo", "end"], by: int, own: list[int]) -> None:
        """Whoever offers agrees with all the own seats."""
        self._made += 1
        self.open = Offer(self._made, kind, by, own)

    def agree(self, own: list[int]) -> None:
        assert self.open is not None
        self.open = msgspec.structs.replace(self.open, agreed=sorted({*self.open.agreed, *own}))

    def withdraw(self) -> None:
        self.open = None

    def agreed(self, asked: Collection[int]) -> bool:
        """Whether all these seats agree to what is offered."""
        return self.open is not None and set(asked) <= set(self.open.agreed)
