"""The bots at one table: asked when they have to choose, they answer as people do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.server.room import Room


class Thinking:
    """Does not hold its room: what refers to itself stays in memory until the collector comes."""

    def __init__(self) -> None:
        self._asked: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """The seats whose bot thinks, with the number of the menu it thinks about."""

    def __bool__(self) -> bool:
        return bool(self._asked)

    def ask(self, room: Room) -> None:
        """Every bot that has to choose and has not been asked yet."""
        if room.table is None or room.status != "playing" or room.gone:
            return
        for number, menu in room.table.menus.items():
            asked = self._asked.get(number)
            if room.setup.seats[number].played_by_bot and (asked is None or asked[0] != menu):
                self._asked[number] = menu, room.spawn(self._think(room, number, menu))

    def cancel(self) -> None:
        for _, task in self._asked.values():
            task.cancel()

    async def _think(self, room: Room, number: int, menu: int) -> None:
        """After a pause in which people can follow; without one where everybody knows that there
        is nothing to choose."""
        try:
            only = _only_choice(room, number)
            if only is None:
                await room.services.clock.sleep(room.services.settings.pause)
            if _still_wanted(room, number, menu):
                text = only or await _choose(room, number)
                async with room.lock:
                    if _still_wanted(room, number, menu):
                        self._forget(number, menu)
                        await _act(room, number, text, menu)
        finally:
            self._forget(number, menu)
            room.look_quiet()

    def _forget(self, number: int, menu: int) -> None:
        if number in self._asked and self._asked[number][0] == menu:
            del self._asked[number]


def _only_choice(room: Room, number: int) -> str | None:
    assert room.table is not None
    state = room.table.state
    if not room.game.open_menu(state, number):
        return None
    actions = state.legal(number)
    return room.game.notation.text(int(actions[0])) if len(actions) == 1 else None


async def _choose(room: Room, number: int) -> str:
    assert room.table is not None
    level = room.setup.seats[number].level or room.setup.level
    return await room.services.bots.choose(room.game, room.table.state, number, level)


def _still_wanted(room: Room, number: int, menu: int) -> bool:
    return (
        not room.gone
        and room.status == "playing"
        and room.table is not None
        and room.table.menus.get(number) == menu
        and room.setup.seats[number].played_by_bot
    )


async def _act(room: Room, number: int, text: str, menu: int) -> None:
    assert room.table is not None
    public = room.table.act(number, text, menu, room.services.clock.now())
    if public:
        room.offer = None
    await room.settle()
    if public:
        room.tell()
    room.wake()
