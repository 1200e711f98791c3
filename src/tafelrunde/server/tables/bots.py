"""The bots at one table: asked when they have to choose, they answer as people do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

from tafelrunde.bots.levels import with_temper
from tafelrunde.core.journal import Act
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.services import Services

WITHIN_A_TURN = 0.35
"""Of the pause, for what a bot chooses after its first choice of a turn."""

Play = Callable[[int, str, int], Awaitable[None]]
"""A bot's choice for a seat, as an answer to its menu of this number."""
Spawn = Callable[[Coroutine[None, None, None]], asyncio.Task[None]]


class TableBots:
    """Does not hold its room: what refers to itself stays in memory until the collector comes."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """The seats whose bot thinks, with the number of the menu it thinks about."""

    def __bool__(self) -> bool:
        return bool(self._asked)

    def ask(self, live: LiveTable, spawn: Spawn, play: Play) -> None:
        """Every bot that has to choose and has not been asked yet."""
        table = live.playing
        if table is None:
            return
        for number, menu in table.menus.items():
            asked = self._asked.get(number)
            if live.setup.seats[number].played_by_bot and (asked is None or asked[0] != menu):
                self._asked[number] = menu, spawn(self._think(live, number, menu, play))

    def cancel(self) -> None:
        for _, task in self._asked.values():
            task.cancel()

    async def _think(self, live: LiveTable, number: int, menu: int, play: Play) -> None:
        """After a pause in which people can follow, a short one within the bot's own turn; without
        one where everybody knows that there is nothing to choose."""
        try:
            only = _only_choice(live, number)
            if only is None:
                share = WITHIN_A_TURN if _goes_on(live, number) else 1
                await self._services.clock.sleep(self._services.settings.pause * share)
            if bot_is_asked(live, number, menu):
                text = only or await self._choose(live, number)
                await play(number, text, menu)
        finally:
            self.forget(number, menu)

    async def _choose(self, live: LiveTable, number: int) -> str:
        assert live.table is not None
        seat = live.setup.seats[number]
        bot = with_temper(seat.level or live.setup.level, seat.temper)
        return await self._services.bots.choose(live.game, live.table.state, number, bot)

    def forget(self, number: int, menu: int) -> None:
        """The bot has chosen: nothing more is to be waited for, or to be cancelled."""
        if number in self._asked and self._asked[number][0] == menu:
            del self._asked[number]


def bot_is_asked(live: LiveTable, number: int, menu: int) -> bool:
    """Whether a bot has to answer this very menu."""
    asked = live.playing is not None and live.playing.menus.get(number) == menu
    return asked and live.setup.seats[number].played_by_bot


def _goes_on(live: LiveTable, number: int) -> bool:
    """Whether the last choice of the game was this seat's, too."""
    chosen = (entry for entry in reversed(live.entries) if isinstance(entry, Act))
    last = next(chosen, None)
    return last is not None and last.seat == number


def _only_choice(live: LiveTable, number: int) -> str | None:
    assert live.table is not None
    state = live.table.state
    if not live.game.open_menu(state, number):
        return None
    actions = state.legal(number)
    return live.game.notation.text(int(actions[0])) if len(actions) == 1 else None
