import { describe, expect, it } from "vitest";
import type { View } from "../../generated/views/geisterfahrer";
import { keptSteps } from "../../../build/kept";
import { heard, impactsIn, isSymbol, lasts, lightOf, plan } from "./plan";
import { moved } from "./changes";

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
    expect(move).toMatchObject({ after: 0, time: 240, thrown: 400 });
  });
  it("has a star where a car is wrecked, and none for one that never came onto the road", () => {
    const hit = impactsIn(view("I.L4", "I.L7"), view("scrap", "I.L4"));
    expect(hit).toMatchObject([{ field: "I.L4", delay: 240 }]);
    const crash = impactsIn(view("I.L4", "I.L7"), view("scrap", "I.L7"));
    expect(crash).toMatchObject([{ field: "I.L7", delay: 240 }]);
    expect(impactsIn(view("off", "O.R3"), view("scrap", "O.R3"))).toEqual([]);
  });
  it("blinks towards the lane it changes to, and brakes behind a car", () => {
    const light = (from: string, to: string) => lightOf("car-0-1", view(from), view(to));
    expect(light("O.L3", "O.R3")).toBe("right");
    expect(light("O.R3", "O.L3")).toBe("left");
    expect(light("O.R3", "O.R5")).toBeUndefined();
    const [before, after] = [view("O.R3"), view("O.R5")];
    after.drivers[0].cars.push({ ...after.drivers[0].cars[0], number: 2, field: "O.R6" });
    before.drivers[0].cars.push({ ...before.drivers[0].cars[0], number: 2, field: "O.R6" });
    expect(lightOf("car-0-1", before, after)).toBe("brakes");
    expect(lasts(before, after)).toBeGreaterThan(plan(before, after)[0].time!);
  });
  it("lets the die roll to its end, and flashes for the symbol alone", () => {
    const [none, number, symbol] = [null, "3", "ghost"].map((face) => view("off", null, face));
    expect(lasts(none, number)).toBe(400);
    expect(isSymbol(none, symbol)).toBe(true);
    expect(isSymbol(none, number)).toBe(false);
    expect(isSymbol(symbol, symbol)).toBe(false);
  });
  it("is heard", () => {
    expect(heard(view("O.L1"), view("O.L4"))).toBe("drive");
    expect(heard(view("O.L1"), view("O.L2"))).toBe("drive");
    expect(heard(view("O.L1"), view("O.R1"))).toBe("blink");
    expect(heard(view("O.L1"), view("scrap"))).toBe("crash");
    expect(heard(view("O.L1"), view("safe"))).toBe("rescue");
    expect(heard(view("off"), view("off", null, "3"))).toBe("die");
    expect(heard(view("off"), view("off", "O.R5"))).toBe("horn");
  });
  it("is heard to its end: what happened last, each car of mine that came home, who won", () => {
    const [before, after] = [view("O.L1"), view("scrap")];
    Object.assign(after, { seat: 0, phase: "over" });
    after.drivers[0].rescued = 2;
    expect(heard(before, after)).toEqual(["crash", "rescue", "rescue", "win"]);
    expect(heard(before, { ...after, seat: null })).toEqual(["crash", "win"]);
  });
});

describe("in kept games", () => {
  const steps = keptSteps<View>("geisterfahrer");
  const moves = steps.flatMap(({ before, after }) => plan(before, after));

  it("nothing takes more than 400 ms", () => {
    expect(moves.length).toBeGreaterThan(500);
    for (const { time = 320, thrown = 0, after = 0 } of moves)
      expect(Math.max(time, thrown, after)).toBeLessThanOrEqual(400);
    expect(moves.some(({ thrown }) => thrown)).toBe(true);
  });
  it("every piece that stands elsewhere goes there, field by field", () => {
    for (const { name, before, after } of steps) {
      const planned = plan(before, after);
      for (const piece of moved(before, after)) {
        const move = planned.find(({ to }) => to === piece.piece);
        const set = piece.ghost !== undefined && piece.from === "off";
        expect(move !== undefined, `${name}: ${piece.piece}`).toBe(!set);
        const fields = [piece.from, ...(move?.via ?? []), piece.to].flatMap(
          (place) => /(\w\.\w)(\d+)$/.exec(place)?.slice(1, 3) ?? [],
        );
        for (let at = 2; at < fields.length; at += 2) {
          if (fields[at] !== fields[at - 2]) continue;
          const apart = Math.abs(Number(fields[at + 1]) - Number(fields[at - 1]));
          expect([1, after.fields_per_lane - 1], `${name}: ${piece.piece}`).toContain(apart);
        }
      }
    }
  });
});
