import { describe, expect, it } from "vitest";
import { keptGames } from "../../../build/kept";
import type { PartyView, View } from "../../generated/views/thousand_km";
import { endsRally, heard, plan } from "./plan";

const party = (change: Partial<PartyView> = {}): PartyView => ({
  seats: [0],
  battle: [],
  speed: [],
  km: [0, 0, 0, 0, 0],
  total: 0,
  actions: [],
  blitz: [],
  rolling: false,
  needs: [],
  limited: false,
  points: 0,
  ...change,
});
const other = party({ seats: [1] });
const view = (change: Partial<View> = {}): View =>
  ({
    seat: 0,
    rally: 1,
    phase: "choose",
    talon: 50,
    discard: {},
    hand: ["GREEN", "KM25"],
    hand_sizes: [2, 2],
    parties: [party(), other],
    sheet: [],
    ...change,
  }) as View;
const ways = (before: View, after: View) => plan(before, after).map(({ from, to }) => [from, to]);

describe("what moves", () => {
  it("a card I drew comes from the talon to its place in my hand", () => {
    const after = view({ talon: 49, hand: ["GREEN", "KM25", "STOP"], hand_sizes: [3, 2] });
    expect(ways(view(), after)).toEqual([["talon", "hand-STOP"]]);
  });

  it("a card another drew stays face down: what flies is the back on the talon", () => {
    const after = view({ talon: 49, hand_sizes: [2, 3] });
    expect(plan(view(), after)).toMatchObject([
      { from: "talon", to: "seat-1-hand", look: "from", into: true },
    ]);
  });

  it("a card I lay goes from my hand to the pile", () => {
    const parties = [party({ battle: ["GREEN"] }), other];
    const after = view({ hand: ["KM25"], hand_sizes: [1, 2], parties });
    expect(ways(view(), after)).toEqual([["hand-GREEN", "battle-0"]]);
  });

  it("kilometres of mine go into the strip as the card they were", () => {
    const parties = [party({ km: [1, 0, 0, 0, 0], total: 25 }), other];
    const after = view({ hand: ["GREEN"], hand_sizes: [1, 2], parties });
    expect(plan(view(), after)).toMatchObject([{ from: "hand-KM25", to: "km-0", look: "from" }]);
  });

  it("an attack on me comes from the other's hand", () => {
    const parties = [party({ battle: ["STOP"] }), other];
    expect(ways(view(), view({ hand_sizes: [2, 1], parties }))).toEqual([["seat-1", "battle-0"]]);
  });

  it("a Blitz sends the attack away, lays its card and draws", () => {
    const before = view({
      hand: ["PRIORITY"],
      hand_sizes: [1, 2],
      parties: [party({ battle: ["GREEN", "STOP"] }), other],
    });
    const after = view({
      hand: [],
      hand_sizes: [0, 2],
      discard: { STOP: 1 },
      parties: [party({ battle: ["GREEN"], actions: ["PRIORITY"], blitz: ["PRIORITY"] }), other],
    });
    expect(ways(before, after)).toEqual([
      ["hand-PRIORITY", "action-0-PRIORITY"],
      ["battle-0", "discard"],
    ]);
    expect(heard(before, after)).toBe("blitz");
  });

  it("a new rally is laid out at once", () => {
    expect(plan(view(), view({ rally: 2, hand: [] }))).toEqual([]);
  });
});

describe.each(Object.entries(keptGames<View>("thousand_km")))("in the kept game %s", (_, views) => {
  const steps = views
    .slice(1)
    .map((after, at) => ({ before: views[at], after, moves: plan(views[at], after) }))
    .filter(({ before, after }) => before.rally === after.rally && before.talon >= after.talon);

  it("no step lasts longer than 400 ms", () => {
    const lasts = steps.flatMap(({ moves }) =>
      moves.map(({ time = 320, after = 0 }) => time + after),
    );
    expect(Math.max(...lasts)).toBeLessThanOrEqual(400);
  });

  it("every card that is drawn is seen to come from the talon", () => {
    for (const { before, after, moves } of steps)
      expect(moves.filter(({ from }) => from === "talon")).toHaveLength(before.talon - after.talon);
  });

  it("every card that I lay is seen to leave my hand", () => {
    for (const { before, after, moves } of steps) {
      const gone = before.hand.length - after.hand.length;
      if (gone > 0) expect(moves.filter(({ from }) => from.startsWith("hand"))).toHaveLength(gone);
    }
  });
});

describe("what is heard", () => {
  it("an attack, a drive and a draw differ", () => {
    const attacked = view({ parties: [party({ speed: ["LIMIT"], limited: true }), other] });
    const driven = view({ parties: [party({ km: [1, 0, 0, 0, 0], total: 25 }), other] });
    expect(heard(view(), attacked)).toBe("attack");
    expect(heard(view(), driven)).toBe("drive");
    expect(heard(view(), view({ talon: 49 }))).toBe("draw");
    expect(heard(view(), view({ parties: [party({ battle: ["GREEN"] }), other] }))).toBe("mend");
    expect(heard(view(), view({ discard: { KM25: 1 } }))).toBe("throw");
    expect(heard(view(), view({ target: 1000 }))).toEqual(["turn", "turn"]);
  });
});

describe("the end of a rally", () => {
  it("is the view that has just been scored", () => {
    const scored = view({ phase: "deal", sheet: [[0], [0]] });
    expect(endsRally(view(), scored)).toBe(true);
    expect(endsRally(scored, view({ phase: "deal", sheet: [[0], [0]], talon: 49 }))).toBe(false);
    expect(endsRally(view({ phase: "lot" }), view({ phase: "deal" }))).toBe(false);
  });
});
