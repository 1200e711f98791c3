"""The bots at one table: they are asked when they have to choose, and act like people."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

from tafelrunde.bots.levels import with_temper
from tafelrunde.core.journal import Act
from tafelrunde.core.rng import LabelledStreams, bot_seed
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.services import Services

WITHIN_A_TURN = 0.35
"""Fraction of the pause before a bot's further choices within its turn."""

Play = Callable[[int, str, int], Awaitable[None]]
"""Called with seat, choice and menu number."""
Spawn = Callable[[Coroutine[None, None, None]], asyncio.Task[None]]


class TableBots:
    """Has no reference to its room: a cycle would keep the room in memory until garbage
    collection."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._asked: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """By seat: the menu number and the task of the bot that is choosing."""

    def __bool__(self) -> bool:
        return bool(self._asked)

    def ask(self, live: LiveTable, spawn: Spawn, play: Play) -> None:
        """Start a task for every bot that has to choose and has none yet."""
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
        """Choose after a pause so that people can follow, shorter within the bot's turn. No pause
        if everybody knows that there is only one choice."""
        try:
            only = _only_choice(live, number)
            if only is None:
                share = WITHIN_A_TURN if _goes_on(live, number) else 1
                await self._services.clock.sleep(self._services.settings.pause * share)
            if bot_is_asked(live, number, menu):
                text = only or await self._choose(live, number, menu)
                await play(number, text, menu)
        finally:
            self.forget(number, menu)

    async def _choose(self, live: LiveTable, number: int, menu: int) -> str:
        assert live.table is not None
        seat = live.setup.seats[number]
        bot = with_temper(seat.level or live.setup.level, seat.temper)
        seed = None
        if isinstance(live.stream, LabelledStreams):
            seed = bot_seed(live.stream.key, number, menu)
        return await self._services.bots.choose(live.game, live.table.state, number, bot, seed)

    def forget(self, number: int, menu: int) -> None:
        """Drop the task of a bot that has chosen."""
        if number in self._asked and self._asked[number][0] == menu:
            del self._asked[number]


def bot_is_asked(live: LiveTable, number: int, menu: int) -> bool:
    """Whether a bot still has to answer this menu."""
    asked = live.playing is not None and live.playing.menus.get(number) == menu
    return asked and live.setup.seats[number].played_by_bot


def _goes_on(live: LiveTable, number: int) -> bool:
    """Whether this seat also made the last choice of the game."""
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
