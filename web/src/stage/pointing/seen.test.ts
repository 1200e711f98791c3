import { describe, expect, it } from "vitest";
import { sentenceKeys, wordAt } from "./seen";

describe("the sentence about a thing", () => {
  it("is as exact as the view allows", () => {
    expect(sentenceKeys("hand.2", "GREEN")).toEqual(["see-hand-GREEN", "see-hand"]);
    expect(sentenceKeys("parties.0.speed")).toEqual(["see-parties-speed", "see-parties"]);
    expect(sentenceKeys("section-rally/0")).toEqual(["see-section-rally"]);
  });
  it("follows from a word of the view, never from a number or a whole", () => {
    const view = { hand: ["STOP"], talon: 40, parties: [{ battle: [] }], thrown: null };
    expect(wordAt(view, "hand.0")).toBe("STOP");
    expect(wordAt(view, "talon")).toBeUndefined();
    expect(wordAt(view, "parties.0.battle")).toBeUndefined();
    expect(wordAt(view, "thrown.0.x")).toBeUndefined();
  });
});
