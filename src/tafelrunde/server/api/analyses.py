"""Analyses of finished games: computed once, by the bot workers, and stored with the game."""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_right
from contextlib import suppress

import msgspec

from tafelrunde.core.journal import Journal
from tafelrunde.lab.analysis import Analysis, Examination, Found
from tafelrunde.server.base.http_messages import ChancePoint, Decided, SeatAccount, TurningPoint
from tafelrunde.server.nodes.ownership import Progress
from tafelrunde.server.store.interface import UnavailableError
from tafelrunde.server.tables.history import shown
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.services import Services

GAMES, SECONDS = 200, 1.0
"""Playouts per chance, or as many as can be started in this many seconds. Bots wait at most that
long for a worker."""

log = logging.getLogger(__name__)


class BusyError(Exception):
    """The person waits for the analysis of another game."""


class Analyses:
    """Runs one analysis at a time, one trial at a time, so that bots get workers in between."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._progress: dict[int, Progress] = {}
        """By table: the analyses this server is working on, in the order of the requests."""
        self._asked: dict[int, int] = {}
        """By person: the table whose analysis they wait for."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Lock()

    async def kept(self, table: int) -> Analysis | None:
        """The stored analysis; None if there is none, or in an older format."""
        data = await self._services.store.analysis(table)
        try:
            return None if data is None else msgspec.json.decode(data, type=Analysis)
        except msgspec.DecodeError:
            return None

    async def progress(self, table: int) -> Progress | None:
        """The progress; None if it was not requested."""
        return await self._services.ownership.progress(table, self._progress.get(table))

    def place(self, table: int) -> int:
        """How many other games are ahead in this server's queue."""
        waiting = [one for one, progress in self._progress.items() if not progress.failed]
        return waiting.index(table) if table in waiting else 0

    async def begin(self, live: LiveTable, person: int) -> None:
        """Start an analysis, unless this or another node is working on it. Each person may wait for
        one, so that all get their turn."""
        known = self._progress.get(live.id)
        if known is not None and not known.failed:
            return
        earlier = self._progress.get(self._asked.get(person, -1))
        if earlier is not None and not earlier.failed:
            raise BusyError
        self._progress.pop(live.id, None)  # to the end of the queue
        self._asked[person] = live.id
        progress = self._progress[live.id] = Progress()
        free = False
        try:
            free = await self._services.ownership.begin_analysis(live.id)
        finally:
            if not free:
                self._forget(live.id)
        if free:
            task = asyncio.create_task(self._find_out(live, progress))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _forget(self, table: int) -> None:
        del self._progress[table]
        self._asked = {one: asked for one, asked in self._asked.items() if asked != table}

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def _find_out(self, live: LiveTable, progress: Progress) -> None:
        try:
            async with self._one:
                found = await self._examine(live, progress)
                await self._services.store.save_analysis(live.id, msgspec.json.encode(found))
            await self._services.ownership.end_analysis(live.id)
            self._forget(live.id)
        except Exception:
            progress.failed = True
            log.exception("a game could not be analysed", extra={"game": live.game.name})
            await self._tell_that_it_failed(live.id, progress)

    async def _tell_that_it_failed(self, table: int, progress: Progress) -> None:
        """Retry until it is stored: otherwise no node could start the analysis again."""
        while True:
            with suppress(UnavailableError):
                return await self._services.ownership.note_analysis(table, progress)

    async def _examine(self, live: LiveTable, progress: Progress) -> Analysis:
        examined = await asyncio.to_thread(Examination, live.game, live.journal, GAMES, SECONDS)
        progress.total = len(examined.trials)
        found: list[Found] = []
        for trial in examined.trials:
            found.append(await self._services.bots.try_out(trial))
            progress.done = len(found)
            with suppress(UnavailableError):  # progress is not essential
                await self._services.ownership.note_analysis(live.id, progress)
        return examined.conclude(found)


# -- For the browser -----------------------------------------------------------------------


def decided(journal: Journal, analysis: Analysis, seat: int) -> Decided:
    """The analysis with the entry numbers of this viewer's replay, in percent."""
    places = [happening.at for happening, _ in shown(journal, seat)]

    def entry(place: int) -> int:
        return max(1, bisect_right(places, place))

    return Decided(
        games=analysis.games,
        reach=percent(analysis.reach),
        points=[
            ChancePoint(entry(point.entry), [percent(chance) for chance in point.chances])
            for point in analysis.points
        ],
        turns=[
            TurningPoint(entry(turn.entry), turn.seat, percent(turn.change))
            for turn in analysis.turns
        ],
        seats=[
            SeatAccount(
                first=percent(one.first),
                own=percent(one.own),
                others=percent(one.others),
                luck=percent(one.luck),
                result=percent(one.result),
                reach=percent(one.reach),
            )
            for one in analysis.seats
        ],
    )


def percent(share: float) -> int:
    return round(100 * share)
