"""Knatsch: why something cannot be done, written apart from the menus so that each checks the
other."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.core.state import GAME_OVER, LEGAL, NOT_NOW, NOT_YOUR_TURN
from tafelrunde.games.knatsch.rules import action_numbers as numbers
from tafelrunde.games.knatsch.rules import data
from tafelrunde.games.knatsch.rules.action_numbers import NO_CASTLE, NO_SPECIAL
from tafelrunde.games.knatsch.rules.data import NONE
from tafelrunde.games.knatsch.rules.dice import holds
from tafelrunde.games.knatsch.rules.state import ENDED, GUARDING, REVENGE, ROLLING, Feud

NOBODY_HAS_IT: Final = "nobody-has-it"
OWN_CARD: Final = "own-card"
LAST_CASTLE: Final = "last-castle"
TWO_PLAYER_SHIELD: Final = "two-player-shield"
GUARDED: Final = "guarded"
SAME_CREST: Final = "same-crest"
SAME_SPECIAL: Final = "same-special"
EMPTY_PILE: Final = "empty-pile"
PILE_TOO_SMALL: Final = "pile-too-small"
NO_TUCK_LEFT: Final = "no-tuck-left"
SEEN_THROUGH: Final = "seen-through"
KING_NEEDS_CASTLES: Final = "king-needs-castles"
KING_COMES_FIRST: Final = "king-comes-first"
MUST_TRY: Final = "must-try"
MUST_TUCK: Final = "must-tuck"
DICE_NOT_THERE: Final = "dice-not-there"
NOT_YOUR_CASTLE: Final = "not-your-castle"
WRONG_CASTLE_GUARD: Final = "wrong-castle-guard"
WRONG_SPECIAL_GUARD: Final = "wrong-special-guard"

REFUSALS: Final[tuple[str, ...]] = (
    NOBODY_HAS_IT, OWN_CARD, LAST_CASTLE, TWO_PLAYER_SHIELD, GUARDED, SAME_CREST, SAME_SPECIAL,
    EMPTY_PILE, PILE_TOO_SMALL, NO_TUCK_LEFT, SEEN_THROUGH, KING_NEEDS_CASTLES, KING_COMES_FIRST,
    MUST_TRY, MUST_TUCK, DICE_NOT_THERE, NOT_YOUR_CASTLE, WRONG_CASTLE_GUARD, WRONG_SPECIAL_GUARD,
)  # fmt: skip


def refuse(feud: Feud, seat: i64, action: i64) -> str:
    if feud.phase == ENDED:
        return GAME_OVER
    if action < 0 or action >= numbers.ACTIONS:
        return NOT_NOW
    if seat < 0 or seat != feud.turn():
        return NOT_YOUR_TURN
    if feud.phase == ROLLING:
        # Q23  While the dice roll there is nothing else to decide.
        if not numbers.is_reroll(action):
            return NOT_NOW
        return LEGAL if holds(feud.this_roll.live, numbers.rerolled(action)) else DICE_NOT_THERE
    if feud.phase == REVENGE:
        if not numbers.is_give_back(action):
            return NOT_NOW
        castle = numbers.returned_castle(action)
        return LEGAL if feud.owner(castle) == seat else NOT_YOUR_CASTLE
    if feud.phase == GUARDING:
        if not numbers.is_guard(action):
            return NOT_NOW
        return refuse_guard(feud, numbers.left_open(action), numbers.guarded_special(action))
    return refuse_choice(feud, seat, action)


def refuse_choice(feud: Feud, seat: i64, action: i64) -> str:
    """R4.3"""
    if numbers.is_take(action):
        return refuse_card(feud, seat, numbers.taken_card(action))
    if numbers.is_pile(action):
        return refuse_pile(feud, seat, numbers.pile_chosen(action))
    if numbers.is_tuck(action):
        return refuse_tuck(feud, seat, numbers.pile_chosen(action))
    if action == numbers.CHALLENGE:
        return refuse_king(feud)
    return refuse_end(feud, seat) if action == numbers.END_TURN else NOT_NOW


def refuse_card(feud: Feud, seat: i64, card: i64) -> str:
    """R4.4  A castle to attack or a special to steal."""
    owner = feud.owner(card)
    if owner == NONE:
        return NOBODY_HAS_IT
    if owner == seat:
        return OWN_CARD
    if feud.realms[owner].guarded & BIT[card] != 0:
        return GUARDED
    if card < data.CASTLES:
        castles = feud.realms[owner].castle_count()
        if castles == 1:
            return LAST_CASTLE
        if castles < feud.agreed.castles_to_attack:
            return TWO_PLAYER_SHIELD
    return refuse_twin(feud, seat, card)


def refuse_pile(feud: Feud, seat: i64, p: i64) -> str:
    if feud.piles[p].top == NONE:
        return EMPTY_PILE
    return refuse_twin(feud, seat, feud.piles[p].top)


def refuse_twin(feud: Feud, seat: i64, card: i64) -> str:
    """Q11, Q12"""
    own = feud.realms[seat].castles | feud.realms[seat].specials
    if own & data.TWINS[card] == 0:
        return LEGAL
    return SAME_CREST if card < data.CASTLES else SAME_SPECIAL


def has_target(feud: Feud, seat: i64) -> bool:
    card: i64
    for card in range(data.TOURNAMENT):
        if refuse_card(feud, seat, card) == LEGAL:
            return True
    return refuse_pile(feud, seat, 0) == LEGAL or refuse_pile(feud, seat, 1) == LEGAL


def refuse_tuck(feud: Feud, seat: i64, p: i64) -> str:
    """R4.5; free tucks are for those who have no target, whatever the reason (Q16, Q56)."""
    if feud.piles[p].size() < 2:
        return PILE_TOO_SMALL
    if feud.this_turn.tucks_used < feud.tuck_limit():
        return LEGAL
    if has_target(feud, seat):
        return NO_TUCK_LEFT
    return LEGAL if feud.this_turn.stuck_tucks[p] + 1 < feud.piles[p].size() else SEEN_THROUGH


def refuse_king(feud: Feud) -> str:
    """Q18; R6.4 any attempt of the turn, if so agreed."""
    if not feud.this_turn.king_eligible:
        return KING_NEEDS_CASTLES
    late = feud.this_turn.attempts > 0 and not feud.agreed.king_any_attempt
    return KING_COMES_FIRST if late else LEGAL


def refuse_end(feud: Feud, seat: i64) -> str:
    """Q15; R6.7 passing is possible, if so agreed."""
    if feud.this_turn.attempts > 0 or feud.agreed.pass_allowed:
        return LEGAL
    if has_target(feud, seat):
        return MUST_TRY
    can_tuck = refuse_tuck(feud, seat, 0) == LEGAL or refuse_tuck(feud, seat, 1) == LEGAL
    return MUST_TUCK if can_tuck else LEGAL


def refuse_guard(feud: Feud, left_open: i64, special: i64) -> str:
    """R4.12"""
    realm = feud.realms[feud.active]
    can_choose = realm.has(data.CASTLE_GUARD) and realm.castle_count() > data.GUARDED_CASTLES
    if can_choose != (left_open != NO_CASTLE):
        return WRONG_CASTLE_GUARD
    if can_choose and realm.castles & BIT[left_open] == 0:
        return WRONG_CASTLE_GUARD
    watchable = realm.watchable()
    if (watchable == 0) != (special == NO_SPECIAL):
        return WRONG_SPECIAL_GUARD
    if watchable != 0 and watchable & BIT[data.FIRST_SPECIAL + special] == 0:
        return WRONG_SPECIAL_GUARD
    return LEGAL
