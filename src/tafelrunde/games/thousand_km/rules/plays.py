"""1000 Kilometer: one card is laid or thrown away (R4.2 to R4.10)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT
from tafelrunde.games.thousand_km.rules import action_numbers, data
from tafelrunde.games.thousand_km.rules.state import EXTENSION, Rally, Tableau
from tafelrunde.games.thousand_km.rules.turns import draw_then_choose, end_rally, end_turn

# -- What may be laid ----------------------------------------------------------------------


def plays(rally: Rally, seat: i64) -> i64:
    """The menu as a set of bits, by kinds of card."""
    party = rally.party(seat)
    tableau = rally.tableaus[party]
    held = rally.hands[seat].kinds
    # R4.10  Any card may be thrown away (Q34).
    menu = action_numbers.plays_of(held & playable(rally, tableau))
    menu |= action_numbers.discards_of(held)
    attacks = held >> data.FIRST_ATTACK
    if attacks != 0:
        other: i64
        for other in range(rally.agreed.parties):
            if other != party:
                menu |= action_numbers.attacks_of(attacks & open_to(rally, other), other)
    return menu


def playable(rally: Rally, tableau: Tableau) -> i64:
    """The kinds of card that a party may lay before itself."""
    top = tableau.top
    # R4.7  An action card always.
    cards: i64 = data.ACTION_CARDS
    if tableau.rolling():
        cards |= distances(rally, tableau)
    if tableau.needs_green():
        cards |= data.GREEN_CARD
    # R4.5, R4.6  What repairs the breakdown, and the end of a limit.
    if data.is_breakdown(top):
        cards |= BIT[data.DEFENCE_FOR[top - data.FIRST_ATTACK]]
    if tableau.limited:
        cards |= data.END_LIMIT_CARD
    return cards


def distances(rally: Rally, tableau: Tableau) -> i64:
    """R4.3  Not beyond the target (Q33), not above 50 under a limit, no third 200 (Q32)."""
    longest = min(rally.target - tableau.total, data.LONGEST_KM)
    if tableau.limited:
        longest = min(longest, data.LIMITED_KM)
    fitting: i64 = data.KM_WITHIN[longest // 25]
    if tableau.km.count(data.KM200) == data.MOST_KM200:
        fitting &= ~BIT[data.KM200]
    return fitting


def open_to(rally: Rally, party: i64) -> i64:
    """R4.8, R4.9  The attacks that may be laid before this party. The piles are separate (Q43);
    a limit needs the green light (Q5, R6.4 not) and lies on no other limit (Q6)."""
    tableau = rally.tableaus[party]
    top = tableau.top
    attacks: i64 = 0
    if top == data.GREEN or (tableau.has_priority() and top < data.FIRST_ATTACK):
        attacks = data.BATTLE_ATTACKS
    if (top == data.GREEN or rally.agreed.limit_any_time) and not tableau.limited:
        attacks |= data.LIMIT_ATTACK
    return attacks & ~data.IMMUNE_BY[tableau.laid_actions()]


# -- What happens then ---------------------------------------------------------------------


def play(rally: Rally, seat: i64, card: i64) -> None:
    rally.hands[seat].take(card)
    tableau = rally.tableaus[rally.party(seat)]
    if card < data.DISTANCES:
        drive(rally, tableau, card)
    elif card >= data.PRIORITY:
        lay_action(rally, tableau, card)
    elif card == data.END_LIMIT:
        # R4.6  On your own speed pile (Q8); the green light was never covered (Q7).
        tableau.lay_speed(card)
        end_turn(rally)
    else:
        # R4.4, R4.5  On your own battle pile.
        tableau.lay_battle(card)
        end_turn(rally)


def drive(rally: Rally, tableau: Tableau, card: i64) -> None:
    """R4.3"""
    tableau.km.put(card)
    tableau.total += data.KM[card]
    if tableau.total < rally.target:
        end_turn(rally)
    elif rally.may_extend():
        rally.phase = EXTENSION
    else:
        end_rally(rally, rally.party(rally.active))


def lay_action(rally: Rally, tableau: Tableau, card: i64) -> None:
    """R4.7  It lifts what it answers, onto the discard pile (Q9, Q10, Q42), is replaced by one
    card (Q13, Q14), and the turn goes on."""
    tableau.actions |= BIT[card]
    if tableau.answered_by(card):
        rally.discard_card(tableau.lift_battle())
        # R6.5  Option: the green light below does not count any more (Q44).
        if rally.agreed.green_after_action and not tableau.has_priority():
            if tableau.top == data.GREEN:
                rally.discard_card(tableau.lift_battle())
    if card == data.PRIORITY and tableau.limited:
        rally.discard_card(tableau.lift_speed())
    draw_then_choose(rally, 1)


def throw_away(rally: Rally, seat: i64, card: i64) -> None:
    """R4.10"""
    rally.hands[seat].take(card)
    rally.discard_card(card)
    end_turn(rally)


# -- R4.13  Extension (Verlängerung) -------------------------------------------------------


def decide_extension(rally: Rally, seat: i64, extend: bool) -> None:
    if extend:
        rally.target = data.LONG_TARGET
        rally.extension_caller = rally.party(seat)
        end_turn(rally)
    else:
        end_rally(rally, rally.party(seat))
