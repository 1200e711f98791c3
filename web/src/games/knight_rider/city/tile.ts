import { DX, DY } from "./compass";

/** What a tile is painted with: the city at dusk and at night. */
export const TILE_COLOURS: Record<string, string> = {
  "--lot": "light-dark(#cdbbd9, #150e2e)",
  "--kerb": "light-dark(#8d79ad, #4a3f7e)",
  "--asphalt": "light-dark(#5b4d78, #2a2643)",
  "--lane": "light-dark(#c9bce6, #8d84c4)",
  "--roof-0": "light-dark(#b7a1cd, #231a4e)",
  "--roof-1": "light-dark(#a893c4, #2b2060)",
  "--roof-2": "light-dark(#c5b1d6, #1d1542)",
  "--roof-3": "light-dark(#9b86bb, #33276b)",
  "--wall": "light-dark(#7d699f, #0e0922)",
  "--window-amber": "light-dark(#fff0bd, #ffcf6b)",
  "--window-cyan": "light-dark(#d9fbff, #6fe9ff)",
  "--window-pink": "light-dark(#ffd9f1, #ff74d4)",
  "--park": "light-dark(#b4c6ae, #12282c)",
  "--tree": "light-dark(#86a983, #1d4742)",
};

/** The kinds of diversion cards, in the order in which a hand shows them. */
export const DIVERSIONS = [
  "STRAIGHT",
  "DEAD_END",
  "RIGHT_CURVE",
  "LEFT_CURVE",
  "ROAD_BLOCK",
] as const;
export type DiversionCard = (typeof DIVERSIONS)[number];

/** Half the width of a road. */
export const HALF = 21;

const CURVES: Record<string, string> = {
  NE: "M0-50V-26Q0 0 26 0H50",
  ES: "M50 0H26Q0 0 0 26V50",
  SW: "M0 50V26Q0 0-26 0H-50",
  NW: "M-50 0H-26Q0 0 0-26V-50",
};

/** The middle line of the roads of a tile. */
export function roadLine(sides: readonly string[]): string {
  const curve = sides.length === 2 && CURVES[sides.join("")];
  return curve || sides.map((side) => `M${DX[side] * 50} ${DY[side] * 50}L0 0`).join("");
}

/** The dashes between the lanes; junctions have none in their middle. */
export function laneLine(sides: readonly string[]): string {
  if (sides.length < 3) return roadLine(sides);
  return sides
    .map((side) => `M${DX[side] * 50} ${DY[side] * 50}L${DX[side] * 28} ${DY[side] * 28}`)
    .join("");
}

/** Where one field ends and the next begins. */
export function fieldLines(sides: readonly string[]): string {
  return sides
    .map((side) => {
      const [x, y] = [DX[side] * 25, DY[side] * 25];
      const [across, along] = [DY[side] * HALF, DX[side] * HALF];
      return `M${x - across} ${y - along}L${x + across} ${y + along}`;
    })
    .join("");
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface House extends Box {
  roof: number;
  /** How much of its front is seen. */
  front: number;
  on: "plain" | "pool" | "helipad" | "neon-pink" | "neon-cyan";
}
interface Houses {
  houses: House[];
  parks: { box: Box; trees: { x: number; y: number; r: number }[] }[];
  /** Lit windows in three colours, each as one path. */
  windows: string[];
}

/** Everything that stands on a tile follows from its number, so that it is always the same. */
export function housesOf(number: number, roads: readonly string[]): Houses {
  const random = seeded(number * 13 + 5);
  const found: Houses = { houses: [], parks: [], windows: ["", "", ""] };
  const plots = lots(roads).flatMap((lot) => divided(lot, random));
  plots.sort((one, other) => one.y + one.height - other.y - other.height);
  for (const box of plots) {
    const kind = random();
    if (kind < 0.1 && box.width > 12 && box.height > 12) found.parks.push(park(box, random));
    else build(found, box, kind, random);
  }
  return found;
}

function park(box: Box, random: () => number) {
  const trees = Array.from({ length: 5 }, () => ({
    x: box.x + 3 + random() * (box.width - 6),
    y: box.y + 3 + random() * (box.height - 6),
    r: 1.8 + random() * 1.8,
  }));
  return { box, trees };
}

function build(found: Houses, box: Box, kind: number, random: () => number) {
  const front = Math.min(box.height * 0.55, 4 + random() * 9);
  const roof = Math.floor(random() * 4);
  const roomy = box.width > 11 && box.height - front > 9;
  const on =
    kind < 0.2 && roomy
      ? "pool"
      : kind < 0.28 && roomy
        ? "helipad"
        : kind >= 0.28 && kind < 0.34
          ? "neon-pink"
          : kind >= 0.34 && kind < 0.4
            ? "neon-cyan"
            : "plain";
  found.houses.push({ ...box, roof, front, on });
  light(found.windows, box, front, random);
}

function light(windows: string[], box: Box, front: number, random: () => number) {
  const bottom = box.y + box.height;
  for (let y = bottom - front + 1.5; y < bottom - 1.6; y += 2.9)
    for (let x = box.x + 1.6; x < box.x + box.width - 1.6; x += 2.7)
      if (random() < 0.43) {
        const colour = random() < 0.62 ? 0 : random() < 0.55 ? 1 : 2;
        windows[colour] += `M${x.toFixed(1)} ${y.toFixed(1)}h1.5v1.6h-1.5z`;
      }
}

/** The ground beside the roads. */
function lots(roads: readonly string[]): Box[] {
  const near = HALF + 4;
  const far = 47.5;
  const deep = far - near;
  const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
  const side = (x: number, open: boolean) =>
    open ? [box(x, -far, deep, deep), box(x, near, deep, deep)] : [box(x, -far, deep, 2 * far)];
  const found = [...side(-far, roads.includes("W")), ...side(near, roads.includes("E"))];
  if (!roads.includes("N")) found.push(box(1 - near, -far, 2 * near - 2, deep));
  if (!roads.includes("S")) found.push(box(1 - near, near, 2 * near - 2, deep));
  return found;
}

function divided(lot: Box, random: () => number): Box[] {
  const tall = lot.height > lot.width;
  const found: Box[] = [];
  let left = Math.max(lot.width, lot.height);
  let at = 0;
  while (left > 8) {
    let length = 15 + random() * 17;
    if (left - length < 11) length = left;
    found.push(
      tall
        ? { ...lot, y: lot.y + at, height: length - 2.5 }
        : { ...lot, x: lot.x + at, width: length - 2.5 },
    );
    at += length;
    left -= length;
  }
  return found;
}

/** Numbers between 0 and 1 that look random (mulberry32). */
function seeded(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
