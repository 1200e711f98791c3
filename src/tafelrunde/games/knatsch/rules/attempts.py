"""Knatsch: what may be attempted, and what comes of it (R4.6 to R4.11)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, list_bits
from tafelrunde.games.knatsch.rules import action_numbers as numbers
from tafelrunde.games.knatsch.rules import data
from tafelrunde.games.knatsch.rules.data import NONE
from tafelrunde.games.knatsch.rules.guards import assign_guards
from tafelrunde.games.knatsch.rules.rolling import bar_for, begin_roll
from tafelrunde.games.knatsch.rules.scoring import has_won
from tafelrunde.games.knatsch.rules.state import (
    CHOOSING,
    ENDED,
    FOR_ATTACK,
    FOR_DEFENCE,
    FOR_KING,
    FOR_PILE,
    FOR_STEAL,
    FOR_TOURNAMENT,
    REVENGE,
    Feud,
)
from tafelrunde.games.knatsch.rules.turns import lift_top, put_top_under


def announce(feud: Feud, target: i64, p: i64) -> None:
    """R4.3  A card, or NONE for the King; and the pile it lies on, or NONE."""
    roll = feud.this_roll
    roll.target = target
    roll.pile = p
    roll.leader = NONE
    seat: i64
    for seat in range(feud.seats):
        roll.results[seat] = NONE


def finish_roll(feud: Feud) -> None:
    """R4.2  What follows from the result."""
    roll = feud.this_roll
    result = feud.result()
    roll.results[roll.roller] = result
    purpose = roll.purpose
    if purpose == FOR_PILE:
        finish_pile(feud, result > roll.bar)
    elif purpose == FOR_STEAL:
        finish_steal(feud, result > roll.bar)
    elif purpose == FOR_ATTACK:
        finish_attack(feud, result)
    elif purpose == FOR_DEFENCE:
        finish_defence(feud, result > roll.bar)
    elif purpose == FOR_TOURNAMENT:
        finish_tournament_roll(feud, result)
    else:
        finish_king(feud, result > roll.bar)


# -- R4.6  A card from a pile --------------------------------------------------------------


def announce_pile(feud: Feud, p: i64) -> None:
    card = feud.piles[p].top
    announce(feud, card, p)
    if card == data.TOURNAMENT:
        open_tournament(feud)
    else:
        begin_roll(feud, FOR_PILE, feud.active, bar_for(feud, FOR_PILE, card))


def finish_pile(feud: Feud, success: bool) -> None:
    roll = feud.this_roll
    if success:
        feud.realms[feud.active].gain(lift_top(feud, roll.pile))
        # Q32  Only a special from a pile gives another attempt.
        end_attempt(feud, feud.active, roll.target >= data.FIRST_SPECIAL)
    else:
        put_top_under(feud, roll.pile)
        end_attempt(feud, NONE, False)


# -- R4.7  Stealing a special --------------------------------------------------------------


def announce_card(feud: Feud, card: i64) -> None:
    purpose: i64 = FOR_ATTACK if card < data.CASTLES else FOR_STEAL
    announce(feud, card, NONE)
    begin_roll(feud, purpose, feud.active, bar_for(feud, purpose, card))


def finish_steal(feud: Feud, success: bool) -> None:
    """Without defence (Q45)."""
    if success:
        take_from_owner(feud)
    end_attempt(feud, feud.active if success else NONE, False)


def take_from_owner(feud: Feud) -> None:
    card = feud.this_roll.target
    victim = feud.realms[feud.owner(card)]
    victim.lose(card)
    # Q35  What a stolen guard watched is open at once.
    if data.OF_TYPE[data.CASTLE_GUARD] & BIT[card] != 0:
        victim.guarded &= data.ALL_SPECIALS
    elif data.OF_TYPE[data.SPECIAL_GUARD] & BIT[card] != 0:
        victim.guarded &= data.ALL_CASTLES
    feud.realms[feud.active].gain(card)


# -- R4.8  Attack and defence --------------------------------------------------------------


def finish_attack(feud: Feud, result: i64) -> None:
    roll = feud.this_roll
    if result > roll.bar:
        # Q31  The owner always defends, and has to exceed the attacker's result.
        begin_roll(feud, FOR_DEFENCE, feud.owner(roll.target), result)
    else:
        end_attempt(feud, NONE, False)


def finish_defence(feud: Feud, held: bool) -> None:
    if not held:
        take_from_owner(feud)
    end_attempt(feud, NONE if held else feud.active, False)


# -- R4.9  Tournament ----------------------------------------------------------------------


def open_tournament(feud: Feud) -> None:
    """The host (*Ausrichter*) rolls first; Q27 leads whatever comes."""
    feud.this_roll.leader = feud.active
    begin_roll(feud, FOR_TOURNAMENT, feud.active, NONE)


def finish_tournament_roll(feud: Feud, result: i64) -> None:
    roll = feud.this_roll
    # Q26  A tie does not take the lead.
    if result > roll.bar:
        roll.leader = roll.roller
        roll.bar = result
    # Q28  Everybody rolls once, in the order of the seats.
    follower = feud.left_of(roll.roller)
    if follower != feud.active:
        begin_roll(feud, FOR_TOURNAMENT, follower, roll.bar)
    else:
        feud.realms[roll.leader].gain(lift_top(feud, roll.pile))
        end_attempt(feud, roll.leader, False)


# -- R4.10  The King -----------------------------------------------------------------------


def announce_king(feud: Feud) -> None:
    """Q19  Three throws and the card dice, no other help."""
    announce(feud, NONE, NONE)
    begin_roll(feud, FOR_KING, feud.active, bar_for(feud, FOR_KING, NONE))


def finish_king(feud: Feud, success: bool) -> None:
    if success:
        # R5.1  He is toppled.
        win(feud, feud.active)
    elif feud.realms[feud.active].has(data.PROTECTION):
        end_attempt(feud, NONE, False)
    else:
        feud.phase = REVENGE


def returns(feud: Feud) -> list[i64]:
    """Q20  *Rache des Königs*: any own castle under any pile."""
    menu: list[i64] = []
    castle: i64
    for castle in list_bits(feud.realms[feud.active].castles):
        menu.append(numbers.give_back(castle, 0))
        menu.append(numbers.give_back(castle, 1))
    return menu


def give_back(feud: Feud, castle: i64, p: i64) -> None:
    """Q39  An empty pile offers something again."""
    feud.realms[feud.active].lose(castle)
    feud.piles[p].put_under(castle)
    end_attempt(feud, NONE, False)


# -- R4.11  After an attempt ---------------------------------------------------------------


def end_attempt(feud: Feud, winner: i64, bonus: bool) -> None:
    """Winning a card may win the game (Q38); else there is another attempt, or the end."""
    feud.this_turn.attempts += 1
    feud.this_turn.forget_stuck_tucks()
    if winner != NONE and has_won(feud, winner):
        win(feud, winner)
    elif bonus:
        feud.phase = CHOOSING
    else:
        assign_guards(feud)


def win(feud: Feud, seat: i64) -> None:
    feud.winner = seat
    feud.phase = ENDED
