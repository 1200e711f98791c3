import { describe, expect, it } from "vitest";
import { Ring } from "./ring";

const shape = { x: 500, y: 300, halfWidth: 200, halfHeight: 40, radius: 150 };
const ring = new Ring(shape, 20);

describe("a ring", () => {
  it("begins at the bottom and runs counter-clockwise", () => {
    expect(ring.at(0)).toMatchObject({ x: 500, y: 490 });
    expect(ring.at(5).x).toBeCloseTo(850);
    expect(ring.at(5).y).toBeCloseTo(300);
    expect(ring.at(10).y).toBeCloseTo(110);
    expect(ring.at(15).x).toBeCloseTo(150);
  });

  it("has no gaps: each step is as long as the others, on straights and in corners", () => {
    const step = ring.length / 20;
    for (let slot = 0; slot < 20; slot += 0.25) {
      const [a, b] = [ring.at(slot), ring.at(slot + 0.01)];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(step * 0.01, 1);
    }
  });

  it("puts lanes side by side, outwards", () => {
    for (let slot = 0; slot < 20; slot++) {
      const [middle, outer] = [ring.at(slot), ring.at(slot, 30)];
      expect(outer.x).toBeCloseTo(middle.x + 30 * middle.out.x);
      expect(outer.y).toBeCloseTo(middle.y + 30 * middle.out.y);
    }
  });

  it("turns as slots run", () => {
    for (let slot = 0.1; slot < 20; slot += 0.7) {
      const [a, b] = [ring.at(slot), ring.at(slot + 0.001)];
      const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
      expect(Math.cos(((turn - a.turn) * Math.PI) / 180)).toBeCloseTo(1, 2);
    }
  });
});
