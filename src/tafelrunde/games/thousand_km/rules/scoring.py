"""1000 Kilometer: points of a rally, end of the championship, places."""

from mypy_extensions import i64

from tafelrunde.core.bits import count_bits
from tafelrunde.core.ranking import places_by
from tafelrunde.games.thousand_km.rules import data
from tafelrunde.games.thousand_km.rules.state import Rally


def score_sheet(rally: Rally, winner: i64) -> list[list[i64]]:
    """The lines of the printed block for each party; `winner` is NONE in a drawn rally."""
    return [score_party(rally, party, winner) for party in range(rally.agreed.parties)]


def score_party(rally: Rally, party: i64, winner: i64) -> list[i64]:
    tableau = rally.tableaus[party]
    won = party == winner

    action_points = points_for_actions(count_bits(tableau.actions))
    # R5.2  300 for each Blitz-Aktion; none for a card laid later (Q18).
    blitz_points = count_bits(tableau.blitz) * data.POINTS_BLITZ

    # R5.3  Without a distance card a party is not placed (nicht platziert): nothing else counts.
    if not tableau.placed():
        return [action_points, blitz_points, 0, 0, 0, 0, 0, 0]

    # R5.4  400 for the party that reached the target.
    win = data.POINTS_WIN if won else 0
    # R5.5  Sonderwertung: arrived with no card left in the talon (Q24, Q25).
    delayed = data.POINTS_DELAYED if won and rally.talon.size == 0 else 0
    # R5.6  Fahrerehrung (Q40): no 200 in this rally.
    safe_trip = data.POINTS_SAFE_TRIP if won and tableau.km.count(data.KM200) == 0 else 0
    extension = extension_points(rally, party, winner)

    # R5.8  500 for each opponent that is not placed, whether or not it won (Q26, Q27).
    unplaced: i64 = 0
    other: i64
    for other in range(rally.agreed.parties):
        if other != party and not rally.tableaus[other].placed():
            unplaced += data.POINTS_UNPLACED

    return [
        action_points, blitz_points, tableau.total, win, delayed, safe_trip, extension, unplaced,
    ]  # fmt: skip


def points_for_actions(laid: i64) -> i64:
    """R5.1  100 for each action card laid, 700 for all four (Q2)."""
    return data.POINTS_ALL_ACTIONS if laid == data.ALL_ACTIONS else laid * data.POINTS_ACTION


def extension_points(rally: Rally, party: i64, winner: i64) -> i64:
    """R5.7  200 to the caller who won at 1000, else to each placed opponent of the caller
    (Q28, Q29); the caller is a party (Q45)."""
    caller = rally.extension_caller
    if caller == data.NONE:
        return 0
    caller_won = caller == winner
    if caller_won == (party == caller):
        return data.POINTS_EXTENSION
    return 0


def championship_over(rally: Rally) -> bool:
    """R5.9, R6.2  A single best total of 5000 or more (Q35); R5.10, R6.7 or the last rally that was
    agreed (Q36)."""
    agreed = rally.agreed
    if agreed.single_rally or rally.results.rallies >= agreed.max_rallies:
        return True
    return target_reached(rally)


def target_reached(rally: Rally) -> bool:
    """R5.9  One party alone has the most points, and enough of them."""
    totals = rally.results.totals
    best = max(totals)
    return best >= rally.agreed.points_target and totals.count(best) == 1


def places(rally: Rally) -> list[i64]:
    """R5.11  The place of each party; equal totals share the better one."""
    totals = rally.results.totals
    merits = [2 * total for total in totals]
    # R6.1  In a single rally its winner is first among those who share the best score.
    winner = rally.results.winner
    if rally.agreed.single_rally and winner != data.NONE and totals[winner] == max(totals):
        merits[winner] = merits[winner] + 1
    return places_by(merits)
