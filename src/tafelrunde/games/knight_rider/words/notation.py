"""Knight Rider: the words for actions, as in `place 3,-2 r1`, `turn N` or `escape F06`."""

from tafelrunde.core.notation import Family, Notation
from tafelrunde.games.knight_rider.rules import action_numbers as actions
from tafelrunde.games.knight_rider.rules import data

CELLS = [f"{data.CELL_X[cell]},{data.CELL_Y[cell]}" for cell in range(data.CELLS)]
ROTATIONS = ["r0", "r1", "r2", "r3"]
TILES = [str(number) for number in data.TILE_NUMBER]
SEATS = [str(seat) for seat in range(data.MOST_SEATS)]
FACES = [str(face) for face in range(1, data.FACES + 1)]

NOTATION = Notation(
    [
        Family("place", actions.PLACE, (CELLS, ROTATIONS)),
        Family("start on", actions.START, (TILES,)),
        Family("enter", actions.ENTER, (data.SIDE_NAMES,)),
        Family("play", actions.PLAY, (data.KITT_NAMES[: data.JUMP_CARD],)),
        Family("lay", actions.LAY, (data.DIVERSION_NAMES,)),
        Family("on", actions.ON, (TILES,)),
        Family("foot", actions.FOOT, (data.SIDE_NAMES,)),
        Family("back", actions.BACK),
        Family("move", actions.MOVE),
        Family("forward", actions.FORWARD),
        Family("turn", actions.TURN, (data.SIDE_NAMES,)),
        Family("jump", actions.JUMP),
        Family("stop", actions.STOP),
        Family("end turn", actions.END_TURN),
        Family("starts", actions.STARTS, (SEATS,)),
        Family("kitt", actions.DEAL_KITT, (data.KITT_NAMES,)),
        Family("diversion", actions.DEAL_DIVERSION, (data.DIVERSION_NAMES,)),
        Family("tile", actions.DRAW, (TILES,)),
        Family("die", actions.DIE, (FACES,)),
        Family("escape", actions.ESCAPE, (data.ESCAPE_NAMES,)),
    ]
)
