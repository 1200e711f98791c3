import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { pageFor } from "./pages";

const LESSON = "../src/tafelrunde/games/kraftwagen/lesson.json";
interface Step {
  step: string;
  show?: string[];
}

describe("the page of a narrow board", () => {
  it("is where I decide", () => {
    expect(pageFor([], "select_card", 0)).toBe("works");
    expect(pageFor([], "pricing", 0)).toBe("salon");
    expect(pageFor([], "select_tile", 0)).toBeUndefined();
  });

  it("is where the thing is drawn that a lesson mentions first", () => {
    expect(pageFor(["chain.0", "mats.0.halls"], "market_step", 0)).toBe("works");
    expect(pageFor(["mats.1.halls"], "market_step", 0)).toBe("others");
    expect(pageFor(["mats.1.space"], "market_step", 0)).toBe("race");
  });

  it("shows the race, the buyers and the prices in the guided game's last steps", () => {
    const { script } = JSON.parse(readFileSync(LESSON, "utf-8")) as { script: (Step | string)[] };
    const pageOf = (name: string) => {
      const step = script.find((one) => typeof one !== "string" && one.step === name) as Step;
      const paths = step.show!.map((path) => path.replaceAll("/", "."));
      return pageFor(paths, "market_step", 0);
    };
    expect(["race", "last", "under"].map(pageOf)).toEqual(["race", "salon", "salon"]);
  });
});
