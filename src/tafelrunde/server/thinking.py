"""The bots at one table: asked when they have to choose, they answer as people do."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tafelrunde.server.room import Room


class Thinking:
    def __init__(self, room: Room) -> None:
        self._room = room
        self._asked: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """The seats whose bot thinks, with the number of the menu it thinks about."""

    def __bool__(self) -> bool:
        return bool(self._asked)

    def ask(self) -> None:
        """Every bot that has to choose and has not been asked yet."""
        room = self._room
        if room.table is None or room.status != "playing" or room.gone:
            return
        for number, menu in room.table.menus.items():
            asked = self._asked.get(number)
            if room.setup.seats[number].played_by_bot and (asked is None or asked[0] != menu):
                self._asked[number] = menu, room.spawn(self._think(number, menu))

    def cancel(self) -> None:
        for _, task in self._asked.values():
            task.cancel()

    async def _think(self, number: int, menu: int) -> None:
        """After a pause in which people can follow; without one where everybody knows that there
        is nothing to choose."""
        room = self._room
        try:
            only = self._only_choice(number)
            if only is None:
                await room.house.clock.sleep(room.house.settings.pause)
            if self._still_wanted(number, menu):
                text = only or await self._choose(number)
                async with room.lock:
                    if self._still_wanted(number, menu):
                        self._forget(number, menu)
                        await self._act(number, text, menu)
        finally:
            self._forget(number, menu)
            room.look_quiet()

    def _only_choice(self, number: int) -> str | None:
        room = self._room
        assert room.table is not None
        state = room.table.state
        if not room.game.open_menu(state, number):
            return None
        actions = state.legal(number)
        return room.game.notation.text(int(actions[0])) if len(actions) == 1 else None

    async def _choose(self, number: int) -> str:
        room = self._room
        assert room.table is not None
        level = room.setup.seats[number].level or room.setup.level
        return await room.house.bots.choose(room.game, room.table.state, number, level)

    def _forget(self, number: int, menu: int) -> None:
        if number in self._asked and self._asked[number][0] == menu:
            del self._asked[number]

    def _still_wanted(self, number: int, menu: int) -> bool:
        room = self._room
        return (
            not room.gone
            and room.status == "playing"
            and room.table is not None
            and room.table.menus.get(number) == menu
            and room.setup.seats[number].played_by_bot
        )

    async def _act(self, number: int, text: str, menu: int) -> None:
        room = self._room
        assert room.table is not None
        public = room.table.act(number, text, menu, room.house.clock.now())
        if public:
            room.offer = None
        await room.settle()
        if public:
            room.tell()
        room.wake()
