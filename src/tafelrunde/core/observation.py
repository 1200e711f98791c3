"""The layout of what a seat sees as an array of numbers. Needs the package `librt`."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i16

from tafelrunde.core.cells import Cells, Observer
from tafelrunde.core.state import State

S = TypeVar("S", bound=State)


class Cell(NamedTuple):
    name: str
    """Its meaning. Seats and parties are counted clockwise from the observer, who is 0."""
    low: int
    high: int
    own: bool
    """Whether only its seat knows it. Everyone knows all other cells."""


class Observation(Generic[S]):
    """What a seat sees in games with these seats and options. It never depends on what the seat
    does not know."""

    def __init__(self, observer: Observer, first: S) -> None:
        self.observer = observer
        names = Cells(vec[i16]())
        names.naming = True
        observer.observe(first, 0, names)
        self.cells = tuple(Cell(*named) for named in names.named)

    @property
    def size(self) -> int:
        return len(self.cells)

    def of(self, state: S, seat: int) -> memoryview:
        """What the seat sees, as 16-bit numbers in the order of `cells`."""
        values = vec[i16]([0] * self.size)
        self.observer.observe(state, seat, Cells(values))
        return memoryview(values)
