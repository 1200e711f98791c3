"""Undo, ending, chat, past views: what a person may do alone, and what needs consent."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.core.journal import Seed
from tests.server.harness import (
    RALLY,
    HandClock,
    House,
    TableSocket,
    discard,
    house,
    run,
    two_at_a_table,
)


async def after_two_choices(server: House) -> tuple[TableSocket, TableSocket, int]:
    """Both people have chosen once, without chance events; the first one's seat."""
    anna, bert = await server.browser("Anna"), await server.browser("Bert")
    code = await anna.new_table("kraftwagen", "mo")
    tables = [await anna.open(code), await bert.open(code)]
    await tables[1].ask("sit", seat=1)
    await tables[0].ask("start")
    for table in tables:
        await table.until_status("playing")
    await tables[1].catch_up(tables[0])
    first = 0 if tables[0].asked() else 1
    for seat in (first, 1 - first):
        await tables[seat].until_asked(seat)
        await tables[seat].act(seat, tables[seat].texts(seat)[0])
    return tables[first], tables[1 - first], first


def test_a_lenient_undo_needs_everybody(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            mover, other, seat = await after_two_choices(server)
            await mover.catch_up(other)
            assert mover.seat(seat)["can_undo"]
            assert mover.seat(seat)["undo_asks"]
            # The other player's choice is the last, so it is undone immediately.
            assert other.seat(1 - seat)["can_undo"]
            assert not other.seat(1 - seat)["undo_asks"]
            stale = mover.log[seat][-1]["number"] - 1
            assert await mover.refused("undo", seat=seat, entry=stale) == "refusal-stale"
            await mover.ask("undo", seat=seat)
            await other.until(lambda: other.table["offer"])
            offer = other.table["offer"]
            assert (offer["kind"], offer["by"], offer["agreed"]) == ("undo", seat, [seat])
            await other.ask("answer", seat=1 - seat, agree=False)
            assert other.table["offer"] is None
            assert await other.refused("answer", seat=1 - seat, agree=True) == "refusal-no-offer"
            await mover.ask("undo", seat=seat)
            await other.until(lambda: other.table["offer"])
            await other.ask("answer", seat=1 - seat, agree=True)
            await mover.until(mover.asked)
            assert mover.last_told(seat) == ["log-undo"]

    run(check())


def test_against_people_chance_is_never_redrawn(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, _bert, at_anna, _at_bert, _code = await two_at_a_table(server)
            assert at_anna.table["undo"] == "generous"
            await at_anna.act(0, discard(at_anna, 0))
            assert not at_anna.seat(0)["can_undo"]
            assert await at_anna.refused("undo", seat=0) == "refusal-nothing-to-undo"

    run(check())


def test_against_bots_the_log_reports_a_redraw(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("knatsch", "mb", start=True)
            table = await anna.open(code)
            await table.until_asked(0)
            await table.act(0, table.texts(0)[0])
            await table.until(lambda: table.seat(0)["can_undo"])
            await table.ask("undo", seat=0)
            lines = [line["key"] for entry in table.log[0] for line in entry["lines"]]
            assert "log-undo-chance" in lines

    run(check())


def test_consent_counts_only_for_the_offer_it_answers(tmp_path: Path) -> None:
    """Agreeing while the offer is replaced does not agree to the new one."""

    async def check() -> None:
        async with house(tmp_path) as server:
            mover, other, seat = await after_two_choices(server)
            await mover.ask("undo", seat=seat)
            await other.until(lambda: other.table["offer"])
            meant = other.table["offer"]["number"]
            await mover.ask("offer_end", seat=seat)
            refused = await other.refused("answer", seat=1 - seat, agree=True, offer=meant)
            assert refused == "refusal-other-offer"
            unnamed = await other.refused("answer", seat=1 - seat, agree=True, offer=0)
            assert unnamed == "refusal-other-offer"
            assert not other.over
            offer = other.table["offer"]
            assert offer["kind"] == "end"
            await other.ask("answer", seat=1 - seat, agree=True, offer=offer["number"])
            assert other.over

    run(check())


def test_a_strict_table_does_not_undo_chance(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, _bert, at_anna, _at_bert, _code = await two_at_a_table(server, undo="strict")
            await at_anna.act(0, discard(at_anna, 0))
            assert not at_anna.seat(0)["can_undo"]
            assert await at_anna.refused("undo", seat=0) == "refusal-nothing-to-undo"

    run(check())


def test_an_undo_survives_a_restart(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser()
            code = await anna.new_table("thousand_km", "mb", options=RALLY, start=True)
            table = await anna.open(code)
            await table.play(lambda texts: texts[0], most=4)
            await table.until(lambda: table.asked() and table.seat(0)["can_undo"])
            await table.ask("undo", seat=0)
            before = table.seat(0)
            told = [entry["number"] for entry in table.log[0]]
        async with house(tmp_path) as server:
            again = await server.browser()
            again.become(anna.token)
            table = await again.open(code)
            for part in ("view", "menu", "described", "can_undo"):
                assert table.seat(0)[part] == before[part]
            assert [entry["number"] for entry in table.log[0]] == told

    run(check())


def test_chat_is_text_limited_and_can_be_muted(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, _bert, at_anna, at_bert, code = await two_at_a_table(server)
            await at_bert.ask("chat", text="<b>hallo</b>\u202e\n Anna")
            await at_anna.until(lambda: at_anna.chat)
            line = at_anna.chat[0]
            assert (line["name"], line["seat"], line["text"]) == ("Bert", 1, "<b>hallo</b> Anna")
            await at_bert.ask("chat", phrase="thanks")
            assert await at_bert.refused("chat", phrase="rubbish") == "refusal-no-such-phrase"
            assert await at_bert.refused("chat", text=" \u200b ") == "refusal-empty-chat"
            reasons = [await at_bert.refused("chat", text="spam") for _ in range(8)]
            assert reasons[-1] == "refusal-too-much-chat"
            assert await at_bert.refused("mute", muted=True) == "refusal-not-host"
            await at_anna.ask("mute", muted=True)
            assert await at_bert.refused("chat", text="hm") == "refusal-muted"
            assert await at_anna.refused("chat", text="quiet, please") == ""
            cora = await server.browser()
            late = await cora.open(code)
            history = await late.receive()
            assert history["type"] == "chat_history"
            assert history["muted"] is True
            assert history["lines"][0]["text"] == "<b>hallo</b> Anna"

    run(check())


def test_past_views_reasons_and_choices_ahead(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            _anna, _bert, at_anna, at_bert, _code = await two_at_a_table(server)
            await at_anna.act(0, discard(at_anna, 0))
            entry = at_anna.log[0][-2]
            moment = await at_anna.ask("look", seat=0, entry=entry["number"])
            assert moment["view"] == entry["view"]
            assert moment["described"]
            assert await at_anna.refused("look", seat=1, entry=1) == "refusal-not-your-seat"
            assert await at_anna.refused("look", seat=0, entry=999) == "refusal-no-such-entry"
            reason = await at_anna.ask("why", seat=0, piece="KM25")
            assert reason["why"]["reason"]["key"] == "refusal-not-your-turn"
            reason = await at_anna.ask("why", seat=1, piece="KM25")
            assert reason["why"]["reason"]["key"] == "refusal-not-your-seat"
            await at_bert.until(at_bert.asked)
            ahead = await at_anna.ask("ask_ahead", seat=0)
            hand = at_anna.seat(0)["view"]["hand"]
            thrown = [one["text"] for one in ahead["choices"] if one["kind"] == "discard"]
            assert sorted(thrown) == sorted({f"discard {card}" for card in hand})
            assert (await at_anna.ask("ask_ahead", seat=1))["choices"] == []
            assert (await at_bert.ask("ask_ahead", seat=1))["choices"] == []
            reason = await at_bert.ask("why", seat=1, piece="TYRE")
            keys = ("refusal-own-party", "refusal-not-in-hand")
            assert reason["why"]["targets"]["1"]["key"] in keys

    run(check())


def test_missing_seeds_are_skipped(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            code = await anna.new_table("thousand_km", "mo", options=RALLY)
            at_anna, at_bert = await anna.open(code), await bert.open(code)
            at_bert.gives_seeds = False
            await at_bert.ask("sit", seat=1)
            await at_anna.ask("start")
            await at_bert.until(lambda: any("seeds_wanted" in frame for frame in at_bert.frames))
            wrong = await at_bert.refused("seed_commit", seat=1, commitment="rubbish")
            assert wrong == "refusal-no-seed"
            promise = await at_bert.ask("seed_commit", seat=1, commitment="ab" * 32)
            assert promise["refused"] is None
            await at_bert.until(lambda: any('"reveal"' in frame for frame in at_bert.frames))
            wrong = await at_bert.refused("seed_reveal", seat=1, seed="cd" * 16)
            assert wrong == "refusal-other-seed"
            await at_anna.ask("why", seat=0, piece="x")
            clock.forward(3.0)
            await at_anna.until_status("playing")
            room = await server.server.rooms.open(code)
            assert room is not None
            seeds = [bool(entry.seed) for entry in room.live.entries if isinstance(entry, Seed)]
            assert seeds == [True, False]

    run(check())
