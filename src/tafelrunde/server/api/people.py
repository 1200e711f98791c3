"""Guests and accounts. A cookie with a secret identifies a browser; only its SHA-256 is stored."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from tafelrunde.server.base.http_messages import Me
from tafelrunde.server.base.messages import Colour
from tafelrunde.server.base.user_text import LONGEST_NAME, clean
from tafelrunde.server.store.interface import Person, Store
from tafelrunde.server.tables.table_record import COLOURS, as_colour

TOKEN_BYTES = 32
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
_GIVEN_NAME = re.compile("(Gast|Guest) [1-9][0-9]{3}")
"""The generated name of a guest."""


class PeopleError(Exception):
    """A name or login was rejected, with the key of the reason."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def token_hash(token: str) -> bytes:
    """Tokens are looked up by their hash, so the duration of a lookup reveals nothing about
    them."""
    return hashlib.sha256(token.encode()).digest()


def me(person: Person) -> Me:
    named = _GIVEN_NAME.fullmatch(person.name) is None
    return Me(person.name, as_colour(person.colour), person.account, named)


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._nobody: str | None = None
        self._one_at_a_time = asyncio.Lock()
        """Serialises password checks, which are slow and need much memory on purpose."""

    async def known(self, token: str | None) -> Person | None:
        return await self._store.person(token_hash(token)) if token else None

    async def new_guest(self, languages: str) -> tuple[Person, str]:
        """A new guest, named in the first of the browser's languages we support, and the secret for
        its browser."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        spoken = re.search(r"\b(de|en)\b", languages.lower())
        word = "Gast" if spoken and spoken[1] == "de" else "Guest"
        name = f"{word} {secrets.randbelow(9000) + 1000}"
        colour = secrets.choice(COLOURS)
        return await self._store.create_person(token_hash(token), name, colour), token

    async def rename(self, person: Person, name: str, colour: Colour) -> Person:
        name = clean(name, LONGEST_NAME)
        if not name:
            raise PeopleError("name-empty")
        await self._store.save_person(person.id, name, colour)
        return Person(person.id, name, colour, person.account, person.password)

    # -- Accounts ----------------------------------------------------------------------------

    async def create_account(self, person: Person, account: str, password: str) -> Person:
        """Turn a guest into an account that keeps everything."""
        if person.account is not None:
            raise PeopleError("has-account")
        name = clean(account, LONGEST_NAME)
        if len(name) < 2 or name != account:
            raise PeopleError("account-name")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise PeopleError("password-length")
        async with self._one_at_a_time:
            hashed = await asyncio.to_thread(self._hasher.hash, password)
        await self._store.create_account(person.id, name, hashed)
        return Person(person.id, person.name, person.colour, name, hashed)

    async def log_in(self, account: str, password: str) -> tuple[Person, str]:
        """The account, and a new secret for this browser."""
        person = await self._store.account(account[: LONGEST_NAME + 1])
        async with self._one_at_a_time:
            fits = await asyncio.to_thread(self._fits, person, password[: LONGEST_PASSWORD + 1])
        if person is None or not fits:
            raise PeopleError("wrong-password")
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_token(person.id, token_hash(token))
        return person, token

    async def add_browser(self, number: int) -> tuple[Person, str]:
        """Add a browser of a person; the person and the browser's secret."""
        (person,) = await self._store.people([number])
        token = secrets.token_urlsafe(TOKEN_BYTES)
        await self._store.add_token(person.id, token_hash(token))
        return person, token

    async def called(self, number: int) -> Person:
        (person,) = await self._store.people([number])
        return person

    async def is_somebody(self, person: Person) -> bool:
        """Whether the person has an account or tables, which would be lost with the browser."""
        return person.account is not None or bool(await self._store.tables_of(person.id, False, 1))

    async def log_out(self, token: str) -> None:
        await self._store.drop_token(token_hash(token))

    def _fits(self, person: Person | None, password: str) -> bool:
        """Check a password, with the same amount of work for unknown accounts."""
        if self._nobody is None:
            self._nobody = self._hasher.hash(secrets.token_urlsafe(16))
        hashed = person.password if person is not None and person.password else self._nobody
        try:
            return self._hasher.verify(hashed, password) and person is not None
        except (VerifyMismatchError, InvalidHashError):
            return False
