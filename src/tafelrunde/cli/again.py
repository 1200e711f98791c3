"""Resuming and replaying a saved game."""

from __future__ import annotations

from pathlib import Path

from tafelrunde.bots import FIRST_NAMES
from tafelrunde.cli.arguments import BadArgumentError, find_game, read_bots
from tafelrunde.cli.reasons import journal_reason, system_reason
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.sitting import Evening, Player
from tafelrunde.cli.words import TerminalWords
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Entry, Journal, JournalError, Sit, read, unsealed
from tafelrunde.core.replay import Step, begin, fold, replay
from tafelrunde.core.state import CHANCE, OVER, State
from tafelrunde.core.words import Message, player, say


def read_journal(words: TerminalWords, path: Path) -> Journal:
    try:
        return read(path.read_text("utf-8"))
    except OSError as error:
        fault = words.say("not-read", file=str(path), reason=system_reason(words, error))
        raise BadArgumentError(fault) from None
    except UnicodeDecodeError as error:
        fault = words.say("not-text", file=str(path), byte=error.start)
        raise BadArgumentError(fault) from None
    except JournalError as error:
        raise bad_journal(words, path, error) from None


def bad_journal(words: TerminalWords, path: Path, error: JournalError) -> BadArgumentError:
    reason = journal_reason(words, error)
    return BadArgumentError(words.say("bad-journal", file=str(path), reason=reason))


# -- Resuming --------------------------------------------------------------------------------


def evening_of(words: TerminalWords, path: Path) -> Evening:
    """A suspended game with its players."""
    journal = read_journal(words, path)
    game = find_game(words, journal.header.game)
    try:
        state = fold(game, journal)
    except JournalError as error:
        raise bad_journal(words, path, error) from None
    if state.turn() == OVER:
        raise BadArgumentError(words.say("already-over", file=str(path)))
    players = [Player(name) for name in names_of(words, journal)]
    for seat, entry in seated(journal).items():
        if entry.kind == "bot":
            players[seat] = Player(players[seat].name, read_bots(words, game, entry.name)[0])
    promised = journal.header.promise is not None
    header = journal.header
    return Evening(game, players, header.options, going_on(journal), promised, header.rules)


def going_on(journal: Journal) -> tuple[Entry, ...]:
    """The entries to resume after. If a server had committed to the dice, the game continues with
    different ones, so the commitment and its draws are dropped."""
    if journal.header.promise is None:
        return journal.entries
    return (*seated(journal).values(), *unsealed(journal.played()))


def seated(journal: Journal) -> dict[int, Sit]:
    """The last known occupant of each seat."""
    return {entry.seat: entry for entry in journal.entries if isinstance(entry, Sit)}


def names_of(words: TerminalWords, journal: Journal) -> list[str]:
    names = [words.render(player(seat)) for seat in range(journal.header.seats)]
    for seat, entry in seated(journal).items():
        bot = entry.kind == "bot"
        names[seat] = words.say("bot", name=FIRST_NAMES[seat]) if bot else entry.name
    return names


# -- Replaying -------------------------------------------------------------------------------


class Replay:
    """Prints a saved game after validating all of it."""

    def __init__(self, words: TerminalWords, path: Path, seat: int | None) -> None:
        journal = read_journal(words, path)
        self.game: AnyGame = find_game(words, journal.header.game)
        try:
            self.last: State = begin(self.game, journal)
            self.steps = list(replay(self.game, journal))
        except JournalError as error:
            raise bad_journal(words, path, error) from None
        if self.steps:
            self.last = self.steps[-1].after
        seats = journal.header.seats
        if seat is not None and not 1 <= seat <= seats:
            raise BadArgumentError(words.say("no-such-seat", seat=seat, highest=seats))
        self.seat = None if seat is None else seat - 1
        self.words = TerminalWords(words.language, self.game.name, names_of(words, journal))

    def show(self, screen: Screen, *, stepwise: bool) -> None:
        screen.headline(self.words.render(say("game-title")))
        for step in self.steps:
            lines = self.told(step)
            screen.log(lines)
            if stepwise and lines and step.actor != CHANCE and not self.go_on(screen, step):
                return
        self.show_table(screen, self.last)
        over = self.last.turn() == OVER
        screen.line()
        screen.line(self.words.say("result" if over else "unfinished"), "bold")
        screen.standing(self.last)

    def told(self, step: Step[State]) -> list[Message]:
        """The seat's log lines; without a seat, those of the best-informed viewer."""
        if self.seat is not None:
            return self.tell(step, self.seat)
        public = self.tell(step, None)
        private = (self.tell(step, seat) for seat in range(self.last.seats))
        return next((lines for lines in private if lines != public), public)

    def tell(self, step: Step[State], viewer: int | None) -> list[Message]:
        return self.game.log(step.before, step.actor, step.action, step.after, viewer)

    def go_on(self, screen: Screen, step: Step[State]) -> bool:
        """Pause after each decision: Enter continues, `t` shows the table, `q` stops."""
        try:
            while answer := screen.ask(self.words.say("ask-step")).lower():
                if answer == "q":
                    return False
                if answer == "t":
                    self.show_table(screen, step.after)
        except (EOFError, KeyboardInterrupt):
            screen.line()
            return False
        return True

    def show_table(self, screen: Screen, state: State) -> None:
        screen.sections(self.game.describe(self.game.view(state, self.seat)))
