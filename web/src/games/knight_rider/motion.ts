import type { View } from "../../lib/generated/views/knight_rider";
import type { Tone } from "../../lib/tone";
import type { Move } from "../../stage/contract";

const STEP = 140;
const LEAP = 400;

/** Cars glide to their new fields, the red car leaps. */
export function plan(before: View, after: View): Move[] {
  const moves: Move[] = [];
  for (const car of after.cars) {
    const old = before.cars[car.seat];
    const moved = (old?.field ?? old?.entry)?.join() !== (car.field ?? car.entry)?.join();
    const name = `car-${car.seat}`;
    if (old && moved && (old.field ?? old.entry))
      moves.push({ from: name, to: name, time: car.seat === after.active ? STEP : LEAP });
  }
  if (before.red !== null && after.red !== null && before.red !== after.red)
    moves.push({ from: "red", to: "red", time: LEAP });
  return moves;
}

export function heard(before: View, after: View): string | undefined {
  if (after.winners.length && !before.winners.length) return "win";
  if (after.cars.some((car) => car.upside_down && !before.cars[car.seat]?.upside_down))
    return "attack";
  if (before.red !== after.red && before.red !== null) return "leap";
  if (before.roll !== after.roll && after.roll) return "lay";
  if (before.tiles.length !== after.tiles.length) return "lay";
  const cards = (view: View) => view.tiles.reduce((sum, tile) => sum + tile.cards.length, 0);
  if (cards(after) > cards(before)) return "lay";
  const stand = (view: View) => JSON.stringify(view.cars.map((car) => [car.field, car.facing]));
  return stand(before) === stand(after) ? undefined : "step";
}

export const sounds: Record<string, Tone[]> = {
  step: [{ kind: "triangle", from: 90, to: 70, seconds: 0.05, loudness: 0.2 }],
  leap: [
    { kind: "sawtooth", from: 200, to: 900, seconds: 0.2, loudness: 0.05 },
    { kind: "sawtooth", from: 900, to: 300, seconds: 0.2, loudness: 0.05, delay: 0.2 },
  ],
};
