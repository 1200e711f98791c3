"""Knatsch: a position that came from outside becomes a state, or is refused."""

from __future__ import annotations

from tafelrunde.core.bits import BIT, count_bits, list_bits
from tafelrunde.core.options import OptionValues
from tafelrunde.core.position import PositionReader
from tafelrunde.games.knatsch.data import (
    ALL_CASTLES,
    ALL_SPECIALS,
    CARDS,
    CASTLE_GUARD,
    DECK,
    DICE,
    FIRST_SPECIAL,
    GUARDED_CASTLES,
    MORE_THROWS,
    MOST_SEATS,
    NONE,
    PILES,
    TOURNAMENT,
    TOURNAMENTS,
    TWINS,
    VALUES,
)
from tafelrunde.games.knatsch.dice import hand_of, hand_size
from tafelrunde.games.knatsch.rules import Knatsch
from tafelrunde.games.knatsch.scoring import has_won
from tafelrunde.games.knatsch.state import (
    DEAL,
    ENDED,
    FOR_ATTACK,
    FOR_DEFENCE,
    FOR_KING,
    FOR_PILE,
    FOR_STEAL,
    FOR_TOURNAMENT,
    GUARDING,
    LOT,
    PHASES,
    PURPOSES,
    REVENGE,
    ROLLING,
    THROWING,
    Agreement,
    Pile,
    Realm,
)

MOST_RESULT = 755
"""Seven 5s and another 5 beside: above everything that dice can show."""
MOST_ROUNDS = 1_000_000


def agree(seats: int, options: OptionValues) -> Agreement:
    """R6  The options as the rules read them."""
    limit = options["round_limit"]
    assert isinstance(limit, int)
    return Agreement(
        seats,
        options["two_player_shield"] is True,
        options["target_rule"] == "reach",
        options["kicker_rule"] == "lone_only",
        options["king_timing"] == "any_attempt",
        options["castle_set"] == "low",
        options["start_castles"] == "weak",
        options["pass_allowed"] is True,
        limit,
        options["memory_aid"] is True,
        options["short_game"] is True,
    )


def load(position: object) -> Knatsch:
    reader = PositionReader(position)
    seats = reader.number("seats", 2, MOST_SEATS)
    agreed = _read_agreement(reader.reader("agreed"), seats)
    phase = PHASES.index(reader.word("phase", PHASES))
    realms = [_read_realm(part) for part in reader.readers("realms", seats)]
    piles = [_read_pile(part) for part in reader.readers("piles", PILES)]
    unseen = reader.numbers("unseen", 0, CARDS - 1, most=DECK)
    hidden = sum(2**card for card in set(unseen) if card != TOURNAMENT)
    state = Knatsch(
        seats,
        agreed,
        phase,
        realms,
        piles,
        hidden,
        unseen.count(TOURNAMENT),
        reader.number("active", 0, seats - 1),
        reader.number("start_player", 0, seats - 1),
        reader.number("round", 1, MOST_ROUNDS),
        reader.number("attempts", 0, 13),
        reader.number("tucks_used", 0, 2),
        list(reader.numbers("stuck_tucks", 0, DECK, length=PILES)),
        reader.flag("king_eligible"),
        ("none", *PURPOSES).index(reader.word("purpose", ("none", *PURPOSES))) - 1,
        reader.number("roller", NONE, seats - 1),
        reader.number("target", NONE, CARDS - 1),
        reader.number("pile", NONE, PILES - 1),
        reader.number("bar", NONE, MOST_RESULT),
        reader.number("max_throws", 0, MORE_THROWS),
        reader.number("throws_used", 0, MORE_THROWS),
        hand_of(list(reader.numbers("live", 1, VALUES, most=DICE))),
        reader.number("in_the_air", 0, DICE),
        reader.number("leader", NONE, seats - 1),
        reader.number("winner", NONE, seats - 1),
    )
    reader.done()
    _check_cards(reader, state, unseen)
    _check_setup(reader, state)
    _check_turn(reader, state)
    _check_roll(reader, state)
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
    castles = _read_set(reader, "castles", 0, FIRST_SPECIAL - 1)
    specials = _read_set(reader, "specials", FIRST_SPECIAL, TOURNAMENT - 1)
    tournaments = reader.number("tournaments", 0, TOURNAMENTS)
    guarded = _read_set(reader, "guarded", 0, TOURNAMENT - 1)
    reader.done()
    realm = Realm(castles, specials, tournaments, guarded)
    for name, cards in (("castles", castles), ("specials", specials)):
        twins = any(count_bits(cards & TWINS[card]) > 1 for card in list_bits(cards))
        reader.must(not twins, name, "a crest or type is there twice")
    watched = guarded & ALL_CASTLES
    may_guard = count_bits(watched) <= (GUARDED_CASTLES if realm.has(CASTLE_GUARD) else 0)
    reader.must(may_guard and watched & ~castles == 0, "guarded", "not guarded by its owner")
    watched = guarded & ALL_SPECIALS
    may_guard = count_bits(watched) <= 1 and watched & ~realm.watchable() == 0
    reader.must(may_guard, "guarded", "not guarded by its owner")
    return realm


def _read_set(reader: PositionReader, name: str, low: int, high: int) -> int:
    cards = reader.numbers(name, low, high, most=DECK)
    reader.must(len(set(cards)) == len(cards), name, "a card is there twice")
    return sum(2**card for card in cards)


def _read_pile(reader: PositionReader) -> Pile:
    top = reader.number("top", NONE, CARDS - 1)
    unknown = reader.number("unknown", 0, DECK)
    tail = list(reader.numbers("tail", 0, CARDS - 1, most=DECK))
    reader.done()
    empty = unknown == 0 and not tail
    reader.must(top != NONE or unknown > 0 or empty, "top", "missing above known cards")
    return Pile(top, unknown, tail)


def _check_cards(reader: PositionReader, state: Knatsch, unseen: list[int]) -> None:
    """Every card exists once, the tournament nine times."""
    cards = list(unseen)
    for realm in state.realms:
        cards += [int(card) for card in list_bits(realm.castles | realm.specials)]
        cards += [TOURNAMENT] * int(realm.tournaments)
    for pile in state.piles:
        cards += [int(card) for card in pile.tail]
        cards += [int(pile.top)] if pile.top != NONE else []
    for card in set(cards):
        most = TOURNAMENTS if card == TOURNAMENT else 1
        reader.must(cards.count(card) <= most, "unseen", "a card is there too often")
    undealt = 0
    if state.phase <= DEAL:
        undealt = sum(realm.castles == 0 for realm in state.realms)
    unknown = sum(pile.unknown for pile in state.piles)
    reader.must(len(unseen) == unknown + undealt, "unseen", "not as many as unknown in the piles")


def _check_setup(reader: PositionReader, state: Knatsch) -> None:
    if state.phase == LOT:
        reader.must(len(list_bits(state.unseen)) == TOURNAMENT, "unseen", "not the whole deck")
    if state.phase == DEAL:
        dealt = (state.active - state.start_player) % state.seats
        for seat in range(state.seats):
            realm = state.realms[seat]
            has_castle = (seat - state.start_player) % state.seats < dealt
            reader.must(realm.castle_count() == has_castle, "realms", "not dealt in order")
        reader.must(state.to_deal() != 0, "unseen", "no castle left to deal")
    if state.phase <= DEAL:
        for pile in state.piles:
            reader.must(pile.top == NONE and not pile.tail, "piles", "seen before the deal")
            reader.must(pile.unknown > 0, "piles", "empty before the deal")


def _check_turn(reader: PositionReader, state: Knatsch) -> None:
    if state.phase == ENDED:
        return
    reader.must(state.winner == NONE, "winner", "the game is not over")
    for seat in range(state.seats):
        reader.must(not has_won(state, seat), "realms", "somebody has won already")
    limit = state.agreed.round_limit
    reader.must(limit == 0 or state.round_number <= limit, "round", "beyond the last round")
    castles = state.realms[state.active].castle_count()
    if state.phase == REVENGE:
        reader.must(castles > 0, "phase", "no castle to give back")
    if state.phase == GUARDING:
        reader.must(len(state.assignments()) > 1, "phase", "nothing to choose")


def _check_roll(reader: PositionReader, state: Knatsch) -> None:
    dice = hand_size(state.live)
    reader.must(dice + state.in_the_air <= DICE, "live", "more than six dice")
    if state.phase != THROWING and state.phase != ROLLING:
        reader.must(state.in_the_air == 0, "in_the_air", "nobody throws")
        shown = state.purpose == NONE or state.roller != NONE
        reader.must(shown, "roller", "nobody rolled")
        return
    reader.must(state.covered == NONE, "piles", "a top is missing during a roll")
    _check_purpose(reader, state)
    throws = state.throws_for(state.purpose, state.roller)
    reader.must(state.max_throws == throws, "max_throws", f"expected {throws}")
    reader.must(state.throws_used < throws, "throws_used", "no throw left")
    if state.phase == ROLLING:
        reader.must(state.throws_used > 0 and state.in_the_air == 0, "throws_used", "none yet")
        reader.must(not state.must_stop(), "live", "the roll is over")
    elif state.throws_used == 0:
        reader.must(state.in_the_air == DICE, "in_the_air", "all dice are thrown at first")
    else:
        reader.must(state.in_the_air > 0, "in_the_air", "no die is thrown")


def _check_purpose(reader: PositionReader, state: Knatsch) -> None:
    """R4.2  Roller, target and bar belong together."""
    purpose = state.purpose
    reader.must(purpose != NONE, "purpose", "missing during a roll")
    owner = state.owner(state.target) if 0 <= state.target < TOURNAMENT else NONE
    if purpose == FOR_DEFENCE:
        reader.must(owner != NONE and state.roller == owner, "roller", "not the owner")
    elif purpose == FOR_TOURNAMENT:
        reader.must(state.roller != NONE, "roller", "missing during a roll")
        reader.must(state.leader != NONE, "leader", "missing in a tournament")
        hosting = state.roller == state.active
        reader.must(hosting == (state.bar == NONE), "bar", "only the host has nothing to beat")
    else:
        reader.must(state.roller == state.active, "roller", "not the active player")
    if purpose == FOR_PILE or purpose == FOR_TOURNAMENT:
        reader.must(state.pile != NONE, "pile", "missing during a roll")
        reader.must(state.piles[state.pile].top == state.target, "target", "not on the pile")
        reader.must(state.target != NONE, "target", "not on the pile")
        tournament = state.target == TOURNAMENT
        reader.must(tournament == (purpose == FOR_TOURNAMENT), "target", "for another roll")
    elif purpose == FOR_KING:
        reader.must(state.target == NONE, "target", "the King is no card")
    else:
        reader.must(owner != NONE and owner != state.active, "target", "not with another player")
        castle = state.target < FIRST_SPECIAL
        reader.must(castle == (purpose != FOR_STEAL), "target", "for another roll")
    own = state.realms[state.active]
    if 0 <= state.target < TOURNAMENT:
        reader.must(own.barred & BIT[state.target] == 0, "target", "of a crest or type owned")
    if purpose in (FOR_PILE, FOR_STEAL, FOR_ATTACK, FOR_KING):
        bar = state.bar_for(purpose, state.target)
        reader.must(state.bar == bar, "bar", f"expected {bar}")
    else:
        reader.must(state.bar != NONE or purpose != FOR_DEFENCE, "bar", "missing in a defence")
