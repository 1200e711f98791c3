/** The four sides as the server names them, on a map that has north at its top. */
export const DX: Record<string, number> = { N: 0, E: 1, S: 0, W: -1 };
export const DY: Record<string, number> = { N: -1, E: 0, S: 1, W: 0 };
export const TURN: Record<string, number> = { N: 0, E: 90, S: 180, W: 270 };

/** A field in units of the drawing: a tile is 100 wide and has its middle on a field. */
export const FIELD = 50;
export const TILE = 100;
