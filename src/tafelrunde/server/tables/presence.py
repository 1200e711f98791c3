"""Presence: the sockets at one table, and when people left."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from math import inf

from tafelrunde.server.edge.connection import Connection
from tafelrunde.server.store.interface import Person
from tafelrunde.server.tables.table_record import Setup

FIRST_SOCKET = 10**9
"""Socket numbers have ten digits, so that frames of the same moment have equal sizes."""


class Presence:
    def __init__(self, now: float) -> None:
        self._sockets: dict[Connection, None] = {}
        self._comings = FIRST_SOCKET + secrets.randbelow(FIRST_SOCKET)
        """Counts from a random number that no earlier room of this table has used."""
        self._opened = now
        """When this room began to record presence."""
        self._left: dict[int, float] = {}
        """When each person left."""

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._sockets))

    def __bool__(self) -> bool:
        return bool(self._sockets)

    def numbers(self) -> list[int]:
        """The numbers of the open sockets, in order of joining."""
        return [connection.number for connection in self._sockets]

    def come(self, connection: Connection) -> None:
        self._comings += 1
        connection.number = self._comings
        self._sockets[connection] = None

    def go(self, connection: Connection, now: float) -> None:
        self._sockets.pop(connection, None)
        if not connection.screen and not self.online(connection.person.id):
            self._left[connection.person.id] = now

    @property
    def screens(self) -> int:
        return sum(connection.screen for connection in self._sockets)

    def of(self, person: int | None) -> list[Connection]:
        """The person's sockets, without screens: those belong to everybody in the room."""
        return [one for one in self._sockets if one.person.id == person and not one.screen]

    def online(self, person: int | None) -> bool:
        return any(one.person.id == person and not one.screen for one in self._sockets)

    def visible(self, person: int | None) -> bool:
        """Whether the person has the page in the foreground."""
        return any(one.visible for one in self.of(person))

    def away_since(self, person: int) -> float | None:
        """When the person left; None if present."""
        return None if self.online(person) else self._left.get(person, self._opened)

    def away_for(self, person: int, now: float) -> float:
        """Seconds since the person left."""
        since = self.away_since(person)
        return 0.0 if since is None else now - since

    def attended(self, now: float, seconds: float) -> bool:
        """Whether anybody is present, or was within the last `seconds`."""
        return bool(self._sockets) or now - max(self._left.values(), default=-inf) < seconds

    def spectators(self, setup: Setup) -> dict[int, Person]:
        """The people without a seat, by the number of their first socket."""
        known = set(setup.people)
        found = {}
        for connection in self._sockets:
            person = connection.person
            if connection.screen:
                continue
            if person.id not in known and setup.may_watch(person.id):
                known.add(person.id)
                found[connection.number] = person
        return found

    def is_now(self, old: int, person: Person) -> None:
        """Replace a person who has a new name or has logged in."""
        for connection in self._sockets:
            if connection.person.id == old:
                connection.person = person
