"""Before the game at a table opened by a screen: the organiser chooses the game on a phone."""

from __future__ import annotations

from tafelrunde.bots.levels import offered
from tafelrunde.core.options import complete
from tafelrunde.games import UnknownGameError, find
from tafelrunde.server.base.messages import Arrange, Jump, Jumped
from tafelrunde.server.store.interface import Person
from tafelrunde.server.tables.live import LiveTable
from tafelrunde.server.tables.rights import NOT_HOST, only_arranger, own_seat, waiting
from tafelrunde.server.tables.room import Change
from tafelrunde.server.tables.table_record import playable
from tafelrunde.table.table import RefusedError

NO_SUCH_GAME = "no-such-game"
TOO_MANY_PEOPLE = "too-many-people"


def prepare(change: Change, person: Person, command: Arrange | Jump) -> None:
    if isinstance(command, Arrange):
        _arrange(change.live, person, command)
    else:
        _jump(change, person, command)


def _arrange(live: LiveTable, person: Person, command: Arrange) -> None:
    """Change the game, its options and the bots; everybody stays seated."""
    only_arranger(live, person.id)
    waiting(live)
    if not live.setup.by_screen:
        raise RefusedError(NOT_HOST)
    try:
        game = find(command.game)
    except UnknownGameError:
        raise RefusedError(NO_SUCH_GAME) from None
    possible = [seats for seats in game.seats if playable(game, command.options, seats)]
    if not possible or command.level not in offered(game):
        raise RefusedError(NO_SUCH_GAME)
    if len(live.people) > possible[-1]:
        raise RefusedError(TOO_MANY_PEOPLE)
    options = complete(game.options, command.options, possible[-1])
    live.arrange(game, options, possible[-1], command.level)


def _jump(change: Change, person: Person, command: Jump) -> None:
    """Too many jumps are ignored."""
    live = change.live
    own_seat(live, person.id, command.seat)
    waiting(live)
    if live.jumps.take(str(person.id), live.now):
        change.show(Jumped(command.seat))
