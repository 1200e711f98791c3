"""Tips at one table: what a good player would do, knowing what the seat knows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from tafelrunde.lab.advice import Advice
from tafelrunde.server.base.messages import Tip
from tafelrunde.server.edge.connection import Connection
from tafelrunde.server.tables.bots import Spawn
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.services import Services

Say = Callable[[int, Tip], None]
"""Sends a tip to the person who asked, and to nobody else."""


class Given(msgspec.Struct):
    """The tip a person received for one menu."""

    person: int
    menu: int
    tip: Tip | None = None
    """None until the search has a result."""


class Tips:
    """Like bot searches, pending tips do not keep the room alive. Asking twice about the same menu
    gives the same tip. A person waits for one tip at a time: asking elsewhere ends the earlier
    search."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._given: dict[int, Given] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def given(self, person: int, seat: int, menu: int) -> Given | None:
        """The tip already given or pending for this menu."""
        known = self._given.get(seat)
        return known if known and (known.person, known.menu) == (person, menu) else None

    def give(
        self,
        live: LiveTable,
        asking: Connection,
        seat: int,
        menu: int,
        spawn: Spawn,
        say: Say,
    ) -> None:
        person, pending = asking.person.id, self._services.pending_tips
        known = self.given(person, seat, menu)
        if known is not None:
            if known.tip is not None:
                say(person, known.tip)
            return
        if seat in self._tasks:
            self._tasks[seat].cancel()
        if person in pending:
            pending[person].cancel()
        given = self._given[seat] = Given(person, menu)
        shares = (asking.address, live.code)
        task = spawn(self._think(live, seat, given, shares, say))
        task.add_done_callback(lambda _: self._end(seat, given))
        self._tasks[seat] = pending[person] = task

    def cancel(self) -> None:
        for task in self._tasks.values():
            task.cancel()

    async def _think(
        self, live: LiveTable, seat: int, given: Given, shares: tuple[str, ...], say: Say
    ) -> None:
        """Search and send the tips while the menu is still open."""
        if not _is_asked(live, seat, given.menu):
            return
        assert live.table is not None
        answers = self._services.bots.advise(live.game, live.table.state, seat, shares)
        async for advice, more in answers:
            if not _is_asked(live, seat, given.menu):
                return
            given.tip = _tip(live, seat, given.menu, advice, more=more)
            say(given.person, given.tip)

    def _end(self, seat: int, given: Given) -> None:
        """After a search, or one that was cancelled: without a tip the person may ask again."""
        if given.tip is not None:
            given.tip = msgspec.structs.replace(given.tip, more=False)
        elif self._given.get(seat) is given:
            del self._given[seat]


def _is_asked(live: LiveTable, seat: int, menu: int) -> bool:
    return live.playing is not None and live.playing.menus.get(seat) == menu


def _tip(live: LiveTable, seat: int, menu: int, advice: Advice | None, *, more: bool) -> Tip:
    if advice is None:
        return Tip(seat, menu, None)
    text = live.game.notation.text
    reason = advice.reason
    worse = advice.differs and advice.other is not None and advice.other_chance is not None
    return Tip(
        seat,
        menu,
        text(advice.choice),
        _percent(advice.chance),
        text(advice.other) if worse and advice.other is not None else None,
        _percent(advice.other_chance) if worse else None,
        f"tip-{reason.word}" if reason else None,
        reason.value if reason else None,
        reason.than if reason else None,
        more,
    )


def _percent(chance: float | None) -> int | None:
    return None if chance is None else round(100 * chance)
