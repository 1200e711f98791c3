import { describe, expect, it } from "vitest";
import type { View } from "../../lib/generated/views/geisterfahrer";
import { heard, impactsIn, plan } from "./motion";

function view(car: string, ghost: string | null = null, thrown: string | null = null): View {
  const field = car.includes(".") ? car : null;
  const where = field ? "road" : car;
  const ramps = [
    { half: "south", entry: 1, exit: 19 },
    { half: "north", entry: 11, exit: 9 },
  ];
  const cars = [{ number: 1, where, field, to_go: null, ghost: null }];
  const facing = { faces_seat: null, faces_car: null, distance: null, reach: [] };
  return {
    thrown,
    fields_per_lane: 20,
    ramps,
    drivers: [{ seat: 0, half: "south", cars }],
    ghosts: [{ name: "A", field: ghost, ...facing }],
  } as unknown as View;
}

describe("what moves", () => {
  it("drives along its lane, over the end of the count", () => {
    const [move] = plan(view("O.L18"), view("O.L1"));
    expect(move).toMatchObject({ from: "car-0-1", to: "car-0-1" });
    expect(move.via).toEqual(["field-O.L19", "field-O.L0"]);
  });
  it("enters over its ramp and leaves over it", () => {
    const [enters] = plan(view("off"), view("I.R3"));
    expect(enters.via).toEqual(["ramp-I-south", "field-I.R1", "field-I.R2"]);
    const [leaves] = plan(view("O.R17"), view("safe"));
    expect(leaves.via).toEqual(["field-O.R18", "field-O.R19", "ramp-O-south"]);
  });
  it("lets ghosts drive against the traffic, and the wreck fly after the hit", () => {
    const moves = plan(view("I.L4", "I.L7"), view("scrap", "I.L4"));
    expect(moves.find(({ to }) => to === "ghost-A")?.via).toEqual(["field-I.L6", "field-I.L5"]);
    expect(moves.find(({ to }) => to === "car-0-1")?.after).toBeGreaterThan(0);
  });
  it("drives into a ghost first, then the wreck flies", () => {
    const [move] = plan(view("I.L4", "I.L7"), view("scrap", "I.L7"));
    expect(move.via).toEqual(["field-I.L5", "field-I.L6", "field-I.L7"]);
    expect(move.after).toBe(0);
  });
  it("has a star where a car is wrecked, and none for one that never came onto the road", () => {
    const hit = impactsIn(view("I.L4", "I.L7"), view("scrap", "I.L4"));
    expect(hit).toMatchObject([{ field: "I.L4", delay: 400 }]);
    const crash = impactsIn(view("I.L4", "I.L7"), view("scrap", "I.L7"));
    expect(crash).toMatchObject([{ field: "I.L7", delay: 300 }]);
    expect(impactsIn(view("off", "O.R3"), view("scrap", "O.R3"))).toEqual([]);
  });
  it("takes at most 400 ms a step", () => {
    const moves = [...plan(view("O.L1"), view("O.L19")), ...plan(view("I.L4"), view("scrap"))];
    for (const { time = 320 } of moves) expect(time).toBeLessThanOrEqual(400);
  });
  it("is heard", () => {
    expect(heard(view("O.L1"), view("O.L4"))).toBe("drive");
    expect(heard(view("O.L1"), view("O.R1"))).toBe("blink");
    expect(heard(view("O.L1"), view("scrap"))).toBe("crash");
    expect(heard(view("O.L1"), view("safe"))).toBe("rescue");
    expect(heard(view("off"), view("off", null, "3"))).toBe("die");
    expect(heard(view("off"), view("off", "O.R5"))).toBe("horn");
  });
});
