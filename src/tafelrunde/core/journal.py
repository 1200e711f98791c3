"""The journal of a game: a header and entries, as text for people or as JSON for programs.

    tafelrunde journal 1
    game thousand_km
    rules 1
    seats 2
    option mode "single_rally"

    * dealer 1 | 2:1
    * draw KM25 | 101:57
    0 play KM25
    end 3 5f0c...

An entry of CHANCE begins with `*` and may end with its raw draws `n:value`; with a header line
`luck 1`, their label stands before them. The last line has the number of entries and a checksum, so
that truncated or modified files are rejected.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal
from unicodedata import category

from tafelrunde.core.quoting import quoted
from tafelrunde.core.rng import HIGHEST

FORMAT = 1
TITLE = f"tafelrunde journal {FORMAT}"
LUCK = "1"
"""How equal luck is drawn."""
_HEX = re.compile(r"(?:[0-9a-f]{2}){16,64}")
_SHA256 = re.compile(r"[0-9a-f]{64}")
_WHO = re.compile(r"(person|bot) (\S.*)")
_DRAW = re.compile(r"([0-9]{1,10}):([0-9]{1,10})")
_LABEL = re.compile(r"[0-9]{1,15}")
_NUMBER = re.compile(r"[0-9]{1,6}")
_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{1,3}")
_PLAIN = re.compile(r"[a-z0-9_]{1,40}")
"""The name of a game or an option."""
LONGEST_NAME = 64
"""Maximum length of the name of a person or bot."""
_UNSEEN = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories not allowed in names: they could end a line or control a terminal."""


class JournalError(ValueError):
    """A text that is not a valid journal; names the line or entry and the reason."""


# -- Entries -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Act:
    """A seat's choice, in the game's notation."""

    seat: int
    text: str


@dataclass(frozen=True)
class Chance:
    """A chance event, with the raw draws `(n, value)` that led to it, and their label if luck is
    equal."""

    text: str
    draws: tuple[tuple[int, int], ...] = ()
    label: int | None = None


@dataclass(frozen=True)
class Undo:
    """A seat took back the last entries of the game."""

    seat: int
    entries: int


@dataclass(frozen=True)
class Resign:
    """A seat resigns: either the game ends, or a bot takes over the seat."""

    seat: int
    ends: bool


Occupant = Literal["person", "bot"]


@dataclass(frozen=True)
class Sit:
    """A new occupant of a seat: a person by name, or a bot by its level."""

    seat: int
    kind: Occupant
    name: str


@dataclass(frozen=True)
class Commit:
    """SHA-256 of the seed that a person will reveal."""

    seat: int
    commitment: str


@dataclass(frozen=True)
class Seed:
    """A person's contribution to the randomness; None if it was not revealed in time."""

    seat: int
    seed: str | None


@dataclass(frozen=True)
class Reveal:
    """The table's secret, published when the game is over."""

    secret: str


Entry = Act | Chance | Undo | Resign | Sit | Commit | Seed | Reveal


@dataclass(frozen=True)
class Header:
    game: str
    rules: int
    seats: int
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    commitment: str | None = None
    """SHA-256 of the table's secret, published before the first draw (older journals only)."""
    seal: str | None = None
    """Commitment to the secret, the game, the seats, the options and whether luck is equal."""
    equal_luck: bool = False
    """Whether each label has its own draws, so that nobody's choice changes the luck of others."""
    day: str | None = None
    """The date and number of the game of the day, from which its secret follows."""

    @property
    def promise(self) -> str | None:
        """The commitment published before the first draw."""
        return self.commitment if self.seal is None else self.seal

    def sealed(self) -> str:
        """What a seal commits to besides the secret. The rules version is not included, because a
        server update may raise it before the game begins."""
        lines = [f"game {self.game}", f"seats {self.seats}", *_option_lines(self)]
        return "\n".join([*lines, *_luck_lines(self)])


@dataclass(frozen=True)
class Journal:
    header: Header
    entries: tuple[Entry, ...] = ()

    def __str__(self) -> str:
        return write_text(self)

    def played(self) -> list[Act | Chance]:
        """The moves and chance events in effect, without those undone."""
        return [entry for at, entry in self.counting()]

    def counting(self) -> list[tuple[int, Act | Chance]]:
        """Like `played`, each with its index in the journal."""
        counting: list[tuple[int, Act | Chance]] = []
        for at, entry in enumerate(self.entries):
            if isinstance(entry, Act | Chance):
                counting.append((at, entry))
            elif isinstance(entry, Undo):
                del counting[len(counting) - entry.entries :]
        return counting


def unsealed(played: Iterable[Act | Chance]) -> list[Act | Chance]:
    """Entries without their draws, for a game that continues with another source of randomness."""
    return [Chance(entry.text) if isinstance(entry, Chance) else entry for entry in played]


# -- Text --------------------------------------------------------------------------------


def write_text(journal: Journal) -> str:
    lines = [TITLE, *_header_lines(journal.header), "", *map(entry_line, journal.entries)]
    lines.append(_end_line(lines, len(journal.entries)))
    return "\n".join(lines) + "\n"


def _header_lines(header: Header) -> Iterator[str]:
    yield f"game {header.game}"
    yield f"rules {header.rules}"
    yield f"seats {header.seats}"
    yield from _option_lines(header)
    yield from _luck_lines(header)
    if header.commitment is not None:
        yield f"commitment {header.commitment}"
    if header.seal is not None:
        yield f"seal {header.seal}"


def _option_lines(header: Header) -> Iterator[str]:
    for name, value in header.options.items():
        yield f"option {name} {json.dumps(value)}"


def _luck_lines(header: Header) -> Iterator[str]:
    if header.equal_luck:
        yield f"luck {LUCK}"
    if header.day is not None:
        yield f"day {header.day}"


def entry_line(entry: Entry) -> str:
    """An entry as one line."""
    match entry:
        case Act(seat, text):
            return f"{seat} {text}"
        case Chance(text, draws, label):
            told = [f"{n}:{value}" for n, value in draws]
            if label is not None:
                told.insert(0, str(label))
            return f"* {text} | {' '.join(told)}" if told else f"* {text}"
        case Undo(seat, entries):
            return f"undo {seat} {entries}"
        case Resign(seat, ends):
            return f"resign {seat} {'end' if ends else 'bot'}"
        case Sit(seat, kind, name):
            return f"sit {seat} {kind} {name}"
        case Commit(seat, commitment):
            return f"commit {seat} {commitment}"
        case Seed(seat, seed):
            return f"seed {seat} {seed or 'missing'}"
        case Reveal(secret):
            return f"reveal {secret}"


def _end_line(lines: list[str], entries: int) -> str:
    checksum = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return f"end {entries} {checksum[:32]}"


def read_text(text: str) -> Journal:
    """Parse the output of `write_text`. Strict: a single bad line rejects the journal."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        line = text.count("\n", 0, error.start) + 1
        raise JournalError(f"line {line}: an unpaired surrogate, which is not valid text") from None
    lines = text.split("\n")
    if lines.pop() != "":
        raise JournalError(f"line {len(lines) + 1}: cut off, the line is not finished")
    if not lines or lines[0] != TITLE:
        raise JournalError(f"line 1: expected {TITLE!r}")
    if "" not in lines:
        raise JournalError(f"line {len(lines)}: cut off, the header is not finished")
    header_end = lines.index("")
    header = _read_header(lines[1:header_end])
    if not lines[-1].startswith("end "):
        raise JournalError(f"line {len(lines)}: cut off, the closing line 'end' is missing")
    entries = tuple(
        read_entry(line, number + header_end + 2, header.seats)
        for number, line in enumerate(lines[header_end + 1 : -1])
    )
    _check_undo(entries, header_end + 2)
    _check_names(entries, header_end + 2)
    _check_labels(header, entries, header_end + 2)
    if lines[-1] != _end_line(lines[:-1], len(entries)):
        raise JournalError(f"line {len(lines)}: the checksum does not fit, the journal was changed")
    return Journal(header, entries)


def _read_header(lines: list[str]) -> Header:
    values: dict[str, str] = {}
    options: dict[str, bool | int | str] = {}
    for number, line in enumerate(lines, 2):
        word, _, rest = line.partition(" ")
        if word == "option":
            name, _, value = rest.partition(" ")
            if not _PLAIN.fullmatch(name) or name in options:
                raise JournalError(f"line {number}: invalid or repeated option: {quoted(name)}")
            options[name] = _option_value(value, f"line {number}")
        elif (
            word in ("game", "rules", "seats", "luck", "day", "commitment", "seal")
            and word not in values
        ):
            values[word] = rest
        else:
            raise JournalError(f"line {number}: not a line of a header: {quoted(line)}")
    for word in ("game", "rules", "seats"):
        if not values.get(word):
            raise JournalError(f"line {len(lines) + 2}: the header does not name {word!r}")
    return _header(values["game"], values["rules"], values["seats"], options, values)


def _header(
    game: str, rules: str, seats: str, options: dict[str, bool | int | str], values: dict[str, str]
) -> Header:
    commitment, seal = values.get("commitment"), values.get("seal")
    if not _PLAIN.fullmatch(game):
        raise JournalError(f"header: not the name of a game: {quoted(game)}")
    if not _NUMBER.fullmatch(rules) or not _NUMBER.fullmatch(seats):
        raise JournalError("header: rules and seats are whole numbers")
    if commitment is not None and seal is not None:
        raise JournalError("header: both a commitment and a seal, expected at most one")
    if not _SHA256.fullmatch(commitment or seal or "0" * 64):
        raise JournalError("header: the commitment is not a SHA-256 value")
    if values.get("luck", LUCK) != LUCK:
        raise JournalError(f"header: not a kind of luck: {quoted(values['luck'])}")
    day = values.get("day")
    if day is not None and not _DAY.fullmatch(day):
        raise JournalError(f"header: not a date and a number: {quoted(day)}")
    return Header(game, int(rules), int(seats), options, commitment, seal, "luck" in values, day)


def _option_value(text: str, place: str) -> bool | int | str:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, bool | int | str) or (isinstance(value, str) and not _visible(value)):
        raise JournalError(f"{place}: not the value of an option: {quoted(text)}")
    return value


def read_entry(line: str, number: int, seats: int) -> Entry:
    """Parse the output of `entry_line`."""
    word, _, rest = line.partition(" ")
    if word == "*" and rest:
        return _read_chance(rest, number)
    if word == "reveal" and _HEX.fullmatch(rest):
        return Reveal(rest)
    if _NUMBER.fullmatch(word) and rest:
        return Act(_seat(word, number, seats), rest)
    seat, _, rest = rest.partition(" ")
    if word == "undo" and _NUMBER.fullmatch(rest) and int(rest) > 0:
        return Undo(_seat(seat, number, seats), int(rest))
    if word == "resign" and rest in ("end", "bot"):
        return Resign(_seat(seat, number, seats), rest == "end")
    if word == "sit" and (who := _WHO.fullmatch(rest)):
        kind: Occupant = "person" if who[1] == "person" else "bot"
        return Sit(_seat(seat, number, seats), kind, who[2])
    if word == "commit" and _SHA256.fullmatch(rest):
        return Commit(_seat(seat, number, seats), rest)
    if word == "seed" and (rest == "missing" or _HEX.fullmatch(rest)):
        return Seed(_seat(seat, number, seats), None if rest == "missing" else rest)
    raise JournalError(f"line {number}: not an entry: {quoted(line)}")


def _read_chance(rest: str, number: int) -> Chance:
    text, bar, told = rest.partition(" | ")
    draws = []
    first, _, more = told.partition(" ")
    label = int(first) if more and _LABEL.fullmatch(first) else None
    for draw in (told if label is None else more).split(" ") if bar else []:
        found = _DRAW.fullmatch(draw)
        if not found or not int(found[2]) < int(found[1]) <= HIGHEST:
            raise JournalError(f"line {number}: not a draw: {quoted(draw)}")
        draws.append((int(found[1]), int(found[2])))
    return Chance(text, tuple(draws), label)


def _seat(word: str, number: int, seats: int) -> int:
    if not _NUMBER.fullmatch(word) or int(word) >= seats:
        raise JournalError(f"line {number}: there is no seat {quoted(word)}")
    return int(word)


def _check_undo(entries: tuple[Entry, ...], first_line: int) -> None:
    counting = 0
    for number, entry in enumerate(entries, first_line):
        if isinstance(entry, Act | Chance):
            counting += 1
        elif isinstance(entry, Undo):
            counting -= entry.entries
            if counting < 0:
                raise JournalError(f"line {number}: takes back more than was played")


def _check_names(entries: tuple[Entry, ...], first_line: int) -> None:
    for number, entry in enumerate(entries, first_line):
        if isinstance(entry, Sit) and not _visible(entry.name):
            raise JournalError(f"line {number}: not a name: {quoted(entry.name)}")


def _check_labels(header: Header, entries: tuple[Entry, ...], first_line: int) -> None:
    for number, entry in enumerate(entries, first_line):
        if not isinstance(entry, Chance):
            continue
        if entry.label is not None and not (header.equal_luck and entry.draws):
            raise JournalError(f"line {number}: a label, but no draws with equal luck")
        if header.equal_luck and entry.draws and entry.label is None:
            raise JournalError(f"line {number}: draws without a label")


def _visible(text: str) -> bool:
    """Whether a name is safe to print to a terminal and short enough."""
    return len(text) <= LONGEST_NAME and not any(category(one) in _UNSEEN for one in text)


# -- JSON --------------------------------------------------------------------------------


def write_json(journal: Journal) -> str:
    """An object with the header fields and the entries as lines of the text form."""
    header = journal.header
    return json.dumps(
        {
            "format": FORMAT,
            "game": header.game,
            "rules": header.rules,
            "seats": header.seats,
            "options": dict(header.options),
            "luck": LUCK if header.equal_luck else None,
            "day": header.day,
            "commitment": header.commitment,
            "seal": header.seal,
            "entries": [entry_line(entry) for entry in journal.entries],
            "end": write_text(journal).splitlines()[-1],
        },
        ensure_ascii=False,
        indent=1,
    )


def read_json(text: str) -> Journal:
    """Parse the output of `write_json`, as strictly as `read_text`."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise JournalError(f"not JSON: {error}") from None
    names = {"format", "game", "rules", "seats", "options", "commitment", "entries", "end"}
    if not isinstance(value, dict) or set(value) - {"luck", "day", "seal"} != names:
        raise JournalError(f"expected an object with {', '.join(sorted(names))}")
    if value["format"] != FORMAT:
        raise JournalError(f"format: expected {FORMAT}, got {quoted(value['format'])}")
    entries, options = value["entries"], value["options"]
    if not isinstance(entries, list) or not isinstance(options, dict):
        raise JournalError("expected a list of entries and an object of options")
    lines = [TITLE, *(f"{word} {_line(value[word])}" for word in ("game", "rules", "seats"))]
    lines += [f"option {name} {json.dumps(_line(option))}" for name, option in options.items()]
    if value.get("luck") is not None:
        lines.append(f"luck {_line(value['luck'])}")
    if value.get("day") is not None:
        lines.append(f"day {_line(value['day'])}")
    if value["commitment"] is not None:
        lines.append(f"commitment {_line(value['commitment'])}")
    if value.get("seal") is not None:
        lines.append(f"seal {_line(value['seal'])}")
    lines += ["", *(str(_line(entry)) for entry in entries), str(_line(value["end"])), ""]
    return read_text("\n".join(lines))


def _line(value: object) -> bool | int | str:
    """Check that a value fits on one line of the text form."""
    if not isinstance(value, bool | int | str) or (isinstance(value, str) and "\n" in value):
        raise JournalError(f"expected a text of one line or a number, got {quoted(value)}")
    return value


def read(text: str) -> Journal:
    """Parse a journal in either form."""
    return read_json(text) if text.lstrip().startswith("{") else read_text(text)
