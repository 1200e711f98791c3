"""1000 Kilometer: the view as a text table."""

from __future__ import annotations

from tafelrunde.core.words import Message, Section, player, say
from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.words.names import card
from tafelrunde.games.thousand_km.words.view import PartyView, ThousandKmView


def describe(view: ThousandKmView) -> list[Section]:
    sections = [_rally(view), _road(view)]
    if view.seat is not None:
        hand = tuple(card(name) for name in view.hand)
        sections.append(Section(say("section-hand"), ((say("cards", cards=hand),),)))
    if view.discard:
        thrown = tuple(
            say("pile-of", many=many, card=card(name)) for name, many in view.discard.items()
        )
        sections.append(Section(say("section-discard"), ((say("cards", cards=thrown),),)))
    if view.sheet and view.phase in ("deal", "over"):
        sections.append(_sheet(view))
    return sections


def _rally(view: ThousandKmView) -> Section:
    facts: list[tuple[Message, ...]] = [
        (say("fact-rally"), say("number", number=view.rally)),
        (say("fact-target"), say("km", km=view.target)),
        (say("fact-talon"), say("number", number=view.talon)),
    ]
    if view.extension_caller is not None:
        facts.append((say("fact-extension"), party_name(view, view.extension_caller)))
    if view.attack is not None and view.attacked is not None:
        attacked = party_name(view, view.attacked)
        facts.append((say("fact-attack"), say("attack-on", card=card(view.attack), on=attacked)))
    return Section(say("section-rally"), tuple(facts))


def _road(view: ThousandKmView) -> Section:
    head = ("party", "km", "battle", "speed", "actions", "cards", "points")
    rows = tuple(
        (
            party_name(view, number),
            say("km-of", km=party.total, target=view.target),
            _battle(party),
            say("limited" if party.limited else "unlimited"),
            say("cards", cards=tuple(_action(party, name) for name in party.actions)),
            say("cards", cards=tuple(_hand_size(view, seat) for seat in party.seats)),
            say("number", number=party.points),
        )
        for number, party in enumerate(view.parties)
    )
    return Section(say("section-road"), rows, tuple(say(f"head-{name}") for name in head))


def _battle(party: PartyView) -> Message:
    top = card(party.battle[-1]) if party.battle else say("pile-empty")
    return say("battle-rolling" if party.rolling else "battle-standing", top=top)


def _action(party: PartyView, name: str) -> Message:
    return say("blitz-card", card=card(name)) if name in party.blitz else card(name)


def _hand_size(view: ThousandKmView, seat: int) -> Message:
    if len(view.parties) == len(view.hand_sizes):
        return say("number", number=view.hand_sizes[seat])
    return say("hand-size", player=player(seat), many=view.hand_sizes[seat])


def _sheet(view: ThousandKmView) -> Section:
    parties = range(len(view.parties))
    rows = [
        (
            say(f"sheet-{line}"),
            *(say("number", number=view.sheet[party][at]) for party in parties),
        )
        for at, line in enumerate(data.SHEET_LINES)
    ]
    sums = (say("number", number=sum(view.sheet[party])) for party in parties)
    totals = (say("number", number=view.parties[party].points) for party in parties)
    rows += [(say("sheet-sum"), *sums), (say("sheet-total"), *totals)]
    head = (say("head-sheet"), *(party_name(view, party) for party in parties))
    return Section(say("section-sheet"), tuple(rows), head)


def party_name(view: ThousandKmView, party: int) -> Message:
    seats = view.parties[party].seats
    if len(seats) == 1:
        return player(seats[0])
    return say("team", number=party + 1, players=tuple(player(seat) for seat in seats))
