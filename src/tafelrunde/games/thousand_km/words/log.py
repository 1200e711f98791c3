"""1000 Kilometer: the log of an action, per viewer (R7.2)."""

from __future__ import annotations

from tafelrunde.core.state import CHANCE
from tafelrunde.core.words import Message, player, say
from tafelrunde.games.thousand_km.rules import action_numbers, data
from tafelrunde.games.thousand_km.rules.attacks import may_blitz
from tafelrunde.games.thousand_km.rules.game import ThousandKm
from tafelrunde.games.thousand_km.rules.state import DEAL, ENDED
from tafelrunde.games.thousand_km.words.menu import blitz_points, lifted_by
from tafelrunde.games.thousand_km.words.names import card_numbered, party_called


def log(
    before: ThousandKm, actor: int, action: int, after: ThousandKm, viewer: int | None
) -> list[Message]:
    lines = _told(before, actor, action, after, viewer)
    if after.results.rallies > before.results.rallies:
        lines += _rally_over(after)
    return lines


def _told(
    before: ThousandKm, actor: int, action: int, after: ThousandKm, viewer: int | None
) -> list[Message]:
    if actor == CHANCE:
        return _chance(before, action, viewer)
    who = player(actor)
    if action_numbers.is_play(action):
        card = action_numbers.played_card(action)
        return [_played(actor, card, after), *_lifted(before, actor, card)]
    if action_numbers.is_attack(action):
        attack = card_numbered(action_numbers.attack_card(action))
        on = party_called(action_numbers.attacked_party(action), before.in_teams())
        return [say("log-attack", player=who, card=attack, on=on)]
    if action_numbers.is_discard(action):
        thrown = card_numbered(action_numbers.discarded_card(action))
        return [say("log-discard", player=who, card=thrown)]
    if before.window is not None:
        return _answered(before, actor, action, viewer)
    # R7.4  An extension is decided openly.
    extended = action == action_numbers.EXTEND
    return [say("log-extend" if extended else "log-stop-here", player=who)]


def _answered(before: ThousandKm, actor: int, action: int, viewer: int | None) -> list[Message]:
    window = before.window
    assert window is not None
    if action == action_numbers.BLITZ:
        return [
            say(
                "log-blitz",
                player=player(actor),
                card=card_numbered(window.attack),
                answer=card_numbered(window.answer_card()),
                points=blitz_points(before),
            ),
            *_passed_over(before, actor),
        ]
    # Q47  Whether a card was held is the answering seat's secret; without it there was no choice.
    return [say("log-decline")] if viewer == actor and may_blitz(before, actor) else []


def _passed_over(before: ThousandKm, caller: int) -> list[Message]:
    """R4.12  Who would have had a turn between the attacker and the caller."""
    passed = []
    seat = before.left_of(before.active)
    while seat != caller:
        passed.append(player(int(seat)))
        seat = before.left_of(seat)
    return [say("log-passed-over", players=tuple(passed))] if passed else []


def _chance(before: ThousandKm, action: int, viewer: int | None) -> list[Message]:
    if action_numbers.is_dealer(action):
        return [say("log-dealer", player=player(action_numbers.dealing_seat(action)))]
    if before.phase == DEAL:
        if before.dealt > 0:
            return []
        number = before.results.rallies + 1
        return [say("log-rally", number=number, player=player(before.dealer))]
    drawn = player(before.active)
    if viewer == before.active:
        card = card_numbered(action_numbers.drawn_card(action))
        return [say("log-draw-own", player=drawn, card=card)]
    return [say("log-draw", player=drawn)]


def _played(actor: int, card: int, after: ThousandKm) -> Message:
    who, name = player(actor), card_numbered(card)
    if card < data.DISTANCES:
        total = after.tableaus[after.party(actor)].total
        return say("log-drive", player=who, card=name, total=total)
    if card == data.GREEN:
        return say("log-green", player=who, card=name)
    if card == data.END_LIMIT:
        return say("log-end-limit", player=who, card=name)
    if card < data.PRIORITY:
        return say("log-repair", player=who, card=name)
    return say("log-action", player=who, card=name)


def _lifted(before: ThousandKm, actor: int, played: int) -> list[Message]:
    """What an action card took away."""
    lifted = lifted_by(before.tableaus[before.party(actor)], played)
    return [say("log-lifted", cards=tuple(map(card_numbered, lifted)))] if lifted else []


def _rally_over(after: ThousandKm) -> list[Message]:
    results, teams = after.results, after.in_teams()
    number = results.rallies
    lines = [say("log-drawn", number=number)]
    if results.winner != data.NONE:
        winner = party_called(results.winner, teams)
        lines = [say("log-won", number=number, party=winner, target=after.target)]
    for party in range(after.agreed.parties):
        points, total = sum(results.sheet[party]), results.totals[party]
        who = party_called(party, teams)
        lines.append(say("log-points", party=who, points=points, total=total))
    if after.phase == ENDED:
        champions = {after.party(seat) for seat in after.winners()}
        names = tuple(party_called(party, teams) for party in sorted(champions))
        lines.append(say("log-champion", parties=names, many=len(names)))
    return lines


def chapter(line: Message) -> Message | None:
    """Rallies, and every Blitz."""
    if line.key == "log-rally":
        return say("chapter-rally", number=line.values["number"])
    if line.key == "log-blitz":
        return say("chapter-blitz", player=line.values["player"])
    return None
