"""A position as text and as HTML, for terminals and notebooks."""

from __future__ import annotations

from html import escape

from tafelrunde.core.game import AnyGame
from tafelrunde.core.state import State
from tafelrunde.core.words import Section
from tafelrunde.games.words import Words


def as_text(game: AnyGame, state: State, seat: int | None, language: str) -> str:
    """What a seat, or a spectator (None), sees, as lines."""
    words = Words(language, game.name)
    lines: list[str] = []
    for title, rows in _sections(game, state, seat, words):
        lines += ["", title] if lines else [title]
        lines += ["  " + " · ".join(cell for cell in row if cell) for row in rows]
    return "\n".join(lines)


def as_html(game: AnyGame, state: State, seat: int | None, language: str) -> str:
    """What a seat, or a spectator (None), sees, as HTML tables."""
    words = Words(language, game.name)
    return "".join(
        f"<table><caption>{escape(title)}</caption>{''.join(map(_row, rows))}</table>"
        for title, rows in _sections(game, state, seat, words)
    )


def _row(cells: list[str]) -> str:
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def _sections(
    game: AnyGame, state: State, seat: int | None, words: Words
) -> list[tuple[str, list[list[str]]]]:
    sections: list[Section] = game.describe(game.view(state, seat))
    return [
        (
            words.render(section.title),
            [
                [words.render(cell) for cell in row]
                for row in ((section.head, *section.rows) if section.head else section.rows)
            ],
        )
        for section in sections
    ]
