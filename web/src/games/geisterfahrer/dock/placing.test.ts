import { describe, expect, it } from "vitest";
import type { Choice } from "../../../generated/messages";
import { nudged, type Nudge } from "./placing";

const FIELDS = 20;
const place = (field: string) =>
  ({ text: `place ${field}`, kind: "place", shows: { to: field } }) as unknown as Choice;

/** Where nudges lead to from a field. */
function led(from: string, fields: string[], ...nudges: Nudge[]): string[] {
  const places = [from, ...fields].map(place);
  let at = places[0];
  return nudges.map((nudge) => {
    at = nudged(places, at, nudge, FIELDS) ?? at;
    return String(at.shows.to);
  });
}

describe("a ghost is nudged", () => {
  it("inwards through all lanes, over the median, and round again", () => {
    const fields = ["O.L3", "I.L17", "I.R17"];
    const found = led("O.R3", fields, "in", "in", "in", "in");
    expect(found).toEqual(["O.L3", "I.L17", "I.R17", "O.R3"]);
  });

  it("outwards the same way back", () => {
    expect(led("I.R17", ["O.R3", "O.L3", "I.L17"], "out", "out")).toEqual(["I.L17", "O.L3"]);
  });

  it("to the nearest field that is allowed, past a lane that has none", () => {
    expect(led("O.R3", ["I.L16", "I.L10"], "in")).toEqual(["I.L16"]);
  });

  it("along its lane as ghosts drive", () => {
    expect(led("O.R3", ["O.R2", "O.R9"], "on", "back")).toEqual(["O.R2", "O.R3"]);
  });
});
