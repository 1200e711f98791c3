import { describe, expect, it } from "vitest";
import { keptSteps } from "../../../build/kept";
import type { MatView, View } from "../../generated/views/kraftwagen";
import { heard, plan } from "./plan";

const mat = (change: Partial<MatView> = {}) =>
  ({
    seat: 0,
    space: 1,
    halls: [null, null, null],
    canteen: 2,
    developments: {},
    inactive: [],
    engineers: [],
    ...change,
  }) as unknown as MatView;
const car = { owner: 0 } as View["market"][number];
const view = (change: Partial<View> = {}): View =>
  ({
    seat: 0,
    active: 0,
    round: 1,
    phase: "select_tile",
    reviews: [],
    rounds: [1, 2, 3],
    tile: null,
    track: 3,
    chain: [{ seat: 0 }],
    mats: [mat()],
    open_cards: ["a", "b"],
    buyers: [],
    market: [null, null],
    awards: [{ name: "FIRST", owner: null }],
    ...change,
  }) as unknown as View;

describe("what moves", () => {
  const steps: [string, View, View][] = [
    ["a worker", view(), view({ tile: "T1", chain: [{}, { seat: 0 }] as View["chain"] })],
    ["a racer all round the ring", view(), view({ mats: [mat({ space: 10 })] })],
    ["the stone", view(), view({ track: 1 })],
    ["a buyer", view(), view({ buyers: [{ preference: "BODY" }] as View["buyers"] })],
    ["an offer", view(), view({ market: [car, null] })],
    ["a quick sale", view({ market: [car, null] }), view()],
    ["an award", view(), view({ awards: [{ name: "FIRST", owner: 0 }] as View["awards"] })],
  ];
  it.each(steps)("%s, in at most 400 ms", (_, before, after) => {
    const moves = plan(before, after);
    expect(moves).not.toEqual([]);
    for (const { time = 320 } of moves) expect(time).toBeLessThanOrEqual(400);
  });
  it("a car that is sold quickly leaves its bay for its maker, with coins", () => {
    const [before, after] = [view({ market: [null, car] }), view()];
    expect(plan(before, after)).toMatchObject([{ from: "bay-2", to: "score-0", look: "from" }]);
    expect(heard(before, after)).toBe("coins");
    expect(heard(after, before)).toBe("offer");
  });
  const kept = keptSteps<View>("kraftwagen");
  it("no step of the kept games moves longer than 400 ms", () => {
    const moves = kept.flatMap(({ before, after }) => plan(before, after));
    const times = moves.map(({ time = 320, after = 0 }) => time + after);
    expect(times.length).toBeGreaterThan(100);
    expect(Math.max(...times)).toBeLessThanOrEqual(400);
  });
});
