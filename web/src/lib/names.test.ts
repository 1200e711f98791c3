import { expect, it } from "vitest";
import { apart } from "./names";

it("numbers the seats that share a name, and leaves free seats without one", () => {
  expect(apart(["Ada", "Bob", "Ada", "", ""])).toEqual(["Ada (1)", "Bob", "Ada (2)", "", ""]);
});
