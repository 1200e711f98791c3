import type { Choice } from "../../../generated/messages";
import type { Pointing } from "../../../stage/pointing/pointing.svelte";
import type { KnightStage } from "./drive.svelte";

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
  const rotations = placesHere(pointing)
    .map(({ shows }) => Number(shows.rotation))
    .filter((rotation, nth, all) => all.indexOf(rotation) === nth)
    .sort();
  if (!rotations.length) return;
  const at = rotations.indexOf(build.rotation);
  turnTo(pointing, rotations[(at + by + rotations.length) % rotations.length]);
}

/** To one of them. */
export function turnTo(pointing: Pointing, rotation: number) {
  build.rotation = rotation;
  const entry = placesHere(pointing).find(({ shows }) => shows.rotation === rotation);
  if (pointing.picked && entry) lay(pointing, entry);
}

/** Where the tile could lie: at the picked place, else anywhere. */
function placesHere({ picked, entries }: Pointing): Choice[] {
  const here = ({ shows }: Choice) =>
    !picked || (shows.x === picked.shows.x && shows.y === picked.shows.y);
  return entries.filter((entry) => entry.kind === "place" && here(entry));
}

function lay(pointing: Pointing, entry: Choice) {
  build.rotation = Number(entry.shows.rotation);
  pointing.choose(entry);
}

/** Whether a player alone at the table may rebuild the city that the computer has built. */
export function canBeBuilt(stage: KnightStage): boolean {
  const alone = stage.seats.every((seat) => seat.mine || seat.kind === "bot");
  const before = stage.myTurn && stage.since.at === 0;
  const ready = stage.table.info?.options.auto_build === true;
  return ready && before && stage.table.mine.length === 1 && alone;
}
