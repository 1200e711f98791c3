"""Small SVG charts that commands write in addition to their tables."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from tafelrunde.lab.analysis import Analysis
from tafelrunde.lab.arena import Arena

COLOURS = ("#c0392b", "#1f5fa8", "#2e8b57", "#b8860b", "#7d3c98", "#d35400")
WIDTH, HEIGHT, MARGIN = 720, 300, 36
ROW, NAMES = 34, 190
"""The height of a player's row, and the width of the names before it."""


def svg(width: int, height: int, parts: Iterable[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="12">'
    )
    ground = f'<rect width="{width}" height="{height}" fill="#fff"/>'
    return "\n".join([head, ground, *parts, "</svg>"]) + "\n"


def chances_drawn(names: list[str], result: Analysis) -> str:
    """A chart of winning chances over time, with a line for each seat."""
    last = max(1, len(result.points) - 1)

    def x(number: int) -> float:
        return MARGIN + number * (WIDTH - 2 * MARGIN) / last

    def y(chance: float) -> float:
        return HEIGHT - MARGIN - chance * (HEIGHT - 2 * MARGIN)

    parts: list[str] = []
    for percent in (0, 50, 100):
        at = y(percent / 100)
        parts.append(f'<path d="M{MARGIN} {at:.1f}H{WIDTH - MARGIN}" stroke="#ccc"/>')
        parts.append(f'<text x="4" y="{at + 4:.1f}">{percent} %</text>')
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        curve = " ".join(
            f"{x(number):.1f},{y(point.chances[seat]):.1f}"
            for number, point in enumerate(result.points)
        )
        parts.append(f'<polyline points="{curve}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(
            f'<text x="{MARGIN + 110 * seat}" y="20" fill="{colour}">{escape(name)}</text>'
        )
    return svg(WIDTH, HEIGHT, parts)


def shares_drawn(result: Arena) -> str:
    """A chart of each player's share of wins with its 95 % interval, strongest first."""
    ranked = sorted(result.players, key=lambda player: -player.share)
    height = ROW * len(ranked) + MARGIN

    def x(share: float) -> float:
        return NAMES + share * (WIDTH - NAMES - MARGIN)

    parts: list[str] = []
    for percent in (0, 50, 100):
        at = x(percent / 100)
        parts.append(f'<path d="M{at:.1f} 0V{height - 20}" stroke="#ccc"/>')
        parts.append(f'<text x="{at:.1f}" y="{height - 5}" text-anchor="middle">{percent} %</text>')
    for row, player in enumerate(ranked):
        middle = ROW * row + ROW // 2
        parts.append(f'<text x="8" y="{middle + 4}">{escape(player.name)}</text>')
        parts.append(
            f'<path d="M{x(player.low):.1f} {middle}H{x(player.high):.1f}" '
            f'stroke="{COLOURS[1]}" stroke-width="2"/>'
        )
        parts.append(
            f'<circle cx="{x(player.share):.1f}" cy="{middle}" r="5" fill="{COLOURS[1]}"/>'
        )
    return svg(WIDTH, height, parts)
