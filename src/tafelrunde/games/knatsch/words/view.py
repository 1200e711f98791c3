"""Knatsch: what everybody may see (R7)."""

from __future__ import annotations

import msgspec

from tafelrunde.core.bits import list_bits
from tafelrunde.games.knatsch.rules.data import CARD_NAMES, KING, NONE, THROWS, TOURNAMENT
from tafelrunde.games.knatsch.rules.dice import dice_of
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.scoring import would_win
from tafelrunde.games.knatsch.rules.state import (
    CHOOSING,
    FOR_ATTACK,
    FOR_DEFENCE,
    FOR_PILE,
    FOR_STEAL,
    FOR_TOURNAMENT,
    PHASES,
    PURPOSES,
    ROLLING,
    THROWING,
    Realm,
)
from tafelrunde.games.knatsch.rules.turns import may_challenge


class GoalsView(msgspec.Struct, frozen=True):
    """R5.1, R6.11  What wins the game."""

    castles: int
    """Castles needed to win."""
    set_castles: int
    """Castles needed to win with `set_tournaments` tournaments."""
    set_tournaments: int
    king_castles: int
    """The exact number of castles at the start of a turn that permits a challenge of the King."""
    king: str
    """What has to be beaten then."""


class LacksView(msgspec.Struct, frozen=True):
    """What a player still needs to win."""

    castles: int
    """Castles missing, with the tournaments already won, if only castles follow."""
    set_castles: int
    set_tournaments: int
    """Castles and tournaments missing to win with both."""
    one_card: bool
    """A single castle or tournament wins."""


class RealmView(msgspec.Struct, frozen=True):
    castles: list[str]
    specials: list[str]
    tournaments: int
    guarded: list[str]
    lacks: LacksView


class PileView(msgspec.Struct, frozen=True):
    top: str | None
    size: int
    unknown: int | None
    """How many cards between the top and the known tail; None without memory aid (R6.9)."""
    tail: list[str] | None
    """Cards that were put under the pile, in their order; None without memory aid."""


class DefenceView(msgspec.Struct, frozen=True):
    """Who will defend the attacked castle, and with what."""

    seat: int
    throws: int
    card_dice: list[int]


class RollView(msgspec.Struct, frozen=True):
    """The roll that is going on, or the last one."""

    running: bool
    purpose: str
    roller: int
    target: str | None
    pile: int | None
    to_beat: str | None
    """The combination that has to be beaten."""
    tie_is_enough: bool
    """R6.2  It need only be reached."""
    throws_used: int
    max_throws: int
    live: list[int]
    dead: int
    in_the_air: int
    card_dice: list[int]
    """The roller's, while the roll is going on."""
    result: str | None
    """What all dice show together, or what the finished roll came to."""
    results: list[str | None]
    """By seat: the finished rolls of this attempt, of attacker and defender or in a tournament."""
    leader: int | None
    """Of a tournament."""
    defence: DefenceView | None
    """In an attack."""
    wins: bool
    """Success ends the game; in a defence, failure does."""


class KnatschView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    round: int
    round_limit: int
    start_player: int
    active: int
    pending: list[int]
    attempts: int
    tucks_left: int
    may_challenge: bool
    goals: GoalsView
    realms: list[RealmView]
    piles: list[PileView]
    unseen: list[str] | None
    """The cards nobody has seen yet, in both piles together; None without memory aid."""
    combos: dict[str, str]
    """What is printed on each card."""
    roll: RollView | None
    winner: int | None
    standing: list[int]


def open_view(state: Knatsch) -> KnatschView:
    aid = state.agreed.memory_aid
    choosing = state.phase == CHOOSING
    tucks_left = max(state.tuck_limit() - state.this_turn.tucks_used, 0)
    hidden = [*list_bits(state.unseen), *([TOURNAMENT] * state.unseen_tournaments)]
    return KnatschView(
        seat=None,
        phase=PHASES[state.phase],
        round=state.round_number,
        round_limit=state.agreed.round_limit,
        start_player=state.start_player,
        active=state.active,
        pending=list(state.pending()),
        attempts=state.this_turn.attempts,
        tucks_left=tucks_left if choosing else 0,
        may_challenge=choosing and may_challenge(state),
        goals=_goals(state),
        realms=[_realm(state, realm) for realm in state.realms],
        piles=[
            PileView(
                top=None if pile.top == NONE else CARD_NAMES[pile.top],
                size=pile.size(),
                unknown=pile.unknown if aid else None,
                tail=_names(pile.tail) if aid else None,
            )
            for pile in state.piles
        ],
        unseen=_names(hidden) if aid else None,
        combos={CARD_NAMES[card]: combo(state.agreed.combos[card]) for card in range(TOURNAMENT)},
        roll=_roll(state),
        winner=None if state.winner == NONE else state.winner,
        standing=list(state.standing()),
    )


def _goals(state: Knatsch) -> GoalsView:
    agreed = state.agreed
    return GoalsView(
        castles=agreed.castles_to_win,
        set_castles=agreed.set_castles,
        set_tournaments=agreed.set_tournaments,
        king_castles=agreed.castles_for_king,
        king=combo(KING),
    )


def _realm(state: Knatsch, realm: Realm) -> RealmView:
    return RealmView(
        castles=_names(list_bits(realm.castles)),
        specials=_names(list_bits(realm.specials)),
        tournaments=realm.tournaments,
        guarded=_names(list_bits(realm.guarded)),
        lacks=_lacks(state, realm),
    )


def _lacks(state: Knatsch, realm: Realm) -> LacksView:
    agreed = state.agreed
    castles = max(agreed.castles_to_win - realm.castle_count(), 0)
    set_castles = max(agreed.set_castles - realm.castle_count(), 0)
    set_tournaments = max(agreed.set_tournaments - realm.tournaments, 0)
    if set_tournaments == 0:
        castles = min(castles, set_castles)
    return LacksView(
        castles=castles,
        set_castles=set_castles,
        set_tournaments=set_tournaments,
        one_card=castles == 1 or set_castles + set_tournaments == 1,
    )


def _roll(state: Knatsch) -> RollView | None:
    roll = state.this_roll
    if roll.purpose == NONE:
        return None
    running = state.phase in (THROWING, ROLLING)
    results = [None if result == NONE else combo(result) for result in roll.results]
    in_tournament = roll.purpose == FOR_TOURNAMENT
    return RollView(
        running=running,
        purpose=PURPOSES[roll.purpose],
        roller=roll.roller,
        target=None if roll.target == NONE else CARD_NAMES[roll.target],
        pile=None if roll.pile == NONE else roll.pile,
        to_beat=_to_beat(state),
        tie_is_enough=_tie_is_enough(state),
        throws_used=roll.throws_used,
        max_throws=roll.max_throws,
        live=[int(pips) for pips in dice_of(roll.live)],
        dead=roll.dead(),
        in_the_air=roll.in_the_air,
        card_dice=_card_dice(state, roll.roller) if running else [],
        result=combo(state.result()) if running else results[roll.roller],
        results=results,
        leader=roll.leader if in_tournament and roll.leader != NONE else None,
        defence=_defence(state) if running and roll.purpose == FOR_ATTACK else None,
        wins=running and _wins(state),
    )


def _to_beat(state: Knatsch) -> str | None:
    bar = state.this_roll.bar
    if bar == NONE:
        return None
    return combo(bar + 1 if _tie_is_enough(state) else bar)


def _tie_is_enough(state: Knatsch) -> bool:
    return state.agreed.reach and state.this_roll.purpose in (FOR_PILE, FOR_STEAL, FOR_ATTACK)


def _card_dice(state: Knatsch, seat: int) -> list[int]:
    return [int(at) + 1 for at in list_bits(state.realms[seat].card_dice())]


def _defence(state: Knatsch) -> DefenceView:
    seat = state.owner(state.this_roll.target)
    return DefenceView(seat=seat, throws=THROWS, card_dice=_card_dice(state, seat))


def _wins(state: Knatsch) -> bool:
    roll = state.this_roll
    seat = state.active if roll.purpose == FOR_DEFENCE else roll.roller
    return would_win(state, seat, roll.target)


def _names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def combo(result: int) -> str:
    """R2.1  A combination as it is printed: 341 is 444+1."""
    many, value, kicker = result // 100, result // 10 % 10, result % 10
    if many == 0:
        return "–"
    return str(value) * many + (f"+{kicker}" if kicker else "")
