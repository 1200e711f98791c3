"""Knatsch: what everybody may see, in numbers and in words (R7)."""

from __future__ import annotations

import msgspec

from tafelrunde.core.bits import list_bits
from tafelrunde.core.words import Message, Section, player, say
from tafelrunde.games.knatsch.data import (
    CARD_NAMES,
    CASTLES,
    CREST,
    CRESTS,
    NONE,
    TOURNAMENT,
    TYPE_NAMES,
    TYPE_OF,
)
from tafelrunde.games.knatsch.dice import dice_of
from tafelrunde.games.knatsch.rules import Knatsch
from tafelrunde.games.knatsch.state import (
    CHOOSING,
    FOR_ATTACK,
    FOR_PILE,
    FOR_STEAL,
    PHASES,
    PURPOSES,
    ROLLING,
    THROWING,
)

TAIL_SHOWN = 3
"""Known cards at the bottom of a pile in the text table."""


class RealmView(msgspec.Struct, frozen=True):
    castles: list[str]
    specials: list[str]
    tournaments: int
    guarded: list[str]


class PileView(msgspec.Struct, frozen=True):
    top: str | None
    size: int
    unknown: int | None
    """How many cards between the top and the known tail; None without memory aid (R6.9)."""
    tail: list[str] | None
    """Cards that were put under the pile, in their order; None without memory aid."""


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
    result: str | None
    """Card dice and what all dice show together, while the roll is going on."""
    leader: int | None


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
    realms: list[RealmView]
    piles: list[PileView]
    unseen: list[str] | None
    """The cards nobody has seen yet, in both piles together; None without memory aid."""
    combos: dict[str, str]
    """What is printed on each card."""
    roll: RollView | None
    winner: int | None
    standing: list[int]


# -- R7  What may be seen ------------------------------------------------------------------


def view(state: Knatsch, seat: int | None) -> KnatschView:
    aid = state.agreed.memory_aid
    choosing = state.phase == CHOOSING
    hidden = [*list_bits(state.unseen), *([TOURNAMENT] * state.unseen_tournaments)]
    return KnatschView(
        seat=seat,
        phase=PHASES[state.phase],
        round=state.round_number,
        round_limit=state.agreed.round_limit,
        start_player=state.start_player,
        active=state.active,
        pending=list(state.pending()),
        attempts=state.attempts,
        tucks_left=max(state.tuck_limit() - state.tucks_used, 0) if choosing else 0,
        may_challenge=choosing and state.king_eligible and may_still_challenge(state),
        realms=[
            RealmView(
                castles=names(list_bits(realm.castles)),
                specials=names(list_bits(realm.specials)),
                tournaments=realm.tournaments,
                guarded=names(list_bits(realm.guarded)),
            )
            for realm in state.realms
        ],
        piles=[
            PileView(
                top=None if pile.top == NONE else CARD_NAMES[pile.top],
                size=pile.size(),
                unknown=pile.unknown if aid else None,
                tail=names(pile.tail) if aid else None,
            )
            for pile in state.piles
        ],
        unseen=names(hidden) if aid else None,
        combos={CARD_NAMES[card]: combo(state.agreed.combos[card]) for card in range(TOURNAMENT)},
        roll=roll_view(state),
        winner=None if state.winner == NONE else state.winner,
        standing=list(state.standing()),
    )


def may_still_challenge(state: Knatsch) -> bool:
    return state.attempts == 0 or state.agreed.king_any_attempt


def roll_view(state: Knatsch) -> RollView | None:
    if state.purpose == NONE:
        return None
    running = state.phase in (THROWING, ROLLING)
    cards = state.realms[state.roller].card_dice() if running else 0
    return RollView(
        running=running,
        purpose=PURPOSES[state.purpose],
        roller=state.roller,
        target=None if state.target == NONE else CARD_NAMES[state.target],
        pile=None if state.pile == NONE else state.pile,
        to_beat=to_beat(state),
        tie_is_enough=tie_is_enough(state),
        throws_used=state.throws_used,
        max_throws=state.max_throws,
        live=[int(pips) for pips in dice_of(state.live)],
        dead=state.dead(),
        in_the_air=state.in_the_air,
        card_dice=[int(at) + 1 for at in list_bits(cards)],
        result=combo(state.result()) if running else None,
        leader=None if state.leader == NONE else state.leader,
    )


def to_beat(state: Knatsch) -> str | None:
    if state.bar == NONE:
        return None
    return combo(state.bar + 1 if tie_is_enough(state) else state.bar)


def tie_is_enough(state: Knatsch) -> bool:
    return state.agreed.reach and state.purpose in (FOR_PILE, FOR_STEAL, FOR_ATTACK)


def names(cards: list[int]) -> list[str]:
    return [CARD_NAMES[card] for card in cards]


def combo(result: int) -> str:
    """R2.1  A combination as it is printed: 341 is 444+1."""
    many, value, kicker = result // 100, result // 10 % 10, result % 10
    if many == 0:
        return "–"
    return str(value) * many + (f"+{kicker}" if kicker else "")


# -- The text table ------------------------------------------------------------------------


def describe(view: KnatschView) -> list[Section]:
    sections = [_turn(view), _realms(view), _piles(view)]
    if view.roll is not None:
        sections.append(_roll(view, view.roll))
    if view.unseen:
        sections.append(_unseen(view, view.unseen))
    return sections


def _turn(view: KnatschView) -> Section:
    limit = say("number", number=view.round)
    if view.round_limit:
        limit = say("round-of", round=view.round, limit=view.round_limit)
    facts: list[tuple[Message, ...]] = [(say("fact-round"), limit)]
    if view.winner is not None:
        facts.append((say("fact-winner"), player(view.winner)))
    elif view.phase != "over":
        facts.append((say("fact-active"), player(view.active)))
        facts.append((say("fact-phase"), say(f"phase-{view.phase}")))
    if view.phase == "choose":
        facts.append((say("fact-tucks"), say("number", number=view.tucks_left)))
        if view.may_challenge:
            facts.append((say("fact-king"), say("king-open")))
    return Section(say("section-turn"), tuple(facts))


def _realms(view: KnatschView) -> Section:
    head = ("player", "castles", "tournaments", "specials", "place")
    rows = tuple(
        (
            player(seat),
            say("cards", cards=tuple(_owned(view, realm, name) for name in realm.castles)),
            say("number", number=realm.tournaments),
            say("cards", cards=tuple(_owned(view, realm, name) for name in realm.specials)),
            say("number", number=view.standing[seat]),
        )
        for seat, realm in enumerate(view.realms)
    )
    return Section(say("section-realms"), rows, tuple(say(f"head-{name}") for name in head))


def _owned(view: KnatschView, realm: RealmView, name: str) -> Message:
    shown = _printed(view, name)
    return say("guarded-card", card=shown) if name in realm.guarded else shown


def _piles(view: KnatschView) -> Section:
    head = ["pile", "top", "size"]
    head += ["tail"] if any(pile.tail is not None for pile in view.piles) else []
    rows = []
    for number, pile in enumerate(view.piles):
        top = say("nothing") if pile.top is None else _printed(view, pile.top)
        row = [say("pile-name", number=number + 1), top, say("number", number=pile.size)]
        if pile.tail is not None:
            row.append(_tail(view, pile.tail))
        rows.append(tuple(row))
    return Section(say("section-piles"), tuple(rows), tuple(say(f"head-{name}") for name in head))


def _tail(view: KnatschView, tail: list[str]) -> Message:
    """Those that come up first; a long tail is cut short."""
    cards = tuple(_printed(view, name) for name in tail[:TAIL_SHOWN])
    if len(tail) <= TAIL_SHOWN:
        return say("cards", cards=cards)
    return say("cards-and-more", cards=cards, many=len(tail) - TAIL_SHOWN)


def _unseen(view: KnatschView, names: list[str]) -> Section:
    """Castles of a crest and specials of a type together, in one short list."""
    kinds: dict[str, list[str]] = {}
    for name in names:
        if name != "tournament":
            kinds.setdefault(_kind(CARD_NAMES.index(name)), []).append(name)
    cards = [
        printed(CARD_NAMES.index(alike[0]), ", ".join(view.combos[name] for name in alike))
        for alike in kinds.values()
    ]
    tournaments = names.count("tournament")
    if tournaments:
        cards.append(say("many-of", many=tournaments, card=card_name(TOURNAMENT)))
    return Section(say("section-unseen"), ((say("cards", cards=tuple(cards)),),))


def _roll(view: KnatschView, roll: RollView) -> Section:
    goal = say(f"purpose-{roll.purpose}")
    if roll.target is not None and roll.purpose != "tournament":
        goal = say("purpose-card", purpose=goal, card=_printed(view, roll.target))
    facts: list[tuple[Message, ...]] = [
        (say("fact-roller"), player(roll.roller)),
        (say("fact-purpose"), goal),
    ]
    if roll.to_beat is not None:
        aim = say("fact-to-reach" if roll.tie_is_enough else "fact-to-beat")
        facts.append((aim, say("combo", combo=roll.to_beat)))
    facts.append((say("fact-dice"), _dice(roll)))
    if roll.card_dice:
        facts.append((say("fact-card-dice"), say("dice", dice=pips(roll.card_dice))))
    if roll.result is not None:
        facts.append((say("fact-result"), say("combo", combo=roll.result)))
    throws = say("round-of", round=roll.throws_used, limit=roll.max_throws)
    facts.append((say("fact-throws"), throws))
    if roll.purpose == "tournament" and roll.leader is not None:
        facts.append((say("fact-leader"), player(roll.leader)))
    return Section(say("section-roll" if roll.running else "section-last-roll"), tuple(facts))


def _dice(roll: RollView) -> Message:
    if roll.in_the_air:
        return say("dice-in-the-air", dice=pips(roll.live), many=roll.in_the_air)
    return say("dice-dead", dice=pips(roll.live), dead=roll.dead)


def pips(dice: list[int]) -> str:
    return " ".join(str(value) for value in dice) or "–"


def _printed(view: KnatschView, name: str) -> Message:
    return printed(CARD_NAMES.index(name), view.combos.get(name, ""))


def printed(card: int, combination: str) -> Message:
    """A card with the combination that is printed on it."""
    if card == TOURNAMENT:
        return say("card-tournament")
    return say("card-printed", card=card_name(card), combo=combination)


def card_name(card: int) -> Message:
    if card < CASTLES:
        return say("card-castle", crest=say(f"crest-{CRESTS[CREST[card]]}"))
    if card == TOURNAMENT:
        return say("card-tournament")
    return say(f"special-{TYPE_NAMES[TYPE_OF[card]]}")


def _kind(card: int) -> str:
    return CRESTS[CREST[card]] if card < CASTLES else TYPE_NAMES[TYPE_OF[card]]


def effect(card: int) -> Message:
    """What a special does for its owner."""
    return say(f"effect-{TYPE_NAMES[TYPE_OF[card]]}")
