import type { Choice } from "../../../generated/messages";
import type { View } from "../../../generated/views/geisterfahrer";
import type { Autobahn } from "./autobahn";
import { forecastOf, shownOf } from "../dock/outcome";

/** A point of the road that leads to a choice. */
export interface Target {
  x: number;
  y: number;
  choice: Choice;
}

/** Pieces first, then the fields where something would end. While the die can be rolled only the
    pieces: numbers stand on the fields then. */
export function targetsOf(road: Autobahn, choices: Choice[]): Target[] {
  const rolling = choices.some((choice) => choice.kind === "roll");
  const begun = new Set<string>();
  return choices.flatMap((choice) => {
    const { from, to } = shownOf(choice);
    const found: Target[] = [];
    if (from && !begun.has(from)) found.push({ ...road.spot(from), choice });
    if (from) begun.add(from);
    if (to && !rolling) found.push({ ...road.spot(to), choice });
    return found;
  });
}

/** Where numbers of the die would take own cars: `2`, `3–5`, `✗ 4–5`, `✓ 5`. */
export interface Badge {
  key: string;
  end: string;
  text: string;
  x: number;
  y: number;
}

export function badgesOf(road: Autobahn, view: View, roll: Choice): Badge[] {
  return forecastOf(roll).flatMap(({ from, ends }) =>
    [...numbersTo(ends)].map(([end, numbers]) => {
      const { x, y } = spotOf(road, view, from, end, ends);
      const range = numbers.length > 1 ? `${numbers[0]}–${numbers.at(-1)}` : String(numbers[0]);
      const sign = end === "scrap" ? "✗ " : end === "safe" ? "✓ " : "";
      return { key: `${from} ${end}`, end, text: sign + range, x, y };
    }),
  );
}

function numbersTo(ends: string[]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  ends.forEach((end, at) => {
    if (end !== "none") numbers.set(end, [...(numbers.get(end) ?? []), at + 1]);
  });
  return numbers;
}

/** A crash is shown after the last field that can be reached, a rescue at the exit. */
function spotOf(road: Autobahn, view: View, from: string, end: string, ends: string[]) {
  if (end !== "safe" && end !== "scrap") return road.spot(end);
  const driver = view.drivers[view.active ?? 0];
  const ramp = view.ramps.find(({ half }) => half === driver.half)!;
  const car = driver.cars.find(({ number }) => String(number) === from);
  const start = car?.field ?? `${from}.R${ramp.entry}`;
  const { way } = road.field(start);
  if (end === "safe") return road.ramp(way, ramp, 0.12);
  const reached = ends.filter((found) => found.includes(".")).at(-1) ?? start;
  const { slot, out } = road.field(reached);
  return road.ring.at(slot + (way === "O" ? 0.6 : -0.6), out);
}
