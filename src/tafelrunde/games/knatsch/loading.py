"""Knatsch: the fields of a position, with their bounds."""

from __future__ import annotations

from tafelrunde.core.bits import list_bits
from tafelrunde.core.position import Form
from tafelrunde.games.knatsch.rules import data
from tafelrunde.games.knatsch.rules.data import NONE, TOURNAMENT
from tafelrunde.games.knatsch.rules.dice import dice_of, hand_of
from tafelrunde.games.knatsch.rules.state import (
    FOR_TOURNAMENT,
    PHASES,
    PURPOSES,
    Agreement,
    Feud,
    Pile,
    Realm,
    Roll,
    Turn,
)

MOST_RESULT = 755
"""Seven 5s and another 5 beside: above everything that dice can show."""
MOST_ROUNDS = 1_000_000
KICKER_RULES = ("highest_other", "lone_only", "lone_pooled")
RULES = 2
"""The version of the rules since which positions name it; without it `lone_only` means less."""


def fields(form: Form, state: Feud) -> None:
    state.seats = seats = form.number("seats", state.seats, 2, data.MOST_SEATS)
    agreement_fields(form.part("agreed"), state.agreed, seats)
    state.phase = form.word("phase", state.phase, PHASES)
    for part, realm in zip(form.parts("realms", seats), state.realms, strict=True):
        realm_fields(part, realm)
    for part, pile in zip(form.parts("piles", data.PILES), state.piles, strict=True):
        pile_fields(part, pile)
    unseen_fields(form, state)
    state.active = form.number("active", state.active, 0, seats - 1)
    state.start_player = form.number("start_player", state.start_player, 0, seats - 1)
    state.round_number = form.number("round", state.round_number, 1, MOST_ROUNDS)
    turn_fields(form, state.this_turn)
    roll_fields(form, state.this_roll, seats)
    state.winner = form.number("winner", state.winner, NONE, seats - 1)
    if form.reading:
        state.covered = state.covered_pile()


def agreement_fields(form: Form, agreed: Agreement, seats: int) -> None:
    agreed.two_player_shield = form.flag("two_player_shield", agreed.two_player_shield)
    agreed.reach = _either(form, "target_rule", agreed.reach, "exceed", "reach")
    agreed.kicker_rule = form.word("kicker_rule", agreed.kicker_rule, KICKER_RULES)
    if form.knows("rules"):
        form.number("rules", RULES, RULES, RULES)
    elif agreed.kicker_rule == data.LONE_DIE:
        agreed.kicker_rule = data.LONE_POOLED
    agreed.king_any_attempt = _either(
        form, "king_timing", agreed.king_any_attempt, "first_attempt", "any_attempt"
    )
    agreed.low_castles = _either(form, "castle_set", agreed.low_castles, "mixed", "low")
    agreed.weak_start = _either(form, "start_castles", agreed.weak_start, "random", "weak")
    agreed.pass_allowed = form.flag("pass_allowed", agreed.pass_allowed)
    agreed.round_limit = form.number("round_limit", agreed.round_limit, 0, MOST_ROUNDS)
    agreed.memory_aid = form.flag("memory_aid", agreed.memory_aid)
    agreed.short_game = form.flag("short_game", agreed.short_game)
    if form.reading:
        agreed.work_out(seats)


def _either(form: Form, name: str, value: bool, no: str, yes: str) -> bool:
    """A rule that the options name by two words."""
    return form.word(name, int(value), (no, yes)) == 1


def realm_fields(form: Form, realm: Realm) -> None:
    realm.castles = _set(form, "castles", realm.castles, 0, data.CASTLES - 1)
    realm.specials = _set(form, "specials", realm.specials, data.FIRST_SPECIAL, TOURNAMENT - 1)
    realm.tournaments = form.number("tournaments", realm.tournaments, 0, data.TOURNAMENTS)
    realm.guarded = _set(form, "guarded", realm.guarded, 0, TOURNAMENT - 1)
    if form.reading:
        realm.note_all()


def pile_fields(form: Form, pile: Pile) -> None:
    pile.top = form.number("top", pile.top, NONE, TOURNAMENT)
    pile.unknown = form.number("unknown", pile.unknown, 0, data.DECK)
    pile.tail = form.numbers("tail", pile.tail, 0, TOURNAMENT, most=data.DECK)


def unseen_fields(form: Form, state: Feud) -> None:
    """One list, the tournaments last."""
    written = list_bits(state.unseen) + [TOURNAMENT] * state.unseen_tournaments
    unseen = form.numbers("unseen", written, 0, TOURNAMENT, most=data.DECK)
    state.unseen_tournaments = unseen.count(TOURNAMENT)
    state.unseen = _set_of(form, "unseen", [card for card in unseen if card != TOURNAMENT])


def turn_fields(form: Form, turn: Turn) -> None:
    turn.attempts = form.number("attempts", turn.attempts, 0, data.TYPES + 1)
    turn.tucks_used = form.number("tucks_used", turn.tucks_used, 0, 2)
    turn.stuck_tucks = form.numbers(
        "stuck_tucks", turn.stuck_tucks, 0, data.DECK, length=data.PILES
    )
    turn.king_eligible = form.flag("king_eligible", turn.king_eligible)


def roll_fields(form: Form, roll: Roll, seats: int) -> None:
    roll.purpose = form.word("purpose", roll.purpose + 1, ("none", *PURPOSES)) - 1
    roll.roller = form.number("roller", roll.roller, NONE, seats - 1)
    roll.target = form.number("target", roll.target, NONE, TOURNAMENT)
    roll.pile = form.number("pile", roll.pile, NONE, data.PILES - 1)
    roll.bar = form.number("bar", roll.bar, NONE, MOST_RESULT)
    roll.max_throws = form.number("max_throws", roll.max_throws, 0, data.MORE_THROWS)
    roll.throws_used = form.number("throws_used", roll.throws_used, 0, data.MORE_THROWS)
    live = form.numbers("live", dice_of(roll.live), 1, data.VALUES, most=data.DICE)
    roll.live = hand_of(live)
    roll.in_the_air = form.number("in_the_air", roll.in_the_air, 0, data.DICE)
    leader = form.number("leader", roll.leader, NONE, seats - 1)
    # Older positions kept the leader of the last tournament in other rolls, and no results.
    roll.leader = leader if roll.purpose == FOR_TOURNAMENT else NONE
    if form.knows("results"):
        roll.results = form.numbers("results", roll.results, NONE, MOST_RESULT, length=seats)


def _set(form: Form, name: str, cards: int, low: int, high: int) -> int:
    """A set of cards, written as a list."""
    return _set_of(form, name, form.numbers(name, list_bits(cards), low, high, most=data.DECK))


def _set_of(form: Form, name: str, cards: list[int]) -> int:
    form.must(len(set(cards)) == len(cards), name, "a card is there twice")
    return sum(2**card for card in cards)
