import { describe, expect, it } from "vitest";
import { turned } from "./places";

describe("how a drawing turns on its way", () => {
  it("ends as it is drawn, and turns the short way round", () => {
    expect(turned([0, 45, 90])).toEqual([-90, -45, 0]);
    expect(turned([350, 10])).toEqual([-20, 0]);
    expect(turned([-170, 170])).toEqual([20, 0]);
  });
  it("stands as at the next stop where nothing is said", () => {
    expect(turned([undefined, 30, 90])).toEqual([-60, -60, 0]);
    expect(turned([undefined, undefined])).toEqual([0, 0]);
  });
});
