import { expect, test } from "vitest";
import { agoText } from "./dates";

test.each([
  [0, "jetzt"],
  [59, "jetzt"],
  [12 * 60, "vor 12 Minuten"],
  [2 * 3600 + 100, "vor 2 Stunden"],
  [30 * 3600, "gestern"],
  [20 * 86_400, "vor 2 Wochen"],
  [-5, "jetzt"],
])("%i seconds ago", (passed, text) => {
  expect(agoText(1_000_000 - passed, 1_000_000, "de")).toBe(text);
});
