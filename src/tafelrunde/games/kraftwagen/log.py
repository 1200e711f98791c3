"""Kraftwagen: what is told of every step. All gains are public (R7)."""

from __future__ import annotations

from tafelrunde.core.state import CHANCE
from tafelrunde.core.words import Message, player, say
from tafelrunde.games.kraftwagen.data import (
    AWARD_NAMES,
    AWARD_POINTS,
    BACK,
    BRING,
    CARD,
    CARD_NAMES,
    CARD_OPENED,
    DEVELOPMENTS,
    DO,
    END_TURN,
    ENGINEER_NAMES,
    HIGHEST,
    MARKERS,
    NO_SALE,
    NONE,
    OFFER,
    PREFERENCE_NAMES,
    PRICE,
    REFIT,
    SELL,
    START,
    START_DRAWN,
    START_NAMES,
    TAKE,
    TAKE_BODY,
    TILE_DRAWN,
    TILE_ICONS,
    TILE_NAMES,
)
from tafelrunde.games.kraftwagen.description import race_space, tile_words
from tafelrunde.games.kraftwagen.market import quick_sale_money
from tafelrunde.games.kraftwagen.menu import car_words, choice
from tafelrunde.games.kraftwagen.rules import Kraftwagen
from tafelrunde.games.kraftwagen.state import (
    BY_TRACK,
    ENDED,
    ENDS,
    FIRST_SEAT,
    ORDER,
    SPECIAL,
    Mat,
)
from tafelrunde.games.kraftwagen.view import icons, view


def log(before: Kraftwagen, actor: int, action: int, after: Kraftwagen) -> list[Message]:
    if actor == CHANCE:
        lines = _chance(before, action, after)
        seat = before.active
    else:
        lines = _acted(before, actor, action)
        seat = actor
    if before.round_number > 0 or actor != CHANCE:
        lines += _consequences(before, seat, after)
    scored = after.review.round_number > before.review.round_number
    if scored:
        lines += _round_over(after)
    lines += _awards(before, after)
    if after.phase == ENDED:
        lines += _final(after)
    elif after.round_number > before.round_number:
        lines.append(say("log-round", round=after.round_number))
    return lines


# -- What was done -------------------------------------------------------------------------


def _chance(before: Kraftwagen, action: int, after: Kraftwagen) -> list[Message]:
    if action >= CARD_OPENED:
        name = CARD_NAMES[action - CARD_OPENED]
        return [say("log-open", card=say(f"card-{name}"))]
    if action >= START_DRAWN:
        return [say("log-start-lot", tile=say(f"start-{START_NAMES[action - START_DRAWN]}"))]
    if action >= TILE_DRAWN and before.phase == SPECIAL:
        tile = action - TILE_DRAWN
        return [say("log-special", tile=tile_words(TILE_NAMES[tile], icons(TILE_ICONS[tile])))]
    if before.phase == ORDER and after.phase != ORDER:
        order = tuple(player(item - FIRST_SEAT) for item in after.chain)
        return [say("log-order", players=order)]
    return []


def _acted(before: Kraftwagen, actor: int, action: int) -> list[Message]:
    who = player(actor)
    if action in (BACK, NO_SALE, END_TURN) or DO <= action < CARD or OFFER <= action < PRICE:
        return []
    if action >= OFFER:
        return [_traded(before, actor, action)]
    if action >= BRING:
        name, money = PREFERENCE_NAMES[action - BRING], before.money[action - BRING]
        return [say("log-buyer", player=who, likes=say(f"likes-{name}"), money=money)]
    if action >= TAKE_BODY:
        return [say("log-part", player=who, what=choice(before, actor, action).label)]
    if action >= CARD:
        return [_researched(before, actor, before.open_cards[action - CARD])]
    if action >= TAKE:
        tile = action - TAKE
        return [
            say("log-take", player=who, tile=tile_words(TILE_NAMES[tile], icons(TILE_ICONS[tile])))
        ]
    return [say("log-start", player=who, tile=say(f"start-{START_NAMES[action - START]}"))]


def _traded(before: Kraftwagen, actor: int, action: int) -> Message:
    who = player(actor)
    if action >= SELL:
        car = before.market[action - SELL]
        money = quick_sale_money(car.price)
        return say("log-quick_sale", player=who, car=car_words(car), money=money)
    if action >= REFIT:
        space, at = divmod(action - REFIT, HIGHEST)
        car = before.market[space]
        return say("log-diesel", player=who, car=car_words(car), engine=at + 1)
    at, marker = divmod(action - PRICE, MARKERS)
    values: dict[str, int | Message] = {
        "player": who,
        "body": before.offer_body,
        "engine": before.offer_engine,
        "workers": before.offer_workers,
        "price": at + 1,
    }
    if marker == 0:
        return Message("log-offer", values)
    engineer = say(f"engineer-{ENGINEER_NAMES[marker - 1]}")
    return Message("log-offer-marker", {**values, "engineer": engineer})


def _researched(before: Kraftwagen, actor: int, card: int) -> Message:
    idle = card < DEVELOPMENTS and before.mats[actor].canteen == 0
    key = "log-card-inactive" if idle else "log-card"
    name = CARD_NAMES[card]
    return say(key, player=player(actor), card=say(f"card-{name}"), effect=say(f"effect-{name}"))


# -- What followed by itself ---------------------------------------------------------------


def _consequences(before: Kraftwagen, seat: int, after: Kraftwagen) -> list[Message]:
    who = player(seat)
    old, new = before.mats[seat], after.mats[seat]
    scored = after.review.round_number > before.review.round_number
    lines = []
    hired = new.canteen - old.canteen + new.active - old.active
    if hired > 0 and new.supply < old.supply:
        lines.append(say("log-hired", player=who, many=hired))
    for card in _activated(old, new):
        lines.append(say("log-activated", player=who, card=say(f"card-{CARD_NAMES[card]}")))
    space, laps = new.space, new.laps
    if scored:
        space, laps = after.review.spaces[seat], after.review.laps[seat]
    if (space, laps) != (old.space, old.laps):
        lines.append(say("log-race", player=who, space=race_space(space), laps=laps))
    ended_by_track = scored and after.review.ended_by == BY_TRACK
    track = 0 if ended_by_track else before.track if scored else after.track
    if before.round_number > 0 and track < before.track:
        lines.append(say("log-track", player=who, track=track))
    return lines


def _activated(old: Mat, new: Mat) -> list[int]:
    """Idle developments that got their worker, the oldest first."""
    gone = len(old.inactive) - len(new.inactive)
    return list(old.inactive[:gone]) if gone > 0 else []


def _awards(before: Kraftwagen, after: Kraftwagen) -> list[Message]:
    return [
        say(
            "log-award",
            player=player(owner),
            award=say(f"award-{AWARD_NAMES[award]}"),
            points=AWARD_POINTS[award],
        )
        for award, owner in enumerate(after.awards)
        if owner != NONE and before.awards[award] == NONE
    ]


# -- The end of a round and of the game ----------------------------------------------------


def _round_over(after: Kraftwagen) -> list[Message]:
    review = after.review
    lines = [say(f"log-over-{ENDS[review.ended_by]}", round=review.round_number)]
    for seat in range(after.seats):
        prize, bonus = review.prizes[seat], review.bonuses[seat]
        if prize or bonus:
            lines.append(say("log-prize", player=player(seat), prize=prize, bonus=bonus))
    for row in review.sales:
        likes = say(f"likes-{PREFERENCE_NAMES[row[0]]}")
        if row[1] == NONE:
            lines.append(say("log-no-sale", likes=likes))
            continue
        body, engine, workers, price = row[2:6]
        car = say("car-for", body=body, engine=engine, workers=workers, price=price)
        lines.append(say("log-sale", player=player(row[1]), likes=likes, car=car, money=row[7]))
    return lines


def _final(after: Kraftwagen) -> list[Message]:
    mats = view(after, None).mats
    lines = [say("log-score", player=player(mat.seat), score=mat.score or 0) for mat in mats]
    lines += [say("log-winner", player=player(seat)) for seat in after.winners()]
    return lines
