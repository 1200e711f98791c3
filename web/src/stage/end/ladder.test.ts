import { describe, expect, it } from "vitest";
import type { SeatInfo, TableInfo } from "../../generated/messages";
import { count, hasWon, levelAlone, type Climb } from "./ladder";

const LEVELS = ["novice", "easy", "medium"] as const;
const me = { kind: "person", mine: true, resigned: false } as SeatInfo;
const bot = { kind: "bot", mine: false, level: "easy" } as SeatInfo;
const table = (seats: SeatInfo[], standing: number[]) => ({ seats, standing }) as TableInfo;

function played(results: string, level: (typeof LEVELS)[number] = "easy", before?: Climb) {
  let climb = before;
  for (const [at, result] of [...results].entries())
    climb = count(climb, `${before?.code ?? ""}${at}`, level, result === "+", LEVELS);
  return climb!;
}

describe("the ladder", () => {
  it.each([
    ["++", undefined],
    ["+++", "medium"],
    ["++-+++", "medium"],
    ["---", "novice"],
    ["-+--", undefined],
  ])("%s against easy offers %s", (results, offer) => {
    expect(played(results).offer).toBe(offer);
  });

  it("offers a step at one table only, and never again", () => {
    const first = played("+++");
    expect(count(first, first.code, "easy", true, LEVELS)).toBe(first);
    expect(played("++++++", "easy", first).offer).toBeUndefined();
    expect(played("---", "easy", first).offer).toBe("novice");
  });

  it("ends at the strongest and the weakest level", () => {
    expect(played("+++", "medium").offer).toBeUndefined();
    expect(played("---", "novice").offer).toBeUndefined();
  });

  it("counts games alone against bots of one level", () => {
    expect(levelAlone(table([me, bot, bot], []))).toBe("easy");
    expect(levelAlone(table([me, bot, { ...bot, level: "hard" }], []))).toBeUndefined();
    expect(levelAlone(table([me, { ...me, mine: false }], []))).toBeUndefined();
    expect(levelAlone(table([me, me], []))).toBeUndefined();
  });

  it("counts neither draws nor games broken off, but resignations", () => {
    expect(hasWon(table([me, bot], [1, 2]), true)).toBe(true);
    expect(hasWon(table([me, bot], [2, 1]), true)).toBe(false);
    expect(hasWon(table([me, bot], [1, 1]), true)).toBeUndefined();
    expect(hasWon(table([me, bot], [1, 2]), false)).toBeUndefined();
    expect(hasWon(table([{ ...me, resigned: true }, bot], [2, 1]), false)).toBe(false);
  });
});
