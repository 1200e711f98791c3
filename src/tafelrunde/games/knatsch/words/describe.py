"""Knatsch: the view as a text table."""

from __future__ import annotations

from tafelrunde.core.words import Message, Section, player, say
from tafelrunde.games.knatsch.rules.data import (
    CARD_NAMES,
    CASTLES,
    CREST,
    CRESTS,
    TOURNAMENT,
    TYPE_NAMES,
    TYPE_OF,
)
from tafelrunde.games.knatsch.rules.dice import dice_of
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.words.view import KnatschView, RealmView, RollView, combo

TAIL_SHOWN = 3
"""Known cards at the bottom of a pile."""


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
    if roll.leader is not None:
        facts.append((say("fact-leader"), player(roll.leader)))
    return Section(say("section-roll" if roll.running else "section-last-roll"), tuple(facts))


def _dice(roll: RollView) -> Message:
    if roll.in_the_air:
        return say("dice-in-the-air", dice=pips(roll.live), many=roll.in_the_air)
    return say("dice-dead", dice=pips(roll.live), dead=roll.dead)


def pips(dice: list[int]) -> str:
    return " ".join(str(value) for value in dice) or "–"


def dice_shown(hand: int) -> str:
    return pips([int(value) for value in dice_of(hand)])


def _printed(view: KnatschView, name: str) -> Message:
    return printed(CARD_NAMES.index(name), view.combos.get(name, ""))


def card_in(state: Knatsch, card: int) -> Message:
    if card == TOURNAMENT:
        return card_name(card)
    return printed(card, combo(state.agreed.combos[card]))


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
