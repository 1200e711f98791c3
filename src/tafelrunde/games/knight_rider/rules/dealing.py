"""Knight Rider: who starts, and who gets which cards (R3.3, R3.4, R6.3, R6.4, R7)."""

from mypy_extensions import i64

from tafelrunde.core.rng import Rng
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.state import DEAL_DIVERSION, DEAL_KITT, DRAW, Cards, Chase

# -- R3.3, R3.4  Start player and hands ------------------------------------------------------


def name_first(chase: Chase, seat: i64) -> None:
    """R3.3  The start player drives car 1, the others follow clockwise."""
    chase.first = seat
    chase.active = seat
    if cards_each(chase, data.KITTS) > 0:
        chase.phase = DEAL_KITT
    else:
        chase.phase = DRAW


def cards_each(chase: Chase, kinds: i64) -> i64:
    """R6.3, R6.4  How many cards of a sort are dealt to each seat."""
    share = data.SETS * kinds // chase.seats if chase.agreed.share_surplus else kinds
    if chase.agreed.random_deal:
        return share
    # R3.4  One set each lies there already.
    return share - kinds


def deal(chase: Chase, action: i64) -> None:
    """One card at a time, beginning with the start player; first all K.I.T.T. cards."""
    seat = next_dealt(chase)
    chase.dealt += 1
    if actions.is_deal_kitt(action):
        give(chase.kitt, seat, actions.deal_kitt_card(action))
        if chase.dealt == cards_each(chase, data.KITTS) * chase.seats:
            chase.dealt = 0
            chase.phase = DEAL_DIVERSION
    else:
        give(chase.diversions, seat, actions.deal_diversion_kind(action))
        if chase.dealt == cards_each(chase, data.DIVERSIONS) * chase.seats:
            chase.dealt = 0
            chase.phase = DRAW


def next_dealt(chase: Chase) -> i64:
    """The seat that gets the next card."""
    return (chase.first + chase.dealt) % chase.seats


def give(cards: Cards, seat: i64, kind: i64) -> None:
    cards.out[kind] -= 1
    cards.hands[seat][kind] += 1


# -- R7  Guessing hands ----------------------------------------------------------------------


def draw_from(deck: list[i64], rng: Rng) -> i64:
    """A kind of the deck; each card is equally likely."""
    left = rng.below(sum(deck))
    kind: i64 = 0
    while left >= deck[kind]:
        left -= deck[kind]
        kind += 1
    return kind


def deal_again(cards: Cards, seat: i64, sure: list[i64], rng: Rng) -> None:
    """All hands but the seat's go back and are drawn again; a jump that was shown stays (Q22)."""
    hands = cards.hands
    out = cards.out
    sizes: list[i64] = [sum(hand) for hand in hands]
    other: i64
    kind: i64
    for other in range(len(hands)):
        if other != seat:
            for kind in range(len(out)):
                stays = sure[other] if kind == data.JUMP_CARD else 0
                out[kind] += hands[other][kind] - stays
                hands[other][kind] = stays
            sizes[other] -= sure[other]
    for other in range(len(hands)):
        if other != seat:
            i: i64
            for i in range(sizes[other]):
                give(cards, other, draw_from(out, rng))
