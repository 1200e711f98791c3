import type { View } from "../../generated/views/geisterfahrer";
import { tone, type Tone } from "../../app/tone";
import type { Move } from "../../stage/contract";
import { fieldsOf } from "./road/autobahn";
import { moved, type Moved } from "./changes";

/** Milliseconds a field, and at most for one way. */
const STEP = 80;
const MOST = 400;
const ACROSS = 250;
const JUMP = 350;
const RAMP = 240;
/** A die that falls, a ghost that is set, brakes after the stop. */
const ROLL = 400;
const APPEAR = 300;
const BRAKE = 160;

/** What moves from one view to the next: along the lanes, over the ramps, to the yard. */
export function plan(before: View, after: View): Move[] {
  const pieces = moved(before, after);
  const driven = pieces.find(({ ghost, to }) => ghost !== undefined && isField(to));
  return pieces.flatMap((piece) => {
    if (piece.ghost !== undefined && !isField(piece.from)) return [];
    const via = viaOf(piece, before, after);
    const move: Move = { from: piece.piece, to: piece.piece, via };
    if (piece.to === "scrap") {
      // Into a ghost first, or the ghost comes to it; then the wreck is thrown to the yard.
      const time = Math.min(MOST, via.length * STEP);
      const hit = driven && !via.length ? timeOf(driven, viaOf(driven, before, after)) : 0;
      return [{ ...move, look: "from", time, after: hit, thrown: MOST }];
    }
    const time = timeOf(piece, via);
    // Rescued it drives off as large as it is; cars in the bay are small.
    return [piece.to === "safe" ? { ...move, time, look: "from" } : { ...move, time }];
  });
}

function timeOf(piece: Moved, via: string[]): number {
  if (!via.length && isField(piece.from) && changesLane(piece))
    return piece.ghost !== undefined && piece.from[0] !== piece.to[0] ? JUMP : ACROSS;
  const time = Math.min(MOST, Math.max(2, via.length + 1) * STEP);
  return piece.to === "safe" ? Math.max(time, RAMP) : time;
}

const laneOf = (field: string) => field.slice(0, "O.R".length);
const changesLane = ({ from, to }: Moved) =>
  isField(from) && isField(to) && laneOf(from) !== laneOf(to);

/** What the board animates itself: the die, a ghost that appears, brakes. */
export function lasts(before: View, after: View): number {
  if (isThrown(before, after)) return ROLL;
  if (moved(before, after).some(({ ghost, from }) => ghost !== undefined && !isField(from)))
    return APPEAR;
  const braking = plan(before, after).filter(({ to }) => lightOf(to, before, after) === "brakes");
  return Math.max(0, ...braking.map(({ time = 0 }) => time + BRAKE));
}

/** The lights of a car that changes lanes, or comes to stand behind another. */
export function lightOf(piece: string, before: View, after: View): Light | undefined {
  const found = moved(before, after).find((one) => one.piece === piece && one.seat !== undefined);
  if (!found || !isField(found.to)) return undefined;
  if (changesLane(found)) return found.to[2] === "R" ? "right" : "left";
  const fields = fieldsOf(after.fields_per_lane);
  const { lane, number } = fields.get(found.to)!;
  const ahead = `${lane}${(number + 1) % after.fields_per_lane}`;
  const stands = after.drivers.some(({ cars }) => cars.some(({ field }) => field === ahead));
  return stands ? "brakes" : undefined;
}
export type Light = "left" | "right" | "brakes";

/** A number or the symbol has been thrown, perhaps one that nothing could use (Q18). */
function isThrown(before: View, after: View): boolean {
  if (before.thrown !== null) return false;
  return after.thrown !== null || (after.turn_no > before.turn_no && !!after.last?.thrown);
}

/** The symbol has just been thrown. */
export const isSymbol = (before: View, after: View) =>
  isThrown(before, after) && Number.isNaN(Number(after.thrown ?? after.last?.thrown));

const isField = (name: string) => name.includes(".");

/** The places it passes: fields of its lane; the ramp of its half on the way in and out. */
function viaOf(piece: Moved, before: View, view: View): string[] {
  const fields = fieldsOf(view.fields_per_lane);
  const half = piece.seat === undefined ? "" : view.drivers[piece.seat].half;
  const ramp = view.ramps.find((found) => found.half === half);
  const [from, to] = [fields.get(piece.from), fields.get(piece.to)];
  if (to && !from && ramp && piece.from === "off")
    return [`ramp-${to.way}-${half}`, ...between(to.lane, ramp.entry - 1, to.number, 1, view)];
  if (from && piece.to === "safe" && ramp)
    return [
      ...between(from.lane, from.number, ramp.exit, 1, view),
      `field-${from.way}.R${ramp.exit}`,
      `ramp-${from.way}-${half}`,
    ];
  const crash = piece.to === "scrap" ? fields.get(impactOf(piece, before, view)) : undefined;
  if (from && crash && crash !== from)
    return [
      ...between(from.lane, from.number, crash.number, 1, view),
      `field-${crash.lane}${crash.number}`,
    ];
  if (!from || !to || from.lane !== to.lane) return [];
  return between(from.lane, from.number, to.number, piece.ghost ? -1 : 1, view);
}

/** Where a car was wrecked: where a ghost ran over it, or at the next ghost in its lane, into which
    it drove. */
function impactOf({ from }: Moved, before: View, after: View): string {
  const fields = fieldsOf(before.fields_per_lane);
  const stood = fields.get(from);
  if (!stood || after.ghosts.some(({ field }) => field === from)) return from;
  const many = before.fields_per_lane;
  const ahead = before.ghosts.flatMap(({ field }) => {
    const ghost = field === null ? undefined : fields.get(field);
    if (field === null || ghost?.lane !== stood.lane) return [];
    return [{ field, steps: (ghost.number - stood.number + many) % many }];
  });
  const near = ahead.sort((a, b) => a.steps - b.steps)[0];
  return near?.field ?? from;
}

/** The fields where cars are wrecked, and how long after the step has begun; a car that never came
    onto the road leaves none. */
export function impactsIn(
  before: View,
  after: View,
): { piece: string; field: string; delay: number }[] {
  const moves = plan(before, after);
  return moved(before, after).flatMap((piece) => {
    const move = moves.find(({ to }) => to === piece.piece);
    if (piece.to !== "scrap" || !isField(piece.from) || !move) return [];
    const field = impactOf(piece, before, after);
    return [{ piece: piece.piece, field, delay: (move.after ?? 0) + (move.time ?? 0) }];
  });
}

/** The fields between two of a lane. */
function between(lane: string, from: number, to: number, way: number, view: View): string[] {
  const many = view.fields_per_lane;
  const steps = ((to - from) * way + many) % many;
  return Array.from(
    { length: Math.max(0, steps - 1) },
    (_, at) => `field-${lane}${(from + way * (at + 1) + many) % many}`,
  );
}

export const SOUNDS: Record<string, Tone[]> = {
  drive: [tone("sawtooth", 90, 140, 0.13, 0, 0.05), tone("sawtooth", 140, 100, 0.12, 0.12, 0.05)],
  blink: [tone("square", 900, 900, 0.02, 0, 0.05), tone("square", 900, 900, 0.02, 0.12, 0.05)],
  horn: [tone("square", 392, 392, 0.3, 0, 0.04), tone("square", 330, 330, 0.3, 0, 0.04)],
  crash: [tone("sawtooth", 220, 40, 0.35, 0, 0.12), tone("square", 80, 60, 0.2, 0, 0.06)],
  rescue: [tone("sine", 659, 659, 0.14, 0, 0.14), tone("sine", 880, 880, 0.2, 0.12, 0.14)],
  die: [0, 0.07, 0.14].map((delay) => tone("triangle", 420, 300, 0.03, delay, 0.14)),
};

/** What happened; at the end also every car that I have brought home. */
export function heard(before: View, after: View): string | string[] | undefined {
  const last = happened(before, after);
  if (after.phase !== "over" || before.phase === "over") return last;
  const mine = after.seat === null ? 0 : after.drivers[after.seat].rescued;
  return [...(last ? [last] : []), ...Array<string>(mine).fill("rescue"), "win"];
}

function happened(before: View, after: View): string | undefined {
  const pieces = moved(before, after);
  if (pieces.some(({ to }) => to === "scrap")) return "crash";
  if (pieces.some(({ to }) => to === "safe")) return "rescue";
  if (pieces.some(({ ghost }) => ghost !== undefined)) return "horn";
  const [piece] = pieces;
  if (piece) return changesLane(piece) ? "blink" : "drive";
  return isThrown(before, after) ? "die" : undefined;
}
