"""Knatsch: what cards are worth to a player. A castle in the middle of a game is about one."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.games.knatsch.rules import data
from tafelrunde.games.knatsch.rules.state import Feud, Realm

WIN: Final = 12.0
SET_NEARLY: Final = 0.9
"""The second tournament."""


@final
class Worth:
    """The numbers of the heuristic; variants change some of them."""

    def __init__(self) -> None:
        self.early_castle = 1.3
        self.castle_for_set = 1.3
        """The castle after which one tournament is missing."""
        self.last_but_one = 2.0
        """The castle after which one is missing."""
        self.threat = 4.0
        """To take a castle from somebody who is about to win."""
        self.revenge = 2.0
        """What the King takes."""
        self.set_begun = 0.5
        self.bonus = 0.5
        """Another attempt."""
        self.envy_of_one = 0.2
        """Weight of the losses of others, relative to its own gain: of the only one, of many."""
        self.envy_of_many = 0.2
        self.rivalry = 1.0
        """How much more than other gains of the others a tournament counts that they win."""
        self.die = 0.65
        """A card die of 1, and how much more the next is worth."""
        self.die_step = 0.05
        self.treason = 0.5
        self.guard = 0.5

    def lean(self, temper: str) -> None:
        """What a temperament thinks of otherwise: the King, castles, and what others have."""
        if temper == "bold":
            self.revenge *= 0.6
            self.threat *= 2.5
        elif temper == "quarrelsome":
            self.envy_of_one += 0.5
            self.envy_of_many += 0.5
        elif temper == "cautious":
            self.revenge *= 3.0
            self.guard += 0.4
            self.early_castle *= 0.8

    def envy(self, seats: i64) -> float:
        return self.envy_of_one if seats == 2 else self.envy_of_many

    # -- Castles and tournaments -----------------------------------------------------------

    def castle(self, state: Feud, realm: Realm) -> float:
        """One more castle."""
        agreed = state.agreed
        castles = realm.castle_count()
        missing = agreed.castles_to_win - castles
        if missing == 1:
            return WIN
        makes_set = castles + 1 >= agreed.set_castles
        if makes_set and realm.tournaments >= agreed.set_tournaments:
            return WIN
        if missing == 2:
            return self.last_but_one
        if makes_set and realm.tournaments + 1 >= agreed.set_tournaments:
            return self.castle_for_set
        return self.early_castle

    def castle_loss(self, state: Feud, realm: Realm) -> float:
        """One castle less: the more the nearer its owner is to the end."""
        agreed = state.agreed
        if agreed.castles_to_win - realm.castle_count() == 1:
            return self.threat
        if realm.castle_count() == agreed.set_castles:
            if realm.tournaments + 1 >= agreed.set_tournaments:
                return self.threat
        return self.early_castle

    def tournament(self, state: Feud, realm: Realm) -> float:
        """One more tournament."""
        agreed = state.agreed
        missing = agreed.set_tournaments - realm.tournaments
        if missing == 1 and realm.castle_count() >= agreed.set_castles:
            return WIN
        return SET_NEARLY if missing == 2 else self.set_begun

    # -- Specials --------------------------------------------------------------------------

    def special(self, realm: Realm, card: i64) -> float:
        """A special in the hands of this player; card dice above all."""
        kind: i64 = data.TYPE_OF[card]
        if kind <= data.DIE5:
            return self.die + self.die_step * float(kind)
        if kind == data.TREASON:
            return self.treason
        if kind == data.CASTLE_GUARD:
            return self.guard / 2.0 if realm.castle_count() < 2 else self.guard
        if kind == data.CATAPULT:
            return 0.25
        if kind == data.CHAMPION or kind == data.STACK:
            return 0.15
        if kind == data.SPECIAL_GUARD:
            return 0.15 if realm.card_dice() != 0 else 0.05
        return 0.05


def seasoned() -> Worth:
    """First the dice, then the castles: what was found in 300,000 games of two, by changing all
    numbers at once at random and asking which changes went with wins."""
    worth = Worth()
    worth.early_castle = 0.5
    worth.castle_for_set = 1.8
    worth.last_but_one = 1.1
    worth.threat = 14.0
    worth.revenge = 8.0
    worth.set_begun = 0.15
    worth.bonus = 1.0
    worth.envy_of_one = 0.3
    worth.envy_of_many = 0.1
    worth.rivalry = 2.5
    worth.die = 0.7
    worth.die_step = 0.28
    worth.treason = 0.3
    worth.guard = 0.25
    return worth
