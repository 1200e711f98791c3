import { describe, expect, it } from "vitest";
import type { RealmView, RollView, View } from "../../../generated/views/knatsch";
import { keptSteps } from "../../../../build/kept";
import { ownerOf } from "../facts/cards";
import { endedRoll } from "../facts/ending";
import { heard, lasts, plan, rests } from "./plan";

const realm = (castles: string[], specials: string[] = []) =>
  ({ castles, specials, tournaments: 0, guarded: [] }) as unknown as RealmView;
function view(roll: Partial<RollView> | null, change: Partial<View> = {}): View {
  const piles = [{ top: "die3", size: 9, unknown: 8, tail: [] }];
  const realms = [realm(["red1"]), realm(["blue2"])];
  const whole = roll && { running: true, target: null, pile: null, dead: 0, ...roll };
  return { seat: 0, phase: "roll", realms, piles, roll: whole, ...change } as unknown as View;
}
const on = (target: string, purpose = "attack") => view({ purpose, target, in_the_air: 6 });
const ended = (purpose: RollView["purpose"], change: Partial<View> = {}) =>
  view({ purpose, running: false }, change);

describe("what is heard", () => {
  it("an alarm when somebody goes for my card, and when I have to defend it", () => {
    expect(heard(view(null), on("red1"))).toBe("alarm");
    expect(heard(on("red1"), on("red1", "defence"))).toEqual(["rattle", "alarm"]);
    expect(heard(on("red1"), view({ purpose: "attack", target: "red1" }))).toBe("rattle");
  });
  it("none when it is about others", () => {
    expect(heard(view(null), on("blue2"))).not.toBe("alarm");
  });
  it("a six, unlike other dice", () => {
    const thrown = view({ purpose: "pile", in_the_air: 2 });
    expect(heard(thrown, view({ purpose: "pile", dead: 1 }))).toBe("dud");
  });
  it("a castle that falls, one that holds, a card won", () => {
    const lost = [realm(["red1", "blue2"]), realm([])];
    const won = [realm(["red1"], ["die3"]), realm(["blue2"])];
    const siege = view({ purpose: "defence", target: "blue2" });
    expect(heard(siege, ended("defence", { realms: lost }))).toBe("gate");
    expect(heard(siege, ended("defence"))).toBe("held");
    expect(heard(view({ purpose: "pile" }), ended("pile", { realms: won }))).toBe("lay");
    const thrown = view({ purpose: "pile", in_the_air: 1 });
    expect(heard(thrown, ended("pile", { realms: won }))).toEqual(["rattle", "lay"]);
  });
  it("a new top, a tournament, the King, the end", () => {
    const piles = [{ ...view(null).piles[0], top: "die4" }];
    expect(heard(view(null), view(null, { piles }))).toBe("draw");
    expect(heard(view(null), view({ purpose: "tournament", in_the_air: 6 }))).toBe("fanfare");
    expect(heard(view(null), view({ purpose: "king", in_the_air: 6 }))).toBe("drum");
    expect(heard(view(null), view(null, { phase: "over" }))).toEqual(["fanfare", "win"]);
  });
});

describe("what flies", () => {
  it("a conquered castle from leaf to leaf, a won card from its pile", () => {
    const taken = view(null, { realms: [realm(["red1", "blue2"]), realm([])] });
    expect(plan(view(null), taken)).toEqual([{ from: "card-blue2", to: "card-blue2" }]);
    const won = view(null, {
      realms: [realm(["red1"], ["die3"]), realm(["blue2"])],
    });
    expect(plan(view(null), won)).toEqual([{ from: "top-0", to: "card-die3" }]);
  });
});

describe("in kept games", () => {
  const steps = keptSteps<View>("knatsch");

  it("nothing takes more than 400 ms", () => {
    const moves = steps.flatMap(({ before, after }) => plan(before, after));
    expect(moves.length).toBeGreaterThan(100);
    for (const { time = 320, after = 0 } of moves)
      expect(Math.max(time, after)).toBeLessThanOrEqual(400);
    // Dice, and then what they break: two motions.
    for (const { before, after } of steps) expect(lasts(before, after)).toBeLessThanOrEqual(800);
  });
  it("every throw is heard, also the one that ends a roll", () => {
    const silent = steps.filter(({ before, after }) => {
      const landed = !!before.roll?.in_the_air && !after.roll?.in_the_air;
      return landed && !/rattle|dud/.test(String(heard(before, after)));
    });
    expect(silent.map(({ name }) => name)).toEqual([]);
  });
  it("every card flies to its new owner", () => {
    for (const { name, before, after } of steps.filter(({ before }) => before.phase !== "deal")) {
      const flies = new Set(plan(before, after).map(({ to }) => to));
      for (const { castles, specials } of after.realms)
        for (const card of [...castles, ...specials]) {
          const kept = ownerOf(before, card) === ownerOf(after, card);
          if (flies.has(`card-${card}`) === kept) expect.fail(`${name}: ${card}`);
        }
    }
  });
});

describe("a roll that gives way to the next one", () => {
  const before = view({
    purpose: "attack",
    roller: 0,
    live: [1, 1, 1],
    dead: 1,
    in_the_air: 2,
    throws_used: 2,
  });
  const after = view({
    purpose: "defence",
    roller: 1,
    live: [],
    in_the_air: 6,
    results: ["1111+5"],
  });
  const lines = [{ key: "log-throw", values: { dice: "5 6", live: "1 1 1 5" } }];

  it("is seen with its last dice and what they came to", () => {
    expect(endedRoll({ before, after, lines })).toMatchObject({
      purpose: "attack",
      live: [1, 1, 1, 5],
      dead: 2,
      throws_used: 3,
      result: "1111+5",
    });
    expect(rests(before, after)).toBeGreaterThanOrEqual(lasts(before, after));
    expect(lasts(before, after)).toBeGreaterThan(0);
  });
  it("keeps its dice where it was ended by choice", () => {
    const stopped = view({ ...before.roll, in_the_air: 0, live: [1, 1, 1, 5, 5] });
    const ended = endedRoll({ before: stopped, after, lines: [] });
    expect(ended).toMatchObject({ live: [1, 1, 1, 5, 5], dead: 1, throws_used: 2 });
  });
  it("is none as long as the same one throws", () => {
    const again = view({ ...before.roll, live: [1, 1, 1, 5], in_the_air: 0 });
    expect(endedRoll({ before, after: again, lines })).toBeUndefined();
  });
});
