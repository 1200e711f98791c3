import { describe, expect, it } from "vitest";
import { Autobahn } from "./autobahn";

/** Boards of the usual desks, with the panel and without it. */
const DESKS = [
  [1122, 676],
  [1440, 676],
  [1366, 556],
  [1280, 508],
  [2180, 1200],
];
/** The sign of a driver in a corner. */
const [WIDTH, HEIGHT] = [190, 88];

describe("the road in its box", () => {
  it.each(DESKS)("keeps clear of the signs in the corners (%d × %d)", (width, height) => {
    for (const fields of [20, 36]) {
      const road = new Autobahn(width, height, fields, "desk");
      for (const name of road.all) {
        const { x, y } = road.spot(name);
        const [beside, above] = [Math.min(x, width - x), Math.min(y, height - y)];
        expect(beside > WIDTH || above > HEIGHT, name).toBe(true);
      }
    }
  });
});
