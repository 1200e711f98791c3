"""Knatsch: menu entries with what they promise, and the story of the game as it happens."""

from __future__ import annotations

from tafelrunde.core.bits import list_bits
from tafelrunde.core.words import Choice, Message, player, say
from tafelrunde.games.knatsch.data import (
    CARD_NAMES,
    CASTLES,
    CHALLENGE,
    DRAW,
    END_TURN,
    FIRST_SPECIAL,
    GIVE_BACK,
    GUARD,
    GUARD_SPECIALS,
    NO_CASTLE,
    NO_SPECIAL,
    NONE,
    PILE,
    PILES,
    PROTECTION,
    REROLL,
    START,
    STOP,
    THROW,
    TOURNAMENT,
    TREASON,
    TREASON_COMBO,
    TUCK,
)
from tafelrunde.games.knatsch.dice import CARD_DICE, HANDS, THROW_HAND, dice_of, evaluate, hand_size
from tafelrunde.games.knatsch.notation import NOTATION
from tafelrunde.games.knatsch.rules import Knatsch
from tafelrunde.games.knatsch.state import (
    DEAL,
    ENDED,
    FOR_ATTACK,
    FOR_DEFENCE,
    FOR_KING,
    FOR_PILE,
    FOR_STEAL,
    FOR_TOURNAMENT,
    ROLLING,
)
from tafelrunde.games.knatsch.thumb import roll_plan, success_of
from tafelrunde.games.knatsch.view import card_name, combo, effect, pips, printed

ALWAYS = 101
"""More than the best chance in percent."""

# -- The menu ------------------------------------------------------------------------------


def choice(state: Knatsch, seat: int, action: int) -> Choice:
    text = NOTATION.text(action)
    if action < PILE:
        return _card_choice(state, seat, text, action)
    if action < TUCK:
        return _pile_choice(state, seat, text, action - PILE)
    if action < CHALLENGE:
        return _tuck_choice(state, text, action - TUCK)
    if action == CHALLENGE:
        percent = _percent(success_of(state, seat, FOR_KING, NONE))
        safe = state.realms[seat].has(PROTECTION)
        hint = say("hint-king-safe" if safe else "hint-king", percent=percent)
        return Choice(text, say("action-king"), hint, {"percent": percent})
    if action == END_TURN:
        return Choice(text, say("action-end-turn"), say("hint-end-turn"))
    if action < GIVE_BACK:
        return _roll_choice(state, text, HANDS[action - REROLL])
    if action < GUARD:
        return _return_choice(state, text, action)
    return _guard_choice(state, text, action)


def in_order(choices: list[Choice]) -> list[Choice]:
    """The many ways to throw again come with the best chance first."""

    def rank(choice: Choice) -> int:
        return -int(choice.shows["percent"]) if "kept" in choice.shows else -ALWAYS

    return sorted(choices, key=rank)


def _card_choice(state: Knatsch, seat: int, text: str, card: int) -> Choice:
    owner = state.owner(card)
    if card < CASTLES:
        percent = _percent(success_of(state, seat, FOR_ATTACK, card))
        key, hint = "action-attack", say("hint-attack", percent=percent)
    else:
        percent = _percent(success_of(state, seat, FOR_STEAL, card))
        key, hint = "action-steal", say("hint-steal", percent=percent, effect=effect(card))
    label = say(key, card=_card(state, card), player=player(owner))
    shows: dict[str, int | str | bool] = {
        "card": CARD_NAMES[card], "owner": owner, "percent": percent,
    }  # fmt: skip
    return Choice(text, label, hint, shows)


def _pile_choice(state: Knatsch, seat: int, text: str, pile: int) -> Choice:
    card = state.piles[pile].top
    if card == TOURNAMENT:
        percent = _percent(success_of(state, seat, FOR_TOURNAMENT, card))
        label, hint = say("action-host", pile=pile + 1), say("hint-host", percent=percent)
    else:
        percent = _percent(success_of(state, seat, FOR_PILE, card))
        label = say("action-pile", card=_card(state, card), pile=pile + 1)
        hint = say("hint-castle", percent=percent)
        if card >= FIRST_SPECIAL:
            hint = say("hint-special", percent=percent, effect=effect(card))
        elif state.realms[seat].has(TREASON):
            hint = say("hint-treason", percent=percent, combo=combo(TREASON_COMBO))
    shows: dict[str, int | str | bool] = {
        "card": CARD_NAMES[card], "pile": pile, "percent": percent,
    }  # fmt: skip
    return Choice(text, label, hint, shows)


def _tuck_choice(state: Knatsch, text: str, pile: int) -> Choice:
    lies = state.piles[pile]
    label = say("action-tuck", card=_card(state, lies.top), pile=pile + 1)
    shows: dict[str, int | str | bool] = {"card": CARD_NAMES[lies.top], "pile": pile}
    if lies.unknown > 0 or not state.agreed.memory_aid:
        return Choice(text, label, say("hint-tuck"), shows)
    shows["next"] = CARD_NAMES[lies.tail[0]]
    return Choice(text, label, say("hint-tuck-known", card=_card(state, lies.tail[0])), shows)


def _roll_choice(state: Knatsch, text: str, hand: int) -> Choice:
    """Each entry with its chance, and whether it is the best."""
    plan = roll_plan(state)
    left = state.max_throws - state.throws_used
    best = HANDS[plan.best(state.live, left)] == hand
    if hand == 0:
        percent = _percent(plan.value(state.live, 0))
        label = say("action-stop", combo=combo(state.result()))
        return Choice(text, label, _success(state, percent), {"percent": percent, "best": best})
    kept = state.live - hand
    percent = _percent(plan.after(kept, hand_size(hand), left))
    dice, rest = _dice(hand), _dice(kept)
    label = say("action-reroll-all")
    if kept:
        label = say("action-reroll", dice=dice, kept=rest, many=int(hand_size(hand)))
    shows: dict[str, int | str | bool] = {
        "dice": dice, "kept": rest, "percent": percent, "best": best,
    }  # fmt: skip
    return Choice(text, label, _success(state, percent), shows)


def _success(state: Knatsch, percent: int) -> Message:
    """What a roll is for, as a chance."""
    if state.purpose == FOR_ATTACK:
        return say("hint-attack", percent=percent)
    if state.purpose == FOR_TOURNAMENT:
        return say("hint-tournament", percent=percent)
    return say("hint-success", percent=percent)


def _return_choice(state: Knatsch, text: str, action: int) -> Choice:
    castle, pile = divmod(action - GIVE_BACK, PILES)
    label = say("action-give-back", card=_card(state, castle), pile=pile + 1)
    return Choice(text, label, None, {"card": CARD_NAMES[castle], "pile": pile})


def _guard_choice(state: Knatsch, text: str, action: int) -> Choice:
    left_open, special = divmod(action - GUARD, GUARD_SPECIALS)
    watched = []
    shows: dict[str, int | str | bool] = {}
    if left_open != NO_CASTLE:
        castles = state.realms[state.active].castles & ~(2**left_open)
        watched += [_card(state, castle) for castle in list_bits(castles)]
        shows["open"] = CARD_NAMES[left_open]
    if special != NO_SPECIAL:
        watched.append(_card(state, FIRST_SPECIAL + special))
        shows["special"] = CARD_NAMES[FIRST_SPECIAL + special]
    label = say("action-guard", cards=tuple(watched))
    if left_open == NO_CASTLE:
        return Choice(text, label, say("hint-guard"), shows)
    return Choice(text, label, say("hint-guard-open", card=_card(state, left_open)), shows)


def _percent(success: float) -> int:
    return round(100 * success)


def _card_dice(state: Knatsch, seat: int) -> int:
    return state.realms[seat].card_dice()


def _card(state: Knatsch, card: int) -> Message:
    if card == TOURNAMENT:
        return card_name(card)
    return printed(card, combo(state.agreed.combos[card]))


def _dice(hand: int) -> str:
    return pips([int(value) for value in dice_of(hand)])


# -- The log -------------------------------------------------------------------------------


def log(before: Knatsch, actor: int, action: int, after: Knatsch) -> list[Message]:
    """The same for all: nothing is hidden from anyone (R7.1)."""
    lines = _told(before, actor, action)
    if action >= THROW or action == STOP:
        if action == STOP or after.phase != ROLLING:
            lines += _rolled(before, action)
    guarded = after.realms[before.active].guarded
    if before.active != after.active and guarded != before.realms[before.active].guarded:
        lines += _guards(after, before.active, guarded)
    return lines + _next(before, after)


def _told(before: Knatsch, actor: int, action: int) -> list[Message]:
    who = player(actor)
    if action >= THROW:
        hand = THROW_HAND[action - THROW]
        shown = [int(value) for value in dice_of(hand)]
        shown += [6] * (before.in_the_air - len(shown))
        return [say("log-throw", player=player(before.roller), dice=pips(shown))]
    if action >= DRAW:
        return [_drawn(before, action - DRAW)]
    if action >= START:
        return [say("log-start", player=player(action - START))]
    if action >= GUARD or action in (STOP, END_TURN):
        return []
    if action >= GIVE_BACK:
        castle, pile = divmod(action - GIVE_BACK, PILES)
        return [say("log-give-back", player=who, card=_card(before, castle), pile=pile + 1)]
    if action > STOP:
        return [say("log-reroll", player=who, dice=_dice(HANDS[action - REROLL]))]
    return [_announced(before, who, action)]


def _drawn(before: Knatsch, card: int) -> Message:
    if before.phase == DEAL:
        return say("log-deal", player=player(before.active), card=_card(before, card))
    return say("log-uncover", card=_card(before, card), pile=before.covered + 1)


def _announced(before: Knatsch, who: Message, action: int) -> Message:
    if action < PILE:
        key = "log-attack" if action < CASTLES else "log-steal"
        owner = player(before.owner(action))
        return say(key, player=who, card=_card(before, action), owner=owner)
    if action < TUCK:
        top = before.piles[action - PILE].top
        if top == TOURNAMENT:
            return say("log-host", player=who)
        return say("log-pile", player=who, card=_card(before, top), pile=action - PILE + 1)
    if action < CHALLENGE:
        pile = action - TUCK
        return say(
            "log-tuck", player=who, card=_card(before, before.piles[pile].top), pile=pile + 1
        )
    return say("log-king", player=who)


def _rolled(before: Knatsch, action: int) -> list[Message]:
    """How a roll ended."""
    live = before.live + (THROW_HAND[action - THROW] if action >= THROW else 0)
    cards = CARD_DICE[_card_dice(before, before.roller)]
    result = evaluate(live + cards, before.agreed.lone_kicker)
    shown = combo(result)
    who = player(before.roller)
    success = result > before.bar
    if before.purpose == FOR_TOURNAMENT:
        return _tournament(before, shown, success)
    if before.purpose == FOR_KING:
        safe = before.realms[before.roller].has(PROTECTION)
        key = "log-king-won" if success else "log-king-safe" if safe else "log-king-lost"
        return [say(key, player=who, combo=shown)]
    card = _card(before, before.target)
    if before.purpose == FOR_DEFENCE:
        key = "log-defence-won" if success else "log-defence-lost"
        return [say(key, player=who, combo=shown, card=card, attacker=player(before.active))]
    if not success:
        key = "log-pile-lost" if before.purpose == FOR_PILE else "log-lost"
        return [say(key, player=who, combo=shown, card=card)]
    if before.purpose == FOR_ATTACK:
        owner = player(before.owner(before.target))
        return [say("log-attack-stands", player=who, combo=shown, owner=owner)]
    bonus = before.purpose == FOR_PILE and before.target >= FIRST_SPECIAL
    key = "log-won-bonus" if bonus else "log-won"
    return [say(key, player=who, combo=shown, card=card)]


def _tournament(before: Knatsch, shown: str, leads: bool) -> list[Message]:
    who = player(before.roller)
    lines = [say("log-leads" if leads else "log-behind", player=who, combo=shown)]
    if before.left_of(before.roller) == before.active:
        winner = before.roller if leads else before.leader
        lines.append(say("log-tournament-won", player=player(winner)))
    return lines


def _guards(after: Knatsch, seat: int, guarded: int) -> list[Message]:
    if guarded == 0:
        return []
    cards = tuple(_card(after, card) for card in list_bits(guarded))
    return [say("log-guard", player=player(seat), cards=cards)]


def _next(before: Knatsch, after: Knatsch) -> list[Message]:
    """The end of the game, or whose turn begins."""
    if after.phase == ENDED:
        return [_ended(after)]
    dealt = before.phase == DEAL and after.phase != DEAL
    if dealt or (before.phase > DEAL and after.active != before.active):
        return [say("log-turn", player=player(after.active), round=after.round_number)]
    return []


def _ended(after: Knatsch) -> Message:
    if after.winner == NONE:
        best = tuple(player(seat) for seat in after.winners())
        return say("log-limit", players=best, many=len(best))
    realm = after.realms[after.winner]
    who = player(after.winner)
    if realm.castle_count() >= after.agreed.castles_to_win:
        return say("log-win-castles", player=who, castles=realm.castle_count())
    if after.purpose == FOR_KING:
        return say("log-win-king", player=who)
    return say(
        "log-win-set", player=who, castles=realm.castle_count(), tournaments=realm.tournaments
    )
