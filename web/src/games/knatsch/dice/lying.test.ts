import { describe, expect, it } from "vitest";
import { lie, type Die } from "./lying";

const names = (dice: Die[]) => dice.map(({ name }) => name);

describe("dice on the table", () => {
  const thrown = lie([], [1, 2, 2, 4, 5]);

  it("are all new after the first throw", () => {
    expect(new Set(names(thrown)).size).toBe(5);
  });
  it("keep their names while they lie, whatever comes between them", () => {
    const kept = lie(thrown, [2, 2]);
    expect(names(kept)).toEqual([thrown[1].name, thrown[2].name]);
    const again = lie(kept, [1, 2, 2, 3]);
    expect(names(again).slice(1, 3)).toEqual(names(kept));
    expect(names(kept)).not.toContain(again[0].name);
  });
  it("are the first ones of equal dice if only some stay", () => {
    expect(names(lie([thrown[2], thrown[1]], [2]))).toEqual([thrown[2].name]);
  });
});
