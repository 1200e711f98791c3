"""Lab plots as SVG that inherits its colours from the page."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from textwrap import fill

import matplotlib
import numpy
from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from tafelrunde.cli.words import TerminalWords

matplotlib.use("svg")

WIDTH = 4.8
HEIGHT = 3.1
ROW = 0.4
"""Row height in inches. On the page, a plot scales to the available width."""
LABEL = 24
"""Maximum characters per line of a label."""

MOST_STEPS = 12
"""Maximum number of distinct values that are drawn individually."""

COLOURS = 9
INK, FAINT, PAPER = "#0a0b01", "#0a0b02", "#0a0b03"
VARIABLES = {
    INK: "var(--ink)",
    FAINT: "var(--line)",
    PAPER: "var(--card)",
    **{f"#0a0c{number:02x}": f"var(--c{number})" for number in range(COLOURS)},
}
"""Placeholder colours, replaced by the page's variables for light and dark themes."""

STYLE: dict[str, object] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "tafelrunde",
    "font.family": "DejaVu Sans",
    "font.size": 10.5,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.facecolor": "none",
    "axes.grid": True,
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "grid.color": FAINT,
    "grid.linewidth": 0.7,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "figure.facecolor": "none",
}


@dataclass(frozen=True)
class Spread:
    """A value with its range."""

    low: float
    middle: float
    high: float


def colour(number: int) -> str:
    return f"#0a0c{number % COLOURS:02x}"


def drawing(draw: Callable[[Axes], None], title: str, height: float = HEIGHT) -> str:
    """Render a plot as a self-contained `svg` element."""
    with style.context(STYLE):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure.subplots())
        stream = StringIO()
        figure.savefig(stream, format="svg", metadata={"Date": None}, transparent=True)
    svg = stream.getvalue()
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.S)
    svg = re.sub(r'<(svg|g|path|defs|use|text|clipPath)( [^>]*?)? id="(?!m|p)[^"]*"', r"<\1\2", svg)
    box = re.search(r'viewBox="[^"]*"', svg)
    assert box is not None
    svg = re.sub(r"^<svg[^>]*>", f'<svg {box[0]} role="img" aria-label="{title}">', svg)
    svg = svg.replace("xlink:href", "href").replace("'DejaVu Sans'", "var(--font)")
    for stand_in, variable in VARIABLES.items():
        svg = svg.replace(stand_in, variable)
    return svg.strip()


def numbered(words: TerminalWords, axis: object, unit: str = "") -> None:
    """Format tick labels in the page's language."""
    assert isinstance(axis, matplotlib.axis.Axis)
    axis.set_major_locator(MaxNLocator(6, steps=[1, 2, 2.5, 5, 10]))

    def say(value: float, _place: int | None) -> str:
        digits = 0 if abs(value - round(value)) < 1e-9 else 1 if abs(value * 10 % 1) < 1e-9 else 2
        return words.number(value, digits).replace("-", "−") + unit

    axis.set_major_formatter(FuncFormatter(say))


# -- Vertical plots: a value for each number of players --------------------------------------


def violins(
    words: TerminalWords,
    title: str,
    groups: Mapping[int, Sequence[float]],
    paint: str,
    unit: str,
) -> str:
    """Distributions by number of players, with the median and the middle 80 %."""

    few = len({value for values in groups.values() for value in values}) <= MOST_STEPS

    def draw(axes: Axes) -> None:
        places = range(len(groups))
        if few:
            for place, values in zip(places, groups.values(), strict=True):
                stairs(axes, place, values, paint)
        else:
            bodies = axes.violinplot(
                [list(values) for values in groups.values()], places, widths=0.8, showextrema=False
            )
            # The type stubs declare a single shape, but it is a list.
            for body in bodies["bodies"]:  # type: ignore[attr-defined]
                body.set(facecolor=paint, edgecolor=paint, alpha=0.35)
        for place, values in zip(places, groups.values(), strict=True):
            low, middle, high = numpy.percentile(list(values), [10, 50, 90])
            axes.plot([place, place], [low, high], color=paint, linewidth=2)
            axes.plot([place], [middle], "o", color=paint, markeredgecolor=PAPER, markersize=8)
        axes.set_xticks(places, [str(seats) for seats in groups])
        axes.set_xlabel(words.say("report-players"))
        axes.set_ylabel(unit)
        axes.grid(visible=False, axis="x")
        axes.set_ylim(
            bottom=-0.5 if few else min(0.0, *(min(values) for values in groups.values()))
        )
        numbered(words, axes.yaxis)

    return drawing(draw, title)


def stairs(axes: Axes, place: int, values: Sequence[float], paint: str) -> None:
    """A distribution of few distinct values: a step for each, as wide as its frequency."""
    counts = Counter(values)
    most = max(counts.values())
    for value, count in counts.items():
        width = 0.8 * count / most
        axes.barh(value, width, left=place - width / 2, height=0.7, color=paint, alpha=0.35)


def dots(
    words: TerminalWords,
    title: str,
    seat_counts: Sequence[int],
    series: Sequence[tuple[str, Sequence[Spread]]],
    unit: str,
    percent: bool = False,
) -> str:
    """Values with ranges by number of players, with the coloured series side by side."""

    def draw(axes: Axes) -> None:
        factor = 100 if percent else 1
        for number, (paint, spreads) in enumerate(series):
            shift = 0.22 * (number - (len(series) - 1) / 2)
            places = [place + shift for place in range(len(seat_counts))]
            points(axes, places, spreads, paint, factor)
        axes.set_xticks(range(len(seat_counts)), [str(seats) for seats in seat_counts])
        axes.set_xlim(-0.5, len(seat_counts) - 0.5)
        axes.set_xlabel(words.say("report-players"))
        axes.set_ylabel(unit)
        axes.grid(visible=False, axis="x")
        axes.set_ylim(bottom=min(0.0, axes.get_ylim()[0]) if lowest(series) < 0 else 0.0)
        numbered(words, axes.yaxis, words.say("report-percent-sign") if percent else "")

    return drawing(draw, title, 2.7)


def points(
    axes: Axes, places: Sequence[float], spreads: Sequence[Spread], paint: str, factor: float
) -> None:
    middles = [factor * spread.middle for spread in spreads]
    below = [factor * max(0.0, spread.middle - spread.low) for spread in spreads]
    above = [factor * max(0.0, spread.high - spread.middle) for spread in spreads]
    axes.errorbar(
        places, middles, [below, above], fmt="o", color=paint, linewidth=2, markersize=7,
        markeredgecolor=PAPER,
    )  # fmt: skip


def lowest(series: Sequence[tuple[str, Sequence[Spread]]]) -> float:
    return min(min(spread.low, spread.middle) for _paint, spreads in series for spread in spreads)


def win_shares(
    words: TerminalWords,
    title: str,
    groups: Mapping[int, Sequence[Spread]],
    paint: str,
    axis: str,
    first: int,
) -> str:
    """Each seat's share with its interval, grouped by number of players; seat numbers start at
    `first`."""

    def draw(axes: Axes) -> None:
        at = 0.0
        ticks: list[float] = []
        names: list[str] = []
        for seats, spreads in groups.items():
            places = [at + seat for seat in range(seats)]
            even = sum(spread.middle for spread in spreads) / seats
            axes.plot([at - 0.4, at + seats - 0.6], [100 * even] * 2, "--", color=INK, linewidth=1)
            points(axes, places, spreads, paint, 100)
            ticks += places
            names += [str(first + seat) for seat in range(seats)]
            at += seats + 1
        axes.set_xticks(ticks, names)
        axes.set_xlabel(axis)
        axes.set_ylabel(words.say("report-win-share"))
        axes.grid(visible=False, axis="x")
        axes.set_ylim(bottom=0)
        numbered(words, axes.yaxis, words.say("report-percent-sign"))

    return drawing(draw, title)


# -- Horizontal plots: a bar or a dot for each row -------------------------------------------


def stacks(
    words: TerminalWords,
    title: str,
    rows: Sequence[tuple[str, Sequence[float]]],
    unit: str,
    percent: bool = False,
) -> str:
    """Stacked bars, with the first row on top."""

    def draw(axes: Axes) -> None:
        factor = 100 if percent else 1
        for place, (_label, parts) in enumerate(rows):
            ahead = behind = 0.0
            for number, part in enumerate(parts):
                left = ahead if part >= 0 else behind
                axes.barh(
                    place, factor * part, left=left, height=0.62, color=colour(number),
                    edgecolor=PAPER, linewidth=0.8,
                )  # fmt: skip
                if part >= 0:
                    ahead += factor * part
                else:
                    behind += factor * part
        rows_down(axes, [label for label, _parts in rows], range(len(rows)), len(rows))
        axes.set_xlabel(unit)
        numbered(words, axes.xaxis, words.say("report-percent-sign") if percent else "")

    return drawing(draw, title, 0.8 + 0.36 * len(rows))


def effects(
    words: TerminalWords,
    title: str,
    labels: Sequence[str],
    series: Sequence[tuple[str, float, Sequence[Spread]]],
    unit: str,
    percent: bool = False,
) -> str:
    """A row for each change; a line per coloured series marks the default."""
    wrapped = [fill(label, LABEL) for label in labels]
    # Row height follows the height of the label.
    heights = [max(1.0, 0.4 + 0.42 * (1 + label.count("\n"))) for label in wrapped]
    places = [sum(heights[:row]) + height / 2 - 0.5 for row, height in enumerate(heights)]

    def draw(axes: Axes) -> None:
        factor = 100 if percent else 1
        for number, (paint, usual, spreads) in enumerate(series):
            axes.axvline(factor * usual, color=paint, linewidth=1, linestyle="--")
            shift = 0.24 * (number - (len(series) - 1) / 2)
            for place, spread in zip(places, spreads, strict=True):
                axes.plot(
                    [factor * spread.low, factor * spread.high], [place + shift] * 2,
                    color=paint, linewidth=2,
                )  # fmt: skip
                axes.plot(
                    [factor * spread.middle], [place + shift], "o", color=paint,
                    markeredgecolor=PAPER, markersize=6,
                )  # fmt: skip
        rows_down(axes, wrapped, places, sum(heights))
        axes.set_xlabel(unit)
        numbered(words, axes.xaxis, words.say("report-percent-sign") if percent else "")

    return drawing(draw, title, 0.8 + ROW * sum(heights))


def rows_down(axes: Axes, labels: Sequence[str], places: Sequence[float], height: float) -> None:
    axes.set_yticks(places, labels)
    axes.tick_params(axis="y", labelsize=10)
    axes.set_ylim(height - 0.5, -0.5)
    axes.grid(visible=False, axis="y")
