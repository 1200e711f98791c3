"""The tables A1 to A6 of the specification, and the same by another way."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from math import factorial
from random import Random

import pytest

from tafelrunde.games.knatsch.odds.answers import KEPT_THROWS, kept_answers
from tafelrunde.games.knatsch.odds.chances import (
    chance,
    chance_to_stand,
    plan_to_stand,
    results_of,
    rival,
)
from tafelrunde.games.knatsch.odds.tables import TABLES, host_chance, odds_table, read_combo
from tafelrunde.games.knatsch.rules.data import HIGHEST_OTHER, KING, LONE_DIE
from tafelrunde.games.knatsch.rules.dice import CARD_DICE, HANDS, evaluate, hand_of

ALL_FIVE = 31
DIE5 = 16

# -- A1  Chance to beat a card: throws, card dice --------------------------------------------

A1_COLUMNS = [
    (1, 0), (2, 0), (3, 0), (4, 0), (3, 1), (3, 2), (3, 4), (3, 8), (3, 16), (4, 16), (3, 24),
    (3, ALL_FIVE),
]  # fmt: skip
A1 = """
111+2 0.3041 0.5714 0.6979 0.7639 0.8221 0.8355 0.8390 0.8390 0.8390 0.8857 0.9125 0.9765
111+3 0.2964 0.5658 0.6940 0.7617 0.8104 0.8334 0.8334 0.8390 0.8390 0.8857 0.9125 0.9765
111+4 0.2810 0.5554 0.6873 0.7566 0.7919 0.8292 0.8292 0.8292 0.8390 0.8857 0.9125 0.9765
111+5 0.2553 0.5275 0.6662 0.7407 0.7053 0.8202 0.8202 0.8202 0.8202 0.8727 0.9041 0.9649
222+1 0.2518 0.5199 0.6568 0.7304 0.6979 0.8027 0.8202 0.8202 0.8202 0.8727 0.9041 0.9649
222+3 0.2441 0.5131 0.6520 0.7279 0.6940 0.7906 0.8126 0.8202 0.8202 0.8727 0.9041 0.9649
222+4 0.2287 0.5009 0.6436 0.7213 0.6873 0.7703 0.8076 0.8076 0.8202 0.8727 0.9041 0.9649
222+5 0.2030 0.4680 0.6178 0.7013 0.6662 0.6662 0.7967 0.7967 0.7967 0.8559 0.8940 0.9472
333+1 0.1995 0.4586 0.6046 0.6859 0.6566 0.6662 0.7774 0.7967 0.7967 0.8559 0.8940 0.9472
333+2 0.1914 0.4508 0.5992 0.6828 0.6520 0.6520 0.7665 0.7967 0.7967 0.8559 0.8940 0.9472
333+4 0.1760 0.4360 0.5879 0.6736 0.6436 0.6436 0.7432 0.7797 0.7967 0.8559 0.8940 0.9472
333+5 0.1502 0.3954 0.5525 0.6443 0.6178 0.6178 0.6178 0.7655 0.7655 0.8327 0.8809 0.9125
444+1 0.1468 0.3829 0.5314 0.6173 0.6040 0.6178 0.6178 0.7435 0.7655 0.8327 0.8809 0.9125
444+2 0.1387 0.3719 0.5224 0.6110 0.5975 0.5975 0.6178 0.7301 0.7655 0.8327 0.8809 0.9125
444+3 0.1228 0.3552 0.5091 0.6007 0.5879 0.5879 0.5879 0.7075 0.7655 0.8327 0.8809 0.9125
444+5 0.0971 0.3024 0.4530 0.5491 0.5525 0.5525 0.5525 0.5525 0.7173 0.7942 0.7655 0.8390
555+1 0.0937 0.2843 0.4176 0.4984 0.5296 0.5525 0.5525 0.5525 0.6897 0.7566 0.7655 0.8390
555+2 0.0855 0.2648 0.3968 0.4808 0.5161 0.5161 0.5525 0.5525 0.6641 0.7364 0.7655 0.8390
555+3 0.0697 0.2445 0.3770 0.4640 0.4998 0.4998 0.4998 0.5525 0.6309 0.7106 0.7655 0.8390
555+4 0.0435 0.1829 0.3044 0.3901 0.4530 0.4530 0.4530 0.4530 0.4530 0.5491 0.5525 0.7053
4444+5 0.0114 0.0707 0.1460 0.2115 0.2003 0.2003 0.2003 0.2003 0.3654 0.4661 0.3934 0.4530
"""

A2_COLUMNS = [(3, 0), (4, 0), (3, 1), (3, DIE5), (4, DIE5), (3, ALL_FIVE)]
A2 = """
5+4 0.9765 0.9818 0.9957 0.9957 0.9969 1.0000
11+5 0.9649 0.9744 0.9765 0.9933 0.9955 0.9999
33+5 0.9125 0.9396 0.9472 0.9817 0.9887 0.9992
55 0.8298 0.8709 0.9125 0.9605 0.9733 0.9957
55+4 0.7053 0.7716 0.8390 0.8390 0.8857 0.9765
111+5 0.6662 0.7407 0.7053 0.8202 0.8727 0.9649
222+5 0.6178 0.7013 0.6662 0.7967 0.8559 0.9472
333+5 0.5525 0.6443 0.6178 0.7655 0.8327 0.9125
444 0.5392 0.6231 0.6178 0.7655 0.8327 0.9125
444+5 0.4530 0.5491 0.5525 0.7173 0.7942 0.8390
555 0.4314 0.5102 0.5525 0.7031 0.7683 0.8390
555+2 0.3968 0.4808 0.5161 0.6641 0.7364 0.8390
555+4 0.3044 0.3901 0.4530 0.4530 0.5491 0.7053
1111 0.2963 0.3781 0.4314 0.4530 0.5491 0.7053
1111+5 0.2754 0.3608 0.3044 0.4359 0.5342 0.6662
2222+5 0.2412 0.3251 0.2754 0.4162 0.5166 0.6178
3333+5 0.2003 0.2788 0.2412 0.3934 0.4951 0.5525
4444 0.1853 0.2518 0.2412 0.3934 0.4951 0.5525
4444+5 0.1460 0.2115 0.2003 0.3654 0.4661 0.4530
5555 0.1251 0.1700 0.2003 0.3391 0.4138 0.4530
5555+4 0.0706 0.1092 0.1460 0.1460 0.2115 0.3044
11111+5 0.0616 0.0976 0.0706 0.1404 0.2054 0.2754
33333+5 0.0398 0.0676 0.0515 0.1278 0.1910 0.2003
55555 0.0155 0.0242 0.0398 0.0967 0.1328 0.1460
55555+4 0.0067 0.0128 0.0255 0.0255 0.0453 0.0706
111111 0.0057 0.0111 0.0155 0.0255 0.0453 0.0706
333333 0.0033 0.0070 0.0057 0.0242 0.0435 0.0515
555555 0.0000 0.0000 0.0033 0.0123 0.0189 0.0255
5555555 0.0000 0.0000 0.0000 0.0000 0.0000 0.0019
"""

A3_COLUMNS = [(3, 0, 0), (4, 0, 0), (3, DIE5, 0), (4, DIE5, 0), (3, 0, DIE5), (4, 0, DIE5)]
A3 = """
333+1 0.4111 0.4813 0.6115 0.6779 0.2982 0.3587
333+2 0.4086 0.4797 0.6115 0.6779 0.2962 0.3574
333+4 0.4057 0.4778 0.6115 0.6779 0.2946 0.3562
333+5 0.3928 0.4688 0.6001 0.6705 0.2891 0.3527
444+1 0.3808 0.4530 0.6001 0.6705 0.2825 0.3437
444+2 0.3771 0.4509 0.6001 0.6705 0.2802 0.3421
444+3 0.3730 0.4483 0.6001 0.6705 0.2784 0.3407
444+5 0.3461 0.4257 0.5763 0.6523 0.2669 0.3324
555+1 0.3234 0.3931 0.5555 0.6233 0.2543 0.3149
555+2 0.3124 0.3847 0.5402 0.6120 0.2498 0.3122
555+3 0.3024 0.3767 0.5203 0.5963 0.2458 0.3095
555+4 0.2564 0.3309 0.4071 0.4969 0.2086 0.2717
"""


def rows(table: str) -> list[tuple[str, list[float]]]:
    lines = [line.split() for line in table.strip().splitlines()]
    return [(line[0], [float(cell) for cell in line[1:]]) for line in lines]


@pytest.mark.parametrize(("target", "chances"), rows(A1))
def test_a1_chance_to_beat_a_card(target: str, chances: list[float]) -> None:
    for (throws, cards), expected in zip(A1_COLUMNS, chances, strict=True):
        assert chance(read_combo(target), throws, cards) == pytest.approx(expected, abs=5.1e-5)


@pytest.mark.parametrize(("result", "chances"), rows(A2))
def test_a2_chance_to_beat_a_result(result: str, chances: list[float]) -> None:
    for (throws, cards), expected in zip(A2_COLUMNS, chances, strict=True):
        assert chance(read_combo(result), throws, cards) == pytest.approx(expected, abs=5.1e-5)


@pytest.mark.parametrize(("castle", "chances"), rows(A3))
def test_a3_chance_that_an_attack_takes_the_castle(castle: str, chances: list[float]) -> None:
    for (throws, cards, defender), expected in zip(A3_COLUMNS, chances, strict=True):
        success = chance_to_stand(read_combo(castle), throws, cards, [rival(defender, 3)])
        assert success == pytest.approx(expected, abs=5.1e-5)


@pytest.mark.parametrize(
    ("players", "expected"), [(2, 0.5431), (3, 0.3845), (4, 0.3009), (5, 0.2487), (6, 0.2127)]
)
def test_a4_chance_of_the_host(players: int, expected: float) -> None:
    assert host_chance(players) == pytest.approx(expected, abs=5.1e-5)
    # What previews and thumb use: all rivals try nothing but to beat the host.
    quick = chance_to_stand(-1, 4, 0, [rival(0, 3)] * (players - 1))
    assert expected - 0.0014 < quick < expected + 5.1e-5


@pytest.mark.parametrize(
    ("bar", "throws", "cards", "fraction"),
    [
        (331, 1, 0, Fraction(4655, 23328)),
        (331, 3, 0, Fraction(36559105, 60466176)),
        (321, 3, 0, Fraction(357417295, 544195584)),
        (345, 3, 0, Fraction(369776935, 816293376)),
        (KING, 3, 0, Fraction(119215715, 816293376)),
        (KING, 3, DIE5, Fraction(596547575, 1632586752)),
    ],
)
def test_a5_exact_fractions(bar: int, throws: int, cards: int, fraction: Fraction) -> None:
    assert chance(bar, throws, cards) == pytest.approx(float(fraction), abs=1e-13)


def test_a6_stop_or_go_on_in_an_attack() -> None:
    plan = plan_to_stand(332, 0, [rival(0, 3)], HIGHEST_OTHER)
    live = hand_of([4, 4, 4, 5, 1])
    assert plan.value(live, 0) == pytest.approx(0.547005, abs=1e-6)
    assert plan.after(hand_of([4, 4, 4, 5]), 1, 1) == pytest.approx(0.598163, abs=1e-6)
    assert plan.after(hand_of([4, 4, 4]), 2, 1) == pytest.approx(0.607867, abs=1e-6)
    assert plan.value(live, 1) == pytest.approx(0.607867, abs=1e-6)
    assert plan.value(live, 2) == pytest.approx(0.665662, abs=1e-6)
    assert HANDS[plan.best(live, 2)] == hand_of([5, 1])


# -- The same by another way -----------------------------------------------------------------


def counts_of(dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dice.count(value) for value in range(1, 6))


@cache
def throws_of(dice: int) -> list[tuple[tuple[int, ...], Fraction]]:
    """All throws of so many dice as counts of 1 to 5, by multinomial weight."""
    found = []
    for counts in product(range(dice + 1), repeat=5):
        dead = dice - sum(counts)
        if dead >= 0:
            ways = factorial(dice) // factorial(dead)
            for count in counts:
                ways //= factorial(count)
            found.append((counts, Fraction(ways, 6**dice)))
    return found


def test_a5_agrees_with_plain_recursion_in_exact_fractions() -> None:
    """Two throws left with few dice, every re-roll tried by hand."""
    bar, cards = 254, 0b01010

    @cache
    def value(live: tuple[int, ...], throws: int) -> Fraction:
        hand = hand_of([w + 1 for w in range(5) for i in range(live[w])])
        stop = Fraction(evaluate(hand, CARD_DICE[cards], HIGHEST_OTHER) > bar)
        if throws == 0:
            return stop
        best = stop
        for again in product(*(range(count + 1) for count in live)):
            if sum(again) > 0:
                kept = tuple(count - out for count, out in zip(live, again, strict=True))
                expected = Fraction(0)
                for thrown, weight in throws_of(sum(again)):
                    sums = tuple(a + b for a, b in zip(kept, thrown, strict=True))
                    expected += weight * value(sums, throws - 1)
                best = max(best, expected)
        return best

    plan = plan_to_stand(bar, cards, [], HIGHEST_OTHER)
    for live in ((1, 1, 1, 0, 0), (2, 0, 0, 0, 1), (0, 1, 0, 1, 1), (3, 0, 0, 0, 0)):
        hand = hand_of([w + 1 for w in range(5) for i in range(live[w])])
        assert plan.value(hand, 2) == pytest.approx(float(value(live, 2)), abs=1e-13)


def test_more_throws_and_higher_card_dice_never_hurt() -> None:
    for bar in (312, 331, 345, 354, KING):
        for cards in range(32):
            assert chance(bar, 3, cards) <= chance(bar, 4, cards) + 1e-12
        for value in range(4):
            assert chance(bar, 3, 2**value) <= chance(bar, 3, 2 ** (value + 1)) + 1e-12


# -- What the command prints -----------------------------------------------------------------


def test_odds_tables_have_a_number_in_every_cell() -> None:
    for name in TABLES:
        table = odds_table(name)
        assert table.rows
        assert all(len(row) == len(table.head) for row in table.rows)
    cards = odds_table("cards")
    assert cards.rows[0][:4] == ("111+2", "0.3041", "0.5714", "0.6979")
    assert odds_table("attacks").rows[1][0:2] == ("333+2", "0.4086")
    assert odds_table("tournaments").rows[0] == ("2", "0.5431")


def test_odds_of_one_combination() -> None:
    table = odds_table("444+1", card_dice="4,5")
    assert table.head == ("throws", "chance")
    assert [row[0] for row in table.rows] == ["1", "2", "3", "4"]
    assert table.rows[2] == ("3", "0.8809")
    for wrong in ("nonsense", "77+1", "444+4", ""):
        with pytest.raises(ValueError, match="table or a combination"):
            odds_table(wrong)
    with pytest.raises(ValueError, match="card dice"):
        odds_table("444+1", card_dice="6")


def test_odds_of_dice_that_lie_there() -> None:
    """The best choice comes first, as in G31."""
    table = odds_table("444+5", dice="445516")
    assert table.head == ("keep", "again", "chance")
    assert table.rows[0] == ("5 5", "1 4 4", "0.4213")
    assert ("1 4 4 5 5", "", "0.0000") in table.rows
    assert len(table.rows) == 2 * 3 * 3
    for wrong, throws in (("7", 1), ("1234561", 1), ("445", 4), ("445", 0)):
        with pytest.raises(ValueError, match="expected"):
            odds_table("444+5", dice=wrong, throws=throws)


# -- Worked out beforehand -------------------------------------------------------------------


@pytest.mark.parametrize("kicker", [HIGHEST_OTHER, LONE_DIE])
@pytest.mark.parametrize("throws", KEPT_THROWS)
def test_kept_answers_are_what_they_would_be_now(throws: int, kicker: int) -> None:
    """All are there, and one for each set of card dice is worked out again."""
    draw = Random(1)
    for cards in range(len(CARD_DICE)):
        results = sorted(set(results_of(cards, kicker)))
        kept = kept_answers(cards, throws, kicker)
        assert len(kept) == len(results)
        at = draw.randrange(len(results))
        now = chance_to_stand(results[at], throws, cards, [], kicker)
        assert kept[at] == pytest.approx(now, abs=1e-12)
        assert chance(results[at], throws, cards, kicker) == kept[at]


def test_a_result_that_card_dice_alone_exceed_is_always_beaten() -> None:
    lowest = min(results_of(ALL_FIVE, HIGHEST_OTHER))
    assert chance(lowest - 1, 3, ALL_FIVE) == 1.0


def test_other_numbers_of_throws_are_worked_out_when_asked() -> None:
    assert kept_answers(0, 1, HIGHEST_OTHER) == []
    assert chance(331, 1, 0) == chance_to_stand(331, 1, 0, [])
