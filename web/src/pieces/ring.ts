/** A place on the ring: where it is, the direction slots run in, and outwards. */
export interface Spot {
  x: number;
  y: number;
  /** In degrees, as SVG turns. */
  turn: number;
  out: { x: number; y: number };
}

/** A rounded rectangle: half its straights, and the radius of its middle line in the corners. */
interface Shape {
  x: number;
  y: number;
  halfWidth: number;
  halfHeight: number;
  radius: number;
}

const DEGREES = 180 / Math.PI;

/**
 * A round track with slots of equal length on its middle line. Slot 0 is at the bottom, in the
 * middle; slots run counter-clockwise. Lanes are offsets from the middle line, so what stands in
 * one slot stands side by side.
 */
export class Ring {
  readonly length: number;

  constructor(
    readonly shape: Shape,
    readonly slots: number,
  ) {
    const { halfWidth, halfHeight, radius } = shape;
    this.length = 4 * (halfWidth + halfHeight) + 2 * Math.PI * radius;
  }

  /** Where a slot is, so far outwards from the middle line. */
  at(slot: number, out = 0): Spot {
    const { halfWidth: w, halfHeight: h, radius: r } = this.shape;
    const corner = (Math.PI * r) / 2;
    let left = ((((slot % this.slots) + this.slots) % this.slots) / this.slots) * this.length;
    const parts: [length: number, spot: (along: number) => Spot][] = [
      [w, (t) => this.#straight(t, h + r, 0, out)],
      [corner, (t) => this.#corner(w, h, 90, t, out)],
      [2 * h, (t) => this.#straight(t - h, w + r, 90, out)],
      [corner, (t) => this.#corner(w, -h, 0, t, out)],
      [2 * w, (t) => this.#straight(t - w, h + r, 180, out)],
      [corner, (t) => this.#corner(-w, -h, -90, t, out)],
      [2 * h, (t) => this.#straight(t - h, w + r, 270, out)],
      [corner, (t) => this.#corner(-w, h, 180, t, out)],
      [w, (t) => this.#straight(t - w, h + r, 0, out)],
    ];
    for (const [length, spot] of parts) {
      if (left <= length) return spot(left);
      left -= length;
    }
    return parts[0][1](0);
  }

  /** On a side: so far along it from its middle; `side` 0 is the lower one, then as slots run. */
  #straight(along: number, far: number, side: number, out: number): Spot {
    const [cos, sin] = [Math.cos(side / DEGREES), Math.sin(side / DEGREES)];
    const outwards = { x: sin, y: cos };
    return {
      x: this.shape.x + cos * along + outwards.x * (far + out),
      y: this.shape.y - sin * along + outwards.y * (far + out),
      turn: -side,
      out: outwards,
    };
  }

  #corner(x: number, y: number, from: number, along: number, out: number): Spot {
    const angle = from / DEGREES - along / this.shape.radius;
    const outwards = { x: Math.cos(angle), y: Math.sin(angle) };
    const far = this.shape.radius + out;
    return {
      x: this.shape.x + x + outwards.x * far,
      y: this.shape.y + y + outwards.y * far,
      turn: angle * DEGREES - 90,
      out: outwards,
    };
  }

  /** The whole ring as a path, so far outwards. */
  closed(out: number): string {
    const { x, y, halfWidth: w, halfHeight: h } = this.shape;
    const r = this.shape.radius + out;
    const arc = (toX: number, toY: number) => `A${r} ${r} 0 0 0 ${toX} ${toY}`;
    return (
      `M${x} ${y + h + r}H${x + w}${arc(x + w + r, y + h)}V${y - h}${arc(x + w, y - h - r)}` +
      `H${x - w}${arc(x - w - r, y - h)}V${y + h}${arc(x - w, y + h + r)}Z`
    );
  }

  /** Points from one slot to another. */
  along(from: number, to: number, out: number, step = 0.1): Spot[] {
    const many = Math.max(1, Math.ceil(Math.abs(to - from) / step));
    return Array.from({ length: many + 1 }, (_, at) =>
      this.at(from + ((to - from) * at) / many, out),
    );
  }

  /** The piece of a lane that belongs to a slot, a little smaller by `inset`. */
  cell(slot: number, out: number, width: number, inset = 1.5): string {
    const half = 0.5 - (inset * this.slots) / this.length;
    const [near, far] = [out - width / 2 + inset, out + width / 2 - inset];
    const edge = this.along(slot - half, slot + half, far);
    return `${line([...edge, ...this.along(slot + half, slot - half, near)])}Z`;
  }
}

/** A path through these points. */
export function line(points: { x: number; y: number }[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
}

export const round = (value: number) => Math.round(value * 10) / 10;
