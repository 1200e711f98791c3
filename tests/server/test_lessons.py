"""Guided first games as a browser receives them."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from tafelrunde.core.lesson import play
from tafelrunde.games import NAMES, find
from tafelrunde.games.lessons import lesson_of
from tafelrunde.server.api.lessons import lesson
from tests.server.harness import SECONDS, House, house, run


def stranger(server: House) -> httpx.AsyncClient:
    """A browser without a cookie."""
    return httpx.AsyncClient(base_url=f"http://{server.address}", timeout=SECONDS)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_played_from_its_frames_alone(name: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, stranger(server) as web:
            answer = await web.get(f"/api/lessons/{name}")
            lesson = answer.json()
            assert "public" in answer.headers["cache-control"]
            *frames, end = lesson["frames"]
            for frame in frames:
                choices = [choice["text"] for choice in frame["update"]["menu"]["choices"]]
                assert {frame["right"], *frame["no"]} == set(choices)
                assert set(frame["plays"]) <= set(frame["no"].values())
                assert all(entry["view"] for played in frame["plays"].values() for entry in played)
            assert end["right"] is None
            assert end["update"]["menu"] is None
            assert {frame["step"] for frame in lesson["frames"]} == set(range(len(lesson["steps"])))

    run(story())


@pytest.mark.parametrize("name", NAMES)
def test_the_last_scene_of_a_step_stays_while_its_text_is_read(name: str) -> None:
    game, found, document = find(name), lesson_of(name), lesson(name)
    assert found is not None
    assert document is not None
    played = play(game, found)
    for number, stage in enumerate(played.stages[:-1]):
        if not document.steps[number].done:
            continue
        last = max(at for at, frame in enumerate(document.frames) if frame.step == number)
        shown = document.frames[last].pause or document.frames[last + 1].update
        assert shown.view is not None
        scene = msgspec.to_builtins(game.view(played.states[stage.done], found.learner))
        assert msgspec.json.decode(shown.view) == scene, stage.step.name


def test_a_lesson_is_the_same_for_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, stranger(server) as web:
            anna = await server.browser("Anna")
            path = "/api/lessons/thousand_km"
            assert await anna.call("GET", path) == (await web.get(path)).json()
            assert "set-cookie" not in (await web.get(path)).headers

    run(story())


def test_every_game_gives_the_length_of_its_lesson(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            games = await anna.call("GET", "/api/games")
            assert all(3 <= game["lesson"] <= 6 for game in games)

    run(story())


def test_there_is_no_lesson_of_an_unknown_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, stranger(server) as web:
            for path in ("chess", "chess/why?frame=0&piece=castle", "..%2Fthousand_km"):
                assert (await web.get(f"/api/lessons/{path}")).status_code == 404

    run(story())


def test_choices_missing_from_the_menu_have_a_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server, stranger(server) as web:
            path = "/api/lessons/thousand_km/why"

            async def why(frame: int, piece: str) -> httpx.Response:
                return await web.get(path, params={"frame": frame, "piece": piece})

            refused = (await why(0, "KM100")).json()
            assert refused["reason"]["key"].startswith("refusal-")
            assert (await why(0, "GREEN")).json() == {"reason": None, "targets": {}}
            assert (await why(0, "castle")).json()["reason"]["key"] == "refusal-no-such-action"
            assert (await why(99, "GREEN")).status_code == 400

    run(story())


def test_the_lesson_of_kraftwagen_can_be_continued(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            made = await anna.call("POST", "/api/lessons/kraftwagen/play_on")
            line = await anna.call("GET", f"/api/tables/{made['code']}")
            assert (line["game"], line["status"], line["mine"]) == ("kraftwagen", "playing", True)
            assert line["seats"][0]["name"] == "Anna"

    run(story())


def test_a_lesson_that_ends_the_game_cannot_be_continued(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as server:
            anna = await server.browser("Anna")
            answer = await anna.http.post("/api/lessons/thousand_km/play_on")
            assert answer.status_code == 409
            assert answer.json()["reason"]["key"] == "problem-over"

    run(story())


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_small_on_the_wire(name: str, tmp_path: Path) -> None:
    async def check() -> None:
        async with house(tmp_path) as server, httpx.AsyncClient() as web:
            path = f"http://{server.address}/api/lessons/{name}"
            answer = await web.get(path, headers={"accept-encoding": "gzip"})
            assert int(answer.headers["content-length"]) <= 16_000
            plain = await web.get(path, headers={"accept-encoding": "identity"})
            assert plain.json() == answer.json()

    run(check())
