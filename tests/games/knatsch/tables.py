"""Positions of Knatsch, written as one would lay them out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tafelrunde.core.bits import list_bits
from tafelrunde.games.knatsch import GAME
from tafelrunde.games.knatsch.rules.data import CARD_NAMES, FIRST_SPECIAL, HIGHEST_OTHER, NONE
from tafelrunde.games.knatsch.rules.dice import CARD_DICE, evaluate, hand_of
from tafelrunde.games.knatsch.rules.game import Knatsch
from tafelrunde.games.knatsch.words.view import combo
from tests.kit.scenario import Scenario

CARD = {name: number for number, name in enumerate(CARD_NAMES)}


def lay(
    *realms: str,
    piles: tuple[str, str] = ("", ""),
    seats: int = 3,
    tournaments: Mapping[int, int] | None = None,
    guarded: Mapping[int, str] | None = None,
    active: int = 0,
    start: int = 0,
    round_number: int = 1,
    options: Mapping[str, object] | None = None,
    **changes: object,
) -> Knatsch:
    """The start of a turn: realms by seat, piles top first with everything known; `t` is a
    tournament. The rest is empty."""
    position: dict[str, Any] = GAME.new(seats, options).position()
    castles_for_king = 2 if position["agreed"]["short_game"] else 3
    position["phase"] = "choose"
    position["active"] = active
    position["start_player"] = start
    position["round"] = round_number
    position["unseen"] = []
    for seat, realm in enumerate(position["realms"]):
        owned = cards(realms[seat] if seat < len(realms) else "")
        realm["castles"] = [card for card in owned if card < FIRST_SPECIAL]
        realm["specials"] = [card for card in owned if card >= FIRST_SPECIAL]
        realm["tournaments"] = (tournaments or {}).get(seat, 0)
        realm["guarded"] = cards((guarded or {}).get(seat, ""))
    for pile, names in zip(position["piles"], piles, strict=True):
        known = cards(names)
        pile["unknown"] = 0
        pile["top"] = known[0] if known else NONE
        pile["tail"] = known[1:]
    own = position["realms"][active]["castles"]
    position["king_eligible"] = len(own) == castles_for_king
    return GAME.load({**position, **changes})


def cards(names: str) -> list[int]:
    return [CARD["tournament" if name == "t" else name] for name in names.split()]


def throws(words: str) -> str:
    """`665521` is a throw."""
    return "throw " + " ".join(sorted(words)) if words.isdigit() else words


scene = Scenario(GAME, spell=throws)
act, menu, why_not = scene.act, scene.menu, scene.why_not


def owned(state: Knatsch, seat: int) -> str:
    realm = state.realms[seat]
    return " ".join(CARD_NAMES[card] for card in list_bits(realm.castles | realm.specials))


def guards(state: Knatsch, seat: int) -> str:
    return " ".join(CARD_NAMES[card] for card in list_bits(state.realms[seat].guarded))


def pile(state: Knatsch, number: int) -> str:
    """All known cards, top first."""
    lies = state.piles[number]
    known = [*([lies.top] if lies.top != NONE else []), *lies.tail]
    return " ".join("t" if CARD_NAMES[card] == "tournament" else CARD_NAMES[card] for card in known)


def shown(state: Knatsch) -> str:
    """The result that lies there now."""
    return combo(state.result())


def result_of(dice: str, card_dice: str, kicker_rule: int = HIGHEST_OTHER) -> int:
    cards = CARD_DICE[sum(2 ** (int(value) - 1) for value in card_dice)]
    return int(evaluate(hand_of([int(die) for die in dice]), cards, kicker_rule))
