"""All viewers of a table see the same game: no gap in the log, nothing public missing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.core.rng import FastRng
from tafelrunde.games import NAMES, find
from tests.server.harness import TableSocket, house, run

QUICK: dict[str, dict[str, object]] = {
    "thousand_km": {"mode": "single_rally"},
    "knight_rider": {"auto_build": True, "random_deal": True},
}
CHOICES = 60


async def settle(sockets: dict[int, TableSocket]) -> None:
    """Once a query is answered, everything sent before has arrived."""
    for socket in sockets.values():
        number = await socket.send("why", seat=0, piece="")
        await socket.until_answered(number)


@pytest.mark.parametrize("name", NAMES)
def test_every_viewer_gets_every_entry_and_the_current_view(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            game, seats = find(name), 3
            anna, cora = await server.browser("Anna"), await server.browser("Cora")
            people = [anna, *[await server.browser(f"P{seat}") for seat in range(1, seats)]]
            code = await anna.new_table(name, "moo", options=QUICK.get(name, {}), watch="all")
            sockets = {seat: await person.open(code) for seat, person in enumerate(people)}
            for seat in range(1, seats):
                await sockets[seat].ask("sit", seat=seat)
            sockets[-1] = await cora.open(code)
            await sockets[0].ask("start")
            for socket in sockets.values():
                await socket.until_status("playing")
            room = await server.server.rooms.open(code)
            assert room is not None
            rng = FastRng(5)
            for _ in range(CHOICES):
                await settle(sockets)
                assert room.live.table is not None
                for viewer, socket in sockets.items():
                    told = [entry["number"] for entry in socket.log[viewer]]
                    assert told == list(range(1, len(told) + 1))
                    assert told[-1] == room.live.logs.numbers[viewer]
                    view: Any = game.view(room.live.table.state, None if viewer == -1 else viewer)
                    assert socket.seat(viewer)["view"] == msgspec.to_builtins(view)
                asked = [seat for seat in range(seats) if sockets[seat].asked()]
                if not asked:
                    break
                await sockets[asked[0]].give_standing_orders()
                texts = sockets[asked[0]].texts(asked[0])
                text = texts[rng.below(len(texts))]
                assert (await sockets[asked[0]].act(asked[0], text))["refused"] is None

    run(play())
