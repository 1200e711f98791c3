"""1000 Kilometer: cards without an order, counted by kind."""

from typing import Final, final

from mypy_extensions import i64

from tafelrunde.games.thousand_km.rules import data

# Four bits count the cards of one kind; a word holds the counts of the first 15 kinds.
FIELD: Final = 4
IN_FIELD: Final = 15
IN_WORD: Final = 15


def shifted(number: i64, places: i64) -> i64:
    """`1 << n` with a variable n would be a shift of 32 bits once compiled. Here, in the file of
    the heaps that are changed with every card, this is quicker than to look a bit up."""
    return number << places


@final
class Cards:
    """A hand, the talon, a pile: counts per kind. Nothing hidden has an order, so nothing can
    leak one. All in four numbers, so that a copy is quick and small."""

    def __init__(self, low: i64, high: i64, size: i64, kinds: i64) -> None:
        self.low = low
        self.high = high
        self.size = size
        # The set of kinds that are there.
        self.kinds = kinds

    def copy(self) -> "Cards":
        return Cards(self.low, self.high, self.size, self.kinds)

    def count(self, card: i64) -> i64:
        if card < IN_WORD:
            return self.low >> card * FIELD & IN_FIELD
        return self.high >> (card - IN_WORD) * FIELD & IN_FIELD

    def put(self, card: i64) -> None:
        if card < IN_WORD:
            self.low += shifted(1, card * FIELD)
        else:
            self.high += shifted(1, (card - IN_WORD) * FIELD)
        self.size += 1
        self.kinds |= shifted(1, card)

    def take(self, card: i64) -> None:
        if card < IN_WORD:
            self.low -= shifted(1, card * FIELD)
        else:
            self.high -= shifted(1, (card - IN_WORD) * FIELD)
        self.size -= 1
        if self.count(card) == 0:
            self.kinds ^= shifted(1, card)

    def add(self, others: "Cards") -> None:
        """All cards of another heap too."""
        self.low += others.low
        self.high += others.high
        self.size += others.size
        self.kinds |= others.kinds

    def nth(self, n: i64) -> i64:
        """The kind of the n-th card, kinds in their order."""
        card: i64 = 0
        word = self.low
        many = word & IN_FIELD
        while n >= many:
            n -= many
            card += 1
            word = self.high if card == IN_WORD else word >> FIELD
            many = word & IN_FIELD
        return card

    def counts(self) -> list[i64]:
        return [self.count(card) for card in range(data.CARDS)]

    def one_by_one(self) -> list[i64]:
        """Every card, kinds in their order."""
        return [self.nth(n) for n in range(self.size)]


def no_cards() -> Cards:
    return Cards(0, 0, 0, 0)


def heap(counts: list[i64]) -> Cards:
    """Cards by their counts."""
    cards = no_cards()
    card: i64
    copy: i64
    for card in range(len(counts)):
        for copy in range(counts[card]):
            cards.put(card)
    return cards
