"""Guests, accounts and cookies."""

from __future__ import annotations

import json
from pathlib import Path

import httpx

from tafelrunde.server.edge.cookie import COOKIE
from tafelrunde.server.store.interface import TableRow
from tafelrunde.server.tables.rooms import MOST_LINES
from tafelrunde.server.tables.table_record import DAY
from tests.server.harness import HandClock, house, names, run

RALLY = {"mode": "single_rally"}


def test_a_guest_has_a_name_and_a_secret_stored_as_a_hash(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("  Anna\u202e \n ")
            me = await anna.call("GET", "/api/me")
            assert (me["name"], me["account"], me["named"]) == ("Anna", None, True)
            assert len(anna.token) >= 43
            other = await server.browser()
            answer = await other.http.get("/api/me")
            assert not answer.json()["named"]
            assert "set-cookie" not in answer.headers
            fresh = await server.browser()
            fresh.http.cookies.clear()
            cookie = (await fresh.http.get("/api/me")).headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert "secure" not in cookie
            token = anna.token.encode()
        for path in tmp_path.iterdir():
            assert token not in path.read_bytes()

    run(check())


def test_a_guest_is_named_in_a_language_of_the_browser(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            for languages, word in (
                ("en-GB,en;q=0.9,de;q=0.8", "Guest"),
                ("de-AT,de;q=0.9,en;q=0.8", "Gast"),
                ("fr,en;q=0.5", "Guest"),
                ("fr", "Guest"),
            ):
                browser = await server.browser()
                browser.http.cookies.clear()
                headers = {"accept-language": languages}
                me = (await browser.http.get("/api/me", headers=headers)).json()
                assert me["name"].split()[0] == word

    run(check())


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path, https=True) as server:
            browser = await server.browser()
            browser.http.cookies.clear()
            assert "secure" in (await browser.http.get("/api/me")).headers["set-cookie"].lower()

    run(check())


def test_a_guest_becomes_an_account_and_keeps_everything(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mb", options=RALLY, start=True)
            table = await anna.open(code)
            await table.until(table.asked)
            right = {"account": "anna", "password": "correct horse"}
            short = {"account": "anna", "password": "short"}
            assert (await anna.http.post("/api/account", json=short)).status_code == 422
            assert (await anna.call("POST", "/api/account", right))["account"] == "anna"
            again = {"account": "other", "password": "correct horse"}
            assert (await anna.http.post("/api/account", json=again)).status_code == 422
            await table.act(0, table.texts(0)[0])
            # Another device, with a guest that already has a seat.
            phone = await server.browser("Phone")
            taken = {"account": "ANNA", "password": "something else"}
            assert (await phone.http.post("/api/account", json=taken)).status_code == 409
            own = await phone.new_table("thousand_km", "mo", options=RALLY)
            at_own = await phone.open(own)
            wrong = {"account": "anna", "password": "incorrect horse"}
            assert (await phone.http.post("/api/login", json=wrong)).status_code == 403
            nobody = {"account": "nobody", "password": "incorrect horse"}
            assert (await phone.http.post("/api/login", json=nobody)).status_code == 403
            before = phone.token
            assert (await phone.call("POST", "/api/login", right))["name"] == "Anna"
            assert phone.token != before
            mine = {line["code"] for line in (await phone.call("GET", "/api/lobby"))["mine"]}
            assert mine == {code, own}
            at_phone = await phone.open(code)
            assert at_phone.table["seats"][0]["mine"]
            assert at_phone.table["host"]
            at_own_again = await anna.open(own)
            assert at_own_again.table["seats"][0]["mine"]
            # The open socket belongs to the account too.
            await at_own.until(lambda: at_own.table["seats"][0]["mine"])
            assert await at_own.refused("seat_bot", seat=1, level="medium") == ""
            await at_own.socket.close()
            # After logging out the browser is unknown.
            await phone.call("POST", "/api/logout")
            assert (await phone.call("GET", "/api/me"))["account"] is None
            assert (await phone.call("GET", "/api/lobby"))["mine"] == []

    run(check())


ANNA = {"account": "anna", "password": "correct horse"}


def test_a_guest_who_logs_in_keeps_watched_and_hosted_tables(
    tmp_path: Path,
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            await anna.call("POST", "/api/account", ANNA)
            phone = await server.browser("Phone")
            others = await bert.new_table("thousand_km", "mo")
            looks_on = await phone.open(others)
            hosted = await phone.new_table("thousand_km", "oo")
            assert [line["code"] for line in (await phone.call("GET", "/api/lobby"))["mine"]] == [
                hosted
            ]
            await phone.call("POST", "/api/login", ANNA)
            await looks_on.ask("sit", seat=1)
            for browser in (phone, anna):
                assert (await browser.open(others)).table["seats"][1]["mine"]
                assert (await browser.open(hosted)).table["host"]

    run(check())


def test_an_unreadable_table_does_not_prevent_a_login(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            await anna.call("POST", "/api/account", ANNA)
            phone = await server.browser("Phone")
            codes = [await phone.new_table("thousand_km", "mb") for _ in range(2)]
            store = server.server.services.store
            stored = await store.table(codes[1])
            assert stored is not None
            # From an older version: this program has other rules.
            setup = json.dumps({**json.loads(stored.setup), "rules": 0}).encode()
            await store.save_table(stored.id, TableRow("playing", False, setup, [], stored.touched))
            await phone.call("POST", "/api/login", ANNA)
            assert (await phone.open(codes[0])).table["seats"][0]["mine"]

    run(check())


def test_the_lobby_lists_open_own_and_finished_tables(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, bert = await server.browser("Anna"), await server.browser("Bert")
            hidden = await anna.new_table("thousand_km", "mi", options=RALLY, watch="all")
            shown = await anna.new_table("thousand_km", "mo", options=RALLY, watch="all")
            lobby = await bert.call("GET", "/api/lobby")
            assert [line["code"] for line in lobby["open"]] == [shown]
            assert names(lobby["open"][0]) == ["Anna", ""]
            assert lobby["mine"] == []
            mine = (await anna.call("GET", "/api/lobby"))["mine"]
            assert {line["code"] for line in mine} == {hidden, shown}
            line = await bert.call("GET", f"/api/tables/{hidden}")
            assert (line["open_seats"], line["mine"]) == (1, False)
            at_anna = await anna.open(shown)
            await at_anna.ask("start")
            await at_anna.until(at_anna.asked)
            mine = (await anna.call("GET", "/api/lobby"))["mine"]
            assert next(line for line in mine if line["code"] == shown)["my_turn"]
            await at_anna.ask("offer_end", seat=0)
            lobby = await bert.call("GET", "/api/lobby")
            assert [line["code"] for line in lobby["finished"]] == [shown]
            assert lobby["open"] == []

    run(check())


def test_a_seat_has_the_colour_of_its_pieces_wherever_it_is_shown(tmp_path: Path) -> None:
    """Regardless of the person's favourite colour."""

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            await anna.call("PUT", "/api/me", {"name": "Anna", "colour": "green"})
            code = await anna.new_table("geisterfahrer", "mbbb", start=True)
            table = await anna.open(code)
            await table.until(table.asked)
            pieces = [driver["colour"] for driver in table.update["seats"][0]["view"]["drivers"]]
            assert [seat["colour"] for seat in table.table["seats"]] == pieces
            line = (await anna.call("GET", "/api/lobby"))["mine"][0]
            assert [seat["colour"] for seat in line["seats"]] == pieces
            await table.ask("resign", seat=0)
            await table.until(lambda: table.table["status"] == "over")
            assert (await anna.call("GET", f"/api/tables/{code}/replay"))["colours"] == pieces

    run(check())


def test_empty_seats_take_no_colour_from_people(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            people = [await server.browser(name) for name in ("Anna", "Ben", "Cora")]
            wishes = ["red", "green", "blue"]
            for person, wish in zip(people, wishes, strict=True):
                me = await person.call("GET", "/api/me")
                await person.call("PUT", "/api/me", {"name": me["name"], "colour": wish})
            code = await people[0].new_table("kraftwagen", "mooo")
            tables = [await person.open(code) for person in people]
            for seat in (1, 2):
                await tables[seat].ask("sit", seat=seat)
            await tables[0].ask("start")
            await tables[0].until_status("playing")
            colours = [seat["colour"] for seat in tables[0].table["seats"]]
            assert colours[:3] == wishes
            assert colours[3] not in wishes

    run(check())


def test_the_lobby_shows_colours_deadlines_and_places(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna = await server.browser("Anna")
            days = {"kind": "days", "limit": 2}
            code = await anna.new_table("thousand_km", "mb", options=RALLY, pace=days, start=True)
            at_anna = await anna.open(code)
            await at_anna.until(at_anna.asked)
            line = (await anna.call("GET", "/api/lobby"))["mine"][0]
            assert [seat["mine"] for seat in line["seats"]] == [True, False]
            assert [seat["kind"] for seat in line["seats"]] == ["person", "bot"]
            told = [seat["colour"] for seat in at_anna.table["seats"]]
            assert [seat["colour"] for seat in line["seats"]] == told
            assert line["deadline"] == clock.now() + 2 * DAY
            assert line["place"] is None
            await at_anna.ask("offer_end", seat=0)
            line = (await anna.call("GET", "/api/lobby"))["finished"][0]
            assert (line["deadline"], line["place"]) == (None, at_anna.table["standing"][0])

    run(check())


def test_the_lobby_drops_stale_open_tables(tmp_path: Path) -> None:
    async def check() -> None:
        clock = HandClock()
        async with house(tmp_path, clock) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "moo")
            clock.forward(0.9 * DAY)
            assert len((await anna.call("GET", "/api/lobby"))["open"]) == 1
            clock.forward(0.2 * DAY)
            lobby = await anna.call("GET", "/api/lobby")
            assert lobby["open"] == []
            assert [line["code"] for line in lobby["mine"]] == [code]
            await (await anna.open(code)).ask("stand_up", seat=0)
            assert len((await anna.call("GET", "/api/lobby"))["open"]) == 1

    run(check())


def test_many_other_tables_hide_none_in_the_lobby(tmp_path: Path) -> None:
    """Finished games do not hide running ones, nor full tables those with open seats."""

    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            code = await anna.new_table("thousand_km", "mo", watch="all")
            store = server.server.services.store
            for _ in range(MOST_LINES):
                await anna.new_table("thousand_km", "mb", watch="all")
                over = await store.table(await anna.new_table("thousand_km", "mb"))
                assert over is not None
                await store.save_table(
                    over.id, TableRow("over", False, over.setup, [], over.touched)
                )
            lobby = await anna.call("GET", "/api/lobby")
            assert [line["code"] for line in lobby["open"]] == [code]
            assert len(lobby["mine"]) == MOST_LINES
            assert not any(line["status"] == "over" for line in lobby["mine"])

    run(check())


def test_one_host_cannot_crowd_out_others_in_the_lobby(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, eve = await server.browser("Anna"), await server.browser("Eve")
            code = await anna.new_table("thousand_km", "mo", watch="all")
            for _ in range(MOST_LINES + 5):
                await eve.new_table("thousand_km", "mo", watch="all")
            found = (await eve.call("GET", "/api/lobby"))["open"]
            assert len(found) == MOST_LINES
            assert code in [line["code"] for line in found[:2]]

    run(check())


def test_another_site_makes_no_guest(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            told = {"sec-fetch-site": "cross-site"}
            assert (await anna.http.get("/api/me", headers=told)).status_code == 200
            anna.http.cookies.clear()
            answer = await anna.http.get("/api/me", headers=told)
            assert answer.status_code == 403
            assert "set-cookie" not in answer.headers

    run(check())


def test_two_servers_on_one_host_keep_their_own_guests(tmp_path: Path) -> None:
    """A browser sends the cookies of a host to all its ports."""

    async def check() -> None:
        async with house(tmp_path / "one") as one, house(tmp_path / "other") as other:
            here, there = await one.browser("Anna"), await other.browser("Bert")
            shared = httpx.Cookies()
            for browser in (here, there):
                shared.update(browser.http.cookies)
            assert len(shared) == 2
            for browser, name in ((here, "Anna"), (there, "Bert")):
                browser.http.cookies = shared
                assert (await browser.call("GET", "/api/me"))["name"] == name

    run(check())


def test_the_cookie_of_earlier_versions_is_good_for_http_and_sockets(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, again = await server.browser("Anna"), await server.browser()
            code = await anna.new_table("knatsch", "mo")
            again.become(anna.token)
            assert (await again.open(code)).table["seats"][0]["mine"]
            answer = await again.http.get("/api/me")
            assert answer.json()["name"] == "Anna"
            # Now the browser has a cookie of this port, which takes precedence.
            assert anna.token in answer.headers["set-cookie"]
            again.http.cookies.set(COOKIE, "somebody else's")
            assert (await again.call("GET", "/api/me"))["name"] == "Anna"

    run(check())


def test_a_guests_old_secret_gives_no_access_to_its_account(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, eve = await server.browser("Anna"), await server.browser("Eve")
            eve.become(anna.token)
            await anna.call("POST", "/api/account", ANNA)
            assert (await anna.call("GET", "/api/me"))["account"] == "anna"
            assert (await eve.call("GET", "/api/me"))["account"] is None

    run(check())


def test_names_of_accounts_are_compared_as_people_read_them(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna, eve = await server.browser("Anna"), await server.browser("Eve")
            password = "correct horse"
            straße = {"account": "Straße", "password": password}
            await anna.call("POST", "/api/account", straße)
            for like in ("STRASSE", "ｓtraße", "straſſe"):
                taken = {"account": like, "password": password}
                assert (await eve.http.post("/api/account", json=taken)).status_code == 409
                assert (await eve.call("POST", "/api/login", taken))["account"] == "Straße"
                await eve.call("POST", "/api/logout")

    run(check())


def test_invisible_names_are_rejected(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            for blank in ("\u3164", "\u2800\u2800", "\ufe0f", "\u115f\u1160", "\U000e0101"):
                name = {"name": blank, "colour": "red"}
                assert (await anna.http.put("/api/me", json=name)).status_code == 422

    run(check())


def test_an_unreadable_table_is_only_missing_in_the_lobby(
    tmp_path: Path,
) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            codes = [await anna.new_table("thousand_km", "mo") for _ in range(2)]
            store = server.server.services.store
            broken = await store.table(codes[0])
            assert broken is not None
            await store.save_table(broken.id, TableRow("playing", False, b"{}", [], 1.0))
            await server.server.rooms.resume()
            lobby = await anna.call("GET", "/api/lobby")
            assert [line["code"] for line in lobby["mine"]] == codes[1:]

    run(check())


def test_logging_out_leaves_the_tables(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            await anna.call("POST", "/api/account", {"account": "anna", "password": "a long one"})
            code = await anna.new_table("thousand_km", "mm", options=RALLY, start=True)
            table = await anna.open(code)
            await table.until(table.asked)
            await anna.call("POST", "/api/logout")
            await table.socket.wait_closed()
            assert table.socket.close_code == 1012
            assert not (await anna.open(code)).asked()

    run(check())


def test_a_new_name_is_seen_at_the_table(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            table = await anna.open(await anna.new_table("thousand_km", "mo", options=RALLY))
            await anna.call("PUT", "/api/me", {"name": "Änne", "colour": "teal"})
            await table.until(lambda: table.table["seats"][0]["name"] == "Änne")
            assert table.table["seats"][0]["colour"] == "teal"
            # Also for a spectator who sits down later.
            bert = await server.browser("Bert")
            at_bert = await bert.open(table.table["code"])
            await bert.call("PUT", "/api/me", {"name": "Berta", "colour": "red"})
            await at_bert.ask("sit", seat=1)
            assert at_bert.table["seats"][1]["name"] == "Berta"

    run(check())


def test_people_who_share_a_device_keep_their_names(tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": " Opa  Karl "}]
            plan = {"game": "thousand_km", "seats": seats, "start": True}
            code = (await anna.call("POST", "/api/tables", plan))["code"]
            table = await anna.open(code)
            await table.until_status("playing")
            called = [seat["name"] for seat in table.table["seats"]]
            assert called == ["Anna", "Opa Karl"]
            await anna.call("PUT", "/api/me", {"name": "Anne", "colour": "red"})
            await table.until(lambda: table.table["seats"][0]["name"] == "Anne")
            assert table.table["seats"][1]["name"] == "Opa Karl"
            await table.ask("chat", text="Moin", seat=1)
            await table.ask("chat", text="Hallo", seat=0)
            await table.until(lambda: len(table.chat) == 2)
            assert [(line["seat"], line["name"]) for line in table.chat] == [
                (1, "Opa Karl"),
                (0, "Anne"),
            ]
            await table.ask("resign", seat=1)
            again = await anna.open((await table.ask("rematch"))["table"]["rematch"])
            assert [seat["name"] for seat in again.table["seats"]] == ["Opa Karl", "Anne"]
            journal = (await anna.http.get(f"/api/tables/{code}/journal")).text
            assert "sit 1 person Opa Karl" in journal
        async with house(tmp_path) as server:
            back = await server.browser()
            back.become(anna.token)
            table = await back.open(code)
            assert [seat["name"] for seat in table.table["seats"]] == ["Anne", "Opa Karl"]

    run(check())
