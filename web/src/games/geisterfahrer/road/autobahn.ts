import type { RampView } from "../../../generated/views/geisterfahrer";
import { Ring, type Spot } from "../../../pieces/ring";

type Way = "O" | "I";

/** A field: its slot on the ring, and its lane: outwards from the median. */
export interface Field {
  slot: number;
  offset: number;
  way: Way;
  lane: string;
  number: number;
}

interface Measures {
  radius: number;
  lane: number;
  median: number;
  shoulder: number;
  /** Outside the ring, for ramps and bays. */
  strip: number;
  car: number;
}
/** How the road lies in its box: with the drivers' signs in its corners, below a row of them, or on a
    phone. */
export type Format = "desk" | "tall" | "phone";

const DESK: Measures = { radius: 173, lane: 39, median: 7, shoulder: 5, strip: 46, car: 52 };
const TALL: Measures = { radius: 250, lane: 40, median: 6, shoulder: 5, strip: 46, car: 52 };
const PHONE: Measures = { radius: 126, lane: 26.5, median: 4, shoulder: 3, strip: 27, car: 31 };
const LOW: Measures = { radius: 80, lane: 22, median: 3, shoulder: 3, strip: 24, car: 29 };
/** Maximum length of a horizontal oval, in radii of its ends. */
const LONGEST = 1.9;
const MARGIN = 14;
/** How much of a field on the straight a car takes at least, though cars of neighbours overlap a
    little in the innermost curve of a long road: smaller ones could not be told apart. */
const LEAST_CAR = 0.7;
/** A driver's sign in a corner of the picture, with the gap around it, at the usual text size. */
const SIGN = { width: 196, height: 96 };

/** A ramp's sign stands so far, in fields, beside its ramp; how long it is at the usual text size. */
export const BESIDE = 0.46;
const SIGN_WIDTH = 116;

/** From the outermost lane inwards; offsets in lanes from the median. */
const LANES: [way: Way, side: string, offset: number][] = [
  ["O", "R", 1.5],
  ["O", "L", 0.5],
  ["I", "L", -0.5],
  ["I", "R", -1.5],
];

/** The fields of a road by the names the server gives them. Facing fields share a slot. */
export function fieldsOf(many: number): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const [way, side, offset] of LANES)
    for (let number = 0; number < many; number++) {
      const slot = way === "O" ? number : (many - number) % many;
      const lane = `${way}.${side}`;
      fields.set(`${lane}${number}`, { slot, offset, way, lane, number });
    }
  return fields;
}

/** The road in the box that is left for it: a lying oval, a standing one or a circle. */
export class Autobahn {
  readonly ring: Ring;
  readonly lane: number;
  readonly median: number;
  readonly shoulder: number;
  readonly strip: number;
  /** The length of a car. */
  readonly car: number;
  /** From the middle line to the edge of the road. */
  readonly edge: number;
  readonly small: boolean;
  readonly low: boolean;
  readonly #fields: Map<string, Field>;

  constructor(
    readonly width: number,
    readonly height: number,
    readonly fields: number,
    format: Format,
    /** How large letters are, as a multiple of the usual size. */
    readonly letters = 1,
  ) {
    const small = format === "phone";
    this.small = small;
    this.low = small && width > height;
    const measures =
      format === "phone" ? (this.low ? LOW : PHONE) : format === "tall" ? TALL : DESK;
    const wide = measures.radius + measures.median + 2 * measures.lane + measures.shoulder;
    const margin = small ? 6 : MARGIN;
    const scale = Math.min(
      height / (2 * (wide + measures.strip)),
      (width - 2 * margin) / (2 * wide),
    );
    this.lane = measures.lane * scale;
    this.median = measures.median * scale;
    this.shoulder = measures.shoulder * scale;
    this.strip = measures.strip * scale;
    this.edge = this.median + 2 * this.lane + this.shoulder;
    const radius = measures.radius * scale;
    const reach = radius + this.edge;
    const shape = {
      x: width / 2,
      y: height / 2,
      halfWidth: Math.max(0, Math.min(width / 2 - margin - reach, LONGEST * radius)),
      halfHeight: Math.max(0, height / 2 - this.strip - reach),
      radius,
    };
    if (format === "desk") {
      // No further into the corners than the signs leave room.
      const [beside, below] = [
        width / 2 - SIGN.width * letters,
        height / 2 - SIGN.height * letters,
      ];
      const across = Math.sqrt(Math.max(0, reach ** 2 - (below - shape.halfHeight) ** 2));
      shape.halfWidth = Math.max(0, Math.min(shape.halfWidth, beside - across));
    }
    if (shape.halfWidth > 0 && shape.halfHeight < 2) shape.halfHeight = 0;
    this.ring = new Ring(shape, fields);
    const straight = this.ring.length / fields;
    const shortest = straight * (1 - (this.median + 1.5 * this.lane) / radius);
    this.car = Math.min(measures.car * scale, Math.max(0.95 * shortest, LEAST_CAR * straight));
    this.#fields = fieldsOf(fields);
  }

  /** Whether the signs of a ramp, beside its exit and its entry, do not touch each other. */
  fitsSigns([one, other]: { x: number; y: number }[]): boolean {
    return Math.hypot(one.x - other.x, one.y - other.y) > SIGN_WIDTH * this.letters + 8;
  }

  get all(): string[] {
    return [...this.#fields.keys()];
  }
  field(name: string): Field & { out: number } {
    const field = this.#fields.get(name)!;
    return { ...field, out: this.out(field.offset) };
  }
  /** From the middle line outwards, for an offset in lanes. */
  out(offset: number): number {
    return Math.sign(offset) * this.median + offset * this.lane;
  }

  /** Where a field is, and how a car stands on it that drives as it should. */
  spot(name: string): Spot & { drives: number } {
    const { slot, out, way } = this.field(name);
    const spot = this.ring.at(slot, out);
    return { ...spot, drives: way === "O" ? spot.turn : spot.turn + 180 };
  }

  cell(name: string, inset = 1.5): string {
    const { slot, out } = this.field(name);
    return this.ring.cell(slot, out, this.lane, inset);
  }

  /** The field this many steps ahead in the same lane. */
  ahead(name: string, steps: number): string {
    const { lane, number } = this.field(name);
    return `${lane}${(number + steps + this.fields) % this.fields}`;
  }

  /** The way through these fields; `short` of its end by so much of a field. */
  through(names: string[], short = 0): Spot[] {
    const points: Spot[] = [];
    for (let at = 1; at < names.length; at++) {
      const [a, b] = [this.field(names[at - 1]), this.field(names[at])];
      const missing = at === names.length - 1 ? short : 0;
      const near = ((b.slot - a.slot + 1.5 * this.fields) % this.fields) - this.fields / 2;
      if (a.lane === b.lane)
        points.push(...this.ring.along(a.slot, a.slot + near * (1 - missing), a.out));
      else points.push(this.spot(names[at - 1]), this.spot(names[at]));
    }
    return points.length ? points : names.map((name) => this.spot(name));
  }

  /** A ramp is one curve: from the exit out to the country road and back in at the entry. */
  ramp(way: Way, ramp: RampView, at: number): Spot {
    const side = way === "O" ? 1 : -1;
    const right = this.field(`${way}.R${ramp.exit}`);
    const bulge = way === "O" ? 0.62 : this.low ? 0.45 : this.small ? 0.75 : 0.56;
    const far = side * (this.edge + this.strip * bulge);
    const rise = Math.min(1, Math.min(at, 1 - at) / (this.small && way === "I" ? 0.38 : 0.46));
    const eased = rise * rise * (3 - 2 * rise);
    return this.ring.at(right.slot + side * 2 * at, right.out + (far - right.out) * eased);
  }

  /** From the middle of the road to the far ends of the signs beside its outer ramps. */
  get signsEnd(): number {
    const { x } = this.ring.at(1 + BESIDE, this.edge);
    return x - this.ring.shape.x + (SIGN_WIDTH / 2) * this.letters;
  }

  along(way: Way, ramp: RampView, from: number, to: number): Spot[] {
    const many = 24;
    return Array.from({ length: many + 1 }, (_, at) =>
      this.ramp(way, ramp, from + ((to - from) * at) / many),
    );
  }
}

export const WAYS: Way[] = ["O", "I"];
