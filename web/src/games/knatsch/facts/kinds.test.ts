import { describe, expect, it } from "vitest";
import type { Choice } from "../../../generated/messages";
import { firstKind } from "./kinds";

const choices = (...kinds: string[]) => kinds.map((kind) => ({ kind }) as Choice);

describe("firstKind", () => {
  it("opens the first tab with something to roll for, not a pile that can only be tucked", () => {
    expect(firstKind(choices("tuck", "tuck", "attack", "end turn"))).toBe("attack");
    expect(firstKind(choices("attack", "pile", "tuck"))).toBe("pile");
    expect(firstKind(choices("king"))).toBe("king");
  });

  it("opens the piles if only tucking is left", () => {
    expect(firstKind(choices("tuck", "end turn"))).toBe("pile");
  });
});
