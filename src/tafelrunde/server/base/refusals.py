"""Refusals as text: why a command is refused, and why a piece cannot be used."""

from __future__ import annotations

from tafelrunde.core.state import LEGAL
from tafelrunde.core.words import say
from tafelrunde.server.base.messages import Text, WhyNot


def refusal(reason: str) -> Text:
    return say(f"refusal-{reason}")


def why_not(reasons: dict[str, str]) -> WhyNot:
    """From a reason per target; a piece without targets has one under ""."""
    common = set(reasons.values())
    reason = common.pop() if len(common) == 1 else LEGAL
    return WhyNot(
        None if reason == LEGAL else refusal(reason),
        {target: refusal(why) for target, why in reasons.items() if target and why != LEGAL},
    )
