"""A seat, a spectator, a team-mate: each receives exactly what it may know, when it may."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.core.journal import Chance, Entry, entry_line
from tafelrunde.core.rng import FastRng
from tafelrunde.games import NAMES, find
from tafelrunde.server.base.messages import Pace
from tafelrunde.server.tables.room import Room
from tafelrunde.server.tables.services import create_table, save_setup
from tafelrunde.server.tables.table_record import Seat, Setup
from tafelrunde.table.table import REACTION_SECONDS, Table
from tests.server.harness import (
    Browser,
    Frame,
    HandClock,
    House,
    TableSocket,
    bot_at,
    discard,
    house,
    run,
    token_for,
)
from tests.server.test_play import SHORT


async def room_of(server: House, code: str) -> Room:
    room = await server.server.rooms.open(code)
    assert room is not None
    return room


def told(frame: Frame, seat: int) -> str:
    """A frame without timestamps. The browser has all seats here; only this one is compared."""
    kept = {**frame, "now": 0, "answers": ""}
    if "seats" in kept:
        kept["seats"] = [one for one in kept["seats"] if one["seat"] == seat]
    return json.dumps(kept)


async def everything(table: TableSocket, game: str, seat: int, rng: FastRng) -> list[str]:
    """Everything a seat can get from the server now."""
    frames = [
        await table.ask("order", seat=seat, order="no such order"),
        await table.ask("undo", seat=seat, entry=10**6),
    ]
    notation = find(game).notation
    pieces = [piece for family in notation.families if family.parts for piece in family.parts[0]]
    for _ in range(8):
        piece = pieces[rng.below(len(pieces))]
        text = notation.text(rng.below(notation.size))
        frames.append(await table.ask("why", seat=seat, piece=piece))
        frames.append(await table.ask("act", seat=seat, text=text, menu=10**6))
    return [told(frame, seat) for frame in frames]


@pytest.mark.parametrize("every", [13, pytest.param(7, marks=pytest.mark.full)])
@pytest.mark.parametrize("name", NAMES)
def test_indistinguishable_states_produce_the_same_bytes(
    name: str, every: int, tmp_path: Path
) -> None:
    """Frames, menus, refusals and their sizes, over a whole random game, after these numbers of
    choices."""

    async def compare() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            game = find(name)
            seats = game.seats[len(game.seats) // 2]
            code = await anna.new_table(name, "m" * seats, options=SHORT.get(name, {}), start=True)
            table = await anna.open(code)
            await table.until_status("playing")
            room = await room_of(server, code)
            rng = FastRng(7)
            compared = 0
            while True:
                await table.play(lambda texts: texts[rng.below(len(texts))], most=every)
                if table.over:
                    break
                assert room.live.table is not None
                seat = rng.below(seats)
                true = room.live.table.state
                guess = true.determinize(seat, rng)
                frames = []
                for state in (true, guess):
                    room.live.table.state = state
                    room.live.changed(seen=False, kept=False)
                    frames.append(await everything(table, name, seat, FastRng(compared)))
                room.live.table.state = true
                room.live.changed(seen=False, kept=False)
                assert frames[0] == frames[1]
                compared += 1
            assert compared > 2

    run(compare())


@pytest.mark.parametrize("name", NAMES)
def test_a_screen_receives_the_same_bytes_whatever_is_hidden(name: str, tmp_path: Path) -> None:
    """The screen belongs to the browser that has all seats, and still gets a stranger's frames."""

    async def compare() -> None:
        async with house(tmp_path) as server:
            anna, cora = await server.browser(), await server.browser()
            game = find(name)
            seats = game.seats[len(game.seats) // 2]
            options = SHORT.get(name, {})
            code = await anna.new_table(name, "m" * seats, options=options, start=True)
            table = await anna.open(code)
            screen = await anna.open(code, screen=True)
            watcher = await cora.open(code)
            await table.until_status("playing")
            room = await room_of(server, code)
            rng = FastRng(7)
            compared = 0
            while True:
                await table.play(lambda texts: texts[rng.below(len(texts))], most=29)
                if table.over or compared == 3:
                    break
                assert room.live.table is not None
                true = room.live.table.state
                frames = []
                for state in (true, true.determinize(rng.below(seats), rng)):
                    room.live.table.state = state
                    room.live.changed(seen=False, kept=False)
                    answers = [
                        await one.ask("act", seat=0, text="x", menu=1) for one in (screen, watcher)
                    ]
                    assert [one["seat"] for one in answers[0]["seats"]] == [-1]
                    assert answers[0]["seats"] == answers[1]["seats"]
                    frames.append(told(answers[0], -1))
                room.live.table.state = true
                room.live.changed(seen=False, kept=False)
                assert len(set(frames)) == 1
                compared += 1
            assert compared

    run(compare())


@pytest.mark.parametrize("name", NAMES)
def test_no_frame_before_the_end_contains_a_secret(name: str, tmp_path: Path) -> None:
    async def look() -> None:
        async with house(tmp_path) as server:
            anna, cora = await server.browser(), await server.browser()
            seats = "m" + "b" * (min(find(name).seats) - 1)
            code = await anna.new_table(
                name, seats, options=SHORT.get(name, {}), start=True, watch="all"
            )
            table, watcher = await anna.open(code), await cora.open(code)
            room = await room_of(server, code)
            rng = FastRng(3)
            await table.play(lambda texts: texts[rng.below(len(texts))])
            await watcher.until_status("over")
            secrets = [room.live.secret.hex(), anna.token, cora.token, room.live.secret.hex()[:32]]
            assert (
                room.live.secret.hex() in (await anna.http.get(f"/api/tables/{code}/journal")).text
            )
            for frame in table.frames + watcher.frames:
                assert not any(secret in frame for secret in secrets)
            assert len(table.log[0] + watcher.log[-1]) > 20

    run(look())


# -- Hidden reactions: nothing shows, not even when frames come ------------------------------

KM = find("thousand_km")
SECRET = bytes(range(32))


def before_an_attack() -> tuple[list[Entry], str, Any, Any]:
    """A game in which seat 0 can attack seat 1: its entries, the attack, and two states that look
    alike to seat 0; in one of them seat 1 holds the answer."""
    for seed in range(500):
        table = Table(KM, 2, {"first_dealer": 1}, FastRng(seed))
        table.orders = ["blitz", "blitz"]
        table.start()
        rng = FastRng(seed)
        for _ in range(40):
            if table.over:
                break
            seat, menu = next(iter(table.menus.items()))
            text = window_opener(table) if seat == 0 else None
            if text is not None:
                found = {}
                for _ in range(60):
                    guess = table.state.determinize(0, rng)
                    after = guess.clone()
                    after.apply(0, KM.notation.number(text))
                    found[len(after.legal(1)) == 2] = guess
                if len(found) == 2:
                    entries = [
                        Chance(entry.text) if isinstance(entry, Chance) else entry
                        for entry in table.entries
                    ]
                    return entries, text, found[True], found[False]
            action = KM.policies["thumb"]().choose(table.state, seat, rng)
            table.act(seat, KM.notation.text(action), menu)
    raise LookupError("no such game")


def window_opener(table: Table) -> str | None:
    for choice in KM.menu(table.state, 0):
        if choice.text.startswith("attack"):
            after = table.state.clone()
            after.apply(0, KM.notation.number(choice.text))
            if list(after.pending()) == [1]:
                return choice.text
    return None


def rally(seats: list[Seat], host: int) -> Setup:
    return Setup(
        game="thousand_km",
        rules=KM.rules_version,
        options={"first_dealer": 1},
        seats=seats,
        host=host,
        fair=False,
    )


async def put_down(server: House, setup: Setup, entries: list[Entry]) -> str:
    """A table that continues this game; its code."""
    stored = await create_table(server.server.services, setup, SECRET)
    store = server.server.services.store
    await store.append(stored.id, 0, [entry_line(entry) for entry in entries])
    await save_setup(server.server.services, stored.id, "playing", setup)
    return stored.code


async def told_of_attack(
    server: House, clock: HandClock, people: list[Browser], holding: bool, answer: bool
) -> list[tuple[Any, ...]]:
    """When the attacker and a spectator receive frames, and their shape."""
    entries, attack, with_answer, without = before_an_attack()
    number = [await person_number(server, browser) for browser in people]
    seats = [
        Seat(kind="person", person=number[seat], name=f"P{seat}", colour="red", order="ask")
        for seat in range(2)
    ]
    code = await put_down(server, rally(seats, number[0]), entries)
    room = await room_of(server, code)
    sockets = [await browser.open(code) for browser in people]
    for socket in sockets:
        await all_are_here(socket)
    assert room.live.table is not None
    room.live.table.state = with_answer if holding else without
    room.live.changed(seen=False, kept=False)
    attacker, attacked, spectator = sockets
    seen: list[tuple[Any, ...]] = []
    lines: list[Any] = []

    async def note(step: str) -> None:
        """Once a query is answered, everything sent before has arrived."""
        for socket in (attacker, spectator):
            before = len(socket.frames)
            await socket.ask("why", seat=1, piece="decline")
            for text in socket.frames[before:-1]:
                frame = json.loads(text)
                assert frame["type"] == "update"
                entries = [len(one["entries"]) for one in frame["seats"]]
                waits = [one["deadline"] for one in frame["table"]["seats"]]
                size = len(text) if step != "closed" else 0
                seen.append((step, clock.now(), frame["now"], entries, waits, size))
        if step in ("attacked", "answered"):
            lines.append(await people[0].call("GET", f"/api/tables/{code}"))

    await note("before")
    await attacker.act(0, attack)
    await note("attacked")
    clock.forward(1.0)
    if answer:
        await attacked.until(attacked.asked)
        await attacked.act(1, "decline")
        assert not attacked.asked()
    await note("answered")
    assert lines[0] == lines[1]
    clock.forward(REACTION_SECONDS - 1.5)
    await note("waiting")
    clock.forward(1.0)
    await attacked.until(attacked.asked)
    await note("closed")
    return seen


async def all_are_here(socket: TableSocket) -> None:
    """Its frame answers no command: no other one is on its way."""
    await socket.until(
        lambda: len(socket.table["spectators"]) == 1 and socket.update["answers"] is None
    )


async def person_number(server: House, browser: Browser) -> int:
    person = await server.server.people.known(browser.token)
    assert person is not None
    return person.id


@pytest.mark.parametrize("answer", [True, False])
def test_a_window_reveals_no_held_card(answer: bool, tmp_path: Path) -> None:
    async def compare() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            people = [await server.browser() for _ in range(3)]
            runs = []
            for holding in (True, False):
                began = clock.now()
                seen = await told_of_attack(server, clock, people, holding, answer)
                runs.append([
                    (step, at - began, now - began, entries, [d and d - began for d in waits], size)
                    for step, at, now, entries, waits, size in seen
                ])  # fmt: skip
            assert runs[0] == runs[1]
            assert [step for step, *_ in runs[0]].count("answered") == 0
            assert "attacked" in [step for step, *_ in runs[0]]

    run(compare())


@pytest.mark.parametrize("watched", [True, False])
@pytest.mark.parametrize("holding", [True, False])
def test_alone_with_bots_only_the_holder_of_the_card_is_asked(
    holding: bool, watched: bool, tmp_path: Path
) -> None:
    """No needless pause, unless somebody watches: then there is a window whatever is held."""

    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock, pause=1000.0) as server:
            anna, cora = await server.browser("Anna"), await server.browser("Cora")
            number = await person_number(server, anna)
            entries, attack, with_answer, without = before_an_attack()
            seats = [
                Seat(kind="bot", level="easy"),
                Seat(kind="person", person=number, name="Anna", colour="red"),
            ]
            code = await put_down(server, rally(seats, number), entries)
            room = await room_of(server, code)
            table = await anna.open(code)
            if watched:
                await cora.open(code)
            assert room.live.table is not None
            room.live.table.state = with_answer if holding else without
            async with room.change() as change:
                change.live.act(0, attack, room.live.table.menus[0])
            await table.until(table.asked)
            reacts = "decline" in table.texts(1)
            assert reacts == (holding or watched)
            closes = clock.now() + REACTION_SECONDS if watched else None
            assert table.menu(1)["closes"] == closes

    run(check())


# -- Programs in a seat --------------------------------------------------------------------------


async def seen_at_an_attack(
    server: House, clock: HandClock, stack: AsyncExitStack, program: bool
) -> tuple[list[str], list[str]]:
    """What Anna in seat 0, and a person or a program in seat 1 receive: she attacks, then
    some turns follow."""
    anna, bert = await server.browser("Anna"), await server.browser("Bert")
    entries, attack, _, _ = before_an_attack()
    number = await person_number(server, anna)
    seats = [Seat(kind="person", person=number, name="Anna"), Seat(kind="bot", level="easy")]
    code = await put_down(server, rally(seats, number), entries)
    host = await anna.open(code)
    if program:
        token = await token_for(host, 1, "Bert")
        other = await bot_at(stack, server, code, token)
    else:
        other = await bert.open(code)
        await other.ask("sit", seat=1)
    await host.until(lambda: host.table["seats"][1]["online"])
    began, before = clock.now(), (len(host.frames), len(other.frames))
    await host.act(0, attack)
    clock.forward(REACTION_SECONDS / 2)
    await other.until_asked(1)
    await other.act(1, "decline")
    clock.forward(REACTION_SECONDS)
    for table, seat in ((other, 1), (host, 0)) * 3:
        await table.until_asked(seat)
        await table.act(seat, discard(table, seat))
    await host.ask("order", seat=0, order="ask")
    await other.catch_up(host)
    seen = host.frames[before[0] :], other.frames[before[1] :]
    return without_marks(seen[0], began), without_marks(seen[1], began)


def without_marks(texts: list[str], began: float) -> list[str]:
    """The frames with news of the game, without the table's code, the ids of commands, the colour
    of the person, and what marks a program."""
    found = []
    for frame in map(json.loads, texts):
        if not any(seat["entries"] for seat in frame.get("seats", ())):
            continue
        frame["table"]["code"] = frame["answers"] = ""
        frame["now"] -= began
        for seat in frame["table"]["seats"]:
            seat["owner"] = seat["deadline"] = seat["colour"] = None
        for seat in frame["seats"]:
            if seat["menu"] and seat["menu"]["closes"]:
                seat["menu"]["closes"] -= began
        found.append(json.dumps(frame))
    return found


def test_programs_receive_the_same_bytes_as_people(tmp_path: Path) -> None:
    """And their owner receives nothing more."""

    async def compare() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server, AsyncExitStack() as stack:
            person = await seen_at_an_attack(server, clock, stack, program=False)
            program = await seen_at_an_attack(server, clock, stack, program=True)
            assert len(program[1]) >= 7
            assert person == program

    run(compare())


# -- Choices that nobody else may notice ---------------------------------------------------------


async def before_a_diversion(tables: list[TableSocket]) -> tuple[int, str]:
    """Two people play until one could lay a diversion: its seat, and the choice."""
    rng = FastRng(2)
    seat = 0 if tables[0].asked() else 1
    while True:
        await tables[seat].until_asked(seat)
        texts = tables[seat].texts(seat)
        lay = [text for text in texts if text.startswith("lay ")]
        if lay:
            return seat, lay[0]
        await tables[seat].act(seat, texts[rng.below(len(texts))])
        (seat,) = tables[seat].seat(seat)["view"]["pending"]


def test_a_diversion_is_hidden_until_it_is_laid(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            people = [await server.browser("Anna"), await server.browser("Bert")]
            number = [await person_number(server, browser) for browser in people]
            setup = Setup(
                game="knight_rider",
                rules=find("knight_rider").rules_version,
                options={"auto_build": True},
                seats=[
                    Seat(kind="person", person=number[seat], name=f"P{seat}") for seat in range(2)
                ],
                host=number[0],
                pace=Pace("live", 600),
                fair=False,
            )
            code = await put_down(server, setup, [])
            tables = [await person.open(code) for person in people]
            seat, lay = await before_a_diversion(tables)
            own, other = tables[seat], tables[1 - seat]
            watcher = await (await server.browser("Cora")).open(code)
            for table in (*tables, watcher):
                await all_are_here(table)
            room = await room_of(server, code)
            seen = [len(table.frames) for table in (other, watcher)]
            touched, deadline = room.live.touched, own.table["seats"][seat]["deadline"]
            clock.forward(5.0)
            for text in (lay, "back", lay):
                await own.act(seat, text)
            await own.act(seat, next(text for text in own.texts(seat) if text.startswith("on ")))
            await own.ask("undo", seat=seat)
            assert own.seat(seat)["view"]["lay_tile"] is None
            assert own.seat(seat)["view"]["lay_kind"] is not None
            assert own.table["seats"][seat]["deadline"] == deadline
            assert room.live.touched == touched
            for table, before in zip((other, watcher), seen, strict=True):
                await table.ask("why", seat=1 - seat, piece="x")
                assert [json.loads(frame)["type"] for frame in table.frames[before:]] == ["reason"]
            # Once it is laid, everybody knows.
            await own.act(seat, next(text for text in own.texts(seat) if text.startswith("on ")))
            await own.act(seat, next(text for text in own.texts(seat) if text.startswith("foot ")))
            await other.until(lambda: other.seat(1 - seat)["view"]["diversion_laid"])

    run(check())
