import { describe, expect, it } from "vitest";
import type { Entry, Message } from "../../../generated/messages";
import { chronicle, condensed } from "./chronicle";

const player = (seat: number): Message => ({ key: "player", values: { seat } });
const castle: Message = {
  key: "card-printed",
  values: { card: { key: "card-castle", values: {} }, combo: "333+1" },
};
const special: Message = {
  key: "card-printed",
  values: { card: { key: "special-die1", values: {} }, combo: "222+1" },
};
const entries = (...lines: [key: string, values: Message["values"]][]): Entry[] =>
  lines.map(([key, values], at) => ({
    number: at + 1,
    lines: [{ key, values }],
    by: null,
    undoes: null,
    view: null,
  }));

const DEALT: [string, Message["values"]][] = [
  ["log-deal", { player: player(0), card: castle }],
  ["log-deal", { player: player(1), card: castle }],
  ["log-turn", { player: player(0), round: 1 }],
];

describe("the chronicle", () => {
  it("counts castles won from a pile, conquered, lost and given back", () => {
    const [first, second] = chronicle(
      entries(
        ...DEALT,
        ["log-pile", { player: player(0), card: castle, pile: 1 }],
        ["log-won", { player: player(0), card: castle }],
        ["log-turn", { player: player(1), round: 1 }],
        ["log-attack", { player: player(1), card: castle, owner: player(0) }],
        ["log-attack-stands", { player: player(1), owner: player(0) }],
        ["log-defence-lost", { player: player(0), card: castle, attacker: player(1) }],
        ["log-turn", { player: player(0), round: 2 }],
        ["log-king", { player: player(0) }],
        ["log-king-lost", { player: player(0) }],
        ["log-give-back", { player: player(0), card: castle, pile: 1 }],
      ),
      2,
    );
    expect(first[0]).toEqual({ castles: 1, lost: true, tournaments: 0, tries: [true] });
    expect(first[1]).toEqual({ castles: 2, lost: false, tournaments: 0, tries: [true] });
    expect(second[0]).toEqual({ castles: 0, lost: true, tournaments: 0, tries: [false] });
  });

  it("tells specials and tournaments apart from castles", () => {
    const [first] = chronicle(
      entries(
        ...DEALT,
        ["log-steal", { player: player(0), card: special, owner: player(1) }],
        ["log-won", { player: player(0), card: special }],
        ["log-host", { player: player(0) }],
        ["log-tournament-won", { player: player(1) }],
      ),
      2,
    );
    expect(first[0]).toEqual({ castles: 1, lost: false, tournaments: 0, tries: [true, false] });
    expect(first[1].tournaments).toBe(1);
  });

  it("tells long games in fewer columns", () => {
    const turns = Array.from({ length: 30 }, (_, at): [string, Message["values"]] => [
      "log-turn",
      { player: player(0), round: at + 1 },
    ]);
    const { together, columns } = condensed(chronicle(entries(...turns), 2));
    expect([together, columns.length]).toEqual([2, 15]);
  });
});
