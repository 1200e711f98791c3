"""1000 Kilometer: choices in words, and what each would do."""

from __future__ import annotations

from functools import cache

from tafelrunde.core.bits import count_bits
from tafelrunde.core.words import Choice, Message, say
from tafelrunde.games.thousand_km.rules import action_numbers, data
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tafelrunde.games.thousand_km.rules.scoring import points_for_actions, score_party
from tafelrunde.games.thousand_km.rules.state import Tableau
from tafelrunde.games.thousand_km.words.names import card_numbered, party_called
from tafelrunde.games.thousand_km.words.notation import NOTATION


def choice(state: ThousandKm, seat: int, action: int) -> Choice:
    if action_numbers.is_play(action):
        return _play(state, seat, action_numbers.played_card(action))
    if action_numbers.is_attack(action):
        party = action_numbers.attacked_party(action)
        return _attack(action, state.tableaus[party].has_priority(), state.in_teams())
    if action_numbers.is_discard(action):
        card = action_numbers.discarded_card(action)
        return _discard(card, _guarded(state, card))
    if action == action_numbers.BLITZ:
        return _blitz(state, seat)
    if action == action_numbers.DECLINE:
        assert state.window is not None
        return _decline(state.window.attack, state.window.answer_card())
    return _extension(state, seat, action)


def _play(state: ThousandKm, seat: int, card: int) -> Choice:
    tableau = state.tableaus[state.party(seat)]
    if card < data.DISTANCES:
        return _drive(card, tableau.total + data.KM[card], state.target)
    if card < data.PRIORITY:
        return _defence(card, _after_defence(tableau, card))
    return _action(
        card,
        _worth(tableau),
        lifted_by(tableau, card),
        _takes_green(state, tableau, card),
        _after_action(state, seat, 1),
    )


@cache
def _drive(card: int, total: int, target: int) -> Choice:
    """R4.3"""
    return Choice(
        NOTATION.text(action_numbers.play(card)),
        say("action-drive", card=card_numbered(card)),
        say("effect-drive" if total < target else "effect-arrive", total=total, target=target),
        {"card": data.CARD_NAMES[card], "km": total},
    )


# -- R4.4 to R4.6  Defences ------------------------------------------------------------------


def _after_defence(tableau: Tableau, card: int) -> str:
    """The key of what may be driven afterwards, or of what is still missing."""
    if card == data.END_LIMIT:
        return "then-far" if tableau.rolling() else "then-standing"
    if card != data.GREEN and not tableau.has_priority():
        return "then-green"
    return "then-limited" if tableau.limited else "then-drive"


@cache
def _defence(card: int, then: str) -> Choice:
    name = data.CARD_NAMES[card]
    return Choice(
        NOTATION.text(action_numbers.play(card)),
        say("action-play", card=card_numbered(card)),
        say(f"effect-{name}", then=say(then)),
        {"card": name},
    )


# -- R4.7  Action cards ----------------------------------------------------------------------


def _worth(tableau: Tableau) -> int:
    """R5.1  What one more action card brings."""
    laid = count_bits(tableau.actions)
    return points_for_actions(laid + 1) - points_for_actions(laid)


def lifted_by(tableau: Tableau, card: int) -> tuple[int, ...]:
    """The attacks that an action card takes away."""
    battle = (int(tableau.top),) if tableau.answered_by(card) else ()
    speed = (data.LIMIT,) if card == data.PRIORITY and tableau.limited else ()
    return battle + speed


def _takes_green(state: ThousandKm, tableau: Tableau, card: int) -> bool:
    """R6.5, Q44"""
    return (
        state.agreed.green_after_action
        and tableau.answered_by(card)
        and card != data.PRIORITY
        and not tableau.has_priority()
    )


def _after_action(state: ThousandKm, seat: int, draws: int) -> str:
    """The key of how the turn goes on: an empty talon has nothing to draw (Q22, Q23), and without
    a card it is over."""
    draws = min(draws, state.talon.size)
    if draws > 0:
        return "then-draw-one" if draws == 1 else "then-draw-two"
    return "then-play" if state.hands[seat].size > 1 else "then-end"


@cache
def _action(card: int, worth: int, lifted: tuple[int, ...], green: bool, then: str) -> Choice:
    name = data.CARD_NAMES[card]
    effect: dict[str, Message | tuple[Message, ...]] = {
        "protects": say(f"protects-{name}"),
        "points": _points(worth),
        "then": say(then),
    }
    key = "effect-action"
    if lifted:
        key = "effect-action-green" if green else "effect-action-lifts"
        effect["cards"] = tuple(card_numbered(attack) for attack in lifted)
    return Choice(
        NOTATION.text(action_numbers.play(card)),
        say("action-play", card=card_numbered(card)),
        Message(key, effect),
        {"card": name, "points": worth},
    )


def _points(worth: int) -> Message:
    """The fourth action card brings more than the others, and says so."""
    return say("points" if worth == data.POINTS_ACTION else "points-fourth", points=worth)


# -- R4.8 to R4.12  Attacks and their answers --------------------------------------------------


@cache
def _attack(action: int, priority: bool, teams: bool) -> Choice:
    """With the right of way a repair is enough."""
    card, party = action_numbers.attack_card(action), action_numbers.attacked_party(action)
    name = data.CARD_NAMES[card]
    repair_only = priority and data.is_breakdown(card)
    return Choice(
        NOTATION.text(action),
        say("action-attack", card=card_numbered(card), on=party_called(party, teams)),
        say(f"effect-{name}-repair" if repair_only else f"effect-{name}"),
        {"card": name, "party": party},
    )


def _guarded(state: ThousandKm, card: int) -> tuple[int, ...]:
    """The parties that an action card protects from this attack."""
    if card < data.FIRST_ATTACK:
        return ()
    guard = data.ACTION_FOR[card - data.FIRST_ATTACK]
    return tuple(party for party, tableau in enumerate(state.tableaus) if tableau.has(guard))


@cache
def _discard(card: int, guarded: tuple[int, ...]) -> Choice:
    return Choice(
        NOTATION.text(action_numbers.discard(card)),
        say("action-discard", card=card_numbered(card)),
        None,
        {"card": data.CARD_NAMES[card], **({"guarded": list(guarded)} if guarded else {})},
    )


def blitz_points(state: ThousandKm) -> int:
    """R5.1, R5.2  What a Blitz-Aktion brings now: for the card, and for the reaction."""
    window = state.window
    assert window is not None
    return _worth(state.tableaus[window.attacked]) + data.POINTS_BLITZ


def _blitz(state: ThousandKm, seat: int) -> Choice:
    window = state.window
    assert window is not None
    points = blitz_points(state)
    draws = min(data.BLITZ_CARDS, state.talon.size)
    then = _after_action(state, seat, data.BLITZ_CARDS)
    return Choice(
        NOTATION.text(action_numbers.BLITZ),
        say("action-blitz", card=card_numbered(window.attack)),
        say("effect-blitz", points=points, then=say(f"blitz-{then}")),
        {"card": data.CARD_NAMES[window.answer_card()], "points": points, "draws": draws},
    )


@cache
def _decline(attack: int, answer: int) -> Choice:
    """Everybody who is asked reads which card would answer, whether it is held or not."""
    return Choice(
        NOTATION.text(action_numbers.DECLINE),
        say("action-decline", card=card_numbered(attack)),
        say("effect-decline"),
        {"card": data.CARD_NAMES[answer]},
    )


# -- R4.13  Extension --------------------------------------------------------------------------


def _extension(state: ThousandKm, seat: int, action: int) -> Choice:
    """What stopping would bring now; what going on would bring with a win, and what of it could be
    lost: all that only the winner gets."""
    party = state.party(seat)
    now = sum(score_party(state, party, party))
    if action == action_numbers.STOP_HERE:
        hint = say("effect-stop-here", points=now)
        return Choice(NOTATION.text(action), say("action-stop-here"), hint, {"points": now})
    farther = data.LONG_TARGET - state.target + data.POINTS_EXTENSION
    risk = now - sum(score_party(state, party, data.NONE))
    return Choice(
        NOTATION.text(action),
        say("action-extend"),
        say("effect-extend", points=now + farther, risk=risk, others=data.POINTS_EXTENSION),
        {"points": now + farther, "risk": risk, "others": data.POINTS_EXTENSION},
    )
