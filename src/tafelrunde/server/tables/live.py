"""The state of a table in memory: the game, its seats, the people around it, their offers.

It does no I/O. All changes happen inside `Room.change`, which reads `version`, `moment` and
`unsaved` to find out what to save and whom to notify.
"""

from __future__ import annotations

from dataclasses import replace
from math import inf
from weakref import WeakMethod

import msgspec

from tafelrunde.bots.levels import Level
from tafelrunde.core.game import AnyGame
from tafelrunde.core.journal import Act, Entry, Header, Journal, Resign, Reveal, Sit
from tafelrunde.core.options import complete
from tafelrunde.core.rng import HmacStream, LabelledStreams, commitment, seal
from tafelrunde.core.state import State
from tafelrunde.games import find
from tafelrunde.server.base.clock import Clock
from tafelrunde.server.base.limits import Buckets
from tafelrunde.server.base.messages import OfferKind, Status
from tafelrunde.server.edge.connection import Connection
from tafelrunde.server.store.interface import Person, StoredTable
from tafelrunde.server.tables.chat import TableChat
from tafelrunde.server.tables.decision_clock import DecisionClock
from tafelrunde.server.tables.offers import Offers
from tafelrunde.server.tables.presence import Presence
from tafelrunde.server.tables.seeding import Seeding
from tafelrunde.server.tables.table_record import (
    Options,
    Seat,
    Setup,
    day_of,
    final_ranking,
    free_colour,
    playable,
)
from tafelrunde.server.tables.viewer_logs import Saved, ViewerLogs, retrace
from tafelrunde.table.days import PERSON
from tafelrunde.table.fairness import resume_labelled, resume_stream
from tafelrunde.table.table import Table, default_order

REINS_SECONDS = 10.0
"""How long the organiser of a table opened by a screen may be away before the next person organises
it."""
JUMP_RATE = 2.0
SEAT_SECONDS = 20.0
"""How long anyone may be away before the game at such a table without losing the seat."""
OWN_BOT_SECONDS = 30.0
"""The most time a program has for a choice, also at a table without a limit."""
PATIENT_OVERRUNS = 2
"""How often in a row a person in front of the page may run out of time and still get the next
choice. After that the bot plays on until they say that they are back."""


class LiveTable:
    def __init__(
        self, stored: StoredTable, setup: Setup, clock: Clock, seed_seconds: float
    ) -> None:
        self.id = stored.id
        self.code = stored.code
        self.secret = stored.secret
        self.promise = header_of(setup, stored.secret).promise
        """The commitment published before the first draw."""
        self.setup = setup
        self.game = find(setup.game)
        self.status: Status = msgspec.convert(stored.status, Status)
        self.touched = stored.touched
        """When something public last happened here."""
        self.table: Table | None = None
        """The game, once it has begun."""
        self.stream: HmacStream | LabelledStreams | None = None
        """Its random stream, or those of its labels."""
        self.logs = ViewerLogs(self.game, len(setup.seats))
        self.prelude: list[Entry] = []
        """The journal until the game begins: seats and seeds."""
        self.seeding: Seeding | None = None
        self.decision = DecisionClock(setup, clock)
        self.presence = Presence(clock.now())
        self.jumps = Buckets(JUMP_RATE, JUMP_RATE)
        """Limits how often each person's disc may jump on the screens."""
        self.starts: float | None = None
        """When the countdown to the game ends, at a table opened by a screen."""
        self.offers = Offers(setup)
        self.chat = TableChat()
        self.version = 0
        """Increases with every change that everybody may see."""
        self.moment = 0
        """Increases with every change, also one that only a single seat may know."""
        self.surroundings = 0
        """Increases with every change around the game: who sits where, and how."""
        self.unsaved = False
        """Whether the setup differs from the stored one."""
        self.unnoticed = 0
        """How many of the entries not stored yet nobody else may notice."""
        self._clock = clock
        self._seed_seconds = seed_seconds

    @property
    def now(self) -> float:
        return self._clock.now()

    @property
    def date(self) -> float:
        return self._clock.date()

    @property
    def slip(self) -> float:
        """The difference between stored times, which are dates, and `now`."""
        return self._clock.slip()

    @property
    def header(self) -> Header:
        return header_of(self.setup, self.secret)

    @property
    def journal(self) -> Journal:
        return Journal(self.header, tuple(self.entries))

    @property
    def entries(self) -> list[Entry]:
        return self.prelude if self.table is None else self.table.entries

    def changed(self, *, seen: bool = True, kept: bool = True, around: bool = True) -> None:
        """Record a change. `seen`: everybody may see it; `kept`: it is in the setup, not only in
        the journal; `around`: it is not in the game alone, but at the table around it."""
        self.moment += 1
        self.version += seen
        self.surroundings += around
        self.unsaved = self.unsaved or kept

    # -- Going on where the table stood --------------------------------------------------------

    def resume_waiting(self, entries: list[Entry]) -> None:
        """Resume a table before its game, which will use the current rules."""
        self.prelude = entries
        self.setup.rules = self.game.rules_version
        if self.status == "seeding":
            self.seeding = Seeding.resumed(self.people, entries, self.now + self._seed_seconds)

    def resume_playing(self, entries: list[Entry], saved: tuple[int, Saved] | None) -> None:
        journal = Journal(self.header, tuple(entries))
        state = retrace(self.game, journal, self.logs, saved)
        taken = (saved[0], saved[1].stream) if saved else (0, 0)
        self.stream = self._resume_stream(entries, taken)
        self.table = self._new_table(self.stream, entries, state)
        if any(isinstance(entry, Reveal) for entry in entries):
            if self.status != "over":
                self.status = "over"
                self.changed()
            return
        if self.status == "seeding":  # the server crashed after the journal was written
            self._note_who_knows()
        self.status = "playing"
        now = self.now
        if not self.decision.is_same(len(entries)):
            self.setup.held = {}  # answers to an earlier decision
        self._moved(self.table.start(now, self.setup.held))
        self.logs.sent()

    def _resume_stream(
        self, entries: list[Entry], taken: tuple[int, int] = (0, 0)
    ) -> HmacStream | LabelledStreams:
        if self.setup.equal_luck:
            return resume_labelled(self.secret, entries, taken[0])
        return resume_stream(self.secret, entries, taken)

    def _new_table(
        self, stream: HmacStream | LabelledStreams, entries: list[Entry], state: State | None = None
    ) -> Table:
        seats, options = len(self.setup.seats), self.setup.options
        table = Table(self.game, seats, options, stream, entries, state, self.setup.rules)
        table.follow = self.logs.follow
        # Weak, because a cycle would stay in memory when the table is unloaded.
        watched = WeakMethod(self.watched)
        table.watched = lambda: (look := watched()) is None or look()
        for number, seat in enumerate(self.setup.seats):
            table.orders[number] = self.order(seat)
        return table

    def order(self, seat: Seat) -> str:
        """The standing order for hidden reactions in this seat."""
        return seat.order or default_order(self.game, bot=seat.kind == "bot")

    def watched(self) -> bool:
        """Whether a pause would reveal that another player has a hidden choice: to another person
        at the table, a spectator, or anybody if the table is listed."""
        people = sum(seat.kind == "person" for seat in self.setup.seats)
        listed = self.setup.listed(self.status)
        others = self.presence.screens or self.presence.spectators(self.setup)
        return people > 1 or listed or bool(others)

    # -- The game --------------------------------------------------------------------------------

    @property
    def playing(self) -> Table | None:
        """The game while it is running."""
        return self.table if self.status == "playing" else None

    def pending(self) -> list[int]:
        """The seats that have to choose, as far as everybody can see."""
        table = self.playing
        return [int(seat) for seat in table.state.pending()] if table else []

    def act(self, seat: int, text: str, menu: int) -> None:
        assert self.table is not None
        self._moved(self.table.act(seat, text, menu, self.now))

    def undo(self, seat: int, *, generous: bool = False) -> None:
        assert self.table is not None
        self._moved(self.table.undo(seat, generous=generous, now=self.now))

    def can_undo(self, seat: int) -> bool:
        """Whether undo is possible, directly or if all agree. Against people never past a chance
        event."""
        assert self.table is not None
        if self.setup.is_try:
            return False
        if self.setup.undo != "generous":
            return self.table.undo_length(seat) > 0
        alone = self.people == [seat]
        return self.table.undo_length(seat, generous=True, past_chance=alone) > 0

    def undo_asks(self, seat: int) -> bool:
        """Whether an undo by this seat needs the consent of others."""
        assert self.table is not None
        if self.table.undo_length(seat) > 0:
            return False
        seats = self.setup.seats
        return any(seats[one].person != seats[seat].person for one in self.asked_for_consent())

    def untouched_by_people(self) -> bool:
        """Whether the host alone plays against bots and has not made a choice yet."""
        if self.playing is None or self.setup.people != [self.setup.host]:
            return False
        return not any(isinstance(one, Act) and one.seat in self.people for one in self.entries)

    def may_tip(self) -> bool:
        """Whether tips are available. `alone` permits them to one person against bots."""
        rule = "never" if self.setup.is_try else self.setup.tips
        return rule in ("told", "quiet") or (rule == "alone" and len(self.people) == 1)

    def resign(self, number: int) -> None:
        """Resign a seat. With at most two people the game ends, else a bot plays on."""
        assert self.table is not None
        seat = self.setup.seats[number]
        ends = len(self.people) <= 2
        self.offers.withdraw()
        self.table.resign(number, ends=ends)
        seat.resigned = True
        if ends:
            self.changed()
            self.finish()
        else:
            name = seat.name
            self.setup.seat_bot(number, self.setup.level)
            seat.name = name
            self.sit(number)

    def give_order(self, number: int, order: str) -> None:
        assert self.table is not None
        self.table.give_order(number, order)
        self.setup.seats[number].order = order
        self.changed(seen=False)

    def _moved(self, entries: list[Entry]) -> None:
        """Process new entries. If others may notice them, offers end and the clock advances."""
        assert self.table is not None
        if entries and self.logs.news:
            kept = self.offers.withdraw() or self.setup.pace.kind == "days"
            self.decision.advance(entries, len(self.entries), self.pending())
            self.changed(kept=kept, around=False)
            self._let_return(entries)
        elif entries:
            self.unnoticed += len(entries)
            self.decision.note(len(self.entries))
            self.changed(seen=False, kept=False, around=False)
        if self.table.held != self.setup.held:
            self.setup.held = self.table.held
            self.changed(seen=False)
        if self.table.over:
            self.finish()

    def _let_return(self, entries: list[Entry]) -> None:
        """Return seats whose person came back too late for the decision a bot has just made."""
        for entry in entries:
            if isinstance(entry, Act) and self.setup.seats[entry.seat].returns:
                self.return_seat(entry.seat)

    def finish(self) -> None:
        """End the game and reveal its secret."""
        assert self.table is not None
        if self.status == "over":
            return
        self.table.note(Reveal(self.secret.hex()))
        self.status = "over"
        self.setup.places = self.places(self.table)
        if self.setup.day is not None:
            self.setup.day.ended = day_of(self.date)
            self.setup.day.score = int(self.table.state.scores()[PERSON])
        self.offers.withdraw()
        self.setup.held = {}
        self.changed()

    def places(self, table: Table) -> list[int]:
        """The place of each seat in the current position. Seats that resigned are last; if one of
        the last two people resigned, the other has won."""
        standing = [int(place) for place in table.state.standing()]
        resigned = [seat.resigned for seat in self.setup.seats]
        if not any(isinstance(entry, Resign) and entry.ends for entry in table.entries):
            return final_ranking(standing, resigned)
        sat = {entry.seat: entry.kind for entry in table.entries if isinstance(entry, Sit)}
        bots = [sat.get(seat) == "bot" for seat in range(len(standing))]
        return final_ranking(standing, resigned, bots)

    def asked_for_consent(self, kind: OfferKind = "undo") -> list[int]:
        """The people's seats that have to agree. People who are away are excluded from a vote about
        a bot, and from others once their time has run out: a short disconnect or one late choice
        must not lose anybody a game."""
        seats = self.setup.seats
        return [
            number
            for number in self.deciding
            if self.presence.online(seats[number].person)
            or (kind != "bot" and not seats[number].late)
        ]

    def presence_changed(self) -> None:
        """Update after people joined or left. People who leave have no vote about a bot any more,
        and a bot of the house stands in for a program that is away."""
        for seat in self.setup.seats:
            if seat.owner is not None and not self.presence.online(seat.person):
                seat.autopilot = True
        self.changed(kept=False)
        if self.offers.open is not None and self.offers.open.kind == "bot":
            self.settle_offer()

    def settle_offer(self) -> None:
        """Carry out the open offer once everyone asked has agreed."""
        offer = self.offers.open
        if offer is None or not self.offers.agreed(self.asked_for_consent(offer.kind)):
            return
        self.offers.withdraw()
        if offer.kind == "end":
            self.finish()
        elif offer.kind == "undo":
            self.undo(offer.by, generous=True)
        elif offer.seat is not None:
            self.setup.seats[offer.seat].autopilot = True
            self.changed()

    # -- Before the game -------------------------------------------------------------------------

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.setup.seats) if seat.kind == "person"]

    @property
    def deciding(self) -> list[int]:
        """The seats of people who have a say: about offers, a rematch, and as organiser. Programs
        have none."""
        return [number for number in self.people if self.setup.seats[number].owner is None]

    def start_when_complete(self) -> None:
        """Start a table that starts by itself once all its people are present; with days per
        decision, once one of them is, since all have agreed to play."""
        setup = self.setup
        if self.status != "waiting" or not setup.start:
            return
        here = [self.presence.online(person) for person in setup.people]
        complete = all(here) or (setup.pace.kind == "days" and any(here))
        if complete and not any(seat.kind == "open" for seat in setup.seats):
            self.begin_seeding()

    def take_seats(self, seats: list[Seat]) -> None:
        """Change the number of seats before the game, and the commitment, which covers it."""
        self.setup.seats = seats
        self.promise = header_of(self.setup, self.secret).promise
        self.logs = ViewerLogs(self.game, len(seats))

    def arrange(self, game: AnyGame, options: Options, seats: int, level: Level) -> None:
        """Change the game; people stay seated, and bots as far as there is room."""
        self.game = game
        self.setup.game, self.setup.rules = game.name, game.rules_version
        self.setup.options, self.setup.level = options, level
        people = [seat for seat in self.setup.seats if seat.kind == "person"]
        bots = [seat for seat in self.setup.seats if seat.kind == "bot"]
        taken = [*people, *bots][:seats]
        self.take_seats([*taken, *(Seat() for _ in range(seats - len(taken)))])
        for number, seat in enumerate(taken):
            if seat.kind == "bot":
                self.setup.seat_bot(number, level)
        self.changed()

    def start_as_seated(self) -> None:
        """Start with those who are seated; bots join if the game is not for so many."""
        seats, options = self.setup.seats, self.setup.options
        here = sum(seat.kind != "open" for seat in seats)
        for number, seat in enumerate(seats):
            if seat.kind == "open" and not playable(self.game, options, here):
                self.setup.seat_bot(number, self.setup.level)
                here += 1
        self.take_seats([seat for seat in seats if seat.kind != "open"])
        self.setup.options = complete(self.game.options, options, here)
        self.begin_seeding()

    def begin_seeding(self) -> None:
        """Seat bots in open seats, then ask the browsers for seeds."""
        for number, seat in enumerate(self.setup.seats):
            if seat.kind == "open":
                self.setup.seat_bot(number, self.setup.level)
        self.status = "seeding"
        for number, seat in enumerate(self.setup.seats):
            self.prelude.append(seat.sits(number))
        seats = self.setup.seats
        here = [number for number in self.people if self.presence.online(seats[number].person)]
        if self.setup.day is not None:
            here = []  # seeds would change the luck of the day
        self.seeding = Seeding(here, self.now + self._seed_seconds)
        self.changed()
        self.advance_seeding()

    def advance_seeding(self, *, time_is_up: bool = False) -> None:
        """Go to the next step once all browsers have answered or time is up."""
        seeding = self.seeding
        assert seeding is not None
        if not seeding.complete and not time_is_up:
            return
        if seeding.step == "commit":
            self.prelude += seeding.commits()
            seeding.begin_to_reveal(self.now + self._seed_seconds)
            self.advance_seeding()
        else:
            self.prelude += seeding.seeds(self.people)
            self._begin_game()

    def _begin_game(self) -> None:
        """Start the game once the seeds are known."""
        self.stream = self._resume_stream(self.prelude)
        self.table = self._new_table(self.stream, self.prelude)
        self.seeding = None
        self.status = "playing"
        self._note_who_knows()
        self._moved(self.table.start(self.now))

    def _note_who_knows(self) -> None:
        """Record the people who see the first cards."""
        for seat in self.setup.seats:
            seat.knew = [one for one in (seat.person, seat.owner) if one is not None]
        self.changed()

    # -- Seats -----------------------------------------------------------------------------------

    def may_come(self, person: int) -> bool:
        return self.setup.may_come(person, self.status)

    def admits(self, connection: Connection) -> bool:
        """Whether this socket may stay: a screen also where only players may watch."""
        person = connection.person.id
        return self.setup.may_enter(person) if connection.screen else self.may_come(person)

    def admits_new(self, connection: Connection) -> bool:
        """Whether this socket may join. Tokens of programs end with the game."""
        ended = self.status == "over" and connection.person.id in self.setup.own_bots
        return self.admits(connection) and not ended

    @property
    def organiser(self) -> int | None:
        """At a table opened by a screen: the first seat whose person is present, or left only just
        now."""
        if not self.setup.by_screen:
            return None
        for number in self.deciding:
            left = self._left_at(number)
            if left is None or self.now - left < REINS_SECONDS:
                return number
        return None

    def _left_at(self, number: int) -> float | None:
        """When the person in this seat left; None if present."""
        person = self.setup.seats[number].person
        return None if person is None else self.presence.away_since(person)

    def hosts(self, person: int) -> bool:
        """Whether the person is the host, or the organiser of a table opened by a screen."""
        if self.setup.host == person:
            return True
        return self.organiser in self.setup.seats_of(person)

    def arranges(self, person: int) -> bool:
        """Whether the person may start the game and seat bots: the host, or any seated person while
        the host is away."""
        if self.setup.by_screen or self.setup.host == person:
            return self.hosts(person)
        return not self.presence.online(self.setup.host) and bool(self.setup.seats_of(person))

    def sit(self, number: int) -> None:
        """Record the new occupant of a seat, in the journal if the game has begun."""
        seat = self.setup.seats[number]
        if self.table is not None:
            self.table.note(seat.sits(number))
            self.decision.note(len(self.entries))
            self.table.orders[number] = self.order(seat)
        self.changed()

    def come_back(self, person: int) -> None:
        """Let a person who is back take over from bots, and end a proposal to seat one."""
        own = self.setup.seats_of(person)
        if self.offers.open is not None and self.offers.open.seat in own:
            self.offers.withdraw()
            self.changed()
        for number in own:
            self.setup.seats[number].overruns = 0
            if self.setup.seats[number].autopilot:
                self.return_seat(number)

    def return_seat(self, number: int) -> None:
        """Return a seat from its bot to the person, who gets the time left for the decision. If
        none is left the bot still makes this one, so that nobody gains time by being late."""
        seat = self.setup.seats[number]
        until = self._until(seat)
        if seat.late and number in self.pending() and until is not None and self.now >= until:
            seat.returns = True
        else:
            seat.autopilot = seat.late = seat.returns = False
        self.changed()

    def hand_over(self, guest: int, account: Person) -> None:
        """Transfer a guest's seats and rights to the account it has logged in to."""
        self.presence.is_now(guest, account)
        self.setup.hand_over(guest, account.id)
        self.changed()

    def share_knowledge(self, earlier: int, later: int) -> None:
        """Note that a browser was one person and is now another, who knows what it has seen."""
        self.setup.share_knowledge(earlier, later)
        self.changed(seen=False)

    def rename(self, person: Person) -> None:
        for seat in self.setup.seats:
            if seat.owner == person.id:
                seat.owner_name = person.name
        for number in self.setup.seats_of(person.id):
            seat = self.setup.seats[number]
            if not seat.shares:
                seat.name = person.name
                seat.colour = free_colour(self.setup.others(number), person.colour)
        self.presence.is_now(person.id, person)
        self.changed()

    # -- Clocks ----------------------------------------------------------------------------------

    def deadlines(self) -> dict[int, float]:
        """When time runs out, for the seats that have to choose, whether or not they have answered
        a hidden reaction. Empty without a limit."""
        if self.table is None:
            return {}
        window, seats = self.table.window_until, self.setup.seats
        untils = {
            number: self._until(seats[number]) if window is None else window
            for number in self.pending()
            if not seats[number].played_by_bot
        }
        return {number: until for number, until in untils.items() if until is not None}

    def _until(self, seat: Seat) -> float | None:
        """When the seat's time for the current decision runs out; None without a limit."""
        ends = self.decision.ends
        if seat.owner is None:
            return ends
        return min(self.setup.since + OWN_BOT_SECONDS, inf if ends is None else ends)

    def next_alarm(self) -> float | None:
        """When the clock has to trigger something; None if never."""
        if self.seeding is not None:
            return self.seeding.until
        if self.status == "waiting":
            due = [when for when in (self.starts, self._next_departure()) if when is not None]
            return min(due, default=None)
        table = self.playing
        if table is None:
            return None
        if table.window_until is not None:
            return table.window_until
        menus = table.menus
        return min((time for seat, time in self.deadlines().items() if seat in menus), default=None)

    def time_is_up(self) -> None:
        """Do what is due, if anything."""
        now = self.now
        if self.status == "waiting":
            self._notice_departures()
            if self.starts is not None and now >= self.starts:
                self.starts = None
                if self.deciding:
                    self.start_as_seated()
        elif self.seeding is not None and now >= self.seeding.until:
            self.advance_seeding(time_is_up=True)
        elif self.playing is not None:
            self._time_in_game(self.playing, now)

    def _departures(self) -> dict[int, float]:
        """Before the game, at a table opened by a screen: who left when, by seat."""
        if self.status != "waiting" or not self.setup.by_screen:
            return {}
        found = {number: self._left_at(number) for number in self.deciding}
        return {number: left for number, left in found.items() if left is not None}

    def _next_departure(self) -> float | None:
        """When someone away stops being the organiser, or loses the seat."""
        due = [left + SEAT_SECONDS for left in self._departures().values()]
        due += [
            when
            for left in self._departures().values()
            if (when := left + REINS_SECONDS) > self.now
        ]
        return min(due, default=None)

    def _notice_departures(self) -> None:
        """Open the seats of people who do not come back; the others see who the organiser is."""
        for number, left in self._departures().items():
            if self.now - left >= SEAT_SECONDS:
                self.setup.seats[number].empty()
                self.sit(number)
        self.changed(kept=False)

    def _time_in_game(self, table: Table, now: float) -> None:
        """Close a hidden reaction, or let bots stand in for players out of time."""
        if closed := table.tick(now):
            self._moved(closed)
            return
        for number, until in self.deadlines().items():
            if number in table.menus and now >= until:
                seat = self.setup.seats[number]
                seat.autopilot = seat.late = True
                seat.overruns += 1
                in_sight = self.presence.visible(seat.person)
                seat.returns = in_sight and seat.overruns <= PATIENT_OVERRUNS
                self.changed()


def header_of(setup: Setup, secret: bytes) -> Header:
    equal = setup.equal_luck
    day = None if setup.day is None else f"{setup.day.date} {setup.day.number}"
    header = Header(
        setup.game, setup.rules, len(setup.seats), setup.options, equal_luck=equal, day=day
    )
    if not setup.fair:
        return header
    if setup.sealed:
        return replace(header, seal=seal(secret, header.sealed()))
    return replace(header, commitment=commitment(secret))
