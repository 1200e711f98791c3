"""Knight Rider: cards before and after a move (R2.4, R2.5, R4.8, R6.7)."""

from mypy_extensions import i64

from tafelrunde.core.bits import BIT, list_bits
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data
from tafelrunde.games.knight_rider.rules.state import AFTER_MOVE, Chase
from tafelrunde.games.knight_rider.rules.turns import end_turn

# -- R4.8  The menu before and after a move --------------------------------------------------


def card_menu(chase: Chase, seat: i64) -> list[i64]:
    """R4.8  BEFORE_MOVE and AFTER_MOVE, not during the move (Q36); asked even with one
    entry (Q61)."""
    menu = cards_to_play(chase, seat)
    menu.append(actions.END_TURN if chase.now.move_done else actions.MOVE)
    return menu


def cards_to_play(chase: Chase, seat: i64) -> list[i64]:
    now = chase.now
    menu: list[i64] = []
    if not now.kitt_played:
        hand = chase.kitt.hands[seat]
        if hand[data.MANTLE] > 0:
            menu.append(actions.play(data.MANTLE))
        # A turbo changes the roll just made, so it comes before the first step (Q34), or at least
        # before the last point is spent (R6.11).
        card: i64
        for card in range(data.TURBO_1, data.TURBO_2 + 1):
            if not now.move_done and hand[card] > 0 and turbo_points(now.roll, card) > 0:
                menu.append(actions.play(card))
    kind: i64
    for kind in range(data.DIVERSIONS):
        if can_lay(chase, seat, kind):
            menu.append(actions.lay(kind))
    return menu


def diversion_menu(chase: Chase) -> list[i64]:
    """First the tile, then the foot; back as long as it does not lie."""
    now = chase.now
    menu: list[i64] = []
    if now.lay_tile == data.NONE:
        menu = [actions.on(tile) for tile in list_bits(tiles_for(chase, now.lay_kind))]
    else:
        menu = [actions.foot(foot) for foot in list_bits(feet(chase, now.lay_kind, now.lay_tile))]
    if now.backs < data.MOST_BACKS:
        menu.append(actions.BACK)
    return menu


# -- R2.5  K.I.T.T. cards --------------------------------------------------------------------


def play(chase: Chase, seat: i64, card: i64) -> None:
    now = chase.now
    chase.kitt.hands[seat][card] -= 1
    now.kitt_played = True
    if card == data.MANTLE:
        chase.cars[seat].mantle = True
    else:
        now.points = points_with(chase, card)
    if now.move_done:
        offer_after_move(chase)


def points_with(chase: Chase, card: i64) -> i64:
    """The points to spend if this turbo is played now; some may be spent already (R6.11)."""
    return chase.now.points + turbo_points(chase.now.roll, card) - chase.now.roll


def turbo_points(roll: i64, card: i64) -> i64:
    """What a turbo makes of the roll, 0 if nothing."""
    if card == data.TURBO_1:
        return 2 * roll
    return data.TURBO_2_POINTS if roll == data.TURBO_2_ROLL else 0


# -- R2.4  Laying a diversion card, in steps -------------------------------------------------


def can_lay(chase: Chase, seat: i64, kind: i64) -> bool:
    if chase.now.diversion_laid or chase.diversions.hands[seat][kind] == 0:
        return False
    return has_tile_for(chase, kind)


def choose_tile(chase: Chase, seat: i64, tile: i64) -> None:
    chase.now.lay_tile = tile
    if chase.now.lay_kind == data.ROAD_BLOCK:
        lay_diversion(chase, seat, data.NO_FOOT)


def go_back(chase: Chase) -> None:
    """Q62  One step back, a few times a turn."""
    now = chase.now
    now.backs += 1
    if now.lay_tile != data.NONE:
        now.lay_tile = data.NONE
    else:
        now.lay_kind = data.NONE


def lay_diversion(chase: Chase, seat: i64, foot: i64) -> None:
    now = chase.now
    chase.diversions.hands[seat][now.lay_kind] -= 1
    chase.track.add_card(now.lay_tile, now.lay_kind, foot)
    now.diversion_laid = True
    now.lay_kind = data.NONE
    now.lay_tile = data.NONE
    if now.move_done:
        offer_after_move(chase)


# -- R6.11  Cards between two steps (cards_any_time) -------------------------------------------


def may_free_itself(chase: Chase, seat: i64) -> bool:
    """Where no point can be used: a turbo or a diversion may help, as far as the table knows."""
    now = chase.now
    if not chase.agreed.cards_any_time:
        return False
    kitt = chase.kitt.hands[seat]
    if chase.secret_hands():
        diversions = not now.diversion_laid and sum(chase.diversions.hands[seat]) > 0
        return diversions or (not now.kitt_played and sum(kitt) > 0)
    if not now.kitt_played:
        card: i64
        for card in range(data.TURBO_1, data.TURBO_2 + 1):
            if kitt[card] > 0 and turbo_points(now.roll, card) > 0:
                return True
    return can_lay_any(chase, seat)


# -- R2.4  Tiles and feet --------------------------------------------------------------------


def feet(chase: Chase, kind: i64, tile: i64) -> i64:
    """The set of feet with which the card may be laid on the tile; 0 if it may not. Three cards at
    a time are the only limit (Q54), unless it was agreed that nobody is walled in (Q41)."""
    track = chase.track
    if not track.is_laid(tile) or track.cards_on[tile] >= data.MOST_CARDS:
        return 0
    possible: i64 = data.FEET_ON[kind * 16 + track.roads(tile)]
    if chase.agreed.pocket_rule == 0:
        return possible
    foot: i64
    for foot in range(data.FEET):
        if possible >> foot & 1 and walls_in(chase, kind, tile, foot):
            possible &= ~BIT[foot]
    return possible


def tiles_for(chase: Chase, kind: i64) -> i64:
    """The set of tiles on which the card may be laid; cars do not matter (Q39, Q49)."""
    tiles: i64 = 0
    tile: i64
    for tile in range(data.TILES):
        if feet(chase, kind, tile):
            tiles |= BIT[tile]
    return tiles


def has_tile_for(chase: Chase, kind: i64) -> bool:
    tile: i64
    for tile in range(data.TILES):
        if feet(chase, kind, tile):
            return True
    return False


# -- R6.7  Nobody may be walled in (pocket_rule) ---------------------------------------------


def walls_in(chase: Chase, kind: i64, tile: i64, foot: i64) -> bool:
    """With this card some car could reach too few tiles."""
    track = chase.track
    track.add_card(tile, kind, foot)
    found = False
    seat: i64
    for seat in range(chase.seats):
        car = chase.cars[seat]
        field = car.entry if car.field == data.NONE else car.field
        if reach(chase, field) < chase.agreed.pocket_rule:
            found = True
    track.remove_newest_card()
    return found


def reach(chase: Chase, field: i64) -> i64:
    """How many unblocked tile centres can be driven to, whatever the cars do."""
    track = chase.track
    seen: list[i64] = [0] * data.FIELDS
    seen[field] = 1
    fields: list[i64] = [field]
    centres: i64 = 0
    at: i64 = 0
    while at < len(fields):
        here = fields[at]
        at += 1
        if data.CELL_OF[here] != data.NONE and not track.is_blocked(here):
            centres += 1
        sides = track.open_sides(here)
        side: i64
        for side in range(data.SIDES):
            if sides & data.SIDE[side]:
                there: i64 = here + data.STEP_TO[side]
                if seen[there] == 0 and not track.is_blocked(there):
                    seen[there] = 1
                    fields.append(there)
    return centres


# -- R4  After the move ----------------------------------------------------------------------


def offer_after_move(chase: Chase) -> None:
    chase.phase = AFTER_MOVE
    if ends_by_itself(chase, chase.active):
        end_turn(chase)


def ends_by_itself(chase: Chase, seat: i64) -> bool:
    """END_TURN is automatic if nothing else is possible, as far as the table knows (R7.3)."""
    now = chase.now
    if chase.secret_hands():
        return (now.kitt_played or sum(chase.kitt.hands[seat]) == 0) and (
            now.diversion_laid or sum(chase.diversions.hands[seat]) == 0
        )
    if not now.kitt_played and chase.kitt.hands[seat][data.MANTLE] > 0:
        return False
    return not can_lay_any(chase, seat)


def can_lay_any(chase: Chase, seat: i64) -> bool:
    kind: i64
    for kind in range(data.DIVERSIONS):
        if can_lay(chase, seat, kind):
            return True
    return False
