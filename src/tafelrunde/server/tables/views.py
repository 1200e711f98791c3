"""The views of one state, encoded: the public part once, the private part per seat."""

from __future__ import annotations

import msgspec

from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import State
from tafelrunde.server.tables.viewer_logs import WATCHER, seat_or_none

encode = msgspec.json.encode


class Views:
    def __init__(self, game: AnyGame, state: State) -> None:
        self._game = game
        self._state = state
        self._seen: msgspec.Struct = game.open_view(state)
        self._others: dict[tuple[str, ...], bytes] = {}
        """The public fields without these, encoded."""

    def view(self, viewer: int) -> msgspec.Struct:
        seat = seat_or_none(viewer)
        if seat is None:
            return self._seen
        own = self._game.own_view(self._state, seat, self._seen)
        return self._seen.__replace__(seat=seat, **own)

    def encoded(self, viewer: int) -> msgspec.Raw:
        """The view as JSON, with the private fields first."""
        own: dict[str, object] = {"seat": None}
        if viewer != WATCHER:
            own = {"seat": viewer, **self._game.own_view(self._state, viewer, self._seen)}
        names = tuple(own)
        others = self._others.get(names)
        if others is None:
            others = self._others[names] = self._but_for(names)
        return msgspec.Raw(encode(own)[:-1] + others)

    def _but_for(self, names: tuple[str, ...]) -> bytes:
        """The public fields except these, as the rest of a JSON object."""
        fields = msgspec.structs.asdict(self._seen)
        for name in names:
            del fields[name]
        return b"," + encode(fields)[1:]
