"""Knatsch: a position that came from outside becomes a state, or is refused."""

from __future__ import annotations

from tafelrunde.core.options import OptionValues
from tafelrunde.core.position import PositionReader
from tafelrunde.games.knatsch import data
from tafelrunde.games.knatsch.data import NONE, TOURNAMENT
from tafelrunde.games.knatsch.dice import hand_of
from tafelrunde.games.knatsch.laws import check
from tafelrunde.games.knatsch.rules import Knatsch
from tafelrunde.games.knatsch.state import (
    FOR_TOURNAMENT,
    PHASES,
    PURPOSES,
    Agreement,
    Pile,
    Realm,
    Roll,
    Turn,
)

MOST_RESULT = 755
"""Seven 5s and another 5 beside: above everything that dice can show."""
MOST_ROUNDS = 1_000_000


def agree(seats: int, options: OptionValues) -> Agreement:
    """R6  The options as the rules read them."""
    limit = options["round_limit"]
    assert isinstance(limit, int)
    return Agreement(
        seats=seats,
        two_player_shield=options["two_player_shield"] is True,
        reach=options["target_rule"] == "reach",
        lone_kicker=options["kicker_rule"] == "lone_only",
        king_any_attempt=options["king_timing"] == "any_attempt",
        low_castles=options["castle_set"] == "low",
        weak_start=options["start_castles"] == "weak",
        pass_allowed=options["pass_allowed"] is True,
        round_limit=limit,
        memory_aid=options["memory_aid"] is True,
        short_game=options["short_game"] is True,
    )


def load(position: object) -> Knatsch:
    reader = PositionReader(position)
    seats = reader.number("seats", 2, data.MOST_SEATS)
    state = Knatsch(
        agreed=_read_agreement(reader.reader("agreed"), seats),
        realms=[_read_realm(part) for part in reader.readers("realms", seats)],
        piles=[_read_pile(part) for part in reader.readers("piles", data.PILES)],
        this_turn=_read_turn(reader),
        this_roll=_read_roll(reader, seats),
    )
    state.phase = PHASES.index(reader.word("phase", PHASES))
    unseen = reader.numbers("unseen", 0, TOURNAMENT, most=data.DECK)
    state.unseen_tournaments = unseen.count(TOURNAMENT)
    state.unseen = _read_set(reader, "unseen", [card for card in unseen if card != TOURNAMENT])
    state.active = reader.number("active", 0, seats - 1)
    state.start_player = reader.number("start_player", 0, seats - 1)
    state.round_number = reader.number("round", 1, MOST_ROUNDS)
    state.winner = reader.number("winner", NONE, seats - 1)
    reader.done()
    state.covered = state.covered_pile()
    check(state)
    return state


def _read_agreement(reader: PositionReader, seats: int) -> Agreement:
    options: OptionValues = {
        "two_player_shield": reader.flag("two_player_shield"),
        "target_rule": reader.word("target_rule", ("exceed", "reach")),
        "kicker_rule": reader.word("kicker_rule", ("highest_other", "lone_only")),
        "king_timing": reader.word("king_timing", ("first_attempt", "any_attempt")),
        "castle_set": reader.word("castle_set", ("mixed", "low")),
        "start_castles": reader.word("start_castles", ("random", "weak")),
        "pass_allowed": reader.flag("pass_allowed"),
        "round_limit": reader.number("round_limit", 0, MOST_ROUNDS),
        "memory_aid": reader.flag("memory_aid"),
        "short_game": reader.flag("short_game"),
    }
    reader.done()
    return agree(seats, options)


def _read_realm(reader: PositionReader) -> Realm:
    def cards(name: str, low: int, high: int) -> int:
        return _read_set(reader, name, reader.numbers(name, low, high, most=data.DECK))

    castles = cards("castles", 0, data.CASTLES - 1)
    specials = cards("specials", data.FIRST_SPECIAL, TOURNAMENT - 1)
    guarded = cards("guarded", 0, TOURNAMENT - 1)
    tournaments = reader.number("tournaments", 0, data.TOURNAMENTS)
    reader.done()
    return Realm(castles, specials, tournaments, guarded)


def _read_set(reader: PositionReader, name: str, cards: list[int]) -> int:
    reader.must(len(set(cards)) == len(cards), name, "a card is there twice")
    return sum(2**card for card in cards)


def _read_pile(reader: PositionReader) -> Pile:
    top = reader.number("top", NONE, TOURNAMENT)
    unknown = reader.number("unknown", 0, data.DECK)
    tail = reader.numbers("tail", 0, TOURNAMENT, most=data.DECK)
    reader.done()
    return Pile(top, unknown, list(tail))


def _read_turn(reader: PositionReader) -> Turn:
    turn = Turn([0, 0])
    turn.attempts = reader.number("attempts", 0, data.TYPES + 1)
    turn.tucks_used = reader.number("tucks_used", 0, 2)
    turn.stuck_tucks = list(reader.numbers("stuck_tucks", 0, data.DECK, length=data.PILES))
    turn.king_eligible = reader.flag("king_eligible")
    return turn


def _read_roll(reader: PositionReader, seats: int) -> Roll:
    purposes = ("none", *PURPOSES)
    roll = Roll([NONE] * seats)
    roll.purpose = purposes.index(reader.word("purpose", purposes)) - 1
    roll.roller = reader.number("roller", NONE, seats - 1)
    roll.target = reader.number("target", NONE, TOURNAMENT)
    roll.pile = reader.number("pile", NONE, data.PILES - 1)
    roll.bar = reader.number("bar", NONE, MOST_RESULT)
    roll.max_throws = reader.number("max_throws", 0, data.MORE_THROWS)
    roll.throws_used = reader.number("throws_used", 0, data.MORE_THROWS)
    roll.live = hand_of(list(reader.numbers("live", 1, data.VALUES, most=data.DICE)))
    roll.in_the_air = reader.number("in_the_air", 0, data.DICE)
    leader = reader.number("leader", NONE, seats - 1)
    # Older positions kept the leader of the last tournament in other rolls, and no results.
    roll.leader = leader if roll.purpose == FOR_TOURNAMENT else NONE
    if reader.has("results"):
        roll.results = list(reader.numbers("results", NONE, MOST_RESULT, length=seats))
    return roll
