import type { CarView, View } from "../../generated/views/knight_rider";
import type { Tone } from "../../app/tone";
import type { Move } from "../../stage/contract";
import { turnedUp } from "./dock/escapes";
import { driven } from "./city/fields";

const STEP = 140;
/** With a turbo a way has up to twelve fields, and takes a little over a second all the same. */
const BOOSTED = 100;
const TURN = 120;
const LEAP = 400;
const FLIP = 300;
const CARD = 320;
/** How long a die tumbles before its effects are shown. */
const TUMBLE = 550;
/** A table of results is read before the die falls, and afterwards with what it did. */
const READ = 700;
const SEEN = 2200;
const FLIPPED = 800;
const RIGHTED = 1000;

/** The camera nears the red car once it is caught. */
const NEARS = 400;

/** How long a car shows what it does. */
const FEATS = { roof: TUMBLE + 300, shield: 350, boost: 400, jump: LEAP };

/** How long a step is seen at least, and how long a whole way may move. */
const GLANCE = 160;
const WHOLE = 900;
/** A whole way in one step, as a replay has it. */
const LONGEST = 1200;

/** Speed factor for a way of this many steps. */
export const paceOf = (steps: number): number => Math.max(1, (steps * GLANCE) / WHOLE);

const stand = (car: CarView | undefined) => (car?.field ?? car?.entry)?.join();

/** Cars glide to their new fields and turn, the red car leaps, a card flies to its tile. */
export function plan(before: View, after: View): Move[] {
  const moves: Move[] = [];
  const wait = before.danger ? TUMBLE : 0;
  const [step, turn] = after.kitt_played ? [BOOSTED, BOOSTED] : [STEP, TURN];
  for (const car of after.cars) {
    const old = before.cars[car.seat];
    const name = `car-${car.seat}`;
    if (!old || !stand(old)) continue;
    if (stand(old) !== stand(car)) {
      const drives = car.seat === after.active && !wait && !jumps(before, after);
      const via = wait ? skidded(before, car) : onTheWay(before, after, car);
      const time = drives ? Math.min(LONGEST, step * (via.length + 1)) : LEAP;
      moves.push({ from: name, to: name, via, time, after: wait });
    } else if (old.facing !== car.facing)
      moves.push({ from: name, to: name, time: wait ? LEAP : turn, after: wait });
  }
  if (before.red !== null && after.red !== null && before.red !== after.red)
    moves.push({ from: "red", to: "red", time: LEAP, after: FLIP });
  return [...moves, ...laid(before, after)];
}

/** The fields over which a car skids to where it stands now, as the table of results marks them. */
function skidded({ danger }: View, { seat, field }: CarView): string[] {
  if (danger?.seat !== seat) return [];
  const end = danger.outcomes.find(({ x, y }) => field?.join() === `${x},${y}`);
  return (end?.way ?? []).slice(0, -1).map((_, nth) => `skid-${nth}`);
}

/** The fields it passes on its way, where a whole drive is one step. */
function onTheWay(before: View, after: View, { seat, way }: CarView): string[] {
  const first = way.length - driven(before, after, seat).length;
  return way.slice(first, -1).map((_, nth) => `way-${seat}-${first + nth}`);
}

/** A diversion comes from my dashboard, or from its previous owner. */
function laid(before: View, after: View): Move[] {
  return after.tiles.flatMap(({ number, cards }) => {
    const old = before.tiles.find((tile) => tile.number === number);
    const card = cards.at(-1);
    if (!card || !old || cards.length <= old.cards.length) return [];
    const mine = after.seat === after.active;
    const from = mine ? `diversion-${card.kind}` : `seat-${after.active}`;
    return [{ from, to: `laid-${number}`, time: CARD }];
  });
}

/** A table of results or a card that is turned up wants to be read. */
export function rests(before: View, after: View): number {
  if (before.danger) return SEEN;
  if (after.danger) return READ;
  return (turnedUp(before, after) ? FLIPPED : 0) + (rightedIn(before, after).length ? RIGHTED : 0);
}

/** Whose turn has passed with putting the car back on its wheels. */
export const rightedIn = (before: View, after: View): CarView[] =>
  before.cars.filter(({ seat, upside_down }) => upside_down && !after.cars[seat].upside_down);

const jumps = (before: View, after: View) =>
  after.kitt_played && !before.kitt_played && before.points === after.points + 1;

/** What a car does that shows on itself. */
export function featOf(
  before: View,
  after: View,
  seat: number,
): "roof" | "shield" | "boost" | "jump" | undefined {
  const [old, now] = [before.cars[seat], after.cars[seat]];
  if (now.upside_down && !old.upside_down) return "roof";
  if (now.mantle && !old.mantle) return "shield";
  if (seat !== before.active || seat !== after.active) return undefined;
  if (after.kitt_played && !before.kitt_played && after.points > before.points) return "boost";
  return jumps(before, after) && stand(old) !== stand(now) ? "jump" : undefined;
}

/** Who stands on the red car's field has caught it. */
export const caught = ({ winners, cars }: View): boolean =>
  winners.some((seat) => cars[seat].away === 0);

/** What shows on a car is seen to its end before anything follows, and so is a catch. */
export const lasts = (before: View, after: View): number =>
  Math.max(
    caught(after) && !caught(before) ? NEARS : 0,
    ...after.cars.map(({ seat }) => {
      const feat = featOf(before, after, seat);
      return feat ? FEATS[feat] : 0;
    }),
  );

export function heard(before: View, after: View): string | string[] | undefined {
  if (after.winners.length && !before.winners.length)
    return caught(after) ? ["scanner", "brakes", "win"] : "win";
  const feats = after.cars.map((car) => featOf(before, after, car.seat));
  if (feats.includes("roof")) return "attack";
  for (const feat of ["shield", "boost", "jump"] as const) if (feats.includes(feat)) return feat;
  if (after.danger && !before.danger) return after.danger.kind === "oil" ? "oil" : "attack";
  if (before.red !== after.red && before.red !== null) return ["draw", "leap"];
  if (turnedUp(before, after)) return "draw";
  if (before.roll !== after.roll && after.roll) return ["lay", "lay"];
  if (before.tiles.length !== after.tiles.length) return ["lay", "joined"];
  const cards = (view: View) => view.tiles.reduce((sum, tile) => sum + tile.cards.length, 0);
  if (cards(after) > cards(before)) return "lay";
  const stands = (view: View) => JSON.stringify(view.cars.map((car) => [car.field, car.facing]));
  return stands(before) === stands(after) ? undefined : "step";
}

/** Its light runs to and fro. */
const SCANNER: Tone[] = [
  { kind: "sine", from: 180, to: 520, seconds: 0.25, loudness: 0.12 },
  { kind: "sine", from: 520, to: 180, seconds: 0.25, loudness: 0.12, delay: 0.25 },
];

export const sounds: Record<string, Tone[]> = {
  step: [{ kind: "triangle", from: 90, to: 70, seconds: 0.05, loudness: 0.2 }],
  leap: [
    { kind: "sawtooth", from: 200, to: 900, seconds: 0.2, loudness: 0.05 },
    { kind: "sawtooth", from: 900, to: 300, seconds: 0.2, loudness: 0.05, delay: 0.2 },
  ],
  boost: [{ kind: "sawtooth", from: 80, to: 640, seconds: 0.4, loudness: 0.06 }],
  shield: [
    { kind: "sine", from: 880, to: 880, seconds: 0.15, loudness: 0.08 },
    { kind: "sine", from: 1320, to: 1320, seconds: 0.2, loudness: 0.08, delay: 0.12 },
  ],
  jump: [
    { kind: "triangle", from: 200, to: 500, seconds: 0.2, loudness: 0.12 },
    { kind: "triangle", from: 500, to: 200, seconds: 0.2, loudness: 0.12, delay: 0.2 },
  ],
  turn: SCANNER,
  scanner: SCANNER,
  joined: [{ kind: "sine", from: 880, to: 880, seconds: 0.06, loudness: 0.1 }],
  brakes: [{ kind: "sawtooth", from: 1400, to: 900, seconds: 0.3, loudness: 0.04 }],
  oil: [{ kind: "sine", from: 600, to: 120, seconds: 0.35, loudness: 0.12 }],
};
