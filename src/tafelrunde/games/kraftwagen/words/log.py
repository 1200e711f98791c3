"""Kraftwagen: the log of every step. All gains are public (R7)."""

from __future__ import annotations

from tafelrunde.core.state import CHANCE
from tafelrunde.core.words import Message, player, say
from tafelrunde.games.kraftwagen.rules import action_numbers as numbers
from tafelrunde.games.kraftwagen.rules import data
from tafelrunde.games.kraftwagen.rules.data import NONE
from tafelrunde.games.kraftwagen.rules.game import Kraftwagen
from tafelrunde.games.kraftwagen.rules.market import quick_sale_money
from tafelrunde.games.kraftwagen.rules.state import (
    BY_TRACK,
    ENDED,
    ENDS,
    FIRST_SEAT,
    ORDER,
    SPECIAL,
    Mat,
)
from tafelrunde.games.kraftwagen.words.describe import part_words, race_space, tile_words
from tafelrunde.games.kraftwagen.words.menu import car_words
from tafelrunde.games.kraftwagen.words.view import icons, open_view, part_view


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
    if numbers.is_card_opened(action):
        name = data.CARD_NAMES[numbers.card_opened(action)]
        return [say("log-open", card=say(f"card-{name}"))]
    if numbers.is_start_drawn(action):
        name = data.START_NAMES[numbers.start_drawn(action)]
        return [say("log-start-lot", tile=say(f"start-{name}"))]
    if numbers.is_tile_drawn(action) and before.phase == SPECIAL:
        return [say("log-special", tile=_tile_words(numbers.tile_drawn(action)))]
    if before.phase == ORDER and after.phase != ORDER:
        order = tuple(player(item - FIRST_SEAT) for item in after.chain)
        return [say("log-order", players=order)]
    return []


def _tile_words(tile: int) -> Message:
    return tile_words(data.TILE_NAMES[tile], icons(data.TILE_ICONS[tile]))


def _acted(before: Kraftwagen, actor: int, action: int) -> list[Message]:
    """An offer is logged with its price; the gain of an icon when it arrives."""
    who = player(actor)
    if numbers.is_do(action) or numbers.is_offer(action):
        return []
    if action in (numbers.BACK, numbers.NO_SALE, numbers.END_TURN):
        return []
    if action >= numbers.OFFER:
        return [_traded(before, actor, action)]
    if numbers.is_bring(action):
        preference = numbers.preference_brought(action)
        likes = say(f"likes-{data.PREFERENCE_NAMES[preference]}")
        return [say("log-buyer", player=who, likes=likes, money=before.money[preference])]
    if numbers.is_part(action):
        return [_took_part(before, actor, action)]
    if numbers.is_card(action):
        return [_researched(before, actor, before.research.open_cards[numbers.slot_taken(action)])]
    if numbers.is_take(action):
        tile = numbers.tile_taken(action)
        key = "log-take-special" if tile >= data.FIRST_SPECIAL else "log-take"
        return [say(key, player=who, tile=_tile_words(tile))]
    name = data.START_NAMES[numbers.start_tile(action)]
    return [say("log-start", player=who, tile=say(f"start-{name}"))]


def _took_part(before: Kraftwagen, actor: int, action: int) -> Message:
    kind = "body" if numbers.part_kind(action) == data.BODY else "engine"
    part = say(f"part-{kind}", value=numbers.part_value(action))
    place = numbers.part_place(action)
    if place == numbers.HALL:
        return say("log-part", player=player(actor), part=part)
    if place == numbers.RACE_CAR:
        return say("log-race-engine", player=player(actor), part=part)
    cleared = part_view(before.mats[actor].halls[place - numbers.CLEAR])
    assert cleared is not None
    return say("log-clear", player=player(actor), part=part, cleared=part_words(cleared))


def _traded(before: Kraftwagen, actor: int, action: int) -> Message:
    who = player(actor)
    if numbers.is_sell(action):
        car = before.market[numbers.space_sold(action)]
        money = quick_sale_money(car.price)
        return say("log-quick_sale", player=who, car=car_words(car), money=money)
    if numbers.is_refit(action):
        car = before.market[numbers.refitted_space(action)]
        engine = numbers.refitted_engine(action)
        return say("log-diesel", player=who, car=car_words(car), engine=engine)
    values: dict[str, int | Message] = {
        "player": who,
        "body": before.offer.body,
        "engine": before.offer.engine,
        "workers": before.offer.workers,
        "price": numbers.price_set(action),
    }
    marker = numbers.marker_used(action)
    if marker == NONE:
        return Message("log-offer", values)
    engineer = say(f"engineer-{data.ENGINEER_NAMES[marker]}")
    return Message("log-offer-marker", {**values, "engineer": engineer})


def _researched(before: Kraftwagen, actor: int, card: int) -> Message:
    idle = card < data.DEVELOPMENTS and before.mats[actor].canteen == 0
    key = "log-card-inactive" if idle else "log-card"
    name = data.CARD_NAMES[card]
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
        lines.append(say("log-activated", player=who, card=say(f"card-{data.CARD_NAMES[card]}")))
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
            award=say(f"award-{data.AWARD_NAMES[award]}"),
            points=data.AWARD_POINTS[award],
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
        likes = say(f"likes-{data.PREFERENCE_NAMES[row[0]]}")
        if row[1] == NONE:
            lines.append(say("log-no-sale", likes=likes))
            continue
        body, engine, workers, price = row[2:6]
        car = say("car-for", body=body, engine=engine, workers=workers, price=price)
        lines.append(say("log-sale", player=player(row[1]), likes=likes, car=car, money=row[8]))
    return lines


def _final(after: Kraftwagen) -> list[Message]:
    mats = open_view(after).mats
    lines = [say("log-score", player=player(mat.seat), score=mat.score or 0) for mat in mats]
    lines += [say("log-winner", player=player(seat)) for seat in after.winners()]
    return lines


def chapter(line: Message) -> Message | None:
    """Rounds and awards."""
    if line.key == "log-round":
        return say("chapter-round", number=line.values["round"])
    if line.key == "log-award":
        return say("chapter-award", player=line.values["player"], award=line.values["award"])
    return None
