import { describe, expect, it } from "vitest";
import type { Entry } from "../../../generated/messages";
import type { View } from "../../../generated/views/knight_rider";
import type { KnightStage } from "./drive.svelte";
import { lastTurned, turnedUp } from "./escapes";

const ALL = ["F01", "F02", "F03", "F04"];
const view = (...escapes: string[]) =>
  ({
    red: 16,
    escapes,
    red_targets: ALL.map((card) => ({ card, left: escapes.includes(card) })),
  }) as View;
const entry = (number: number, escape: string, undoes: number | null = null) =>
  ({ number, lines: [{ key: "log-red-stays", values: { escape } }], undoes }) as unknown as Entry;

function stage(now: View, log: Entry[], more: object = {}): KnightStage {
  return { view: now, table: { log }, ...more } as unknown as KnightStage;
}

describe("the escape card", () => {
  it("that was turned up is the one that is missing, or the last one", () => {
    expect(turnedUp(view("F01", "F02", "F03"), view("F01", "F03"))).toBe("F02");
    expect(turnedUp(view("F03"), view(...ALL))).toBe("F03");
    expect(turnedUp(view("F01"), view("F01"))).toBeUndefined();
  });
  it("stays lying until the next one is turned up", () => {
    const log = [entry(1, "F02"), entry(2, "F04")];
    expect(lastTurned(stage(view("F01", "F03"), log))?.card).toBe("F04");
    const passing = { before: view("F01", "F03"), after: view("F01"), lines: [] };
    expect(lastTurned(stage(view("F01"), log, { passing }))?.card).toBe("F03");
  });
  it("lies as it lay in the moment that is looked at", () => {
    const log = [entry(1, "F02"), entry(2, "F04")];
    const past = stage(view("F01", "F03", "F04"), log, { moment: { entry: 1 } });
    expect(lastTurned(past)?.card).toBe("F02");
  });
  it("is shuffled with the others once all were turned up", () => {
    expect(lastTurned(stage(view(...ALL), [entry(1, "F04")]))).toBeUndefined();
  });
});
