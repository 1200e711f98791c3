"""1000 Kilometer: what a seat may conclude about the others' hands from how they play.

All deals of the unseen cards are possible, but not equally likely: nobody throws an action card
away, and who stands at a red light without laying a green one has none.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.core.rng import Rng
from tafelrunde.games.thousand_km.players.thumb import should_lay
from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.rules.game import ThousandKm

MOST_EXCHANGES: Final = 24
"""So often at most a card is exchanged for another that may have stayed in hand."""


def likelier(guess: ThousandKm, seat: i64, rng: Rng) -> None:
    """Change a guess into one that fits better to what the seat has seen."""
    if guess.talon.size == 0 or is_first_turn(guess):
        return
    deal_action_cards(guess, seat, rng)
    # Only who played last has surely left what he could not change.
    last = (seat + guess.seats - 1) % guess.seats
    exchanged: i64
    for exchanged in range(MOST_EXCHANGES):
        card = would_lie(guess, last)
        if card == data.NONE:
            return
        exchange(guess, last, card, rng)


def is_first_turn(guess: ThousandKm) -> bool:
    dealt = guess.agreed.deck.size - guess.talon.size
    return dealt <= guess.seats * data.HAND + 1


# -- R4.7  Action cards wait in the hand ---------------------------------------------------


def deal_action_cards(guess: ThousandKm, seat: i64, rng: Rng) -> None:
    """Each that is unseen is in the talon or was drawn by somebody, who has it still."""
    each = (guess.agreed.deck.size - guess.talon.size) // guess.seats
    card: i64
    for card in range(data.PRIORITY, data.FIRST_ATTACK):
        holder = whose(guess, seat, card)
        if holder == data.NONE and guess.talon.count(card) == 0:
            continue
        place = rng.below(each * (guess.seats - 1) + guess.talon.size)
        drawer: i64 = data.NONE
        if place < each * (guess.seats - 1):
            drawer = (seat + 1 + place // each) % guess.seats
        if drawer == holder:
            continue
        if holder != data.NONE:
            exchange(guess, holder, card, rng)
        if drawer != data.NONE and guess.talon.count(card) > 0:
            give(guess, drawer, card, rng)


def whose(guess: ThousandKm, seat: i64, card: i64) -> i64:
    """Who of the others holds a card in this guess."""
    other: i64
    for other in range(guess.seats):
        if other != seat and guess.hands[other].count(card) > 0:
            return other
    return data.NONE


# -- What would not have stayed in hand ----------------------------------------------------


def would_lie(guess: ThousandKm, seat: i64) -> i64:
    """A card of a hand that its owner would have laid by now; NONE if there is no such card."""
    tableau = guess.tableaus[guess.party(seat)]
    hand = guess.hands[seat]
    if tableau.needs_green() and hand.count(data.GREEN) > 0:
        return data.GREEN
    if data.is_breakdown(tableau.top):
        repair: i64 = data.DEFENCE_FOR[tableau.top - data.FIRST_ATTACK]
        if hand.count(repair) > 0:
            return repair
    card: i64
    for card in range(data.PRIORITY, data.FIRST_ATTACK):
        if hand.count(card) > 0 and should_lay(guess, seat, tableau, card):
            return card
    return data.NONE


# -- Between hand and talon ----------------------------------------------------------------


def exchange(guess: ThousandKm, seat: i64, card: i64, rng: Rng) -> None:
    """Any card of the talon in place of this one."""
    hand = guess.hands[seat]
    other = guess.talon.nth(rng.below(guess.talon.size))
    guess.talon.take(other)
    hand.put(other)
    hand.take(card)
    guess.talon.put(card)


def give(guess: ThousandKm, seat: i64, card: i64, rng: Rng) -> None:
    """This card of the talon in place of any in hand that is no action card."""
    hand = guess.hands[seat]
    if hand.size == 0:
        return
    other = hand.nth(rng.below(hand.size))
    if data.PRIORITY <= other < data.FIRST_ATTACK:
        return
    hand.take(other)
    hand.put(card)
    guess.talon.take(card)
    guess.talon.put(other)
