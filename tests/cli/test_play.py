"""Interactive games in a terminal."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tafelrunde.core.journal import Act, Entry, Journal, Seed, Sit, read, write_text
from tafelrunde.core.replay import fold
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import OVER
from tafelrunde.core.words import say
from tafelrunde.games import find
from tafelrunde.games.words import Words
from tafelrunde.table.table import Table
from tests.cli.terminal import CHOICE, HAND_OVER, HISTORY_ERASED, WIPED, Terminal, plain, run
from tests.kit.walks import GAMES

GAMES_AND_LANGUAGES = [(name, language) for name in GAMES for language in ("de", "en")]
MOST_CHOICES = 3000
LEAVING = re.compile("ohne Speichern zu gehen: $")


def play_to_the_end(terminal: Terminal, seed: int) -> str:
    """Make random choices until the program exits; returns its output."""
    chance = Random(seed)
    for choice in range(MOST_CHOICES):
        text, asked = terminal.until(CHOICE, HAND_OVER)
        if asked is None:
            assert terminal.exit_code() == 0, plain(text)[-2000:]
            return plain(terminal.everything)
        is_choice = asked.re is CHOICE
        terminal.type(str(chance.randint(1, int(asked[1] or 1))) if is_choice else "")
    raise AssertionError(f"no end after {MOST_CHOICES} choices with seed {seed}")


@pytest.mark.parametrize(("name", "language"), GAMES_AND_LANGUAGES)
def test_game_against_a_bot_can_be_finished(name: str, language: str, tmp_path: Path) -> None:
    width = 80 if language == "de" else 120
    saved = tmp_path / "game.txt"
    arguments = ["--lang", language, "--seed", "5", "--save", str(saved)]
    with Terminal("play", name, *arguments, width=width) as terminal:
        written = play_to_the_end(terminal, seed=5)

    assert {"de": "Ergebnis", "en": "Result"}[language] in written
    assert "Traceback" not in written
    too_long = [line for line in written.splitlines() if len(line) > width]
    assert not [line for line in too_long if not CHOICE.search(line)], too_long[:3]
    journal = read(saved.read_text("utf-8"))
    assert fold(find(name), journal).turn() == OVER


@pytest.mark.parametrize("name", GAMES)
def test_all_seats_may_be_people(name: str) -> None:
    seats = find(name).seats[0]
    with Terminal("play", name, "--people", str(seats), "--seed", "8") as terminal:
        for choice in range(30):
            text, asked = terminal.until(CHOICE, HAND_OVER)
            assert asked is not None, plain(text)
            terminal.type("1" if asked.re is CHOICE else "")


# -- Hidden hands ----------------------------------------------------------------------------


def test_no_player_sees_another_hand() -> None:
    """Each change of player clears the screen twice: before the prompt and after Enter."""
    arguments = ["--people", "2", "--name", "Anna", "--name", "Berta", "--seed", "11"]
    chance = Random(11)
    last = None
    turns = 0
    with Terminal("play", "thousand_km", *arguments) as terminal:
        while turns < 40:
            text, asked = terminal.until(CHOICE, HAND_OVER)
            assert asked is not None
            if asked.re is HAND_OVER:
                if last is not None:
                    assert HISTORY_ERASED in text
                    shown = plain(text.rpartition(WIPED)[2])
                    assert shown.count("\n") <= 3, shown
                    assert "km" not in shown
                last = asked[1]
                terminal.type("")
            else:
                other = "Berta" if last == "Anna" else "Anna"
                assert not re.search(rf"{other} zieht(?! eine Karte)", plain(text))
                assert plain(text).count("Deine Hand") <= 1
                assert f"{other} ist am Zug" not in plain(text)
                turns += 1
                terminal.type(str(chance.randint(1, int(asked[1] or 1))))


def test_hand_is_cleared_before_the_prompt_and_shown_after_enter() -> None:
    arguments = ["--people", "2", "--name", "Anna", "--name", "Berta", "--seed", "11"]
    with Terminal("play", "thousand_km", *arguments) as terminal:
        first, asked = terminal.until(HAND_OVER)
        assert asked is not None
        assert "Deine Hand" not in plain(first)

        terminal.type("")
        turn, choice = terminal.until(CHOICE)
        assert choice is not None
        before_the_table = turn.split("Deine Hand")[0]
        assert WIPED in before_the_table
        assert HISTORY_ERASED in before_the_table

        terminal.type("1")
        call, asked = terminal.until(HAND_OVER)
        assert asked is not None
        assert WIPED in call
        assert HISTORY_ERASED in call
        assert "Deine Hand" not in plain(call)


def test_simultaneous_answers_are_asked_one_by_one(tmp_path: Path) -> None:
    """Two partners are attacked: both are asked, and the second does not see the first's answer."""
    names = [f"--name={name}" for name in ("Anna", "Berta", "Carla", "Dora")]
    arguments = ["--seats", "4", "--people", "4", "--seed", "2", *names]
    answered: list[str] = []
    asking = "Angriff gelten lassen"
    with Terminal("play", "thousand_km", *arguments) as terminal:
        who = ""
        for step in range(400):
            text, asked = terminal.until(CHOICE, HAND_OVER)
            assert asked is not None
            shown = plain(text)
            if asked.re is HAND_OVER:
                who = asked[1]
                terminal.type("")
            elif asking in shown:
                answered.append(who)
                if len(answered) == 2:
                    assert "Du lässt den Angriff gelten" not in shown
                    break
                terminal.type(asked[1] or "1")
            else:
                answered.clear()
                attack = re.search(r"(\d+)  \S[^\n]* gegen Team", shown)
                terminal.type(attack[1] if attack else "1")
    assert answered in (["Anna", "Carla"], ["Berta", "Dora"])


# -- Other input -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def helpful() -> str:
    """The output of a terminal after every kind of input other than a choice."""
    lines = [
        "?",
        "t",
        "w",
        "w KM200",
        "w play KM200",
        "w 200 km",
        "w nonsense",
        "0",
        "99",
        "play KM200",
        "hello",
    ]
    with Terminal("play", "thousand_km", "--seed", "4", "--lang", "en") as terminal:
        for line in [*lines, "", "q"]:
            text, asked = terminal.until(CHOICE)
            assert asked is not None, plain(text)
            terminal.type(line)
        terminal.until(re.compile("without saving: $"))
        terminal.type("")
        terminal.until()
        assert terminal.exit_code() == 0
        return plain(terminal.everything)


@pytest.mark.parametrize(
    "said",
    [
        "choose this entry",
        "Short names look like this: play STATION · discard STATION\n",
        "You don’t have this card.",
        "No name and no reason contains this",
        "Choose a number from 1 to",
        "There is no such move in this game.",
        "Goodbye!",
    ],
)
def test_every_input_gets_a_response(helpful: str, said: str) -> None:
    assert said in helpful


def test_table_can_be_shown_again(helpful: str) -> None:
    assert helpful.count("Your hand") == 2


def test_leaving_offers_to_save_to_a_new_file(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("mine")
    saved = tmp_path / "game.txt"
    with Terminal("play", "thousand_km", "--seed", "4", width=200) as terminal:
        for line in ("1", "q"):
            terminal.until(CHOICE)
            terminal.type(line)
        for path in (other, tmp_path / "nowhere" / "game.txt", saved):
            terminal.until(LEAVING)
            terminal.type(str(path))
        terminal.until()
        assert terminal.exit_code() == 0
        assert "gibt es schon" in plain(terminal.everything)

    assert other.read_text() == "mine"
    journal = read(saved.read_text("utf-8"))
    assert any(isinstance(entry, Act) and entry.seat == 0 for entry in journal.entries)
    assert "Die Partie wurde nicht zu Ende gespielt" in run("replay", str(saved)).stdout


def test_suspended_game_can_be_resumed(tmp_path: Path) -> None:
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    with Terminal("play", "thousand_km", "--name", "Anna", "--save", str(first)) as terminal:
        for line in ("1", "1", "1", "q"):
            terminal.until(CHOICE)
            terminal.type(line)
        terminal.until()
    with Terminal("resume", str(first), "--save", str(second)) as terminal:
        text, _asked = terminal.until(CHOICE)
        assert "Anna ist am Zug" in plain(text)
        terminal.type("1")
        play_to_the_end(terminal, seed=1)

    before, after = read(first.read_text("utf-8")), read(second.read_text("utf-8"))
    assert after.header == before.header
    assert after.entries[: len(before.entries)] == before.entries
    assert fold(find("thousand_km"), after).turn() == OVER
    assert run("resume", str(second)).returncode == 2


@pytest.mark.parametrize(
    ("bot", "told"),
    [("middle", "(Mittel)"), ("hard/bold", "(Schwer, wagemutig)")],
    ids=["former", "tempered"],
)
def test_game_exported_from_a_server_resumes_with_other_dice(
    bot: str, told: str, tmp_path: Path
) -> None:
    """Includes an older journal with a level named `middle`, and one with a temperament."""
    begun: list[Entry] = [Sit(0, "person", "Anna"), Sit(1, "bot", bot), Seed(0, None)]
    table = Table(find("knatsch"), 2, {}, FastRng(5), begun)
    table.start()
    sealed = Journal(replace(table.header, seal="ab" * 32), tuple(table.entries))
    exported, saved = tmp_path / "exported.txt", tmp_path / "saved.txt"
    exported.write_text(write_text(sealed), "utf-8")
    with Terminal("resume", str(exported), "--save", str(saved)) as terminal:
        text, _asked = terminal.until(CHOICE)
        assert "Hier geht sie mit neuen" in plain(text)
        assert told in plain(text)
        terminal.type("q")
        terminal.until()
    journal = read(saved.read_text("utf-8"))
    assert journal.header.promise is None
    before = [entry.text for entry in table.journal.played()]
    assert [entry.text for entry in journal.played()][: len(before)] == before
    assert not any(isinstance(entry, Seed) for entry in journal.entries)


def test_choice_can_be_undone_only_while_nothing_has_happened(tmp_path: Path) -> None:
    """After an action card a card is drawn, so it is too late. Initially there is nothing to
    undo."""
    with Terminal("play", "thousand_km", "--seed", "4", "--lang", "en") as terminal:
        terminal.until(CHOICE)
        terminal.type("u")
        text, asked = terminal.until(CHOICE)
        assert asked is not None
        assert "nothing" in plain(text).lower()


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["ctrl-c", "ctrl-d"])
def test_interrupted_game_is_saved_to_the_requested_file(key: bytes, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    with Terminal("play", "thousand_km", "--save", str(saved)) as terminal:
        terminal.until(CHOICE)
        terminal.press(key)
        terminal.until()
        assert terminal.exit_code() == 0
        assert "Traceback" not in terminal.everything
    assert read(saved.read_text("utf-8")).header.game == "thousand_km"


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["ctrl-c", "ctrl-d"])
def test_interrupted_game_can_be_saved(key: bytes, tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    with Terminal("play", "thousand_km", width=200) as terminal:
        terminal.until(CHOICE)
        terminal.press(key)
        _text, asked = terminal.until(LEAVING)
        assert asked is not None
        terminal.type(str(saved))
        terminal.until()
        assert terminal.exit_code() == 0
    assert read(saved.read_text("utf-8")).header.game == "thousand_km"


# -- Within a turn ---------------------------------------------------------------------------


def test_within_a_turn_only_changes_are_shown() -> None:
    """Knatsch: choosing a stack and rerolling dice does not change the piles."""
    with Terminal("play", "knatsch", "--seed", "3", "--lang", "en", width=120) as terminal:
        first, _asked = terminal.until(CHOICE)
        assert "Guest, it’s your turn" in plain(first)
        terminal.type("1")
        second, _asked = terminal.until(CHOICE)
        shown = plain(second)
        # The log is directly above the choices.
        above, _choices, _menu = shown.rpartition("Choices")
        assert above.rstrip().splitlines()[-1].lstrip().startswith("·")
        terminal.type("t")
        whole, _asked = terminal.until(CHOICE)

    castles = Words("en", "knatsch").render(say("section-realms"))
    assert castles in plain(first)
    assert castles not in shown
    assert castles in plain(whole)
    assert "Guest, it’s your turn" not in shown


@pytest.mark.parametrize("language", ["de", "en"])
def test_why_accepts_the_words_on_the_screen(language: str) -> None:
    asked = {"de": "w Burg", "en": "w castle"}[language]
    with Terminal("play", "knatsch", "--seed", "3", "--lang", language, width=120) as terminal:
        terminal.until(CHOICE)
        terminal.type("1")
        terminal.until(CHOICE)
        terminal.type(asked)
        answer, _asked = terminal.until(CHOICE)
    assert {"de": "in keinem Namen", "en": "No name"}[language] not in plain(answer)
    assert asked[2:] in plain(answer)


# -- Without arguments -----------------------------------------------------------------------


@pytest.mark.parametrize("language", ["de_DE.UTF-8", "en_GB.UTF-8"])
def test_newcomer_can_play_by_pressing_enter(language: str) -> None:
    question = re.compile(r"\[Enter: [^\]]+\]: $")
    with Terminal(more={"LANG": language}) as terminal:
        for answer in ("", "5", "", "", "Ada"):
            text, asked = terminal.until(question)
            assert asked is not None, plain(text)
            terminal.type(answer)
        text, asked = terminal.until(CHOICE)
        assert asked is not None
        hello = "Willkommen" if language.startswith("de") else "Welcome"
        assert hello in plain(terminal.everything)
        assert "Ada" in plain(text)


def test_newcomer_can_leave_immediately() -> None:
    result = run(given="q\n")
    assert result.returncode == 0
    assert "Auf Wiedersehen!" in result.stdout
