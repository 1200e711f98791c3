import type { DayResult } from "../generated/messages";

export interface Spot {
  x: number;
  /** Above the ground. */
  y: number;
  r: number;
  result: DayResult;
}

const BOT = 6.2;
const PERSON = 15;
const ME = 18;
/** Above a person stands a name. */
const NAME = 17;

/** A disc for each result, stacked so that none covers another: bots first, people on top. */
export function swarm(results: DayResult[], x: (result: DayResult) => number): Spot[] {
  const spots: Spot[] = [];
  const size = (one: DayResult) => (one.bot ? BOT : one.mine ? ME : PERSON);
  for (const result of [...results].sort((one, other) => size(one) - size(other))) {
    const r = size(result);
    const spot = { x: x(result), y: r, r, result };
    while (spots.some((one) => covers(one, spot))) spot.y += 1;
    spots.push(spot);
  }
  return spots;
}

function covers(below: Spot, spot: Spot): boolean {
  const across = Math.abs(below.x - spot.x);
  if (Math.hypot(across, below.y - spot.y) < below.r + spot.r + 1) return true;
  const named = !below.result.bot && across < below.r + spot.r;
  return named && spot.y - spot.r < below.y + below.r + NAME;
}

/** Up to five round numbers that span these scores. */
export function ticks(least: number, most: number): number[] {
  const wide = Math.max(1, most - least) / 4;
  const power = 10 ** Math.floor(Math.log10(wide));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((one) => one * power).find((one) => one >= wide)!,
  );
  const first = Math.floor(least / step) * step;
  const many = Math.ceil((most - first) / step) + 1;
  return Array.from({ length: Math.max(2, many) }, (_, at) => first + at * step);
}
