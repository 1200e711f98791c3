"""Playing in the terminal: shows the table, reads choices by number, and keeps hands hidden."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.cli.arguments import BadArgumentError, check_new_file
from tafelrunde.cli.reasons import system_reason
from tafelrunde.cli.screen import Leaving, Screen
from tafelrunde.cli.sitting import Sitting
from tafelrunde.core.journal import write_text
from tafelrunde.core.state import LEGAL, NOT_NOW
from tafelrunde.core.words import Choice, Section, say
from tafelrunde.table.table import RefusedError

MOST_NAMES = 12


class Keyboard:
    """A sitting at one terminal, until the game ends or a player leaves."""

    def __init__(self, sitting: Sitting, screen: Screen, save_to: Path | None) -> None:
        self.sitting = sitting
        self.screen = screen
        self.words = screen.words
        self.save_to = save_to
        self.last_seat: int | None = None
        self.shown_to: int | None = None
        self.shown: list[Section] = []
        """The table as last shown, and its viewer."""
        self.secrets = False

    def run(self) -> None:
        try:
            self.greet()
            while (seat := self.sitting.settle()) is not None:
                self.hand_over(seat)
                self.turn(seat)
            self.finish()
        except (Leaving, KeyboardInterrupt, EOFError):
            self.leave()

    # -- Beginning and end ---------------------------------------------------------------

    def greet(self) -> None:
        self.screen.headline(self.words.render(say("game-title")))
        self.screen.line(self.words.render(say("game-blurb")))
        self.screen.brief()
        around = ", ".join(
            f"{player.name} ({self.words.bot(player.bot)})" if player.bot else player.name
            for player in self.sitting.players
        )
        self.screen.line(self.words.say("around-the-table", players=around))

    def finish(self) -> None:
        people = self.sitting.people
        watcher = people[0] if len(people) == 1 else None
        if self.secrets:
            self.screen.wipe()
        self.screen.headline(self.words.say("game-over"))
        self.screen.log(self.sitting.news(watcher))
        self.show_table(watcher)
        self.screen.line()
        self.screen.line(self.words.say("result"), "bold")
        self.screen.standing(self.sitting.table.state)
        self.screen.line()
        if self.save_to is not None:
            self.save(self.save_to)

    def leave(self) -> None:
        self.screen.line()
        if self.save_to is not None:
            self.save(self.save_to)
        else:
            self.offer_saving()
        self.screen.line(self.words.say("goodbye"))

    def offer_saving(self) -> None:
        try:
            while name := self.screen.ask(self.words.say("ask-file")):
                path = Path(name).expanduser()
                try:
                    check_new_file(self.words, path)
                    self.save(path)
                except BadArgumentError as fault:
                    self.screen.line(fault.message, "red")
                    continue
                return
        except (KeyboardInterrupt, EOFError):
            self.screen.line()

    def save(self, path: Path) -> None:
        try:
            path.write_text(write_text(self.sitting.table.journal), "utf-8")
        except OSError as error:
            fault = self.words.say(
                "not-saved", file=str(path), reason=system_reason(self.words, error)
            )
            raise BadArgumentError(fault) from None
        key = "saved" if self.sitting.table.over else "saved-open"
        self.screen.line(self.words.say(key, file=str(path)))

    # -- One decision --------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Clear the screen between two people if the game has hidden information."""
        if len(self.sitting.people) > 1 and seat != self.last_seat:
            self.secrets = self.secrets or self.sitting.has_secrets(seat)
            if self.secrets:
                if self.last_seat is not None:
                    self.screen.wipe()
                name = self.words.names[seat]
                self.screen.headline(self.words.say("hand-over", name=name))
                self.screen.ask(self.words.say("press-enter", name=name))
                self.screen.wipe()
        self.last_seat = seat

    def turn(self, seat: int) -> None:
        """Show the table and ask until this seat has chosen. The log comes last, next to the menu;
        later in the same turn only changes are shown."""
        news = self.sitting.news(seat)
        if seat == self.shown_to and self.sitting.goes_on(seat):
            self.show_changes(seat)
        else:
            self.screen.headline(self.words.say("turn-of", name=self.words.names[seat]))
            self.show_table(seat)
        self.screen.line()
        self.screen.log(news)
        choices = self.sitting.game.menu(self.sitting.table.state, seat)
        self.show_menu(choices)
        question = self.words.say("ask-choice", most=len(choices))
        while not self.obey(seat, self.screen.ask(question), choices):
            continue

    def obey(self, seat: int, text: str, choices: list[Choice]) -> bool:
        """Execute the input; returns whether there is something new to show."""
        word, _space, rest = text.partition(" ")
        if text.isdecimal():
            return self.choose_number(seat, int(text), choices)
        match word.lower():
            case "":
                pass
            case "q":
                raise Leaving
            case "?":
                self.help(choices)
            case "t":
                self.show_table(seat)
                self.show_menu(choices)
            case "w":
                self.explain(seat, rest)
            case "u":
                return self.take_back(seat)
            case _:
                return self.choose_text(seat, text)
        return False

    def choose_number(self, seat: int, number: int, choices: list[Choice]) -> bool:
        if not 1 <= number <= len(choices):
            self.screen.line(self.words.say("no-such-number", most=len(choices)), "red")
            return False
        self.sitting.act(seat, choices[number - 1].text)
        return True

    def choose_text(self, seat: int, text: str) -> bool:
        """Make a choice typed in notation, as in a journal."""
        try:
            self.sitting.act(seat, text)
        except RefusedError as refused:
            self.screen.line(self.words.render(say(f"refusal-{refused.reason}")), "red")
            self.screen.line(self.words.say("how-to-choose"), "dim")
            return False
        return True

    def take_back(self, seat: int) -> bool:
        """Undo the seat's own last choice if nothing has happened since; it is then asked again."""
        try:
            self.sitting.table.undo(seat)
        except RefusedError as refused:
            self.screen.line(self.words.render(say(f"refusal-{refused.reason}")), "red")
            return False
        return True

    def help(self, choices: list[Choice]) -> None:
        """Explain what can be typed, with choices of the present menu as examples."""
        self.screen.brief()
        self.screen.line()
        examples = list({choice.text.partition(" ")[0]: choice.text for choice in choices}.values())
        keys = ("number", "t", "w", "u", "q", "notation")
        self.screen.facts(
            [
                [
                    self.words.say(f"key-{key}", example=examples[0]),
                    self.words.say(f"key-{key}-help"),
                ]
                for key in keys
            ]
        )
        self.screen.line(self.words.say("notation", examples=" · ".join(examples)), "dim")

    def explain(self, seat: int, wanted: str) -> None:
        """Explain, grouped by reason, why the actions whose names or reasons contain all these
        words are not possible; without words, all actions that answer the current question."""
        notation = self.sitting.game.notation
        sought = wanted.lower().split()
        reasons: dict[str, list[str]] = {}
        for number in range(notation.size):
            text = notation.text(number)
            reason = self.sitting.table.why_not(seat, text)
            label = self.sitting.label(seat, number)
            name = text if label is None else self.words.render(label)
            said = f"{text} {name} {self.reason(reason)}".lower()
            if all(word in said for word in sought):
                names = reasons.setdefault(reason, [])
                names += [] if name in names else [name]
        if not sought:
            for said_by_the_menu in (LEGAL, NOT_NOW):
                reasons.pop(said_by_the_menu, None)
        if not reasons:
            self.screen.line(self.words.say("why-what"), "red")
        for reason, names in reasons.items():
            self.screen.line(self.reason(reason))
            more = len(names) - MOST_NAMES
            listed = " · ".join(names[:MOST_NAMES])
            if more > 0:
                listed = self.words.say("and-more", names=listed, many=more)
            self.screen.paragraph(listed, "dim")

    def reason(self, reason: str) -> str:
        key = f"refusal-{reason}" if reason != LEGAL else "cli-possible-now"
        return self.words.render(say(key))

    # -- Output --------------------------------------------------------------------------

    def show_table(self, watcher: int | None) -> None:
        self.screen.sections(self.look(watcher))

    def show_changes(self, watcher: int) -> None:
        before = self.shown
        self.screen.sections(changes(before, self.look(watcher)))

    def look(self, watcher: int | None) -> list[Section]:
        """The table as this watcher currently sees it."""
        game = self.sitting.game
        self.shown = game.describe(game.view(self.sitting.table.state, watcher))
        self.shown_to = watcher
        return self.shown

    def show_menu(self, choices: list[Choice]) -> None:
        self.screen.line()
        self.screen.line(self.words.say("choices"), "bold")
        self.screen.menu(choices)


def changes(before: list[Section], now: list[Section]) -> list[Section]:
    """What has changed: new rows of tables, and modified drawings."""
    found = []
    for section in now:
        last = next((one for one in before if one.title == section.title), None)
        if last == section:
            continue
        rows = section.rows
        if last is not None and all(len(row) > 1 for row in rows):
            rows = tuple(row for row in rows if row not in last.rows) or rows
        found.append(Section(section.title, rows, section.head))
    return found
