"""What can be seen of one state, encoded: what everybody sees once, what a seat sees besides for it
alone."""

from __future__ import annotations

import msgspec

from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import State
from tafelrunde.server.viewer_logs import seat_or_none

encode = msgspec.json.encode


class Sights:
    def __init__(self, game: AnyGame, state: State) -> None:
        self._game = game
        self._state = state
        self._seen: msgspec.Struct = game.open_view(state)
        self._others: dict[tuple[str, ...], bytes] = {}
        """The fields but for these, as everybody sees them."""

    def view(self, viewer: int) -> msgspec.Struct:
        seat = seat_or_none(viewer)
        if seat is None:
            return self._seen
        return self._seen.__replace__(seat=seat, **self._own(seat))

    def encoded(self, viewer: int) -> msgspec.Raw:
        """The same object as JSON; fields that a seat sees by itself stand first."""
        seat = seat_or_none(viewer)
        own = {"seat": seat, **({} if seat is None else self._own(seat))}
        return msgspec.Raw(encode(own)[:-1] + b"," + self._but_for(tuple(own))[1:])

    def _own(self, seat: int) -> dict[str, object]:
        return self._game.own_view(self._state, seat, self._seen)

    def _but_for(self, names: tuple[str, ...]) -> bytes:
        others = self._others.get(names)
        if others is None:
            fields = msgspec.structs.asdict(self._seen)
            for name in names:
                del fields[name]
            others = self._others[names] = encode(fields)
        return others
