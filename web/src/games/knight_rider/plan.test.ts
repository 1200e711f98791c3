import { describe, expect, it } from "vitest";
import { keptSteps } from "../../../build/kept";
import type { CarView, View } from "../../generated/views/knight_rider";
import { caught as wins, featOf, lasts as seen, paceOf, plan } from "./plan";

const car = (x: number, facing = "E", change: Partial<CarView> = {}) =>
  ({ seat: 0, field: [x, 0], entry: null, facing, mantle: false, way: [], ...change }) as CarView;
const view = (change: Partial<View> = {}): View =>
  ({
    active: 0,
    cars: [car(0)],
    red: 16,
    escapes: ["F01", "F02", "F03"],
    danger: null,
    kitt_played: false,
    points: 6,
    tiles: [],
    ...change,
  }) as View;

/** How long a step lasts in all. */
const lasts = (before: View, after: View) =>
  Math.max(...plan(before, after).map(({ time = 320, after = 0 }) => time + after));

describe("how long it moves", () => {
  it.each([1, 2, 3, 6, 9, 12])("a way of %i fields takes at most 1.2 s in all", (fields) => {
    const pace = paceOf(fields);
    const step = lasts(view(), view({ cars: [car(1)] }));
    expect(step / pace).toBeLessThanOrEqual(400);
    expect((fields * Math.max(step, 160)) / pace).toBeLessThanOrEqual(1200);
  });
  it("a turn, a jump and a leap of the red car take at most 400 ms each", () => {
    const steps = [
      view({ cars: [car(0, "N")] }),
      view({ cars: [car(2)], kitt_played: true, points: 5 }),
      view({ red: 26, escapes: ["F01", "F02"] }),
      view({ cars: [car(-2)], danger: null }),
    ];
    for (const after of steps)
      for (const { time = 320 } of plan(view(), after)) expect(time).toBeLessThanOrEqual(400);
  });
  it("what a die does waits until it lies", () => {
    const before = view({ danger: { kind: "ram" } as View["danger"] });
    const [move] = plan(before, view({ cars: [car(-2)] }));
    expect(move.after).toBeGreaterThan(400);
    expect(move.time).toBeLessThanOrEqual(400);
  });
  it("a drive that is logged at once goes along the road", () => {
    const way = [1, 2, 2].map((x, nth) => ({ x, y: nth === 2 ? 1 : 0, facing: "E" }));
    const after = view({ cars: [car(2, "E", { field: [2, 1], way })] });
    expect(plan(view(), after)[0]).toMatchObject({ via: ["way-0-0", "way-0-1"], time: 420 });
    const half = view({ cars: [car(1, "E", { way: way.slice(0, 1) })] });
    expect(plan(half, after)[0].via).toEqual(["way-0-1"]);
  });
  it("a car skids along the road, field by field", () => {
    const way = [
      { x: -1, y: 0, facing: "E" },
      { x: -1, y: 1, facing: "N" },
    ];
    const end = { die: 3, kind: "skid", fields: 2, ...way[1], way };
    const before = view({ danger: { seat: 0, outcomes: [end] } as unknown as View["danger"] });
    const [move] = plan(before, view({ cars: [car(-1, "N", { field: [-1, 1] })] }));
    expect(move.via).toEqual(["skid-0"]);
  });
});

describe("in the kept games", () => {
  const steps = keptSteps<View>("knight_rider");
  /** How long it takes what moves in a step, or one piece, once the die lies. */
  const time = ({ before, after }: { before: View; after: View }, piece?: string) =>
    Math.max(
      0,
      ...plan(before, after)
        .filter(({ to }) => !piece || to === piece)
        .map(({ time = 320 }) => time),
    );

  it("no step moves longer than 400 ms", () => {
    const times = steps.map((step) => time(step)).filter(Boolean);
    expect(times.length).toBeGreaterThan(100);
    expect(Math.max(...times)).toBeLessThanOrEqual(400);
  });
  it("what a car does is seen to its end, and a turbo, mantle or jump takes at most 400 ms", () => {
    const feats = steps.flatMap((step) => {
      const { before, after } = step;
      const feats = after.cars.map(({ seat }) => featOf(before, after, seat));
      return feats.flatMap((feat) => (feat ? [{ feat, time: seen(before, after) }] : []));
    });
    expect(new Set(feats.map(({ feat }) => feat)).size).toBe(4);
    for (const { feat, time } of feats) {
      expect(time).toBeGreaterThanOrEqual(350);
      if (feat !== "roof") expect(time).toBeLessThanOrEqual(400);
    }
  });
  it("a catch is seen before the game is over", () => {
    const caught = steps.filter(({ before, after }) => wins(after) && !wins(before));
    expect(caught.length).toBeGreaterThan(0);
    for (const { before, after } of caught) expect(seen(before, after)).toBeGreaterThanOrEqual(400);
  });
  it("no way is longer than 1.2 s for any car", () => {
    const ways = [0];
    for (const step of steps) {
      const { before, after } = step;
      const drives = before.phase === "step" || before.phase === "before-move";
      if (drives && before.active === after.active)
        ways[ways.length - 1] += time(step, `car-${after.active}`);
      else ways.push(0);
    }
    expect(ways.filter((way) => way > 400).length).toBeGreaterThan(10);
    expect(Math.max(...ways)).toBeLessThanOrEqual(1200);
  });
});
