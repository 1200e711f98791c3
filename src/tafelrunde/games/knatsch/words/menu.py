"""Knatsch: menu entries in words, with what they promise."""

from __future__ import annotations

from tafelrunde.core.bits import list_bits
from tafelrunde.core.words import Choice, Message, Shown, player, say
from tafelrunde.games.knatsch.players.thumb import roll_plan, success_of
from tafelrunde.games.knatsch.rules import action_numbers as numbers
from tafelrunde.games.knatsch.rules.action_numbers import NO_CASTLE, NO_SPECIAL
from tafelrunde.games.knatsch.rules.data import (
    CARD_NAMES,
    CASTLES,
    FIRST_SPECIAL,
    NONE,
    PROTECTION,
    TOURNAMENT,
    TREASON,
    TREASON_COMBO,
)
from tafelrunde.games.knatsch.rules.dice import HANDS, hand_size
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.scoring import would_win
from tafelrunde.games.knatsch.rules.state import (
    FOR_ATTACK,
    FOR_KING,
    FOR_PILE,
    FOR_STEAL,
    FOR_TOURNAMENT,
)
from tafelrunde.games.knatsch.words.describe import card_in, dice_shown, effect
from tafelrunde.games.knatsch.words.notation import NOTATION
from tafelrunde.games.knatsch.words.view import combo

ALWAYS = 101
"""More than the best chance in percent."""

Shows = dict[str, Shown]


def choice(state: Knatsch, seat: int, action: int) -> Choice:
    text = NOTATION.text(action)
    if numbers.is_take(action):
        return _card_choice(state, seat, text, numbers.taken_card(action))
    if numbers.is_pile(action):
        return _pile_choice(state, seat, text, numbers.pile_chosen(action))
    if numbers.is_tuck(action):
        return _tuck_choice(state, text, numbers.pile_chosen(action))
    if action == numbers.CHALLENGE:
        return _king_choice(state, seat, text)
    if action == numbers.END_TURN:
        return Choice(text, say("action-end-turn"), say("hint-end-turn"))
    if numbers.is_reroll(action):
        return _roll_choice(state, text, numbers.rerolled(action))
    if numbers.is_give_back(action):
        return _return_choice(state, text, action)
    return _guard_choice(state, text, action)


def in_order(choices: list[Choice]) -> list[Choice]:
    """The many ways to throw again come with the best chance first."""

    def rank(choice: Choice) -> int:
        percent = choice.shows["percent"] if "kept" in choice.shows else ALWAYS
        assert isinstance(percent, int)
        return -percent

    return sorted(choices, key=rank)


def _card_choice(state: Knatsch, seat: int, text: str, card: int) -> Choice:
    owner = state.owner(card)
    if card < CASTLES:
        percent = _percent(success_of(state, seat, FOR_ATTACK, card))
        key, hint = "action-attack", say("hint-attack", percent=percent)
    else:
        percent = _percent(success_of(state, seat, FOR_STEAL, card))
        key, hint = "action-steal", say("hint-steal", percent=percent, effect=effect(card))
    label = say(key, card=card_in(state, card), player=player(owner))
    wins = would_win(state, seat, card)
    shows: Shows = {
        "card": CARD_NAMES[card], "owner": owner, "percent": percent, "wins": wins,
    }  # fmt: skip
    return Choice(text, label, hint, shows)


def _pile_choice(state: Knatsch, seat: int, text: str, pile: int) -> Choice:
    card = state.piles[pile].top
    if card == TOURNAMENT:
        percent = _percent(success_of(state, seat, FOR_TOURNAMENT, card))
        label, hint = say("action-host", pile=pile + 1), say("hint-host", percent=percent)
    else:
        percent = _percent(success_of(state, seat, FOR_PILE, card))
        label = say("action-pile", card=card_in(state, card), pile=pile + 1)
        hint = say("hint-castle", percent=percent)
        if card >= FIRST_SPECIAL:
            hint = say("hint-special", percent=percent, effect=effect(card))
        elif state.realms[seat].has(TREASON):
            key = "hint-treason-reach" if state.agreed.reach else "hint-treason"
            hint = say(key, percent=percent, combo=combo(TREASON_COMBO))
    wins = would_win(state, seat, card)
    shows: Shows = {
        "card": CARD_NAMES[card], "pile": pile, "percent": percent, "wins": wins,
    }  # fmt: skip
    return Choice(text, label, hint, shows)


def _tuck_choice(state: Knatsch, text: str, pile: int) -> Choice:
    lies = state.piles[pile]
    label = say("action-tuck", card=card_in(state, lies.top), pile=pile + 1)
    shows: Shows = {"card": CARD_NAMES[lies.top], "pile": pile}
    if lies.unknown > 0 or not state.agreed.memory_aid:
        return Choice(text, label, say("hint-tuck"), shows)
    shows["next"] = CARD_NAMES[lies.tail[0]]
    return Choice(text, label, say("hint-tuck-known", card=card_in(state, lies.tail[0])), shows)


def _king_choice(state: Knatsch, seat: int, text: str) -> Choice:
    percent = _percent(success_of(state, seat, FOR_KING, NONE))
    safe = state.realms[seat].has(PROTECTION)
    hint = say("hint-king-safe" if safe else "hint-king", percent=percent)
    return Choice(text, say("action-king"), hint, {"percent": percent, "wins": True})


def _roll_choice(state: Knatsch, text: str, hand: int) -> Choice:
    """Each entry with its chance, and whether it is the best."""
    plan = roll_plan(state)
    roll = state.this_roll
    left = roll.max_throws - roll.throws_used
    best = HANDS[plan.best(roll.live, left)] == hand
    if hand == 0:
        percent = _percent(plan.value(roll.live, 0))
        label = say("action-stop", combo=combo(state.result()))
        return Choice(text, label, _success(state, percent), {"percent": percent, "best": best})
    kept = roll.live - hand
    percent = _percent(plan.after(kept, hand_size(hand), left))
    dice, rest = dice_shown(hand), dice_shown(kept)
    label = say("action-reroll-all")
    if kept:
        keeps = say("dice", dice=rest)
        label = say("action-reroll", dice=dice, kept=keeps, many=int(hand_size(hand)))
    shows: Shows = {
        "dice": dice, "kept": rest, "percent": percent, "best": best,
    }  # fmt: skip
    return Choice(text, label, _success(state, percent), shows)


def _success(state: Knatsch, percent: int) -> Message:
    """What a roll is for, as a chance."""
    if state.this_roll.purpose == FOR_ATTACK:
        return say("hint-attack", percent=percent)
    if state.this_roll.purpose == FOR_TOURNAMENT:
        return say("hint-tournament", percent=percent)
    return say("hint-success", percent=percent)


def _return_choice(state: Knatsch, text: str, action: int) -> Choice:
    castle, pile = numbers.returned_castle(action), numbers.returned_under(action)
    label = say("action-give-back", card=card_in(state, castle), pile=pile + 1)
    return Choice(text, label, None, {"card": CARD_NAMES[castle], "pile": pile})


def _guard_choice(state: Knatsch, text: str, action: int) -> Choice:
    left_open, special = numbers.left_open(action), numbers.guarded_special(action)
    watched = []
    shows: Shows = {}
    if left_open != NO_CASTLE:
        castles = state.realms[state.active].castles & ~(2**left_open)
        watched += [card_in(state, castle) for castle in list_bits(castles)]
        shows["open"] = CARD_NAMES[left_open]
    if special != NO_SPECIAL:
        watched.append(card_in(state, FIRST_SPECIAL + special))
        shows["special"] = CARD_NAMES[FIRST_SPECIAL + special]
    label = say("action-guard", cards=tuple(watched))
    if left_open == NO_CASTLE:
        return Choice(text, label, say("hint-guard"), shows)
    return Choice(text, label, say("hint-guard-open", card=card_in(state, left_open)), shows)


def _percent(success: float) -> int:
    return round(100 * success)
