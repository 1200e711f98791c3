"""Each sentence of the contract, for every game and every number of seats."""

from __future__ import annotations

import json
from math import isfinite, sqrt
from typing import Any

import msgspec
import pytest

from tafelrunde.bots import levels
from tafelrunde.bots.random import RandomPolicy
from tafelrunde.core.journal import read, write_json, write_text
from tafelrunde.core.options import OptionError, complete
from tafelrunde.core.position import PositionError
from tafelrunde.core.replay import fold
from tafelrunde.core.rng import FastRng
from tafelrunde.core.state import CHANCE, LEGAL, OVER, SEVERAL
from tafelrunde.games import find
from tafelrunde.lab.playout import play_out
from tafelrunde.lab.survey import play_noted
from tafelrunde.table.table import RefusedError, Table
from tests.kit.walks import GAMES, TABLES, fingerprint, samples, step, variants, walk

each_table = pytest.mark.parametrize(("name", "seats"), TABLES)


# -- Who decides -------------------------------------------------------------------------


@each_table
def test_turn_and_pending_agree(name: str, seats: int) -> None:
    for state in samples(name, seats):
        turn, pending = state.turn(), state.pending()
        assert pending == sorted(set(pending))
        assert all(0 <= seat < seats for seat in pending)
        if turn in (CHANCE, OVER):
            assert pending == []
        elif turn == SEVERAL:
            assert len(pending) > 1
        else:
            assert pending == [turn]


# -- The menu ----------------------------------------------------------------------------


@each_table
def test_menu_is_ascending_and_never_empty_for_a_pending_seat(name: str, seats: int) -> None:
    decisions = find(name).notation.size
    for state in samples(name, seats):
        for seat in range(seats):
            menu = state.legal(seat)
            assert menu == sorted(set(menu))
            assert (len(menu) > 0) == (seat in state.pending())
            assert all(0 <= action < decisions for action in menu)


@each_table
def test_every_choice_has_a_kind(name: str, seats: int) -> None:
    game = find(name)
    for state in samples(name, seats):
        for seat in state.pending():
            for choice in game.menu(state, seat):
                assert choice.text.split()[: len(choice.kind.split())] == choice.kind.split() != []


@each_table
def test_refusal_is_legal_exactly_for_the_menu(name: str, seats: int) -> None:
    size = find(name).notation.size
    for state in samples(name, seats)[:16]:
        for seat in range(seats):
            menu = set(state.legal(seat))
            for action in range(size):
                reason = state.refusal(seat, action)
                assert (reason == LEGAL) == (action in menu), (
                    f"{find(name).notation.text(action)}: {reason!r}, in menu: {action in menu}, "
                    f"seat {seat} in {fingerprint(state)}"
                )


@each_table
def test_invalid_seats_and_actions_have_no_menu(name: str, seats: int) -> None:
    """In both builds, negative numbers must not index from the end."""
    size = find(name).notation.size
    for state in samples(name, seats):
        for seat in (-seats, -3, -2, -1, seats, seats + 1, 1000):
            assert state.legal(seat) == []
            assert all(state.refusal(seat, action) != LEGAL for action in range(0, size, 7))
        for seat in range(seats):
            for action in (-size, -2, -1, size, size + 1, 10**6):
                assert state.refusal(seat, action) != LEGAL


@each_table
def test_pick_is_uniform(name: str, seats: int) -> None:
    rng = FastRng(7)
    for state in samples(name, seats):
        for seat in state.pending():
            menu = state.legal(seat)
            draws = 40 * len(menu) if len(menu) <= 30 else 4 * len(menu)
            counts = dict.fromkeys(menu, 0)
            for _ in range(draws):
                counts[state.pick(seat, rng)] += 1
            assert_fits([counts[action] for action in menu], [1] * len(menu), state)


# -- Chance ------------------------------------------------------------------------------


@each_table
def test_only_chance_has_outcomes_and_they_have_weights(name: str, seats: int) -> None:
    for state in samples(name, seats):
        outcomes = state.outcomes()
        assert (len(outcomes) > 0) == (state.turn() == CHANCE)
        actions = [action for action, weight in outcomes]
        assert actions == sorted(set(actions))
        assert all(weight > 0 for action, weight in outcomes)


@each_table
def test_label_is_public(name: str, seats: int) -> None:
    for state in samples(name, seats):
        if state.turn() == CHANCE:
            guesses = [state.determinize(seat, FastRng(seat)) for seat in range(seats)]
            assert state.label() >= 0
            assert {guess.label() for guess in guesses} == {state.label()}


@each_table
def test_roll_follows_the_weights(name: str, seats: int) -> None:
    rng = FastRng(11)
    checked = 0
    for state in walk(name, seats, 0):
        if state.turn() == CHANCE and checked < 12:
            checked += 1
            outcomes = state.outcomes()
            counts = {action: 0 for action, weight in outcomes}
            for _ in range(30 * len(outcomes)):
                counts[state.roll(rng)] += 1
            assert_fits(list(counts.values()), [weight for action, weight in outcomes], state)
    assert checked > 0


def assert_fits(counts: list[int], weights: list[int], state: Any) -> None:
    """Chi-square test with a normal approximation; fails beyond six sigma."""
    total, weight = sum(counts), sum(weights)
    if len(counts) == 1:
        return
    chi = sum(
        (count - total * w / weight) ** 2 / (total * w / weight)
        for count, w in zip(counts, weights, strict=True)
    )
    # Rare outcomes make the variance of the statistic larger than that of a chi-square.
    spread = sum(weight / (total * w) for w in weights)
    free = len(counts) - 1
    assert abs(chi - free) < 6 * sqrt(2 * free + spread), (counts, weights, fingerprint(state))


# -- What happens ------------------------------------------------------------------------


@each_table
@pytest.mark.parametrize("seed", [0, 1])
def test_clones_do_not_change_when_the_game_continues(name: str, seats: int, seed: int) -> None:
    kept: list[tuple[Any, str]] = []
    for number, state in enumerate(walk(name, seats, seed)):
        if number % 5 == 0 and len(kept) < 60:
            copy = state.clone()
            kept.append((copy, fingerprint(state)))
            assert fingerprint(copy) == fingerprint(state)
    for copy, before in kept:
        assert fingerprint(copy) == before


@each_table
def test_every_game_ends_within_its_bound(name: str, seats: int) -> None:
    game = find(name)
    longest = game.longest(seats, complete(game.options, {}, seats))
    for seed in range(3):
        state = game.new(seats)
        decisions = play_out(state, [RandomPolicy() for seat in range(seats)], FastRng(seed))
        assert longest is None or decisions <= longest, f"seed {seed}"
        assert state.turn() == OVER


@each_table
def test_standing_and_winners_agree(name: str, seats: int) -> None:
    for state in samples(name, seats):
        places = state.standing()
        assert len(places) == len(state.scores()) == seats
        # Team members share a rank, so more seats than ranks may be ahead.
        for place in places:
            assert sum(other < place for other in places) >= place - 1 >= 0
        assert 1 in places
        if state.turn() == OVER:
            assert all(places[seat] == 1 for seat in state.winners())


@pytest.mark.parametrize("name", GAMES)
def test_quick_start_options_give_a_game(name: str) -> None:
    """With the recommended number of seats, without any preparation."""
    game = find(name)
    state = game.new(game.best_seats, game.at_once)
    policies = [game.policies["thumb"]() for seat in range(game.best_seats)]
    assert play_out(state, policies, FastRng(3)) > 0
    assert state.turn() == OVER


@pytest.mark.parametrize(
    ("name", "seats"), [(name, find(name).seats[end]) for name in GAMES for end in (0, -1)]
)
def test_every_option_can_be_played_to_the_end(name: str, seats: int) -> None:
    game = find(name)
    for options in variants(game, seats):
        complete_options = complete(game.options, options, seats)
        state = game.new(seats, options)
        policies = [game.policies["thumb"]() for seat in range(seats)]
        decisions = play_out(state, policies, FastRng(3))
        longest = game.longest(seats, complete_options)
        assert longest is None or decisions <= longest, options
        for number, midway in enumerate(walk(name, seats, 5, options)):
            if number % 50 == 7:
                loaded = game.load(json.loads(json.dumps(midway.position())))
                assert fingerprint(loaded) == fingerprint(midway), options
            if number > 400:
                break


@each_table
def test_invalid_seats_and_options_are_refused_by_name(name: str, seats: int) -> None:
    game = find(name)
    with pytest.raises(ValueError, match="99 seats"):
        game.new(99)
    with pytest.raises(OptionError, match="no_such_option"):
        game.new(seats, {"no_such_option": 1})
    for option in game.options:
        with pytest.raises(OptionError, match=option.name):
            game.new(seats, {option.name: "nonsense"})
        with pytest.raises(OptionError, match=option.name):
            game.new(seats, {option.name: -12345})


# -- Measures ----------------------------------------------------------------------------


@each_table
def test_finished_game_has_all_measures_of_the_right_kind(name: str, seats: int) -> None:
    game = find(name)
    quick = [bot for bot in levels.names(game) if bot not in ("hard", "master")]
    for bot in quick:
        state, tally = game.new(seats), game.tally()
        play_noted(state, [levels.find(game, bot)] * seats, FastRng(seats), tally)
        found = tally.measures(state)
        assert list(found) == [measure.name for measure in game.measures]
        by_kind: dict[str, list[float]] = {}
        for measure in game.measures:
            by_kind.setdefault(measure.kind, []).append(found[measure.name])
        assert all(isfinite(value) for value in found.values())
        assert all(0 <= value <= 1 for value in by_kind.get("share", []))
        if "ending" in by_kind:
            assert sorted(by_kind["ending"], reverse=True) == [1.0] + [0.0] * (
                len(by_kind["ending"]) - 1
            )
        if "source" in by_kind:
            assert sum(by_kind["source"]) == pytest.approx(sum(state.scores()) / seats)


# -- Positions ---------------------------------------------------------------------------


@each_table
def test_position_is_plain_json_and_round_trips(name: str, seats: int) -> None:
    game = find(name)
    for state in samples(name, seats)[:12]:
        loaded = game.load(json.loads(json.dumps(state.position())))
        assert fingerprint(loaded) == fingerprint(state)
        original = state.clone()
        rngs = FastRng(5), FastRng(5)
        for _ in range(60):
            if original.turn() == OVER:
                break
            assert step(game, original, rngs[0], False) == step(game, loaded, rngs[1], False)
        assert fingerprint(loaded) == fingerprint(original)


ADDED_LATER = {
    ("knatsch", "results"),
    ("geisterfahrer", "gone_at"),
    ("geisterfahrer", "last_thrown"),
}
"""Fields that positions in older data files lack."""


NOT_IN_OLD_POSITIONS = {"history"}
"""Fields that older positions lack and that are optional."""


@each_table
def test_invalid_position_is_refused_with_its_place(name: str, seats: int) -> None:
    game = find(name)
    garbled: list[object] = [None, 7, [], "x", {}]
    for garbage in garbled:
        with pytest.raises(PositionError):
            game.load(garbage)
    position = json.loads(fingerprint(samples(name, seats)[3]))
    wrong_values: list[object] = [None, "nonsense", -99, [[[]]], {"a": 1}, 10**9]
    for key in position:
        for wrong in wrong_values:
            if position[key] == wrong:
                continue
            with pytest.raises(PositionError, match=key):
                game.load({**position, key: wrong})
        if (name, key) in ADDED_LATER:
            continue
        if key not in NOT_IN_OLD_POSITIONS:
            with pytest.raises(PositionError, match=key):
                game.load({other: position[other] for other in position if other != key})
    with pytest.raises(PositionError, match="surplus"):
        game.load({**position, "surplus": 1})


# -- What a seat may know ----------------------------------------------------------------


@each_table
def test_determinized_state_looks_the_same_to_its_seat(name: str, seats: int) -> None:
    game = find(name)
    for number, state in enumerate(samples(name, seats)):
        for seat in range(seats):
            guess = state.determinize(seat, FastRng(number))
            assert seen(game, guess, seat) == seen(game, state, seat)
            assert seen(game, guess, None) == seen(game, state, None)


@each_table
def test_own_view_does_not_modify_the_open_view(name: str, seats: int) -> None:
    """The open view is built once and shared, so no seat's own view may modify it."""
    game = find(name)
    for state in samples(name, seats):
        open_view = game.open_view(state)
        for seat in range(seats):
            game.own_view(state, seat, open_view)
            assert open_view == game.open_view(state)


@each_table
def test_hidden_choice_changes_nothing_for_others(name: str, seats: int) -> None:
    game = find(name)
    for state in samples(name, seats):
        for seat in state.pending():
            others = [None, *(other for other in range(seats) if other != seat)]
            for action in [one for one in state.legal(seat) if game.hidden(state, one)]:
                after = state.clone()
                after.apply(seat, action)
                assert [seen(game, after, other) for other in others] == [
                    seen(game, state, other) for other in others
                ]
                for viewer in [None, *range(seats)]:
                    assert not game.log(state, seat, action, after, viewer)


def seen(game: Any, state: Any, seat: int | None) -> bytes:
    menus = [] if seat is None else [game.menu(state, seat), game.ahead(state, seat)]
    return msgspec.json.encode((game.view(state, seat), menus, state.turn(), state.pending()))


@each_table
def test_determinized_state_can_be_played(name: str, seats: int) -> None:
    game = find(name)
    longest = game.longest(seats, complete(game.options, {}, seats))
    for number, state in enumerate(samples(name, seats)[:8]):
        guess = state.determinize(number % seats, FastRng(number))
        decisions = play_out(guess, [RandomPolicy()] * seats, FastRng(number))
        assert longest is None or decisions <= longest
        assert guess.turn() == OVER


@each_table
def test_heuristics_do_not_use_hidden_information(name: str, seats: int) -> None:
    game = find(name)
    for number, state in enumerate(samples(name, seats)):
        for seat in state.pending():
            for policy in game.policies.values():
                choice = policy().choose(state.clone(), seat, FastRng(number))
                guess = state.determinize(seat, FastRng(99 + number))
                assert choice in state.legal(seat)
                assert policy().choose(guess, seat, FastRng(number)) == choice


@each_table
def test_open_menu_is_known_to_all_seats(name: str, seats: int) -> None:
    game = find(name)
    for number, state in enumerate(samples(name, seats)):
        for seat in state.pending():
            if game.open_menu(state, seat):
                for other in range(seats):
                    guess = state.determinize(other, FastRng(number))
                    assert guess.legal(seat) == state.legal(seat)


@each_table
def test_all_but_insiders_get_the_same_log(name: str, seats: int) -> None:
    game = find(name)
    state, rng = game.new(seats), FastRng(seats)
    for _ in range(400):
        if state.turn() == OVER:
            break
        before = state.clone()
        actor, action = step(game, state, rng, thumb=False)
        told = game.log(before, actor, action, state, None)
        for seat in set(range(seats)) - set(game.insiders(before, actor, action)):
            assert game.log(before, actor, action, state, seat) == told


@each_table
def test_standing_order_answers_from_the_menu(name: str, seats: int) -> None:
    game = find(name)
    reactions = game.reactions
    if reactions is None:
        return
    assert {reactions.default, reactions.bots, reactions.late} <= set(reactions.offered)
    assert {reactions.bots, reactions.late} <= set(reactions.orders)
    for state in samples(name, seats):
        for seat in range(seats):
            answers = [game.ordered(state, seat, order) for order in reactions.orders]
            assert (None in answers) == all(action is None for action in answers)
            for action in answers:
                assert action is None or action in state.legal(seat)
                assert action is None or game.notation.text(action) in reactions.answers


# -- The table ---------------------------------------------------------------------------


@each_table
def test_journal_replays_to_the_same_game(name: str, seats: int) -> None:
    game = find(name)
    table = Table(game, seats, {}, FastRng(21))
    table.start()
    rng = FastRng(22)
    for _ in range(150):
        if table.over:
            break
        seat, menu = next(iter(table.menus.items()))
        action = table.state.pick(seat, rng)
        table.act(seat, game.notation.text(action), menu)
        if not table.menus and table.window_until is not None:
            table.tick(table.window_until)
    # An open window holds back its answers.
    if table.window_until is not None:
        table.tick(table.window_until)
    for text in (write_text(table.journal), write_json(table.journal)):
        journal = read(text)
        assert journal == table.journal
        assert fingerprint(fold(game, journal)) == fingerprint(table.state)


@each_table
def test_table_accepts_exactly_the_menu(name: str, seats: int) -> None:
    game = find(name)
    table = Table(game, seats, {}, FastRng(31))
    table.start()
    seat, menu = next(iter(table.menus.items()))
    before = table.journal
    offered = {choice.text for choice in game.menu(table.state, seat)}
    for text in ["", "nonsense", "play", "0", *map(game.notation.text, range(game.notation.size))]:
        if text not in offered:
            with pytest.raises(RefusedError):
                table.act(seat, text, menu)
    with pytest.raises(RefusedError):
        table.act(seat, min(offered), menu + 1)
    assert table.journal == before
    table.act(seat, min(offered), menu)
    with pytest.raises(RefusedError):
        table.act(seat, min(offered), menu)


# -- Notation ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted({name for name, seats in TABLES}))
def test_notation_is_a_bijection(name: str) -> None:
    notation = find(name).notation
    texts = [notation.text(action) for action in range(notation.size)]
    assert len(set(texts)) == notation.size
    assert [notation.number(text) for text in texts] == list(range(notation.size))
    assert all(text == text.strip() and "|" not in text for text in texts)
