"""Knight Rider: the words for actions, as in `place 3,-2 r1`, `turn N` or `escape F06`."""

from tafelrunde.core.notation import Family, Notation
from tafelrunde.games.knight_rider.data import (
    BACK,
    CELL_X,
    CELL_Y,
    CELLS,
    DIE,
    DIVERSION,
    DIVERSION_NAMES,
    END_TURN,
    ENTRY,
    ESCAPE,
    ESCAPE_NAMES,
    FACES,
    FOOT,
    FORWARD,
    JUMP,
    KITT,
    KITT_NAMES,
    LAY,
    MOST_SEATS,
    MOVE,
    ON,
    PLACE,
    PLAY,
    SIDE_NAMES,
    START_TILE,
    STARTS,
    STOP,
    TILE,
    TILE_NUMBER,
    TURN,
)

CELL_NAMES = [f"{CELL_X[cell]},{CELL_Y[cell]}" for cell in range(CELLS)]
ROTATION_NAMES = ["r0", "r1", "r2", "r3"]
TILE_NAMES = [str(number) for number in TILE_NUMBER]
SEATS = [str(seat) for seat in range(MOST_SEATS)]

NOTATION = Notation(
    [
        Family("place", PLACE, (CELL_NAMES, ROTATION_NAMES)),
        Family("start on", START_TILE, (TILE_NAMES,)),
        Family("enter", ENTRY, (SIDE_NAMES,)),
        Family("play", PLAY, (KITT_NAMES[:3],)),
        Family("lay", LAY, (DIVERSION_NAMES,)),
        Family("on", ON, (TILE_NAMES,)),
        Family("foot", FOOT, (SIDE_NAMES,)),
        Family("back", BACK),
        Family("move", MOVE),
        Family("forward", FORWARD),
        Family("turn", TURN, (SIDE_NAMES,)),
        Family("jump", JUMP),
        Family("stop", STOP),
        Family("end turn", END_TURN),
        Family("starts", STARTS, (SEATS,)),
        Family("kitt", KITT, (KITT_NAMES,)),
        Family("diversion", DIVERSION, (DIVERSION_NAMES,)),
        Family("tile", TILE, (TILE_NAMES,)),
        Family("die", DIE, ([str(face) for face in range(1, FACES + 1)],)),
        Family("escape", ESCAPE, (ESCAPE_NAMES,)),
    ]
)
