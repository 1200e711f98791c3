"""Who sits where, and what a table has agreed on: the part of a table that is no game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

import msgspec

from tafelrunde.bots import FIRST_NAMES
from tafelrunde.bots.levels import USUAL, Level, with_temper
from tafelrunde.bots.tempers import CALM, PEOPLE, Temper, newcomer
from tafelrunde.core.journal import Sit
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
COLOURS: tuple[Colour, ...] = get_args(Colour)


class Seat(msgspec.Struct):
    kind: SeatKind = "open"
    person: int | None = None
    name: str = ""
    colour: Colour = "red"
    level: Level | None = None
    bot: str = ""
    """Which of the bots sits here; none at tables of former days."""
    shares: bool = False
    """Somebody who shares a device: the name was given for this seat."""
    autopilot: bool = False
    """A bot plays until the person is back."""
    late: bool = False
    """It does so because the person's time ran out."""
    overruns: int = 0
    """How often in a row the person's time ran out."""
    returns: bool = False
    """The person is back, and plays again after this decision."""
    resigned: bool = False
    offered: bool = False
    """While it is free, the lobby lists it for everybody; else only the link leads to it."""
    order: str | None = None
    """A standing order for hidden reactions, None for the game's default."""
    knew: list[int] = []
    """The people who have held this seat since the game began and know its secrets."""

    @property
    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.autopilot

    def called(self, number: int) -> str:
        """The name of the person, also of one whose seat a bot plays to the end; else the bot's."""
        if self.kind == "bot" and not self.name:
            return self.bot or FIRST_NAMES[number]
        return self.name

    @property
    def temper(self) -> Temper:
        """How whoever plays for this seat likes to play."""
        return PEOPLE.get(self.bot, CALM)

    @property
    def player(self) -> str:
        """The bot of this seat as the lab and journals name it."""
        return with_temper(self.level or USUAL, self.temper)

    def take(self, person: int, name: str, colour: Colour) -> None:
        self.kind, self.person, self.name, self.colour = "person", person, name, colour
        self.level, self.bot, self.order, self.shares = None, "", None, False
        self.autopilot = self.late = self.returns = False

    def give_to_bot(self, level: Level, bot: str) -> None:
        self.kind, self.person, self.level, self.name = "bot", None, level, ""
        self.bot = bot
        self.autopilot = self.late = self.returns = False
        self.order = None

    def sits(self, number: int) -> Sit:
        """What the journal says of it."""
        if self.kind == "person":
            return Sit(number, "person", self.name)
        return Sit(number, "bot", self.player)

    def empty(self) -> None:
        self.kind, self.person, self.level, self.name, self.bot = "open", None, None, "", ""


class Setup(msgspec.Struct):
    """Kept as one piece of JSON beside the journal."""

    game: str
    rules: int
    options: dict[str, bool | int | str]
    seats: list[Seat]
    host: int
    """The person who decides about seats and the start."""
    watch: Watch = "invited"
    pace: Pace = Pace()
    undo: UndoRule = "generous"
    tips: TipRule = "alone"
    level: Level = USUAL
    company: int = 0
    """Which bots come to this table, and in which order."""
    start: bool = False
    """Begin as soon as the people seated are here."""
    fair: bool = True
    """All dice come from the committed stream (not so where a game goes on from another's)."""
    sealed: bool = False
    """The seal holds game, seats and options too: at every table but those of former days."""
    muted: bool = False
    removed: list[int] = []
    """People who may not come back."""
    inside: list[int] | None = None
    """With the door closed: who was here then, and may come in again. None: the door is open."""
    again: Again | None = None
    """At the end: who wants to play once more, and who has answered."""
    rematch: str | None = None
    offer: Offer | None = None
    """What all people are asked to agree to."""
    held: dict[int, str] = {}
    """Answers that wait for others', by seat: accepted, so they are kept."""
    since: float = 0.0
    """When the present decision came up."""
    since_entry: int = 0
    """How many entries the journal had when `since` was noted: later ones make it out of date."""
    turn: list[int] = []
    """The seats that have to choose, after `since_entry` entries."""
    places: list[int] = []
    """At the end: the place of each seat."""

    def seat_bot(self, number: int, level: Level) -> None:
        """A bot sits down, or one that sits there plays at another level."""
        seat = self.seats[number]
        stays = seat.bot if seat.kind == "bot" else ""
        here = [one.called(other) for other, one in enumerate(self.seats) if other != number]
        seat.give_to_bot(level, stays or newcomer(self.company, here))
        seat.colour = free_colour(self.others(number), seat.colour)

    def colours(self) -> list[Colour]:
        """By seat: that of its pieces, where the game has such, so that chip, piece and log agree;
        else the one its person likes."""
        own = find(self.game).colours
        if own:
            return [as_colour(own[number]) for number in range(len(self.seats))]
        return [seat.colour for seat in self.seats]

    def asked_again(self, person: int) -> str | None:
        """Who wants to play once more and has no answer yet of this person."""
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
        """Everybody seated, once each."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def listed(self, status: str) -> bool:
        """Whether everybody finds the table in the lobby: to sit down there while it waits, to look
        on later."""
        if self.inside is not None or status == "closed":
            return False
        if status == "waiting":
            return any(seat.kind == "open" and seat.offered for seat in self.seats)
        return self.watch == "all"

    @property
    def limit(self) -> float | None:
        """Seconds for each decision, None without a limit."""
        if self.pace.kind == "relaxed":
            return None
        return self.pace.limit * (DAY if self.pace.kind == "days" else 1.0)

    @property
    def ends(self) -> float | None:
        """When the time for the present decision is over, None without a limit."""
        return None if self.limit is None else self.since + self.limit

    def deadline(self, turn: Iterable[int]) -> float | None:
        """When the time of the people who have to choose runs out, if these seats have to."""
        asked = any(not self.seats[number].played_by_bot for number in turn)
        return self.ends if asked else None

    def waits_for_people(self, entries: int) -> bool:
        """Whether nothing can happen, after so many entries, until somebody comes or a time runs
        out: this can be told without looking at the game."""
        asked = [self.seats[number] for number in self.turn]
        up_to_date = self.since_entry == entries
        return up_to_date and bool(asked) and not any(seat.played_by_bot for seat in asked)

    @property
    def named(self) -> list[int]:
        """Everybody who may do something here, or may not."""
        knew = [person for seat in self.seats for person in seat.knew]
        named = [self.host, *self.people, *knew, *self.removed, *(self.inside or ())]
        return list(dict.fromkeys(named))

    def belongs(self, person: int) -> bool:
        """Whoever sits here, or has sat here since the game began, and the host."""
        played = any(person in seat.knew for seat in self.seats)
        return person == self.host or bool(self.seats_of(person)) or played

    def may_enter(self, person: int) -> bool:
        """Not somebody who was sent away, and nobody new while the door is closed."""
        door = self.inside is None or person in self.inside or self.belongs(person)
        return door and person not in self.removed

    def may_watch(self, person: int) -> bool:
        return self.may_enter(person) and (self.watch != "nobody" or self.belongs(person))

    def may_come(self, person: int, status: str) -> bool:
        """Whoever may watch, or could still sit down."""
        free = any(seat.kind != "person" and not seat.resigned for seat in self.seats)
        return self.may_enter(person) and (self.may_watch(person) or (free and status != "over"))

    def close_door(self, here: Iterable[int]) -> None:
        """For all but those who are here or belong here, and those who were let in before."""
        known = {self.host, *self.people, *(one for seat in self.seats for one in seat.knew)}
        known |= set(self.inside or ()) | {person for person in here if self.may_watch(person)}
        self.inside = sorted(known)

    def hand_over(self, guest: int, account: int) -> None:
        """All that a guest may do here, the account may do from now on."""

        def owner(person: int) -> int:
            return account if person == guest else person

        for seat in self.seats:
            seat.person = None if seat.person is None else owner(seat.person)
            seat.knew = [owner(person) for person in seat.knew]
        self.host = owner(self.host)
        self.removed = [owner(person) for person in self.removed]
        if self.inside is not None:
            self.inside = [owner(person) for person in self.inside]

    def may_take(self, person: int, number: int) -> bool:
        """Nobody who plays against people comes to know two seats of a game."""
        others = any(seat.person not in (None, person) for seat in self.seats)
        knows_another = any(
            person in seat.knew for other, seat in enumerate(self.seats) if other != number
        )
        return not others or not knows_another


def final_ranking(
    standing: list[int], resigned: list[bool], behind: list[bool] | None = None
) -> list[int]:
    """The places with those who resigned last, and those who are `behind` before them; each group
    in its order among each other."""
    ranks = list(zip(resigned, behind or [False] * len(standing), standing, strict=True))
    return [1 + sum(other < own for other in ranks) for own in ranks]


def free_colour(others: Iterable[Seat], wish: str) -> Colour:
    """The colour a person likes, unless another player has it. Empty seats have no colour yet."""
    taken = {seat.colour for seat in others if seat.kind != "open"}
    wished = as_colour(wish)
    if wished not in taken:
        return wished
    return next((colour for colour in COLOURS if colour not in taken), wished)


def as_colour(text: str) -> Colour:
    return next((colour for colour in COLOURS if colour == text), COLOURS[0])
