"""Knatsch: the story of the game as it happens."""

from __future__ import annotations

from tafelrunde.core.bits import list_bits
from tafelrunde.core.words import Message, player, say
from tafelrunde.games.knatsch.rules import action_numbers as numbers
from tafelrunde.games.knatsch.rules.data import CASTLES, FIRST_SPECIAL, NONE, PROTECTION, TOURNAMENT
from tafelrunde.games.knatsch.rules.dice import CARD_DICE, dice_of, evaluate
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.state import (
    DEAL,
    ENDED,
    FOR_ATTACK,
    FOR_DEFENCE,
    FOR_KING,
    FOR_PILE,
    FOR_TOURNAMENT,
    ROLLING,
)
from tafelrunde.games.knatsch.words.describe import card_in, dice_shown, pips
from tafelrunde.games.knatsch.words.view import combo


def log(before: Knatsch, actor: int, action: int, after: Knatsch) -> list[Message]:
    """The same for all: nothing is hidden from anyone (R7.1)."""
    lines = _told(before, actor, action)
    if action == numbers.STOP or (numbers.is_throw(action) and after.phase != ROLLING):
        lines += _rolled(before, action)
    guarded = after.realms[before.active].guarded
    if before.active != after.active and guarded != before.realms[before.active].guarded:
        lines += _guards(after, before.active, guarded)
    return lines + _next(before, after)


def _told(before: Knatsch, actor: int, action: int) -> list[Message]:
    who = player(actor)
    if numbers.is_throw(action):
        shown = [int(value) for value in dice_of(numbers.thrown(action))]
        roll = before.this_roll
        # What lies there then: the throw that ends a roll is in no view if another roll begins.
        live = [*(int(value) for value in dice_of(roll.live)), *shown]
        shown += [6] * (roll.in_the_air - len(shown))
        lies = pips(sorted(live))
        return [say("log-throw", player=player(roll.roller), dice=pips(shown), live=lies)]
    if numbers.is_draw(action):
        return [_drawn(before, numbers.drawn_card(action))]
    if numbers.is_start(action):
        return [say("log-start", player=player(numbers.first_seat(action)))]
    if numbers.is_guard(action) or action in (numbers.STOP, numbers.END_TURN):
        return []
    if numbers.is_give_back(action):
        card = card_in(before, numbers.returned_castle(action))
        pile = numbers.returned_under(action) + 1
        return [say("log-give-back", player=who, card=card, pile=pile)]
    if numbers.is_reroll(action):
        return [say("log-reroll", player=who, dice=dice_shown(numbers.rerolled(action)))]
    return [_announced(before, who, action)]


def _drawn(before: Knatsch, card: int) -> Message:
    if before.phase == DEAL:
        return say("log-deal", player=player(before.active), card=card_in(before, card))
    return say("log-uncover", card=card_in(before, card), pile=before.covered + 1)


def _announced(before: Knatsch, who: Message, action: int) -> Message:
    if action == numbers.CHALLENGE:
        return say("log-king", player=who)
    if numbers.is_take(action):
        card = numbers.taken_card(action)
        key = "log-attack" if card < CASTLES else "log-steal"
        owner = player(before.owner(card))
        return say(key, player=who, card=card_in(before, card), owner=owner)
    pile = numbers.pile_chosen(action)
    top = before.piles[pile].top
    if numbers.is_tuck(action):
        return say("log-tuck", player=who, card=card_in(before, top), pile=pile + 1)
    if top == TOURNAMENT:
        return say("log-host", player=who)
    return say("log-pile", player=who, card=card_in(before, top), pile=pile + 1)


def _rolled(before: Knatsch, action: int) -> list[Message]:
    """How a roll ended; `many` is 0 where all dice are duds."""
    roll = before.this_roll
    live = roll.live + (numbers.thrown(action) if numbers.is_throw(action) else 0)
    cards = CARD_DICE[before.realms[roll.roller].card_dice()]
    result = int(evaluate(live, cards, before.agreed.kicker_rule))
    shown, many = combo(result), result // 100
    who = player(roll.roller)
    success = result > roll.bar
    if roll.purpose == FOR_TOURNAMENT:
        return _tournament(before, shown, many, success)
    if roll.purpose == FOR_KING:
        safe = before.realms[roll.roller].has(PROTECTION)
        key = "log-king-won" if success else "log-king-safe" if safe else "log-king-lost"
        return [say(key, player=who, combo=shown, many=many)]
    card = card_in(before, roll.target)
    if roll.purpose == FOR_DEFENCE:
        key = "log-defence-won" if success else "log-defence-lost"
        attacker = player(before.active)
        return [say(key, player=who, combo=shown, many=many, card=card, attacker=attacker)]
    if not success:
        key = "log-pile-lost" if roll.purpose == FOR_PILE else "log-lost"
        return [say(key, player=who, combo=shown, many=many, card=card)]
    if roll.purpose == FOR_ATTACK:
        owner = player(before.owner(roll.target))
        return [say("log-attack-stands", player=who, combo=shown, owner=owner)]
    bonus = roll.purpose == FOR_PILE and roll.target >= FIRST_SPECIAL
    key = "log-won-bonus" if bonus else "log-won"
    return [say(key, player=who, combo=shown, card=card)]


def _tournament(before: Knatsch, shown: str, many: int, leads: bool) -> list[Message]:
    roll = before.this_roll
    key = "log-leads" if leads else "log-behind"
    lines = [say(key, player=player(roll.roller), combo=shown, many=many)]
    if before.left_of(roll.roller) == before.active:
        winner = roll.roller if leads else roll.leader
        lines.append(say("log-tournament-won", player=player(winner)))
    return lines


def _guards(after: Knatsch, seat: int, guarded: int) -> list[Message]:
    if guarded == 0:
        return []
    cards = tuple(card_in(after, card) for card in list_bits(guarded))
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
    if after.this_roll.purpose == FOR_KING:
        return say("log-win-king", player=who)
    return say(
        "log-win-set", player=who, castles=realm.castle_count(), tournaments=realm.tournaments
    )


def chapter(before: Knatsch, after: Knatsch, line: Message) -> Message | None:
    """Rounds, tournaments, and challenges of the King."""
    begins = before.phase == DEAL or after.round_number > before.round_number
    if line.key == "log-turn" and begins:
        return say("chapter-round", number=after.round_number)
    if line.key == "log-host":
        return say("chapter-tournament", player=line.values["player"])
    if line.key == "log-king":
        return say("chapter-king", player=line.values["player"])
    return None
