import { expect, it } from "vitest";
import { undoHow } from "./undo";

const base = {
  watching: false,
  may: false,
  asks: false,
  moved: false,
  rule: "generous",
  day: false,
} as const;

it("says why nothing can be taken back", () => {
  expect(undoHow(base)).toBe("nothing");
  expect(undoHow({ ...base, moved: true })).toBe("drawn");
  expect(undoHow({ ...base, moved: true, rule: "strict" })).toBe("strict-over");
  expect(undoHow({ ...base, moved: true, rule: "strict", day: true })).toBe("day");
  expect(undoHow({ ...base, watching: true })).toBe("watching");
});

it("says what an undo does", () => {
  expect(undoHow({ ...base, may: true })).toBe("now");
  expect(undoHow({ ...base, may: true, asks: true })).toBe("asks");
});
