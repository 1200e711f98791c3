"""Viewers receive exactly their view, field by field, however it is assembled."""

from __future__ import annotations

import msgspec
import pytest

from tafelrunde.games import find
from tafelrunde.server.tables.viewer_logs import WATCHER, seat_or_none
from tafelrunde.server.tables.views import Views
from tests.kit.walks import TABLES, samples


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_viewers_receive_exactly_their_view(name: str, seats: int) -> None:
    game = find(name)
    for state in samples(name, seats):
        views = Views(game, state)
        for viewer in (*range(seats), WATCHER):
            view = game.view(state, seat_or_none(viewer))
            sent = views.encoded(viewer)
            assert views.view(viewer) == view
            assert msgspec.json.decode(sent) == msgspec.to_builtins(view)
            assert len(sent) == len(msgspec.json.encode(view)), "no field stands twice"
