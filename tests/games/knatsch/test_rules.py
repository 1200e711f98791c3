"""Knatsch: rules and rulings beyond the golden scenarios, refusals, and laws that always hold."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.bits import list_bits
from tafelrunde.core.options import OptionError, complete
from tafelrunde.core.position import PositionError
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, OVER, Policy
from tafelrunde.games.knatsch import GAME
from tafelrunde.games.knatsch.players.thumb import Thumb
from tafelrunde.games.knatsch.rules.data import (
    CARD_NAMES,
    CASTLE_NAMES,
    CREST,
    DECK,
    HIGHEST_OTHER,
    KING,
    MIXED_CASTLES,
    SPECIAL_COMBOS,
    SPECIAL_NAMES,
    SPECIAL_TYPE,
    TOURNAMENTS,
)
from tafelrunde.games.knatsch.rules.dice import (
    FIRST_THROW,
    HANDS,
    THROW_HAND,
    THROW_WEIGHT,
    evaluate,
    hand_size,
    parts,
)
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.rules.refusals import REFUSALS
from tafelrunde.games.knatsch.rules.state import GUARDING, ROLLING
from tafelrunde.lab.playout import play_out
from tests.games.knatsch.tables import CARD, act, guards, lay, menu, owned, pile, shown, why_not

# -- R2  The cards -------------------------------------------------------------------------


def test_r2_2_r2_3_r2_4_r2_5_r2_6_the_deck() -> None:
    assert len(CASTLE_NAMES) == len(MIXED_CASTLES) == 16
    assert sorted(Counter(CREST).values()) == [2, 2, 3, 3, 3, 3]
    assert len(SPECIAL_NAMES) == len(SPECIAL_COMBOS) == 23
    copies = Counter(SPECIAL_TYPE)
    assert [copies[kind] for kind in range(12)] == [2, 2, 2, 1, 1, 3, 1, 3, 3, 3, 1, 1]
    assert len(CASTLE_NAMES) + len(SPECIAL_NAMES) + TOURNAMENTS == DECK == 48
    assert KING == 445
    for printed in (*MIXED_CASTLES, *SPECIAL_COMBOS):
        assert printed // 100 == 3
        assert printed // 10 % 10 != printed % 10 > 0


def test_r2_1_every_combination_of_dice_has_its_own_rank_q2() -> None:
    """The best reading of a pool is what `evaluate` says: tried for every hand."""
    for hand in HANDS:
        counts = {value: hand >> 3 * (value - 1) & 7 for value in range(1, 6)}
        readings = [
            many * 100 + value * 10 + kicker
            for value, count in counts.items()
            for many in range(1, count + 1)
            for kicker in (0, *(other for other in counts if other != value and counts[other]))
        ]
        assert evaluate(hand, 0, HIGHEST_OTHER) == max(readings, default=0)


# -- R3  Setup -----------------------------------------------------------------------------


def test_r3_1_everybody_may_be_start_player() -> None:
    outcomes = GAME.new(5).outcomes()
    assert [(GAME.notation.text(action), weight) for action, weight in outcomes] == [
        (f"start {seat}", 1) for seat in range(5)
    ]


def test_r3_2_each_crest_is_equally_likely_q41() -> None:
    state = GAME.new(3)
    act(state, "* start 2")
    for _dealt in range(3):
        weights: Counter[int] = Counter()
        for action, weight in state.outcomes():
            weights[CREST[CARD[GAME.notation.text(action).split()[1]]]] += weight
        assert set(weights.values()) == {6}
        state.apply(CHANCE, state.outcomes()[0][0])
    assert state.turn() == CHANCE
    # R7.2  Any of the 45 other cards may be on top, tournaments nine times as often as others.
    weights_of_tops = dict(state.outcomes())
    assert sum(weights_of_tops.values()) == 45
    assert weights_of_tops[GAME.notation.number("draw tournament")] == 9


def test_r3_3_tops_are_uncovered_one_after_the_other() -> None:
    state = GAME.new(2)
    act(state, "* start 1", "* draw red1", "* draw white2", "* draw die5", "* draw tournament")
    assert state.turn() == 1
    assert [pile(state, 0), pile(state, 1)] == ["die5", "t"]
    assert owned(state, 1) == "red1"
    act(state, "1 tuck 1")
    assert (GAME.notation.number("draw tournament"), 8) in state.outcomes()
    assert GAME.notation.number("draw die5") not in dict(state.outcomes())


# -- R4  Turns -----------------------------------------------------------------------------


def test_r4_2_throws_have_multinomial_weights_q4() -> None:
    state = lay("red1", piles=("blue3 t", ""))
    act(state, "0 pile 0")
    outcomes = dict(state.outcomes())
    assert sum(outcomes.values()) == 6**6
    assert outcomes[GAME.notation.number("throw 1 2 3 4 5 6")] == 720
    assert outcomes[GAME.notation.number("throw 6 6 6 6 6 6")] == 1
    assert outcomes[GAME.notation.number("throw 1 1 1 5 5 6")] == 60
    act(state, "* 441236", "0 reroll 1 2 3")
    assert sum(weight for action, weight in state.outcomes()) == 6**3
    # Q4  The next roll begins with six dice again.
    act(state, "* 666", "1 tuck 0", "1 pile 0")
    assert state.this_roll.in_the_air == 6


def test_r4_2_menus_of_dice_stay_short_q6() -> None:
    assert max(len(parts(hand)) for hand in HANDS) == 48
    state = lay("red1", piles=("blue3 t", ""))
    act(state, "0 pile 0", "* 112346")
    rerolls = {text for text in menu(state) if text != "stop"}
    assert len(menu(state)) == 3 * 2 * 2 * 2
    assert "reroll 1 1 2 3 4" in rerolls
    assert not any("6" in text for text in rerolls)


def test_r4_6_the_top_of_a_half_known_pile_r7_2() -> None:
    state = GAME.new(2)
    act(state, "* start 0", "* draw red1", "* draw green1", "* draw cat_a", "* draw tournament")
    for _card in range(22):
        state.piles[0].lift()
        state.covered = 0
        state.apply(CHANCE, state.outcomes()[0][0])
    assert state.piles[0].unknown == 0
    # The last unknown card leaves: nothing is left of this pile.
    state.piles[0].lift()
    assert state.piles[0].size() == 0


def test_r4_8_the_attacker_may_spoil_it_q30() -> None:
    state = lay("red1", "green1 blue1", piles=("t", ""))
    act(state, "0 attack blue1", "* 333556")
    assert (shown(state), state.phase) == ("333+5", ROLLING)
    act(state, "0 reroll 3 3 5 5", "* 6612", "0 stop")
    assert owned(state, 1) == "green1 blue1"
    assert state.turn() == 1


def test_r4_7_specials_are_not_defended_q45_q57() -> None:
    state = lay("red1", "green1 stap_a", piles=("t", ""), round_number=1)
    act(state, "0 steal stap_a", "* 222516")
    assert owned(state, 0) == "red1 stap_a"
    assert state.turn() == 1


def test_r4_10_the_king_is_voluntary_q17() -> None:
    state = lay("red1 green1 blue1", "white1", seats=2, piles=("red2 green2", ""))
    assert menu(state) == {"tuck 0", "king"}
    act(state, "0 tuck 0", "0 tuck 0")
    assert menu(state) == {"king", "end turn"}


def test_q20_the_revenge_may_take_a_guarded_castle_q39() -> None:
    state = lay(
        "red1 green1 blue1 cg_a", piles=("t", ""), guarded={0: "red1 green1"},
    )  # fmt: skip
    act(state, "0 king", "* 666666", "0 give back red1 1")
    assert pile(state, 1) == "red1"
    assert guards(state, 0) == "green1 blue1"
    assert state.turn() == 1
    assert "pile 1" in menu(state)


def test_r4_12_a_guard_won_in_the_turn_works_at_once_q33() -> None:
    state = lay("red1 green1", "white1", piles=("cg_a t", ""))
    act(state, "0 pile 0", "* 444516", "0 end turn")
    assert guards(state, 0) == "red1 green1"
    assert why_not(state, "attack red1") == "guarded"


def test_q35_a_stolen_special_guard_protects_no_longer() -> None:
    state = lay("red1", "green1 sg_a die5", piles=("t", ""), guarded={1: "die5"})
    act(state, "0 steal sg_a", "* 444516")
    assert guards(state, 1) == ""


def test_r4_13_rounds_go_by_the_start_player() -> None:
    state = lay("red1", "green1", "blue1", piles=("red2 t", "red3 t"), active=0, start=1)
    act(state, "0 tuck 0", "0 pile 0", "* 666666", "* 666666", "* 666666")
    assert (state.round_number, state.active) == (2, 1)


def test_q38_q50_everybody_rolls_in_a_tournament_only() -> None:
    state = lay("red1", "green1", "blue1", "white1", seats=4, piles=("t", ""), active=2)
    act(state, "2 pile 0")
    order = []
    while state.this_roll.target >= 0 and state.turn() == CHANCE:
        order.append(int(state.this_roll.roller))
        act(state, "* 666666")
    assert order == [2, 3, 0, 1]


def test_q54_tournaments_may_be_hosted_though_nobody_can_have_three() -> None:
    state = lay(
        "red1", "green1", "blue1", "white1", seats=4, piles=("t", ""),
        tournaments={0: 2, 1: 2, 2: 2, 3: 2},
    )  # fmt: skip
    assert "pile 0" in menu(state)


def test_q48_an_attack_never_takes_the_last_castle() -> None:
    state = lay("red1", "green1", piles=("t", ""))
    assert why_not(state, "attack green1") == "last-castle"


def test_r6_9_without_memory_aid_the_tail_is_not_shown() -> None:
    state = lay("red1", piles=("t sg_a", ""), options={"memory_aid": False})
    view = GAME.view(state, 0)
    assert view.piles[0].tail is None
    assert view.piles[0].unknown is None
    assert view.piles[0].size == 2
    assert view.unseen is None


def test_r6_10_blank_specials_cannot_be_agreed_on() -> None:
    GAME.new(2, {"blank_specials": 0})
    with pytest.raises(OptionError, match="blank_specials"):
        GAME.new(2, {"blank_specials": 1})


def test_r6_8_without_a_limit_the_game_goes_on() -> None:
    state = lay("red1", seats=2, active=1, round_number=60, options={"round_limit": 0})
    act(state, "1 end turn")
    assert (state.round_number, state.turn()) == (61, 0)


def test_r5_4_the_bound_is_above_every_turn() -> None:
    bound = GAME.longest(6, complete(GAME.options, {}, 6))
    assert bound is not None
    assert bound > 60 * 6 * 13 * 40


def test_r6_8_without_a_limit_there_is_no_bound() -> None:
    assert GAME.longest(2, complete(GAME.options, {"round_limit": 0}, 2)) is None


# -- Why not? ------------------------------------------------------------------------------

RICH = "green1 blue1 yellow1 cg_a die5 sg_a"


def table(**changes: Any) -> Knatsch:
    piles = changes.pop("piles", ("red2 t t", "die1b"))
    return lay(
        "red1 die1a", RICH, "white1 cat_a", piles=piles,
        guarded={1: "green1 blue1 die5"}, **changes,
    )  # fmt: skip


def revenge() -> Knatsch:
    state = lay("red1 green1 blue1", "white1", piles=("t", ""))
    act(state, "0 king", "* 666666")
    return state


def guarding() -> Knatsch:
    state = lay("red1 blue1 cg_a sg_a die1a", "die2a", piles=("yellow1 t", ""))
    act(state, "0 pile 0", "* 444516")
    assert state.phase == GUARDING
    return state


def rolling() -> Knatsch:
    state = table()
    act(state, "0 attack yellow1", "* 112346")
    return state


def bonus() -> Knatsch:
    state = lay("red1 green1 blue1", piles=("die1a t", ""))
    act(state, "0 pile 0", "* 333216")
    return state


def seen_through() -> Knatsch:
    state = lay("red1", "blue1", seats=2, piles=("red2 red3", ""))
    act(state, "0 tuck 0", "0 tuck 0")
    return state


def tucked() -> Knatsch:
    state = table()
    act(state, "0 tuck 0")
    return state


def ended() -> Knatsch:
    state = lay("red1 green1 blue1", piles=("white1", ""))
    act(state, "0 pile 0", "* 555556")
    return state


REASONS = [
    (table, "attack black1", "nobody-has-it"),
    (table, "attack red1", "own-card"),
    (table, "attack white1", "last-castle"),
    (lambda: lay("red1", "green1 blue1", seats=2), "attack green1", "two-player-shield"),
    (table, "attack green1", "guarded"),
    (table, "steal die5", "guarded"),
    (lambda: lay("red1", "red2 blue1"), "attack red2", "same-crest"),
    (table, "pile 0", "same-crest"),
    (table, "pile 1", "same-special"),
    (lambda: lay("red1"), "pile 0", "empty-pile"),
    (table, "tuck 1", "pile-too-small"),
    (tucked, "tuck 0", "no-tuck-left"),
    (seen_through, "tuck 0", "seen-through"),
    (table, "king", "king-needs-castles"),
    (bonus, "king", "king-comes-first"),
    (table, "end turn", "must-try"),
    (lambda: lay("red1", piles=("red2 red3", "")), "end turn", "must-tuck"),
    (rolling, "reroll 1 1 1", "dice-not-there"),
    (revenge, "give back white1 0", "not-your-castle"),
    (guarding, "guard - die1a", "wrong-castle-guard"),
    (guarding, "guard all-but-white1 die1a", "wrong-castle-guard"),
    (guarding, "guard all-but-red1 sg_a", "wrong-special-guard"),
    (guarding, "guard all-but-red1 -", "wrong-special-guard"),
    (guarding, "guard all-but-red1 die2a", "wrong-special-guard"),
    (table, "stop", "not-now"),
    (table, "draw red2", "not-now"),
    (rolling, "tuck 0", "not-now"),
    (revenge, "stop", "not-now"),
    (guarding, "end turn", "not-now"),
    (ended, "pile 0", "game-over"),
]


@pytest.mark.parametrize(("position", "text", "reason"), REASONS)
def test_every_reason_is_given(position: Any, text: str, reason: str) -> None:
    assert why_not(position(), f"0 {text}") == reason


def test_no_reason_is_missing() -> None:
    assert set(REFUSALS) <= {reason for position, text, reason in REASONS}
    assert why_not(table(), "1 pile 1") == "not-your-turn"


def test_a_seat_is_refused_while_chance_is_asked() -> None:
    state = table()
    act(state, "0 attack yellow1")
    assert why_not(state, "0 stop") == "not-your-turn"


# -- Positions from outside ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"phase": "guards"}, "phase"),
        ({"phase": "revenge", "active": 2}, "phase"),
        ({"phase": "roll", "purpose": "king", "roller": 0}, "bar"),
        ({"phase": "throw"}, "purpose"),
        ({"in_the_air": 3}, "in_the_air"),
        ({"unseen": [3]}, "unseen"),
        ({"round": 61}, "round"),
        ({"winner": 1}, "winner"),
        ({"purpose": "king"}, "roller"),
        ({"phase": "lot"}, "unseen"),
        ({"phase": "deal"}, "unseen"),
    ],
)
def test_impossible_positions_are_refused(changes: dict[str, object], place: str) -> None:
    position = lay("red1 green1", "blue1", piles=("t sg_a", "die1a")).position()
    with pytest.raises(PositionError, match=place):
        GAME.load({**position, **changes})


@pytest.mark.parametrize(
    ("realm", "place"),
    [
        ({"castles": [0, 1]}, "castles"),
        ({"castles": [0, 0]}, "castles"),
        ({"specials": [16, 17]}, "specials"),
        ({"guarded": [0]}, "guarded"),
        ({"castles": [0, 3, 9, 12]}, "realms"),
        ({"castles": [0, 3], "tournaments": 3}, "realms"),
        ({"castles": [6]}, "unseen"),
    ],
)
def test_impossible_realms_are_refused(realm: dict[str, object], place: str) -> None:
    position: Any = lay("red1", "blue1", piles=("t sg_a", "die5")).position()
    position["realms"][0] = {**position["realms"][0], **realm}
    with pytest.raises(PositionError, match=place):
        GAME.load(position)


def test_a_roll_that_is_over_cannot_be_loaded() -> None:
    state = table()
    act(state, "0 attack yellow1", "* 112346")
    position = state.position()
    wrongs: list[dict[str, object]] = [
        {"live": []}, {"throws_used": 3}, {"bar": 100}, {"roller": 1}, {"target": 0},
    ]  # fmt: skip
    for wrong in wrongs:
        with pytest.raises(PositionError):
            GAME.load({**position, **wrong})


# -- Laws that always hold -----------------------------------------------------------------


def whereabouts(state: Knatsch) -> Counter[str]:
    """Every card of the game, wherever it is."""
    found = Counter(CARD_NAMES[card] for card in list_bits(state.unseen))
    found["tournament"] += int(state.unseen_tournaments)
    for realm in state.realms:
        found.update(CARD_NAMES[card] for card in list_bits(realm.castles | realm.specials))
        found["tournament"] += int(realm.tournaments)
    for lies in state.piles:
        found.update(CARD_NAMES[card] for card in lies.tail)
        found.update([CARD_NAMES[lies.top]] if lies.top >= 0 else [])
    return found


WHOLE_DECK = Counter(dict.fromkeys(CARD_NAMES, 1)) + Counter(tournament=TOURNAMENTS - 1)


def assert_lawful(state: Knatsch) -> None:
    assert whereabouts(state) == WHOLE_DECK
    unknown = sum(lies.unknown for lies in state.piles)
    unseen = len(list_bits(state.unseen)) + state.unseen_tournaments
    undealt = sum(realm.castles == 0 for realm in state.realms)
    assert unseen == unknown + undealt
    assert hand_size(state.this_roll.live) + state.this_roll.in_the_air <= 6
    for realm in state.realms:
        owned_crests = [CREST[card] for card in list_bits(realm.castles)]
        assert len(set(owned_crests)) == len(owned_crests)
        assert realm.guarded & ~(realm.castles | realm.specials) == 0
        types = [SPECIAL_TYPE[card - 16] for card in list_bits(realm.specials)]
        assert len(set(types)) == len(types)
        assert realm.types == sum(2**kind for kind in types)
    if state.turn() >= 0:
        assert state.covered == -1
        assert len(state.legal(state.turn())) <= 70


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_no_card_is_ever_lost_q48(seats: int, seed: int) -> None:
    state, rng = GAME.new(seats), FastRng(seed)
    while state.turn() != OVER:
        turn = state.turn()
        action = state.roll(rng) if turn == CHANCE else state.pick(turn, rng)
        state.apply(turn, action)
        assert_lawful(state)
    # Q48  Nobody ends without a castle.
    assert all(realm.castles for realm in state.realms)


@settings(max_examples=25, deadline=None)
@given(
    seats=st.integers(2, 6),
    choices=st.lists(st.integers(0, 10**6), max_size=400),
    options=st.fixed_dictionaries(
        {
            "target_rule": st.sampled_from(["exceed", "reach"]),
            "kicker_rule": st.sampled_from(["highest_other", "lone_only"]),
            "king_timing": st.sampled_from(["first_attempt", "any_attempt"]),
            "castle_set": st.sampled_from(["mixed", "low"]),
            "start_castles": st.sampled_from(["random", "weak"]),
            "two_player_shield": st.booleans(),
            "pass_allowed": st.booleans(),
            "short_game": st.booleans(),
        }
    ),
)
def test_whatever_is_chosen_the_game_stays_lawful(
    seats: int, choices: list[int], options: dict[str, object]
) -> None:
    state = GAME.new(seats, options)
    for number in choices:
        turn = state.turn()
        if turn == OVER:
            break
        if turn == CHANCE:
            outcomes = state.outcomes()
            state.apply(CHANCE, outcomes[number % len(outcomes)][0])
        else:
            entries = state.legal(turn)
            state.apply(turn, entries[number % len(entries)])
        assert_lawful(state)
    assert GAME.load(state.position()).position() == state.position()


# -- Counts from fixed positions -----------------------------------------------------------


def perft(state: Knatsch, depth: int) -> int:
    """Lines of so many actions, of seats and of chance."""
    turn = state.turn()
    if depth == 0 or turn == OVER:
        return 1
    actions = [action for action, weight in state.outcomes()] or state.legal(turn)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = state.clone()
        after.apply(turn, action)
        total += perft(after, depth - 1)
    return total


def test_perft_counts() -> None:
    state = lay("red1", "green1 die5", seats=2, piles=("stap_a t", "blue1 t"))
    # Two piles, two tucks and a theft; then 462 throws or three entries after each tuck.
    assert [perft(state, depth) for depth in (1, 2, 3)] == [5, 3 * 462 + 2 * 3, 19617]
    state = lay("red1 green1 blue1 cg_a", "yellow1", seats=2, piles=("t", ""))
    assert [perft(state, depth) for depth in (1, 2, 3)] == [2, 2 * 462, 16042]


# -- Exact chances of throws ---------------------------------------------------------------


def test_throws_have_the_weights_of_their_dice() -> None:
    for dice in range(1, 7):
        places = range(FIRST_THROW[dice], FIRST_THROW[dice + 1])
        assert sum(THROW_WEIGHT[place] for place in places) == 6**dice
        mean = Fraction(sum(THROW_WEIGHT[p] * hand_size(THROW_HAND[p]) for p in places), 6**dice)
        assert mean == Fraction(5 * dice, 6)


# -- Thumb ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "share"), [(2, 0.9), (4, 0.6)])
def test_thumb_beats_random(seats: int, share: float) -> None:
    games, won = 40, 0
    for seed in range(games):
        state = GAME.new(seats)
        thumb = seed % seats
        policies: list[Policy] = [
            Thumb() if seat == thumb else RandomPolicy() for seat in range(seats)
        ]
        play_out(state, policies, FastRng(seed))
        won += thumb in state.winners()
    assert won >= share * games


def test_thumb_rolls_and_guards_as_it_should() -> None:
    rng = FastRng(0)

    def chosen(state: Knatsch) -> str:
        seat = state.turn()
        return GAME.notation.text(Thumb().choose(state, seat, rng))

    state = lay("red1", "green1 blue1", piles=("t", ""))
    act(state, "0 attack blue1", "* 444516")
    assert chosen(state) == "reroll 1 5"
    state = lay("red1 green1 blue1", "white1", piles=("yellow1 t", ""))
    assert chosen(state) == "pile 0"
    assert chosen(guarding()) == "guard all-but-yellow1 cg_a"
    assert chosen(revenge()) == "give back red1 0"


def test_thumb_is_asked_only_where_it_can_answer() -> None:
    state = lay("red1", "green1", seats=2, piles=("red2 red3", ""))
    assert GAME.notation.text(Thumb().choose(state, 0, FastRng(0))) == "tuck 0"
