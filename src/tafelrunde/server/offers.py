"""One thing at a time that all people at a table must agree to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from tafelrunde.server.messages import Offer
from tafelrunde.server.seating import Seat


class Offers:
    def __init__(self) -> None:
        self.open: Offer | None = None

    def make(self, kind: Literal["undo", "end"], by: int, own: list[int]) -> None:
        """Whoever offers agrees with all the own seats."""
        self.open = Offer(kind, by, own)

    def agree(self, own: list[int]) -> None:
        assert self.open is not None
        agreed = sorted({*self.open.agreed, *own})
        self.open = Offer(self.open.kind, self.open.by, agreed)

    def withdraw(self) -> None:
        self.open = None

    def agreed(self, seats: Iterable[Seat]) -> bool:
        """Whether all people do, here or not, but those whose time has run out: nobody loses a
        game because a line was lost for a second."""
        asked = {
            number for number, seat in enumerate(seats) if seat.kind == "person" and not seat.late
        }
        return self.open is not None and asked <= set(self.open.agreed)
