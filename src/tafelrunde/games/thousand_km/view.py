"""1000 Kilometer: what each seat may see, in numbers and in words (R7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from tafelrunde.core.bits import list_bits
from tafelrunde.core.state import CHANCE
from tafelrunde.core.words import Choice, Message, Section, player, say
from tafelrunde.games.thousand_km.data import (
    ACTION_FOR,
    ATTACK,
    BLITZ,
    CARD_NAMES,
    DEALER,
    DECLINE,
    DEFENCE_FOR,
    DISCARD,
    DISTANCES,
    DRAW,
    END_LIMIT,
    EXTEND,
    FIRST_ATTACK,
    GREEN,
    KM,
    MOST_PARTIES,
    NONE,
    PRIORITY,
    SHEET_LINES,
    is_breakdown,
)
from tafelrunde.games.thousand_km.notation import NOTATION
from tafelrunde.games.thousand_km.rules import ThousandKm
from tafelrunde.games.thousand_km.state import DEAL, ENDED, PHASES, WINDOW, Cards, Tableau


class PartyView(msgspec.Struct, frozen=True):
    seats: list[int]
    battle: list[str]
    speed: list[str]
    km: list[int]
    """How many of each distance, 25 first."""
    total: int
    actions: list[str]
    blitz: list[str]
    rolling: bool
    needs: list[str]
    """What has to be laid before it may drive, in this order."""
    limited: bool
    points: int


class ThousandKmView(msgspec.Struct, frozen=True):
    seat: int | None
    phase: str
    rally: int
    dealer: int
    active: int
    pending: list[int]
    target: int
    extension_caller: int | None
    talon: int
    discard: dict[str, int]
    last_discard: str | None
    hand: list[str]
    hand_sizes: list[int]
    parties: list[PartyView]
    attack: str | None
    attacked: int | None
    sheet: list[list[int]]
    """Of the last rally that is over, by party: the lines of SHEET_LINES."""
    rally_winner: int | None
    standing: list[int]


# -- R7.2  What may be seen: no other hand, not even when a rally ends (Q48) -------------


def views(state: ThousandKm, seats: Sequence[int | None]) -> list[ThousandKmView]:
    """A spectator sees all that lies open; a seat sees its hand as well."""
    common = open_view(state)
    return [
        common
        if seat is None
        else msgspec.structs.replace(common, seat=seat, hand=_names(state.hands[seat]))
        for seat in seats
    ]


def open_view(state: ThousandKm) -> ThousandKmView:
    window = state.phase == WINDOW
    return ThousandKmView(
        seat=None,
        phase=PHASES[state.phase],
        rally=state.rallies + (0 if between_rallies(state) or state.phase == ENDED else 1),
        dealer=state.dealer,
        active=state.active,
        pending=list(state.pending()),
        target=state.target,
        extension_caller=_or_none(state.extension_caller),
        talon=state.talon.size,
        # Q49  Everybody may look through the discard pile.
        discard={
            CARD_NAMES[card]: many for card, many in enumerate(state.discard.counts()) if many
        },
        last_discard=_card(state.last_discard),
        hand=[],
        hand_sizes=[hand.size for hand in state.hands],
        parties=[party_view(state, party) for party in range(state.agreed.parties)],
        attack=_card(state.attack) if window else None,
        attacked=state.attacked if window else None,
        sheet=[list(lines) for lines in state.sheet],
        rally_winner=_or_none(state.rally_winner),
        standing=list(state.standing()),
    )


def between_rallies(state: ThousandKm) -> bool:
    """A rally has just been scored and still lies on the table."""
    return state.phase == DEAL and state.dealt == 0 and state.rallies > 0


def party_view(state: ThousandKm, party: int) -> PartyView:
    tableau: Tableau = state.tableaus[party]
    return PartyView(
        seats=[seat for seat in range(state.seats) if state.party(seat) == party],
        battle=[CARD_NAMES[card] for card in tableau.battle],
        speed=[CARD_NAMES[card] for card in tableau.speed],
        km=list(tableau.km.counts()[:DISTANCES]),
        total=tableau.total,
        actions=[CARD_NAMES[card] for card in list_bits(tableau.actions)],
        blitz=[CARD_NAMES[card] for card in list_bits(tableau.blitz)],
        rolling=tableau.rolling(),
        needs=[CARD_NAMES[card] for card in _needs(tableau)],
        limited=tableau.limited,
        points=state.totals[party],
    )


def _needs(tableau: Tableau) -> list[int]:
    """R4.4, R4.5  A breakdown is repaired first; then, without the right of way, a green light."""
    repair = [DEFENCE_FOR[tableau.top - FIRST_ATTACK]] if is_breakdown(tableau.top) else []
    green = [] if tableau.rolling() or tableau.has(PRIORITY) else [GREEN]
    return repair + green


def _names(cards: Cards) -> list[str]:
    return [CARD_NAMES[cards.nth(number)] for number in range(cards.size)]


def _card(card: int) -> str | None:
    return None if card == NONE else CARD_NAMES[card]


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


# -- The text table ----------------------------------------------------------------------


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
        for at, line in enumerate(SHEET_LINES)
    ]
    sums = (say("number", number=sum(view.sheet[party])) for party in parties)
    totals = (say("number", number=view.parties[party].points) for party in parties)
    rows += [(say("sheet-sum"), *sums), (say("sheet-total"), *totals)]
    head = (say("head-sheet"), *(party_name(view, party) for party in parties))
    return Section(say("section-sheet"), tuple(rows), head)


def party_name(view: ThousandKmView, party: int) -> Message:
    return _party(view.parties[party].seats, party)


def _party(seats: list[int], party: int) -> Message:
    if len(seats) == 1:
        return player(seats[0])
    return say("team", number=party + 1, players=tuple(player(seat) for seat in seats))


@cache
def card(name: str) -> Message:
    return say(f"card-{name}")


# -- The menu ----------------------------------------------------------------------------


def choice(state: ThousandKm, seat: int, action: int) -> Choice:
    if action < DISTANCES:
        total = state.tableaus[state.party(seat)].total + KM[action]
        return _drive_choice(action, total, state.target)
    if action in (BLITZ, DECLINE):
        return _reaction_choice(action, state.attack)
    return _choice(action, teams=state.seats != state.agreed.parties)


@cache
def _drive_choice(distance: int, total: int, target: int) -> Choice:
    name = CARD_NAMES[distance]
    hint = say("effect-drive", total=total, target=target)
    label = say("action-drive", card=card(name))
    return Choice(NOTATION.text(distance), label, hint, {"card": name, "km": total})


@cache
def _reaction_choice(action: int, attack: int) -> Choice:
    text = NOTATION.text(action)
    label = say(f"action-{text}", card=card(CARD_NAMES[attack]))
    return Choice(text, label, say(f"effect-{text}"))


@cache
def _choice(action: int, teams: bool) -> Choice:
    text = NOTATION.text(action)
    if action < ATTACK:
        name = CARD_NAMES[action]
        label = say("action-play", card=card(name))
        return Choice(text, label, say(f"effect-{name}"), {"card": name})
    if action < DISCARD:
        attack, party = divmod(action - ATTACK, MOST_PARTIES)
        name = CARD_NAMES[FIRST_ATTACK + attack]
        label = say("action-attack", card=card(name), on=_party_called(party, teams))
        return Choice(text, label, say(f"effect-{name}"), {"card": name, "party": party})
    if action < BLITZ:
        name = CARD_NAMES[action - DISCARD]
        return Choice(text, say("action-discard", card=card(name)), None, {"card": name})
    key = "extend" if action == EXTEND else "stop-here"
    return Choice(text, say(f"action-{key}"), say(f"effect-{key}"))


def _party_of(state: ThousandKm, party: int) -> Message:
    return _party_called(party, teams=state.seats != state.agreed.parties)


@cache
def _party_called(party: int, teams: bool) -> Message:
    """In a menu or a line of the log: a team by its number."""
    return say("team-short", number=party + 1) if teams else player(party)


# -- The log -----------------------------------------------------------------------------


def log(
    before: ThousandKm, actor: int, action: int, after: ThousandKm, viewer: int | None
) -> list[Message]:
    lines = _told(before, actor, action, after, viewer)
    if after.rallies > before.rallies:
        lines += _rally_over(after)
    return lines


def _told(
    before: ThousandKm, actor: int, action: int, after: ThousandKm, viewer: int | None
) -> list[Message]:
    if actor == CHANCE:
        return _chance(before, action, viewer)
    who = player(actor)
    if action < ATTACK:
        return [_played(actor, action, after), *_lifted(before, actor, action)]
    if action < DISCARD:
        attack, party = divmod(action - ATTACK, MOST_PARTIES)
        name = CARD_NAMES[FIRST_ATTACK + attack]
        return [say("log-attack", player=who, card=card(name), on=_party_of(before, party))]
    if action < BLITZ:
        return [say("log-discard", player=who, card=card(CARD_NAMES[action - DISCARD]))]
    if action == BLITZ:
        attack_name = card(CARD_NAMES[before.attack])
        return [say("log-blitz", player=who, card=attack_name)]
    if action == DECLINE:
        # Q47  Whether a card was held is the answering seat's secret.
        return [say("log-decline")] if viewer == actor else []
    # R7.4  An extension is decided openly.
    return [say("log-extend" if action == EXTEND else "log-stop-here", player=who)]


def _chance(before: ThousandKm, action: int, viewer: int | None) -> list[Message]:
    if action < DRAW:
        return [say("log-dealer", player=player(action - DEALER))]
    if before.phase == DEAL:
        if before.dealt > 0:
            return []
        return [say("log-rally", number=before.rallies + 1, player=player(before.dealer))]
    drawn = player(before.active)
    if viewer == before.active:
        return [say("log-draw-own", player=drawn, card=card(CARD_NAMES[action - DRAW]))]
    return [say("log-draw", player=drawn)]


def _played(actor: int, played: int, after: ThousandKm) -> Message:
    who, name = player(actor), CARD_NAMES[played]
    if played < DISTANCES:
        total = after.tableaus[after.party(actor)].total
        return say("log-drive", player=who, card=card(name), total=total)
    if played == GREEN:
        return say("log-green", player=who)
    if played == END_LIMIT:
        return say("log-end-limit", player=who)
    if played < PRIORITY:
        return say("log-repair", player=who, card=card(name))
    return say("log-action", player=who, card=card(name))


def _lifted(before: ThousandKm, actor: int, played: int) -> list[Message]:
    """What an action card took away."""
    tableau = before.tableaus[before.party(actor)]
    top = tableau.top
    lifted = []
    if top >= FIRST_ATTACK and ACTION_FOR[top - FIRST_ATTACK] == played:
        lifted.append(card(CARD_NAMES[top]))
    if played == PRIORITY and tableau.limited:
        lifted.append(card("LIMIT"))
    return [say("log-lifted", cards=tuple(lifted))] if lifted else []


def _rally_over(after: ThousandKm) -> list[Message]:
    number = after.rallies
    lines = [say("log-drawn", number=number)]
    if after.rally_winner != NONE:
        winner = _party_of(after, after.rally_winner)
        lines = [say("log-won", number=number, party=winner, target=after.target)]
    for party in range(after.agreed.parties):
        points, total = sum(after.sheet[party]), after.totals[party]
        who = _party_of(after, party)
        lines.append(say("log-points", party=who, points=points, total=total))
    if after.phase == ENDED:
        champions = {after.party(seat) for seat in after.winners()}
        names = tuple(_party_of(after, party) for party in sorted(champions))
        lines.append(say("log-champion", parties=names, many=len(names)))
    return lines
