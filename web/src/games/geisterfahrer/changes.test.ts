import { describe, expect, it } from "vitest";
import type { View } from "../../generated/views/geisterfahrer";
import { movedSince } from "./changes";

const view = (turn_no: number, field: string | null): View =>
  ({
    turn_no,
    drivers: [{ seat: 0, cars: [{ number: 1, where: field ? "road" : "off", field }] }],
    ghosts: [],
  }) as unknown as View;

describe("movedSince", () => {
  it("tells what moved after my turn", () => {
    expect(movedSince(view(5, "O.R4"), view(6, "O.R6"))).toMatchObject([{ to: "O.R6" }]);
  });

  it("tells nothing before my first turn, or while my own move is still being shown", () => {
    expect(movedSince(undefined, view(5, null))).toEqual([]);
    expect(movedSince(view(6, "O.R4"), view(5, null))).toEqual([]);
  });
});
