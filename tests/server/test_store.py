"""The stores: durable, append-only, concurrent. Both give the same guarantees."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tafelrunde.server.base.settings import Settings
from tafelrunde.server.database import store_of
from tafelrunde.server.store.interface import (
    ConflictError,
    Snapshot,
    Store,
    StoredChat,
    StoredTable,
    TableChange,
    TableRow,
    TakenError,
)
from tafelrunde.server.store.sqlite.store import SqliteStore
from tests.kit import stores
from tests.kit.postgresql import shared

Work = Callable[[Store], Awaitable[None]]
WithStore = Callable[[Work], None]


@pytest.fixture(params=stores.KINDS)
def with_store(request: pytest.FixtureRequest, tmp_path: Path) -> WithStore:
    """Run a function on an opened store; the next one finds what was stored."""
    database = shared().tables_for(tmp_path) if request.param == "postgresql" else ""
    return lambda work: on_store(Settings(data=tmp_path, database=database), work)


def on_store(settings: Settings, work: Work) -> None:
    async def run() -> None:
        store = store_of(settings, alone=True)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def new_table(store: Store, code: str = "c1", public: bool = True) -> StoredTable:
    return await store.create_table(code, "thousand_km", public, b"{}", b"secret", 5.0)


def test_a_journal_keeps_its_order_and_survives_a_restart(with_store: WithStore) -> None:
    async def write(store: Store) -> None:
        table = await new_table(store)
        await store.append(table.id, 0, ["* dealer 1", "0 play KM25"])
        await store.append(table.id, 2, ["1 discard STOP"])

    async def read(store: Store) -> None:
        table = await store.table("c1")
        assert table is not None
        assert await store.journal(table.id) == ["* dealer 1", "0 play KM25", "1 discard STOP"]
        assert await store.journal(table.id, after=2) == ["1 discard STOP"]
        assert await store.journal(99) == []

    with_store(write)
    with_store(read)


def test_concurrent_writes_of_an_entry_have_one_winner(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        one, other = await new_table(store, "one"), await new_table(store, "other")
        results = await asyncio.gather(
            store.append(one.id, 0, ["first"]),
            store.append(one.id, 0, ["second"]),
            store.append(other.id, 0, ["third"]),
            store.append(other.id, 5, ["gap"]),
            return_exceptions=True,
        )
        assert [type(result) for result in results] == [
            type(None), ConflictError, type(None), ConflictError,
        ]  # fmt: skip
        assert await store.journal(one.id) == ["first"]
        assert await store.journal(other.id) == ["third"]

    with_store(work)


def test_many_tables_share_a_flush(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        tables = [await new_table(store, f"t{number}") for number in range(20)]
        for seq in range(10):
            await asyncio.gather(*(store.append(table.id, seq, [f"{seq}"]) for table in tables))
        for table in tables:
            assert await store.journal(table.id) == [str(seq) for seq in range(10)]

    with_store(work)


def test_tables_are_found_by_code_status_and_person(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        anna = await store.create_person(b"a", "Anna", "red")
        bert = await store.create_person(b"b", "Bert", "blue")
        first, second = await new_table(store, "first"), await new_table(store, "second", False)
        await store.save_table(first.id, TableRow("playing", True, b"[1]", [anna.id, bert.id], 7.0))
        await store.save_table(second.id, TableRow("waiting", False, b"[2]", [anna.id], 8.0))
        saved = await store.table("first")
        assert saved is not None
        assert (saved.status, saved.setup, saved.touched, saved.public) == (
            "playing", b"[1]", 7.0, True,
        )  # fmt: skip
        assert await store.table("nothing") is None
        assert [table.code for table in await store.public_tables(["playing"], 9)] == ["first"]
        assert await store.public_tables(["waiting"], 9) == []
        running = await store.tables_of(anna.id, False, 9)
        assert [table.code for table in running] == ["second", "first"]
        assert [table.code for table in await store.tables_of(bert.id, False, 9)] == ["first"]
        assert await store.tables_of(bert.id, True, 9) == []
        assert await store.unfinished() == [(saved, 0)]
        await store.append(first.id, 0, ["one", "two"])
        assert await store.unfinished() == [(saved, 2)]
        assert await store.snapshot(first.id) is None
        for seq in (3, 8):
            await store.save_snapshot(first.id, Snapshot(seq, b"x"))
        assert await store.snapshot(first.id) == Snapshot(8, b"x")
        assert await store.analysis(first.id) is None
        for data in (b"old", b"new"):
            await store.save_analysis(first.id, data)
        assert await store.analysis(first.id) == b"new"
        assert await store.analysis(second.id) is None

    with_store(work)


def test_an_account_keeps_the_guests_data(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        anna = await store.create_person(b"laptop", "Anna", "red")
        table = await new_table(store)
        await store.save_table(table.id, TableRow("playing", True, b"", [anna.id], 1.0))
        await store.create_account(anna.id, "Anna", "hash")
        guest = await store.create_person(b"phone", "Gast", "blue")
        with pytest.raises(TakenError):
            await store.create_account(guest.id, "ANNA", "other")
        other = await new_table(store, "c2")
        await store.save_table(other.id, TableRow("playing", True, b"", [guest.id], 2.0))
        account = await store.account("anna")
        assert account is not None
        assert (account.id, account.password) == (anna.id, "hash")
        await store.merge_person(guest.id, anna.id)
        assert await store.person(b"phone") == account
        assert [found.code for found in await store.tables_of(anna.id, False, 9)] == ["c2", "c1"]
        await store.add_token(anna.id, b"tablet")
        assert await store.person(b"tablet") == account
        await store.drop_token(b"tablet")
        assert await store.person(b"tablet") is None
        await store.save_person(anna.id, "Änne", "green")
        renamed = await store.person(b"laptop")
        assert renamed is not None
        assert renamed.name == "Änne"

    with_store(work)


def test_a_person_has_one_try_for_each_date(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        anna = await store.create_person(b"a", "Anna", "red")
        guest = await store.create_person(b"g", "Guest", "blue")
        tables = [await new_table(store, f"c{number}") for number in range(4)]
        ids = [table.id for table in tables]
        monday, tuesday = "2026-11-16", "2026-11-17"
        first = await asyncio.gather(*(store.begin_day(anna.id, monday, one) for one in ids[1:3]))
        assert first in ([ids[1]] * 2, [ids[2]] * 2)
        assert await store.begin_day(guest.id, monday, ids[0]) == ids[0]
        assert await store.begin_day(guest.id, tuesday, ids[3]) == ids[3]
        assert [person for person, _ in await store.tries(monday)] == [anna.id, guest.id]
        assert await store.days_of(guest.id) == [(monday, tables[0]), (tuesday, tables[3])]
        # The earlier try of both counts.
        await store.merge_person(guest.id, anna.id)
        assert await store.days_of(guest.id) == []
        assert await store.days_of(anna.id) == [(monday, tables[0]), (tuesday, tables[3])]

    with_store(work)


def test_a_transfer_secret_is_valid_once_and_for_a_while(with_store: WithStore) -> None:
    async def check(store: Store) -> None:
        anna, bert = [(await store.create_person(n, "A", "red")).id for n in (b"a", b"b")]
        for former in (b"1", b"2"):
            await store.offer_transfer(anna, former, 0.0, 60.0)
        await store.offer_transfer(bert, b"3", 10.0, 70.0)
        assert [await store.transfer(key, 59.0) for key in (b"1", b"2", b"3")] == [None, anna, bert]
        assert await store.transfer(b"2", 60.0) is None
        taken = await asyncio.gather(*(store.take_transfer(b"2", 59.0) for _ in range(4)))
        assert sorted(taken, key=str) == [anna, None, None, None]
        await store.offer_transfer(bert, b"4", 70.0, 130.0)  # its own has expired by then
        assert await store.take_transfer(b"3", 69.0) is None
        assert await store.transfer(b"4", 71.0) == bert
        # A person who logs in becomes another person.
        await store.merge_person(bert, anna)
        assert await store.transfer(b"4", 71.0) is None

    with_store(check)


def test_the_code_of_a_screen_leads_to_its_table_for_a_while(with_store: WithStore) -> None:
    async def keep(store: Store) -> None:
        anna, bert = [(await store.create_person(n, "A", "red")).id for n in (b"a", b"b")]
        one, two, three = [await new_table(store, code) for code in ("c1", "c2", "c3")]
        assert await store.keep_screen_code("KNT7", one.id, anna, 0.0, 600.0)
        assert await store.keep_screen_code("KNT7", two.id, anna, 1.0, 601.0)  # another game
        assert not await store.keep_screen_code("KNT7", three.id, bert, 2.0, 602.0)
        assert await store.keep_screen_code("KNT7", two.id, bert, 3.0, 603.0)  # a second screen
        assert await store.keep_screen_code("BCDF", three.id, bert, 4.0, 604.0)
        assert await store.keep_screen_code("GHJK", three.id, bert, 5.0, 605.0)  # replaces it

    async def look(store: Store) -> None:
        found = await store.screen_code("KNT7", 602.0)
        assert found is not None
        assert (found.code, found.table.code) == ("KNT7", "c2")
        assert await store.screen_code_at("c2", 602.0) == found
        assert await store.screen_code_of(1, 602.0) == found
        assert await store.screen_code_at("c1", 602.0) is None
        assert await store.screen_code("KNT7", 603.0) is None
        assert await store.screen_code("BCDF", 5.0) is None
        await store.merge_person(2, 1)
        own = await store.screen_code_of(1, 604.0)
        assert own is not None
        assert own.code == "GHJK"
        await store.move_screen_code(3, 1)
        moved = await store.screen_code("GHJK", 604.0)
        assert moved is not None
        assert moved.table.code == "c1"
        await store.save_table(1, TableRow("closed", False, b"{}", [], 6.0))
        assert await store.screen_code("GHJK", 604.0) is None

    with_store(keep)
    with_store(look)


def test_chat_keeps_its_order(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        table = await new_table(store)
        lines = [StoredChat(None, "A", f"<b>{at}</b>", "", float(at)) for at in range(5)]
        for line in lines:
            await store.add_chat(table.id, line)
        assert await store.chat(table.id, 3) == lines[2:]

    with_store(work)


def test_a_change_is_atomic(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        anna = await store.create_person(b"a", "Anna", "red")
        table = await new_table(store)
        line = StoredChat(0, "Anna", "hello", "", 1.0)
        row = TableRow("playing", True, b"[1]", [anna.id], 7.0)
        await store.keep(TableChange(table.id, 0, ["one"], row, [line]))
        late = TableRow("over", True, b"[2]", [anna.id], 9.0)
        with pytest.raises(ConflictError):
            await store.keep(TableChange(table.id, 0, ["two"], late, [line]))
        stranger = TableRow("over", True, b"[3]", [anna.id + 1], 9.0)
        with pytest.raises(Exception, match=r"(?i)foreign key"):
            await store.keep(TableChange(table.id, 1, ["two"], stranger, [line]))
        kept = await store.table("c1")
        assert kept is not None
        assert (kept.status, kept.setup, kept.touched) == ("playing", b"[1]", 7.0)
        assert await store.journal(table.id) == ["one"]
        assert await store.chat(table.id, 9) == [line]
        assert [one.code for one in await store.tables_of(anna.id, False, 9)] == ["c1"]

    with_store(work)


def test_a_failing_change_does_not_affect_others(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        anna = await store.create_person(b"a", "Anna", "red")
        tables = [await new_table(store, f"t{number}") for number in range(3)]
        people = [[anna.id], [anna.id + 1], [anna.id]]
        results = await asyncio.gather(
            *(
                store.keep(TableChange(table.id, 0, ["x"], TableRow("over", True, b"", who, 1.0)))
                for table, who in zip(tables, people, strict=True)
            ),
            return_exceptions=True,
        )
        assert [result is None for result in results] == [True, False, True]
        assert [await store.journal(table.id) for table in tables] == [["x"], [], ["x"]]

    with_store(work)


def test_changes_of_one_table_keep_their_order(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        table = await new_table(store)
        keeping = [store.keep(TableChange(table.id, seq, [f"{seq}"])) for seq in range(9)]
        await asyncio.gather(*keeping)
        assert await store.journal(table.id) == [str(seq) for seq in range(9)]

    with_store(work)


def test_account_names_are_compared_as_people_read_them(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        anna = await store.create_person(b"a", "Anna", "red")
        other = await store.create_person(b"b", "Bert", "blue")
        await store.create_account(anna.id, "Änne", "hash")
        for name in ("änne", "ÄNNE", "A\u0308nne"):
            with pytest.raises(TakenError):
                await store.create_account(other.id, name, "hash")
            found = await store.account(name)
            assert found is not None
            assert found.id == anna.id
        assert await store.account("Anne") is None

    with_store(work)


def test_concurrent_claims_of_a_name_have_one_winner(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        people = [await store.create_person(bytes([n]), "Gast", "red") for n in range(6)]
        results = await asyncio.gather(
            *(store.create_account(one.id, "Anna", "hash") for one in people),
            return_exceptions=True,
        )
        assert [type(result) for result in results].count(type(None)) == 1
        assert [type(result) for result in results].count(TakenError) == 5

    with_store(work)


def test_texts_that_cannot_be_stored_are_not_found(with_store: WithStore) -> None:
    async def work(store: Store) -> None:
        assert await store.table("a\0b") is None
        assert await store.account("a\0b") is None

    with_store(work)


def test_a_backup_is_complete(with_store: WithStore, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        anna = await store.create_person(b"a", "Anna", "red")
        table = await new_table(store)
        await store.keep(
            TableChange(table.id, 0, ["one"], TableRow("playing", True, b"", [anna.id], 7.0))
        )
        await store.backup(tmp_path / "copy.sqlite")

    async def read() -> None:
        store = SqliteStore(tmp_path / "copy.sqlite")
        await store.open()
        try:
            table = await store.table("c1")
            assert table is not None
            assert (table.status, table.public, table.secret) == ("playing", True, b"secret")
            assert await store.journal(table.id) == ["one"]
            anna = await store.person(b"a")
            assert anna is not None
            assert await store.tables_of(anna.id, False, 9) == [table]
        finally:
            await store.close()

    with_store(work)
    asyncio.run(read())
