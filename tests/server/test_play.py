"""Every game of the registry over real sockets, from the first seed to the replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.core.journal import Act, Commit, read
from tafelrunde.core.rng import FastRng
from tafelrunde.games import NAMES, find
from tafelrunde.table.fairness import verify
from tests.kit.walks import GAMES
from tests.server.harness import Browser, Frame, HandClock, house, run

SHORT: dict[str, dict[str, object]] = {"thousand_km": {"mode": "single_rally"}}


@pytest.mark.parametrize("name", GAMES)
def test_a_person_and_bots_play_a_whole_game(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            seats = "m" + "b" * (min(find(name).seats) - 1)
            texts = (await anna.http.get(f"/api/games/{name}/texts/de")).text
            assert "game-title = " in texts
            code = await anna.new_table(name, seats, options=SHORT.get(name, {}), start=True)
            table = await anna.open(code)
            rng = FastRng(1)
            chosen = await table.play(lambda texts: texts[rng.below(len(texts))])
            assert chosen > 0
            assert sorted(table.table["standing"])[0] == 1
            numbers = [entry["number"] for entry in table.log[0]]
            assert numbers == list(range(1, len(numbers) + 1))
            assert all(entry["view"] for entry in table.log[0])
            await check_finished(anna, name, code, table.log[0])

    run(play())


async def check_finished(browser: Browser, name: str, code: str, log: list[Frame]) -> None:
    """The draws can be verified, and the replay equals the log that was sent, without gaps."""
    text = (await browser.http.get(f"/api/tables/{code}/journal")).text
    journal = read(text)
    assert verify(find(name), journal) > 0
    again = await browser.call("GET", f"/api/tables/{code}/replay")
    assert (again["seat"], again["mine"]) == (0, [0])
    assert len(again["colours"]) == journal.header.seats
    entries = again["entries"]
    bare = [{**entry, "view": None} for entry in log]
    assert entries == bare
    places = again["places"]
    assert len(places) == len(entries)
    assert places == sorted(set(places))
    for at, entry in zip(places, entries, strict=True):
        act = journal.entries[at]
        assert (act.seat if isinstance(act, Act) else None) == entry["by"]
    chosen = [entry["by"] for entry in entries if entry["by"] is not None]
    assert {0, 1} <= set(chosen)
    starts = [chapter["entry"] for chapter in again["chapters"]]
    assert starts or name not in NAMES
    assert starts == sorted(starts)
    assert all(start <= len(entries) for start in starts)
    views: list[Frame] = []
    while len(views) < len(log):
        query = f"seat=0&after={len(views)}&open_cards=true"
        views += await browser.call("GET", f"/api/tables/{code}/replay/views?{query}")
    assert [one["number"] for one in views] == [entry["number"] for entry in log]
    assert [one["view"] for one in views] == [entry["view"] for entry in log]
    assert all(len(one["open"]) == journal.header.seats for one in views)


def test_an_entry_says_whose_choice_it_was_and_an_undo_what_it_took_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("knatsch", "mb", undo="generous", start=True)
            table = await anna.open(code)
            await table.until_asked(0)
            before = len(table.log[0])
            await table.act(0, table.texts(0)[0])
            own = table.log[0][before]
            assert (own["by"], own["undoes"]) == (0, None)
            await table.until(lambda: table.asked() and table.seat(0)["can_undo"])
            await table.ask("undo", seat=0)
            undo = next(entry for entry in table.log[0] if entry["undoes"] is not None)
            assert (undo["by"], undo["undoes"]) == (0, own["number"])
            # The log sent on reconnecting is the same.
            again = await anna.open(code)
            kept = next(one for one in again.log[0] if one["number"] == undo["number"])
            assert (kept["by"], kept["undoes"]) == (0, own["number"])

    run(play())


def test_public_forced_choices_are_marked(tmp_path: Path) -> None:
    """In Geisterfahrer all choices are public; a hand in 1000 Kilometer is not."""

    async def play() -> None:
        async with house(tmp_path) as server:
            for name, hidden in (("geisterfahrer", False), ("thousand_km", True)):
                anna = await server.browser("Anna")
                code = await anna.new_table(name, "mb", options=SHORT.get(name, {}), start=True)
                table = await anna.open(code)
                forced = []

                def choose(texts: list[str]) -> str:
                    menu = table.menu(0)  # noqa: B023
                    assert not menu["forced"] or len(texts) == 1
                    forced.append(menu["forced"])  # noqa: B023
                    return texts[0]

                await table.play(choose, 60)
                assert any(forced) != hidden

    run(play())


def test_all_commitments_are_sent_before_the_first_seed(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "mo")
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            await at_anna.until_status("playing")
            await at_bert.until_status("playing")
            room = await server.server.rooms.open(code)
            assert room is not None
            made = {
                str(entry.seat): entry.commitment
                for entry in room.live.entries
                if isinstance(entry, Commit)
            }
            assert list(made) == ["0", "1"]
            for table in (at_anna, at_bert):
                asked = [json.loads(one) for one in table.frames if '"seeds_wanted"' in one]
                assert [(one["step"], one["commits"]) for one in asked] == [
                    ("commit", {}),
                    ("reveal", made),
                ]

    run(play())


def test_a_game_with_all_that_can_happen_is_still_fair(tmp_path: Path) -> None:
    """A missing seed, undone choices, a restart, a bot instead of a person."""

    async def play() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "mob", options=SHORT["thousand_km"])
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            at_bert.gives_seeds = False
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            await at_anna.until(lambda: any("seeds_wanted" in frame for frame in at_anna.frames))
            await at_anna.ask("why", seat=0, piece="x")
            clock.forward(3.0)
            await at_anna.until_status("playing")
            await at_bert.ask("stand_up", seat=1)
        async with house(tmp_path) as server:
            again = await server.browser()
            again.become(anna.token)
            table = await again.open(code)
            for _ in range(3):
                await table.play(lambda texts: texts[0], most=1)
                await table.until(lambda: table.asked() and table.seat(0)["can_undo"])
                await table.ask("undo", seat=0)
            await table.play(lambda texts: texts[0])
            text = (await again.http.get(f"/api/tables/{code}/journal")).text
            assert "\nseed 1 missing\n" in text
            assert text.count("\nundo 0 ") == 3
            assert text.count("\nsit 1 ") == 2
            assert verify(find("thousand_km"), read(text)) > 0

    run(play())


@pytest.mark.parametrize("name", GAMES)
def test_several_seats_from_one_browser(name: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            seats = "m" * max(find(name).seats)
            code = await anna.new_table(name, seats, options=SHORT.get(name, {}), start=True)
            table = await anna.open(code)
            await table.until_status("playing")
            assert len(table.update["seats"]) == len(seats)
            await table.play(lambda texts: texts[0], most=30)
            assert [seat["seat"] for seat in table.update["seats"]] == list(range(len(seats)))

    run(play())


def test_two_people_play_and_a_third_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            anna, bert, cora = [await server.browser(name) for name in ("Anna", "Bert", "Cora")]
            code = await anna.new_table("thousand_km", "mo", options={"mode": "single_rally"})
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            assert await at_bert.refused("start") == "refusal-not-host"
            await at_bert.ask("sit", seat=1)
            at_cora = await cora.open(code)
            assert await at_cora.refused("sit", seat=1) == "refusal-seat-taken"
            await at_anna.ask("start")
            both = [at_anna, at_bert]
            for table in both:
                await table.until_status("playing")
            rng = FastRng(4)
            while not at_anna.over:
                for seat, table in enumerate(both):
                    if not table.over and seat in table.asked():
                        texts = table.texts(seat)
                        await table.act(seat, texts[rng.below(len(texts))])
                await at_anna.catch_up(at_bert)
                await at_bert.catch_up(at_anna)
                if not any((at_anna.over, at_anna.asked(), at_bert.asked())):
                    await at_anna.receive()  # hidden answers are carried out when time is up
            await at_cora.until(lambda: at_cora.over)
            assert at_cora.log[-1][-1]["number"] == len(at_cora.log[-1])
            assert not any(entry["view"] and entry["view"]["hand"] for entry in at_cora.log[-1])
            assert at_cora.table["standing"] == at_anna.table["standing"]

    run(play())


def test_a_finished_game_can_be_continued_from_an_entry(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table(
                "thousand_km", "mb", options={"mode": "single_rally"}, start=True
            )
            table = await anna.open(code)
            await table.play(lambda texts: texts[0])
            then = table.log[0][40]
            branch = await anna.call(
                "POST", f"/api/tables/{code}/branch", {"seat": 0, "entry": then["number"]}
            )
            again = await anna.open(branch["code"])
            assert again.table["status"] == "playing"
            assert again.table["commitment"] is None
            told = [entry["lines"] for entry in again.log[0]]
            assert told[:41] == [entry["lines"] for entry in table.log[0][:41]]
            await again.play(lambda texts: texts[-1])
            assert again.over
            # Automatic entries after the chosen one are shown once.
            for then in table.log[0][20:28]:
                wish = {"seat": 0, "entry": then["number"]}
                branch = await anna.call("POST", f"/api/tables/{code}/branch", wish)
                again = await anna.open(branch["code"])
                await again.play(lambda texts: texts[0], most=1)
                numbers = [entry["number"] for entry in again.log[0]]
                assert numbers == sorted(set(numbers))

    run(play())
