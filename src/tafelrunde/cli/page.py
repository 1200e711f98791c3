"""A lab survey as one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path
from statistics import fmean, quantiles

from tafelrunde.cli import plots
from tafelrunde.cli.plots import Spread
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.game import AnyGame
from tafelrunde.core.measures import Kind
from tafelrunde.core.options import OneOf, OptionValue, SeatChoice
from tafelrunde.core.words import say
from tafelrunde.lab.intervals import reach_of_mean, wilson
from tafelrunde.lab.survey import Findings, Setting, Survey

STYLE = Path(__file__).parent / "page.css"


class Page:
    """The report of one game in one language."""

    def __init__(self, words: TerminalWords, game: AnyGame, survey: Survey) -> None:
        self.words = TerminalWords(words.language, game.name)
        self.game = game
        self.survey = survey

    def write(self) -> str:
        words = self.words
        title = words.render(say("game-title"))
        parts = [
            self.introduction(title),
            self.overview(),
            self.lengths(),
            self.amounts(),
            self.wins(),
            self.scores(),
            self.endings(),
            *(self.options(seats) for seats in self.option_tables()),
            self.all_measures(),
        ]
        return (
            f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(words.say('report-title', title=title))}</title>\n"
            f"<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n<body>\n<main>\n"
            + "\n".join(part for part in parts if part)
            + "\n</main>\n</body>\n</html>\n"
        )

    # -- Text and figures ------------------------------------------------------------------

    def introduction(self, title: str) -> str:
        words, survey = self.words, self.survey
        made = words.say(
            "report-made",
            games=words.number(survey.games),
            seed=str(survey.seed),
            version=survey.rules_version,
            rules=words.say("compiled" if survey.compiled else "interpreted"),
        )
        bots = words.say("report-bots", bots=", ".join(survey.bots))
        return (
            f"<header>\n<h1>{escape(words.say('report-title', title=title))}</h1>\n"
            f"<p>{escape(words.render(say('game-blurb')))}</p>\n"
            f"<p>{escape(made)} {escape(bots)}</p>\n</header>"
        )

    def overview(self) -> str:
        words = self.words
        head = (
            "players", "bot", "decisions", "middle", "menu", "score", "winner",
            "decisions-per-second", "games-per-second",
        )  # fmt: skip
        rows = []
        for table, found in self.plain():
            low, high = middle_80(found.lengths)
            speed = self.survey.speeds[table]
            winning = found.winning_scores()
            rows.append(
                [
                    str(table.seats),
                    table.bot,
                    words.number(fmean(found.lengths), 1),
                    f"{words.number(low)}–{words.number(high)}",
                    words.number(found.largest_menu),
                    words.number(fmean(found.all_scores()), 1),
                    words.number(fmean(winning), 1) if winning else "–",
                    words.number(speed.decisions_per_second),
                    words.number(speed.games_per_second),
                ]
            )
        figures = as_table([words.say(f"report-head-{key}") for key in head], rows)
        return self.section("overview", [figures], layout="")

    def all_measures(self) -> str:
        """A table of all measures."""
        if not self.game.measures:
            return ""
        words = self.words
        tables = self.plain()
        head = ["", *(f"{table.bot} {table.seats}" for table, _found in tables)]
        rows = []
        for measure in self.game.measures:
            means = [fmean(found.measures[measure.name]) for _table, found in tables]
            shown = [
                words.percent(mean) if measure.kind in ("share", "ending") else
                words.number(mean, 2 if abs(mean) < 10 else 1)
                for mean in means
            ]  # fmt: skip
            rows.append([self.name_of(measure.name), *shown])
        summary = escape(words.say("report-figures"))
        note = escape(words.say("report-figures-note"))
        table = as_table(head, rows)
        return f"<details>\n<summary>{summary}</summary>\n<p>{note}</p>\n{table}\n</details>"

    # -- Plots ---------------------------------------------------------------------------

    def lengths(self) -> str:
        return self.section("lengths", self.for_each_bot("lengths", self.lengths_of))

    def lengths_of(self, bot: str, title: str) -> str:
        groups = {seats: self.found(bot, seats).lengths for seats in self.survey.seat_counts}
        unit = self.words.say("report-unit-decisions")
        return plots.violins(self.words, title, groups, self.paint(bot), unit)

    def amounts(self) -> str:
        """The game's own measures."""
        figures = [self.amount(name, share=False) for name in self.measures("amount")]
        figures += [self.amount(name, share=True) for name in self.measures("share")]
        return self.section("amounts", figures, legend=self.bot_legend())

    def amount(self, name: str, *, share: bool) -> str:
        seat_counts, title = self.survey.seat_counts, self.name_of(name)
        series = [
            (self.paint(bot), [self.range_of(bot, seats, name, share) for seats in seat_counts])
            for bot in self.survey.bots
        ]
        unit = self.words.say("report-unit-share" if share else "report-unit-per-game")
        svg = plots.dots(self.words, escape(title), seat_counts, series, unit, share)
        return figure(title, svg)

    def range_of(self, bot: str, seats: int, name: str, share: bool) -> Spread:
        """The mean, with its 95 % interval for a share, otherwise with the middle 80 %."""
        values = self.found(bot, seats).measures[name]
        mean = fmean(values)
        if share:
            reach = reach_of_mean(values)
            return Spread(max(0.0, mean - reach), mean, min(1.0, mean + reach))
        low, high = middle_80(values)
        return Spread(low, mean, high)

    def wins(self) -> str:
        figures = self.for_each_bot("wins", self.wins_by_seat)
        figures += self.for_each_bot("order", self.wins_in_order)
        return self.section("wins", figures)

    def wins_by_seat(self, bot: str, title: str) -> str:
        return self.draw_wins(bot, title, Findings.wins, "seat", 1)

    def wins_in_order(self, bot: str, title: str) -> str:
        return self.draw_wins(bot, title, Findings.wins_in_order, "order", 1)

    def draw_wins(
        self, bot: str, title: str, wins: Callable[[Findings, int], int], by: str, first: int
    ) -> str:
        groups = {}
        for seats in self.survey.seat_counts:
            found = self.found(bot, seats)
            groups[seats] = [share(wins(found, at), len(found.winners)) for at in range(seats)]
        axis = self.words.say(f"report-{by}-axis")
        return plots.win_shares(self.words, title, groups, self.paint(bot), axis, first)

    def scores(self) -> str:
        figures = self.for_each_bot("scores", self.scores_of)
        if sources := self.measures("source"):
            title = self.words.say("report-sources")
            unit = self.words.say("report-unit-points")
            svg = plots.stacks(self.words, escape(title), self.stacked(sources), unit)
            figures.append(figure(title, svg, self.legend(map(self.name_of, sources))))
        return self.section("scores", figures)

    def scores_of(self, bot: str, title: str) -> str:
        groups = {seats: self.found(bot, seats).all_scores() for seats in self.survey.seat_counts}
        unit = self.words.say("report-unit-points")
        return plots.violins(self.words, title, groups, self.paint(bot), unit)

    def endings(self) -> str:
        if not (endings := self.measures("ending")):
            return ""
        title = self.words.say("report-endings")
        unit = self.words.say("report-unit-games")
        svg = plots.stacks(self.words, escape(title), self.stacked(endings), unit, percent=True)
        drawn = figure(title, svg, self.legend(map(self.name_of, endings)))
        return self.section("endings", [drawn])

    def stacked(self, names: Sequence[str]) -> list[tuple[str, list[float]]]:
        return [
            (f"{table.bot} {table.seats}", [fmean(found.measures[name]) for name in names])
            for table, found in self.plain()
        ]

    # -- Options -------------------------------------------------------------------------

    def option_tables(self) -> list[int]:
        return sorted({min(self.survey.seat_counts), max(self.survey.seat_counts)})

    def options(self, seats: int) -> str:
        changes = self.survey.changed(seats)
        if not changes:
            return ""
        words = self.words
        labels = [self.name_of_change(name, value) for name, value in changes]
        figures = []
        for key, effect, percent in EFFECTS:
            series = []
            for bot in self.survey.bots:
                plain = self.found(bot, seats)
                spreads = [
                    effect(plain, self.survey.findings[Setting(bot, seats, name, value)])
                    for name, value in changes
                ]
                series.append((self.paint(bot), effect(plain, plain).middle, spreads))
            title = words.say(f"report-effect-{key}")
            unit = words.say(f"report-effect-{key}-unit")
            svg = plots.effects(words, escape(title), labels, series, unit, percent)
            figures.append(figure(title, svg))
        legend = self.bot_legend()
        return self.section("options", figures, legend=legend, layout="plots tall", seats=seats)

    def name_of_change(self, name: str, value: OptionValue) -> str:
        option = next(option for option in self.game.options if option.name == name)
        title = self.words.render(say(f"option-{name}"))
        match option:
            case OneOf():
                shown = self.words.render(say(f"option-{name}-{value}"))
            case SeatChoice():
                shown = self.words.say("report-seat", seat=int(value) + 1)
            case _:
                shown = self.words.number(int(value))
                if isinstance(value, bool):
                    shown = self.words.render(say("yes" if value else "no"))
        return self.words.say("report-change", option=title, value=shown)

    # -- Pieces --------------------------------------------------------------------------

    def plain(self) -> list[tuple[Setting, Findings]]:
        """The tables with default options."""
        return [(table, found) for table, found in self.survey.findings.items() if not table.option]

    def found(self, bot: str, seats: int) -> Findings:
        return self.survey.findings[Setting(bot, seats)]

    def measures(self, kind: Kind) -> list[str]:
        return [measure.name for measure in self.game.measures if measure.kind == kind]

    def name_of(self, measure: str) -> str:
        return self.words.render(say(f"measure-{measure}"))

    def paint(self, bot: str) -> str:
        return plots.colour(self.survey.bots.index(bot))

    def for_each_bot(self, key: str, draw: Callable[[str, str], str]) -> list[str]:
        titles = {bot: self.words.say(f"report-{key}-of", bot=bot) for bot in self.survey.bots}
        return [figure(title, draw(bot, escape(title))) for bot, title in titles.items()]

    def bot_legend(self) -> str:
        return self.legend(self.survey.bots)

    def legend(self, names: Iterable[str]) -> str:
        items = "".join(
            f'<li><span class="swatch c{number % plots.COLOURS}"></span>{escape(name)}</li>'
            for number, name in enumerate(names)
        )
        return f'<ul class="legend">{items}</ul>'

    def section(
        self, key: str, content: Sequence[str], *, legend: str = "", layout: str = "plots",
        seats: int = 0,
    ) -> str:  # fmt: skip
        if not content:
            return ""
        heading = escape(self.words.say(f"report-{key}", seats=seats))
        note = escape(
            self.words.say(f"report-{key}-note", games=self.words.number(self.survey.games))
        )
        body = "\n".join(content)
        if layout:
            body = f'<div class="{layout}">\n{body}\n</div>'
        return f"<section>\n<h2>{heading}</h2>\n<p>{note}</p>\n{legend}\n{body}\n</section>"


def figure(title: str, svg: str, legend: str = "") -> str:
    return f"<figure>\n<figcaption>{escape(title)}</figcaption>\n{svg}\n{legend}</figure>"


def as_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    body = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return (
        f'<div class="scroll"><table>\n<thead><tr>{top}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table></div>"
    )


# -- Figures -----------------------------------------------------------------------------------


def middle_80(values: Sequence[float]) -> tuple[float, float]:
    """The bounds of the middle 80 % of the values."""
    if len(values) < 2:
        return values[0], values[0]
    tenths = quantiles(values, n=10, method="inclusive")
    return tenths[0], tenths[-1]


def share(wins: int, games: int) -> Spread:
    """The win rate with its 95 % interval."""
    low, high = wilson(wins, games)
    return Spread(low, wins / games, high)


def change_of_length(plain: Findings, changed: Findings) -> Spread:
    """The change in length relative to the default, with its 95 % interval."""
    usual = fmean(plain.lengths)
    middle = fmean(changed.lengths) / usual - 1
    reach = (reach_of_mean(plain.lengths) ** 2 + reach_of_mean(changed.lengths) ** 2) ** 0.5 / usual
    return Spread(middle - reach, middle, middle + reach)


def change_of_score(plain: Findings, changed: Findings) -> Spread:
    """The change in points per player with its 95 % interval; each game contributes its mean."""
    before, after = ([fmean(scores) for scores in found.scores] for found in (plain, changed))
    middle = fmean(after) - fmean(before)
    reach = (reach_of_mean(before) ** 2 + reach_of_mean(after) ** 2) ** 0.5
    return Spread(middle - reach, middle, middle + reach)


def share_of_first(_plain: Findings, changed: Findings) -> Spread:
    """The win rate of the first seat."""
    return share(changed.wins(0), len(changed.winners))


EFFECTS: tuple[tuple[str, Callable[[Findings, Findings], Spread], bool], ...] = (
    ("length", change_of_length, True),
    ("score", change_of_score, False),
    ("first", share_of_first, True),
)
"""Possible effects of an option, and whether each is shown in per cent."""
