"""The stored record of a table besides its game: seats, options and agreements."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import get_args

import msgspec

from tafelrunde.bots import FIRST_NAMES
from tafelrunde.bots.levels import USUAL, Level, with_temper
from tafelrunde.bots.tempers import CALM, PEOPLE, Temper, newcomer
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Sit
from tafelrunde.core.options import OptionError, complete
from tafelrunde.games import find
from tafelrunde.server.base.messages import (
    Again,
    Colour,
    Offer,
    Pace,
    SeatKind,
    TipRule,
    UndoRule,
    Watch,
)

DAY = 86_400.0
NOBODY = -1
"""Instead of a person's number."""
Options = dict[str, bool | int | str]
COLOURS: tuple[Colour, ...] = get_args(Colour)


class Seat(msgspec.Struct):
    kind: SeatKind = "open"
    person: int | None = None
    name: str = ""
    colour: Colour = "red"
    level: Level | None = None
    bot: str = ""
    """The name of the bot in this seat; empty at tables of older versions."""
    shares: bool = False
    """Whether the person shares a device, so that the name applies to this seat only."""
    autopilot: bool = False
    """Whether a bot plays until the person is back."""
    late: bool = False
    """Whether it does so because the person's time ran out."""
    overruns: int = 0
    """How often in a row the person's time ran out."""
    returns: bool = False
    """Whether the person is back and plays again after this decision."""
    resigned: bool = False
    owner: int | None = None
    """The person who has brought the program that plays this seat; it is a person of its own."""
    owner_name: str = ""
    offered: bool = False
    """Whether the lobby offers the open seat to everybody; else only people with the link."""
    order: str | None = None
    """The standing order for hidden reactions; None for the game's default."""
    knew: list[int] = []
    """The people who have held this seat since the game began and know its secrets."""
    aware: list[int] = []
    """People who know them without having held it: from a finished game that this one continues, or
    because their browser has held it as another person."""

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.autopilot

    def called(self, number: int) -> str:
        """The person's name, also if the person resigned and a bot plays on; else the bot's."""
        if self.kind == "bot" and not self.name:
            return self.bot or FIRST_NAMES[number]
        return self.name

    def is_known_to(self, person: int) -> bool:
        """Whether the person knows its secrets."""
        return person in self.knew or person in self.aware

    @property
    def temper(self) -> Temper:
        """The temperament of the bot that plays this seat."""
        return PEOPLE.get(self.bot, CALM)

    @property
    def player(self) -> str:
        """The name of this seat's bot in journals and the lab."""
        return with_temper(self.level or USUAL, self.temper)

    def take(self, person: int, name: str, colour: Colour) -> None:
        self.kind, self.person, self.name, self.colour = "person", person, name, colour
        self.level, self.bot, self.order, self.shares = None, "", None, False
        self.owner = None
        self.autopilot = self.late = self.returns = False

    def give_to_bot(self, level: Level, bot: str) -> None:
        self.kind, self.person, self.level, self.name = "bot", None, level, ""
        self.bot = bot
        self.autopilot = self.late = self.returns = False
        self.order = self.owner = None

    def sits(self, number: int) -> Sit:
        """The journal entry for the occupant of this seat."""
        if self.kind == "person":
            return Sit(number, "person", self.name)
        return Sit(number, "bot", self.player)

    def empty(self) -> None:
        self.kind, self.person, self.level, self.name, self.bot = "open", None, None, "", ""
        self.autopilot, self.owner = False, None


class DayGame(msgspec.Struct):
    """A table with the game of a day."""

    date: str
    number: int
    counts: bool
    """Whether it is the person's try; else it is practice."""
    ended: str = ""
    """The date on which it ended; empty before."""
    score: int = 0
    """The person's result."""


class Setup(msgspec.Struct):
    """Stored as one JSON document with the journal."""

    game: str
    rules: int
    options: Options
    seats: list[Seat]
    host: int
    """The person who decides about seats and the start."""
    watch: Watch = "invited"
    pace: Pace = Pace()
    undo: UndoRule = "generous"
    tips: TipRule = "alone"
    level: Level = USUAL
    by_screen: bool = False
    """Whether a screen opened the table: the host then is its browser, which has no seat."""
    company: int = 0
    """Selects the names and order of the bots at this table."""
    start: bool = False
    """Whether to start as soon as the people seated are present."""
    fair: bool = True
    """Whether all draws come from the committed stream; not for games continued from another."""
    sealed: bool = False
    """Whether the commitment covers game, seats and options too; not at tables of older
    versions."""
    equal_luck: bool = False
    """Whether each label has its own draws, and bots take their chances from the table's key."""
    day: DayGame | None = None
    muted: bool = False
    removed: list[int] = []
    """People who are banned."""
    own_bots: list[int] = []
    """Programs brought by people, which may be here only while they have a seat."""
    inside: list[int] | None = None
    """If the table is closed to new people: who may still join. None: open."""
    again: Again | None = None
    """After the game: the proposed rematch and the answers."""
    rematch: str | None = None
    offer: Offer | None = None
    """The current offer."""
    held: dict[int, str] = {}
    """Hidden answers by seat that wait for other seats."""
    since: float = 0.0
    """When the current decision came up."""
    since_entry: int = 0
    """The journal's length when `since` was set; outdated if the journal is longer."""
    refreshed: int | None = None
    """The seat whose new player got the full time for the current decision."""
    turn: list[int] = []
    """The seats that have to choose, after `since_entry` entries."""
    places: list[int] = []
    """After the game: the place of each seat."""

    @property
    def is_try(self) -> bool:
        """Whether it is somebody's only try at the game of a day."""
        return self.day is not None and self.day.counts

    def seat_bot(self, number: int, level: Level) -> None:
        """Seat a bot, or change the level of the one seated."""
        seat = self.seats[number]
        stays = seat.bot if seat.kind == "bot" else ""
        here = [one.called(other) for other, one in enumerate(self.seats) if other != number]
        seat.give_to_bot(level, stays or newcomer(self.company, here))
        seat.colour = free_colour(self.others(number), seat.colour)

    def colours(self) -> list[Colour]:
        """By seat: the colour of its pieces if the game has them, so that chip, piece and log
        agree; else the person's favourite."""
        own = find(self.game).colours
        if own:
            return [as_colour(own[number]) for number in range(len(self.seats))]
        return [seat.colour for seat in self.seats]

    def asked_again(self, person: int) -> str | None:
        """The name of the player who proposes a rematch, if this person has not answered yet."""
        own = self.seats_of(person)
        if self.again is None or not own:
            return None
        answered = {*self.again.agreed, *self.again.declined}
        return None if answered & set(own) else self.seats[self.again.by].name

    def others(self, number: int) -> list[Seat]:
        return [seat for other, seat in enumerate(self.seats) if other != number]

    def seats_of(self, person: int) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    @property
    def people(self) -> list[int]:
        """All seated people, without duplicates."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def listed(self, status: str) -> bool:
        """Whether the lobby lists the table for everybody: for its open seats, later for
        watching."""
        if self.inside is not None or status == "closed":
            return False
        if status == "waiting":
            return any(seat.kind == "open" and seat.offered for seat in self.seats)
        return self.watch == "all"

    @property
    def limit(self) -> float | None:
        """Seconds per decision; None without a limit."""
        if self.pace.kind == "relaxed":
            return None
        return self.pace.limit * (DAY if self.pace.kind == "days" else 1.0)

    @property
    def ends(self) -> float | None:
        """When the time for the current decision runs out; None without a limit."""
        return None if self.limit is None else self.since + self.limit

    def deadline(self, turn: Iterable[int]) -> float | None:
        """When time runs out if these seats have to choose; None without a limit or for bots."""
        asked = any(not self.seats[number].played_by_bot for number in turn)
        return self.ends if asked else None

    def waits_for_people(self, entries: int) -> bool:
        """Whether nothing can happen at this journal length until a person acts or time runs out.
        Decided without loading the game."""
        asked = [self.seats[number] for number in self.turn]
        up_to_date = self.since_entry == entries
        return up_to_date and bool(asked) and not any(seat.played_by_bot for seat in asked)

    @property
    def named(self) -> list[int]:
        """Everybody mentioned in this record."""
        knew = [person for seat in self.seats for person in (*seat.knew, *seat.aware)]
        named = [self.host, *self.people, *knew, *self.removed, *(self.inside or ())]
        return list(dict.fromkeys(named))

    def belongs(self, person: int) -> bool:
        """Whether it is the host, a seated person, or one who has played in this game."""
        played = any(person in seat.knew for seat in self.seats)
        return person == self.host or bool(self.seats_of(person)) or played

    def may_enter(self, person: int) -> bool:
        """Whether the person is not banned, and not new while the table is closed to new people."""
        if person in self.own_bots:
            return bool(self.seats_of(person))
        door = self.inside is None or person in self.inside or self.belongs(person)
        return door and person not in self.removed

    def may_watch(self, person: int) -> bool:
        return self.may_enter(person) and (self.watch != "nobody" or self.belongs(person))

    def may_come(self, person: int, status: str) -> bool:
        """Whether the person may watch, or could still sit down."""
        free = any(seat.kind != "person" and not seat.resigned for seat in self.seats)
        return self.may_enter(person) and (self.may_watch(person) or (free and status != "over"))

    def close_door(self, here: Iterable[int]) -> None:
        """Close the table to new people: not to those present, belonging here or allowed before."""
        known = {self.host, *self.people, *(one for seat in self.seats for one in seat.knew)}
        known |= set(self.inside or ()) | {person for person in here if self.may_watch(person)}
        self.inside = sorted(known)

    def hand_over(self, guest: int, account: int) -> None:
        """Transfer a guest's seats and rights to an account."""

        def owner(person: int) -> int:
            return account if person == guest else person

        for seat in self.seats:
            seat.person = None if seat.person is None else owner(seat.person)
            seat.knew = [owner(person) for person in seat.knew]
            seat.aware = [owner(person) for person in seat.aware]
            seat.owner = None if seat.owner is None else owner(seat.owner)
        self.host = owner(self.host)
        self.removed = [owner(person) for person in self.removed]
        if self.inside is not None:
            self.inside = [owner(person) for person in self.inside]

    def may_take(self, person: int, number: int) -> bool:
        """Whether the person may take the seat: against people, nobody may know two hands."""
        others = any(seat.person not in (None, person) for seat in self.seats)
        return not others or not any(seat.is_known_to(person) for seat in self.others(number))

    def has_seen_hands(self, person: int) -> bool:
        """Whether the person knows the hand of a seat that they do not hold."""
        return any(seat.is_known_to(person) and seat.person != person for seat in self.seats)

    def share_knowledge(self, earlier: int, later: int) -> None:
        """Note that a browser was one person and is now another."""
        for seat in self.seats:
            if seat.is_known_to(earlier) and not seat.is_known_to(later):
                seat.aware.append(later)


def final_ranking(
    standing: list[int], resigned: list[bool], behind: list[bool] | None = None
) -> list[int]:
    """The places, with seats that resigned last and seats that are `behind` before them. Within
    each group the order is kept."""
    ranks = list(zip(resigned, behind or [False] * len(standing), standing, strict=True))
    return [1 + sum(other < own for other in ranks) for own in ranks]


def playable(game: AnyGame, options: Options, seats: int) -> bool:
    """Whether the game can be played by so many with these options."""
    if seats not in game.seats:
        return False
    try:
        complete(game.options, options, seats)
    except OptionError:
        return False
    return True


def free_colour(others: Iterable[Seat], wish: str) -> Colour:
    """The wished colour, unless another player has it. Open seats do not occupy one."""
    taken = {seat.colour for seat in others if seat.kind != "open"}
    wished = as_colour(wish)
    if wished not in taken:
        return wished
    return next((colour for colour in COLOURS if colour not in taken), wished)


def as_colour(text: str) -> Colour:
    return next((colour for colour in COLOURS if colour == text), COLOURS[0])


def day_of(time: float) -> str:
    """The server's own date at this time."""
    return datetime.fromtimestamp(time).astimezone().date().isoformat()
