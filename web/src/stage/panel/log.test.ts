import { describe, expect, it } from "vitest";
import type { Entry, Message } from "../../generated/messages";
import { hits, rows, unitAfter, unitBefore } from "./log";

const player = (seat: number): Message => ({ key: "player", values: { seat } });
const entry = (number: number, key: string, values: Message["values"] = {}): Entry => ({
  number,
  lines: [{ key, values }],
  view: null,
  by: null,
  undoes: null,
});

describe("the log", () => {
  it("folds small entries into the row before them, the newest first", () => {
    const entries = [entry(1, "drive"), entry(2, "draw"), entry(3, "draw"), entry(4, "attack")];
    const isMinor = ({ lines }: Entry) => lines[0].key === "draw";
    expect(rows(entries, isMinor).map((row) => row.numbers)).toEqual([[4], [1, 2, 3]]);
    expect(rows([entry(1, "draw"), entry(2, "draw")], isMinor)).toHaveLength(1);
  });

  it("finds where turns and attempts begin, in a replay that steps by them", () => {
    const keys = ["start", "turn", "throw", "throw", "turn", "throw"];
    const entries = keys.map((key, at) => entry(at + 1, key));
    const begins = ({ lines }: Entry) => lines[0].key === "turn";
    expect([1, 2, 4, 5, 6].map((at) => unitAfter(entries, at, begins))).toEqual([2, 5, 5, 6, 6]);
    expect([6, 5, 3, 2, 1].map((at) => unitBefore(entries, at, begins))).toEqual([5, 2, 2, 1, 1]);
  });

  it("knows what hits the one who sits here", () => {
    const attack: Message = { key: "log-attack", values: { player: player(1), on: player(0) } };
    expect(hits(attack, 0)).toBe(true);
    expect(hits(attack, 1)).toBe(false);
    expect(hits(attack, 2)).toBe(false);
    expect(hits(attack, undefined)).toBe(false);
    const team: Message = { key: "team", values: { players: [player(2), player(0)] } };
    expect(hits({ key: "log-attack", values: { player: player(1), on: team } }, 0)).toBe(true);
    const ghost: Message = { key: "log-hit", values: { owner: player(0) } };
    expect(hits(ghost, 0)).toBe(true);
  });

  it("takes points, winners and an order of play for no attack", () => {
    const points: Message = { key: "log-points", values: { party: player(0), points: 200 } };
    expect(hits(points, 0)).toBe(false);
    const gain = { player: player(1), card: { key: "card", values: {} }, attacker: player(0) };
    expect(hits({ key: "log-defence-lost", values: gain }, 0)).toBe(false);
    expect(hits({ key: "log-order", values: { players: [player(1), player(0)] } }, 0)).toBe(false);
  });
});
