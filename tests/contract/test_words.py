"""German and English texts are complete and consistent."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.core.options import Number, complete
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import OVER
from tafelrunde.core.words import Message
from tafelrunde.games import NAMES, find, folder
from tafelrunde.games.words import LANGUAGES, Words
from tafelrunde.lab.trial import required
from tests.kit.walks import GAMES, TABLES, samples, step

SOURCE = Path(__file__).parents[2] / "src" / "tafelrunde"
RULES = Path(__file__).parents[2] / "docs" / "rules"
OTHERS = {folder(name) / "words" for name in GAMES if name not in NAMES}
CATALOGUES = sorted({path.parent for path in SOURCE.glob("**/*.ftl")} | OTHERS)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{folder}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {folder}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    assert messages(folder, "de") == messages(folder, "en")


def forms(folder: Path, language: str) -> dict[str, dict[str, set[str]]]:
    """The additional forms of each message with their variables."""
    found: dict[str, dict[str, set[str]]] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.attributes:
            found[entry.id.name] = {}
            for attribute in entry.attributes:
                variables = Variables()
                variables.visit(attribute)
                found[entry.id.name][attribute.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_both_languages_address_the_reader_alike(folder: Path) -> None:
    """If the reader acted, the text says "du" instead of a name."""
    german, english = forms(folder, "de"), forms(folder, "en")
    assert german == english
    assert all("player" not in form.get("you", set()) for form in german.values())


@pytest.mark.parametrize("folder", CATALOGUES, ids=lambda folder: folder.parent.name)
def test_percentages_follow_the_language(folder: Path) -> None:
    """52 % in German (or 95-%-Intervall), 52% in English."""
    texts = {language: (folder / f"{language}.ftl").read_text("utf-8") for language in LANGUAGES}
    assert re.findall(r'\w%|(?<!" )}%', texts["de"]) == []
    assert re.findall(r"[^=]\s%", texts["en"]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_formatted_consistently(language: str) -> None:
    words = Words(language, "thousand_km")
    mark = {"de": ".", "en": ","}[language]
    assert words.render(Message("number", {"number": 1200})) == "1200"
    assert words.render(Message("number", {"number": 12_000})) == f"12{mark}000"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_title_and_options_are_explained(name: str, language: str) -> None:
    words = Words(language, name)
    for message in required(find(name)):
        assert words.render(message)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_games_of_the_house_are_introduced(name: str, language: str) -> None:
    words = Words(language, name)
    for key in ("game-time", "game-brief", "game-origin", "game-score"):
        assert words.render(Message(key))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_message_has_a_text(name: str, seats: int) -> None:
    game = find(name)
    both = [Words(language, name) for language in LANGUAGES]

    def render(message: Message) -> None:
        for words in both:
            assert words.render(message)

    for number, sample in enumerate(samples(name, seats)):
        state, rng = sample.clone(), FastRng(number)
        for section in game.describe(game.view(state, number % seats)):
            render(section.title)
            for cell in (*section.head, *(cell for row in section.rows for cell in row)):
                render(cell)
        for _ in range(10):
            if state.turn() == OVER:
                break
            for seat in state.pending():
                for choice in game.menu(state, seat):
                    render(choice.label)
                    if choice.hint:
                        render(choice.hint)
            before = state.clone()
            actor, action = step(game, state, rng, thumb=number % 2 == 0)
            for viewer in (None, *range(seats)):
                for line in game.log(before, actor, action, state, viewer):
                    render(line)


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_is_explained_in_both_languages(name: str) -> None:
    """Reason keys are the constants with dashes or words in the rules of a game."""
    keys = set()
    for path in [SOURCE / "core" / "state.py", *folder(name).rglob("*.py")]:
        keys |= set(re.findall(r'^[A-Z0-9_]+: Final = "([a-z0-9-]+)"$', path.read_text(), re.M))
    assert keys
    for language in LANGUAGES:
        words = Words(language, name)
        for key in sorted(keys):
            assert words.render(Message(f"refusal-{key}"))


def rules_named(name: str, language: str) -> dict[str, str]:
    """The rule named by each refusal and help text in a game's own catalogue; empty if none."""
    catalogue = SOURCE / "games" / name / "words" / f"{language}.ftl"
    found: dict[str, str] = {}
    for entry in FluentParser().parse(catalogue.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(("refusal-", "see-")):
            found[entry.id.name] = "".join(
                element.value
                for attribute in entry.attributes
                if attribute.id.name == "rule"
                for element in attribute.value.elements
                if isinstance(element, ast.TextElement)
            )
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_refusal_and_explanation_names_an_existing_rule(name: str) -> None:
    page = (RULES / f"{name}.md").read_text("utf-8")
    defined = set(re.findall(r"\*\*([RQ]\d+(?:\.\d+)*)\*\*", page))
    first, *others = (rules_named(name, language) for language in LANGUAGES)
    assert {key.split("-")[0] for key in first} == {"refusal", "see"}
    for key, rule in first.items():
        assert rule in defined, f"{key} of {name} names the rule {rule!r}"
    for other in others:
        assert other == first


def one_minute(name: str, language: str, seats: int, **agreed: int | str) -> str:
    """The one-minute rules at a table with these options; `seats` is 0 outside of tables."""
    game = find(name)
    options = complete(game.options, agreed, seats or game.best_seats)
    # Like `textValues` in the client: flags and digits become numbers.
    values = {key: int(value) if str(value).isdigit() else value for key, value in options.items()}
    message = {"seats": seats, **values}
    said = Words(language, name)
    return " ".join(said.render(Message(f"minute-{part}", message)) for part in MINUTE)


MINUTE = ("goal", "turn", "end")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_one_minute_rules_take_at_most_a_minute(name: str, language: str) -> None:
    for seats in (0, *find(name).seats):
        assert len(one_minute(name, language, seats).split()) <= 120


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_one_minute_rules_state_the_agreed_numbers(name: str, language: str) -> None:
    """Every numeric option whose default the one-minute rules mention."""
    for option in find(name).options:
        if not isinstance(option, Number) or option.default == option.high:
            continue
        if not re.search(rf"\b{option.default}\b", one_minute(name, language, 0)):
            continue
        other = option.default + option.step
        agreed = one_minute(name, language, 0, **{option.name: other})
        assert re.search(rf"\b{other}\b", agreed), option.name
        assert not re.search(rf"\b{option.default}\b", agreed), option.name


AGREED: list[tuple[str, int, dict[str, int | str], str, str]] = [
    ("thousand_km", 2, {}, "700 km", "700 km"),
    ("thousand_km", 4, {}, "1000 km", "1000 km"),
    ("thousand_km", 6, {}, "1000 km", "1000 km"),
    ("thousand_km", 6, {"six_as_three_pairs": True}, "700 km", "700 km"),
    ("thousand_km", 2, {"mode": "single_rally"}, "nur diese eine Rallye", "only this one rally"),
    ("thousand_km", 2, {"points_target": 3000}, "3000 Punkte", "3000 points"),
    ("thousand_km", 2, {"max_rallies": 3}, "nach 3 Rallyes", "after 3 rallies"),
    ("knatsch", 4, {}, "mit drei Burgen den König", "King with three castles"),
    ("knatsch", 4, {"short_game": True}, "mit zwei Burgen den König", "King with two castles"),
    ("knatsch", 4, {"short_game": True}, "Sammle drei Burgen", "Collect three castles"),
    ("knatsch", 4, {"target_rule": "reach"}, "Erreichst oder übertriffst", "Match or beat"),
    ("knatsch", 4, {"round_limit": 0}, "aus.", "have won."),
    ("knatsch", 4, {"round_limit": 40}, "nach 40 Runden", "after 40 rounds"),
    ("knight_rider", 4, {"round_limit": 60}, "Nach 60 Runden", "After 60 rounds"),
    ("knight_rider", 4, {"checkpoints": 2}, "zuerst 2 Kontrollpunkte", "2 checkpoints first"),
    ("knight_rider", 4, {"auto_build": True}, "liegt schon", "already laid"),
    ("knight_rider", 4, {"red_moves": "round"}, "Am Ende jeder Runde", "end of each round"),
    ("knight_rider", 4, {"catch_rule": "stop_there"}, "wende dort", "turn there"),
    ("kraftwagen", 3, {}, "nach drei Runden", "after three rounds"),
    ("kraftwagen", 3, {"rounds": "13"}, "nach zwei Runden", "after two rounds"),
    ("geisterfahrer", 3, {"cars_per_player": 3}, "deiner 3 Autos", "your 3 cars"),
    ("geisterfahrer", 3, {"max_rounds": 30}, "nach 30 Runden", "after 30 rounds"),
]


@pytest.mark.parametrize(("name", "seats", "agreed", "german", "english"), AGREED)
def test_one_minute_rules_follow_the_options(
    name: str, seats: int, agreed: dict[str, int | str], german: str, english: str
) -> None:
    for language, wanted in (("de", german), ("en", english)):
        assert wanted in one_minute(name, language, seats, **agreed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_single_rally_has_no_target_score(language: str) -> None:
    assert "5000" in one_minute("thousand_km", language, 2)
    assert "5000" not in one_minute("thousand_km", language, 2, mode="single_rally")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_search_words_lead_to_the_rules(name: str, language: str) -> None:
    page = RULES / f"{name}.md" if language == "en" else RULES / "de" / f"{name}.md"
    text = " ".join(page.read_text("utf-8").lower().split())
    for line in Words(language, name).render(Message("search-words")).splitlines():
        said, _, meant = line.partition(":")
        assert said
        assert meant.strip().lower() in text, line


@pytest.mark.parametrize("name", NAMES)
def test_current_rules_exist_on_the_page(name: str) -> None:
    page = (RULES / f"{name}.md").read_text("utf-8")
    for language in LANGUAGES:
        catalogue = (SOURCE / "games" / name / "words" / f"{language}.ftl").read_text("utf-8")
        named = re.findall(r"^see-phase-.+\n    .rule = .+\n    .now = (.+)$", catalogue, re.M)
        assert len(named) == len(re.findall(r"^see-phase-", catalogue, re.M))
        for number in " ".join(named).split():
            assert f"**{number}**" in page, number
