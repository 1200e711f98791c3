"""Catalogues, rules and players' guides use the words of the glossary, and only those."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

from tafelrunde.games import NAMES
from tafelrunde.games.words import LANGUAGES

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SOURCE = ROOT / "src" / "tafelrunde"
GLOSSARY = (DOCS / "glossary.md").read_text("utf-8")
HOUSE = "Every game"
GUIDES = ("quick-start", "friends", "troubleshooting", "accessibility")
FOR_PLAYERS = {
    "en": ("README.md", *(f"docs/guide/{name}.md" for name in GUIDES)),
    "de": ("README.de.md", *(f"docs/guide/{name}.de.md" for name in GUIDES)),
}
TITLES = {
    "thousand_km": "1000 Kilometer",
    "knatsch": "Knatsch",
    "geisterfahrer": "Geisterfahrer",
    "knight_rider": "Knight Rider",
    "kraftwagen": "Kraftwagen",
}
RULES = re.compile(r"\.(?:rule|now) =.*")
CODE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|<!--.*?-->", re.DOTALL)


def rows(title: str) -> list[list[str]]:
    """The rows of a section: English, German, meaning, and words to avoid in both."""
    section = GLOSSARY.split(f"\n## {title}\n")[1].split("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("|")][2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def avoided(title: str, language: str) -> list[str]:
    column = {"en": 3, "de": 4}[language]
    return [word.strip() for row in rows(title) for word in row[column].split(",") if word.strip()]


def catalogue(path: Path) -> str:
    """What people read in a catalogue: no keys, comments or words that players may type."""
    values = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and entry.id.name != "search-words":
            text = FluentSerializer().serialize_entry(entry)
            text = RULES.sub("", text)
            values.append(
                re.sub(r"\{ *\$?[\w-]+(?: ->)?|\[\w+\]|\.\w+ =", " ", text.partition("=")[2])
            )
    return "\n".join(values)


def page(path: Path) -> str:
    return CODE.sub(" ", path.read_text("utf-8"))


def wrong(texts: dict[str, str], words: list[str]) -> list[str]:
    found = []
    for where, text in texts.items():
        for word in words:
            pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])", re.IGNORECASE)
            found += [f"{where}: {word}"] * len(pattern.findall(text))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_of_the_house_use_the_glossary(language: str) -> None:
    folders = [one / "texts" for one in (SOURCE / "cli", SOURCE / "server", SOURCE / "games")]
    folders += [ROOT / "web" / "texts", ROOT / "web" / "texts" / "pages"]
    texts = {
        str(folder.relative_to(ROOT)): catalogue(folder / f"{language}.ftl") for folder in folders
    }
    texts |= {name: page(ROOT / name) for name in FOR_PLAYERS[language]}
    assert wrong(texts, avoided(HOUSE, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_texts_of_a_game_use_the_glossary(game: str, language: str) -> None:
    rules = DOCS / "rules" / ("de" if language == "de" else "") / f"{game}.md"
    texts = {
        "catalogue": catalogue(SOURCE / "games" / game / "words" / f"{language}.ftl"),
        "rules": page(rules),
    }
    words = [*avoided(TITLES[game], language), *avoided(HOUSE, language)]
    assert wrong(texts, words) == []


@pytest.mark.parametrize("game", NAMES)
def test_every_word_of_the_glossary_is_in_use(game: str) -> None:
    for language, column in (("en", 0), ("de", 1)):
        words = SOURCE / "games" / game / "words" / f"{language}.ftl"
        rules = DOCS / "rules" / ("de" if language == "de" else "") / f"{game}.md"
        text = (catalogue(words) + page(rules)).lower()
        for row in rows(TITLES[game]):
            for word in row[column].split(", "):
                stem = word.lower().split()[-1][:5]
                assert stem in text, f"{language}: {word}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", NAMES)
def test_rules_name_options_as_tables_do(game: str, language: str) -> None:
    words = (SOURCE / "games" / game / "words" / f"{language}.ftl").read_text("utf-8")
    rules = (DOCS / "rules" / ("de" if language == "de" else "") / f"{game}.md").read_text("utf-8")
    text = " ".join(rules.split())
    options = re.findall(r"^option-(\w+)-help", words, re.MULTILINE)
    names = [re.findall(rf"^option-{option} = (.*)$", words, re.MULTILINE)[0] for option in options]
    assert options
    assert [name for name in names if f"*{name.rstrip(' …')}" not in text] == []
