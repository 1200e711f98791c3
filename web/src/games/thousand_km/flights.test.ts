import { describe, expect, it } from "vitest";
import type { PartyView, View } from "../../lib/generated/views/thousand_km";
import { flights } from "./flights";

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
const view = (change: Partial<View> = {}): View =>
  ({
    seat: 0,
    rally: 1,
    talon: 50,
    discard: {},
    hand: ["GREEN", "KM25"],
    hand_sizes: [2, 2],
    parties: [party(), party({ seats: [1] })],
    ...change,
  }) as View;

describe("what moved", () => {
  it("a card I drew comes from the talon to its place in my hand", () => {
    const after = view({ talon: 49, hand: ["GREEN", "KM25", "STOP"], hand_sizes: [3, 2] });
    expect(flights(view(), after)).toEqual([{ card: "STOP", from: "talon", to: "hand-STOP" }]);
  });

  it("a card another drew stays face down", () => {
    const after = view({ talon: 49, hand_sizes: [2, 3] });
    expect(flights(view(), after)).toEqual([{ card: undefined, from: "talon", to: "seat-1" }]);
  });

  it("a card I lay goes from my hand to the pile", () => {
    const after = view({
      hand: ["KM25"],
      hand_sizes: [1, 2],
      parties: [party({ battle: ["GREEN"] }), party({ seats: [1] })],
    });
    expect(flights(view(), after)).toEqual([{ card: "GREEN", from: "hand-GREEN", to: "battle-0" }]);
  });

  it("an attack on me comes from the other's hand", () => {
    const after = view({
      hand_sizes: [2, 1],
      parties: [party({ battle: ["STOP"] }), party({ seats: [1] })],
    });
    expect(flights(view(), after)).toEqual([{ card: "STOP", from: "seat-1", to: "battle-0" }]);
  });

  it("a lifted attack goes to the discard pile", () => {
    const before = view({ parties: [party({ battle: ["STOP"] }), party({ seats: [1] })] });
    expect(flights(before, view({ discard: { STOP: 1 } }))).toEqual([
      { card: "STOP", from: "battle-0", to: "discard" },
    ]);
  });

  it("a new rally is laid out at once", () => {
    expect(flights(view(), view({ rally: 2, hand: [] }))).toEqual([]);
  });
});
