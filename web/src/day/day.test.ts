import { describe, expect, it } from "vitest";
import type { DayResult } from "../generated/messages";
import { columnOf, dayAndMonth, otherMonth, weekday } from "./dates";
import { moonLine, phase } from "./moons";
import { swarm, ticks } from "./swarm";

const result = (score: number, more: Partial<DayResult> = {}): DayResult => ({
  name: "bot",
  colour: "red",
  bot: true,
  mine: false,
  place: 1,
  score,
  gave_up: false,
  ...more,
});

describe("a date", () => {
  it("is the same in every time zone", () => {
    expect(weekday("2026-11-18", "de")).toBe("Mittwoch");
    expect(dayAndMonth("2026-11-18", "de")).toBe("18. November");
    expect(dayAndMonth("2026-11-18", "en")).toBe("18 November");
    expect(columnOf("2026-11-01")).toBe(6);
    expect(otherMonth("2026-01", -1)).toBe("2025-12");
    expect(otherMonth("2026-12", 1)).toBe("2027-01");
  });
});

describe("moons", () => {
  it("wax with the chance", () => {
    expect([0, 9, 10, 39, 40, 59, 60, 89, 90, 100].map(phase)).toEqual([
      0, 0, 1, 1, 2, 2, 3, 3, 4, 4,
    ]);
    expect(moonLine([5, 20, 50, 70, 100])).toBe("🌑🌒🌓🌔🌕");
  });
});

describe("the swarm", () => {
  it.each([1, 3, 13, 40])("keeps %s equal results apart", (many) => {
    const results = Array.from({ length: many }, (_, at) =>
      result(1200, { bot: at > 2, mine: at === 0 }),
    );
    const spots = swarm(results, (one) => one.score / 10);
    expect(spots).toHaveLength(many);
    for (const [at, spot] of spots.entries())
      for (const other of spots.slice(at + 1))
        expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(spot.r + other.r);
  });

  it("marks few round numbers that span the scores", () => {
    expect(ticks(0, 1800)).toEqual([0, 500, 1000, 1500, 2000]);
    expect(ticks(0, 4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticks(0, 0)).toEqual([0, 1]);
  });
});
