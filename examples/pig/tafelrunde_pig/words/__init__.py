"""Pig: everything that people read. The texts are in `de.ftl` and `en.ftl`."""

from __future__ import annotations

import msgspec

from tafelrunde.core.notation import Family, Notation
from tafelrunde.core.state import CHANCE, OVER
from tafelrunde.core.words import Choice, Message, Section, player, say
from tafelrunde_pig.rules import DIE, HOLD, PIG, ROLL, Pig, face_of

NOTATION = Notation(
    (
        Family("roll", ROLL),
        Family("hold", HOLD),
        Family("die", DIE, (("1", "2", "3", "4", "5", "6"),)),
    )
)


class PigView(msgspec.Struct, frozen=True):
    """What everybody may see: in Pig, everything."""

    seat: int | None
    phase: str
    pending: list[int]
    standing: list[int]
    pot: int
    points: list[int]
    target: int


def open_view(state: Pig) -> PigView:
    return PigView(
        seat=None,
        phase="over" if state.turn() == OVER else "turn",
        pending=state.pending(),
        standing=state.standing(),
        pot=state.pot,
        points=state.scores(),
        target=state.target,
    )


def describe(view: PigView) -> list[Section]:
    """The text table, in the terminal and in the browser."""
    facts = [(say("fact-target"), say("points", points=view.target))]
    for seat in view.pending:
        facts.append((say("fact-turn"), player(seat)))
        facts.append((say("fact-pot"), say("points", points=view.pot)))
    rows = [(player(seat), say("points", points=points)) for seat, points in enumerate(view.points)]
    return [
        Section(say("section-turn"), tuple(facts)),
        Section(say("section-points"), tuple(rows)),
    ]


def choice(state: Pig, seat: int, action: int) -> Choice:
    """A menu entry, with what it does."""
    text = NOTATION.text(action)
    if action == HOLD:
        total = state.points[seat] + state.pot
        return Choice(text, say("action-hold", points=state.pot), say("effect-hold", total=total))
    risk = say("effect-roll", points=state.pot) if state.pot else None
    return Choice(text, say("action-roll"), risk)


def log(before: Pig, actor: int, action: int, after: Pig) -> list[Message]:
    """What everybody reads about an action."""
    if actor == CHANCE:
        who, face = player(before.active), face_of(action)
        if face == PIG:
            return [say("log-pig", player=who, die=str(face), points=before.pot)]
        line = say("log-die", player=who, die=str(face), points=before.pot + face)
        return [line, say("log-won", player=who)] if after.turn() == OVER else [line]
    if action == HOLD:
        total = after.points[actor]
        return [say("log-hold", player=player(actor), points=before.pot, total=total)]
    return []
