"""The offer at a table that all people must agree to; one at a time."""

from __future__ import annotations

import secrets
from collections.abc import Collection

import msgspec

from tafelrunde.server.base.messages import Offer, OfferKind
from tafelrunde.server.tables.table_record import Setup

OTHER_OFFER = "other-offer"
FIRST_OFFER = 10**9
"""Offer numbers have ten digits, so that frames of the same moment have equal sizes."""


class Offers:
    """The offer is part of the setup and stored with it."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._made = FIRST_OFFER + secrets.randbelow(FIRST_OFFER)
        """Counts from a random number that no earlier room of this table has used."""

    @property
    def open(self) -> Offer | None:
        return self._setup.offer

    def number(self) -> int:
        """A number for a new offer."""
        self._made += 1
        return self._made

    def make(self, kind: OfferKind, by: int, own: list[int], seat: int | None = None) -> None:
        """The person making the offer agrees for all of their seats."""
        self._setup.offer = Offer(self.number(), kind, by, own, seat)

    def agree(self, own: list[int]) -> None:
        assert self.open is not None
        agreed = sorted({*self.open.agreed, *own})
        self._setup.offer = msgspec.structs.replace(self.open, agreed=agreed)

    def withdraw(self) -> bool:
        """Withdraw the offer; whether there was one."""
        offered = self.open is not None
        self._setup.offer = None
        return offered

    def agreed(self, asked: Collection[int]) -> bool:
        """Whether all these seats agree to the offer."""
        return self.open is not None and set(asked) <= set(self.open.agreed)
