import { expect, it } from "vitest";
import { apart, letters } from "./names";

it("numbers the seats that share a name, and leaves free seats without one", () => {
  expect(apart(["Ada", "Bob", "Ada", "", ""])).toEqual(["Ada (1)", "Bob", "Ada (2)", "", ""]);
});

it("gives every seat a letter of its own", () => {
  expect(letters(["Ada", "Bruno"])).toEqual(["A", "B"]);
  expect(letters(["Anna", "Anton", "Bob"])).toEqual(["An", "At", "B"]);
  const alike = letters(["Ada (1)", "Ada (2)", "Al"]);
  expect(alike).toEqual(["A1", "A2", "Al"]);
});
