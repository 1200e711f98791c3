import type { Choice } from "../../lib/generated/messages";
import type { Pointing } from "../../stage/pointing.svelte";

/** A place for the drawn tile, with every rotation in which it fits there. */
export interface Cell {
  key: string;
  x: number;
  y: number;
  entries: Choice[];
}

/** How the tile in the hand is turned. */
export const build = $state({ rotation: 0 });

export function cellsOf(choices: Choice[]): Cell[] {
  const found: Record<string, Cell> = {};
  for (const entry of choices) {
    if (entry.kind !== "place") continue;
    const [x, y] = [Number(entry.shows.x), Number(entry.shows.y)];
    found[`${x},${y}`] ??= { key: `${x},${y}`, x, y, entries: [] };
    found[`${x},${y}`].entries.push(entry);
  }
  return Object.values(found);
}

/** Put the tile there as it is turned, else as it fits; where it lies already, turn it. */
export function put(pointing: Pointing, cell: Cell) {
  const { picked } = pointing;
  if (picked && cell.entries.includes(picked)) return turn(pointing, 1);
  lay(
    pointing,
    cell.entries.find(({ shows }) => shows.rotation === build.rotation) ?? cell.entries[0],
  );
}

/** Turn the tile where it lies, or in the hand, to the next rotation that fits anywhere. */
export function turn(pointing: Pointing, by: number) {
  const { picked, entries } = pointing;
  const here = (entry: Choice) =>
    !picked || (entry.shows.x === picked.shows.x && entry.shows.y === picked.shows.y);
  const places = entries.filter((entry) => entry.kind === "place" && here(entry));
  const rotations = places
    .map(({ shows }) => Number(shows.rotation))
    .filter((rotation, nth, all) => all.indexOf(rotation) === nth)
    .sort();
  if (!rotations.length) return;
  const at = rotations.indexOf(build.rotation);
  const rotation = rotations[(at + by + rotations.length) % rotations.length];
  build.rotation = rotation;
  const entry = places.find(({ shows }) => shows.rotation === rotation);
  if (picked && entry) lay(pointing, entry);
}

function lay(pointing: Pointing, entry: Choice) {
  build.rotation = Number(entry.shows.rotation);
  pointing.choose(entry);
}
