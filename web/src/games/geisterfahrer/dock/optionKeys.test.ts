import { describe, expect, it } from "vitest";
import type { Choice } from "../../../generated/messages";
import { keysOf } from "./optionKeys";

const choice = (text: string, shows: Choice["shows"] = {}): Choice => ({
  text,
  kind: text.split(" ")[0],
  label: { key: "", values: {} },
  hint: null,
  shows,
});

describe("keysOf", () => {
  it("gives both entries different keys", () => {
    const cards = [
      choice("move 2", { car: 2 }),
      choice("enter O", { car: 3 }),
      choice("enter I", { car: 3 }),
    ];
    expect(keysOf(cards)).toEqual(["2", "e", "i"]);
  });

  it("gives all moves of a ghost driver different keys", () => {
    const cards = [
      choice("move-ghost A", { ghost: "A" }),
      choice("move-ghost B", { ghost: "B" }),
      choice("switch A R", { ghost: "A" }),
      choice("switch A L", { ghost: "A" }),
      choice("switch B R", { ghost: "B" }),
    ];
    expect(keysOf(cards)).toEqual(["a", "b", "1", "2", "3"]);
  });
});
