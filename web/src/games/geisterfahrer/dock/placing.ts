import type { Choice } from "../../../generated/messages";
import { fieldsOf, type Field } from "../road/autobahn";
import { shownOf } from "./outcome";

export type Nudge = "back" | "on" | "lane" | "carriageway" | "out" | "in";

const LANES = 4;

/** From one allowed field to the next: along the lane as ghosts drive, or over to another lane.
    `out` and `in` go through all four lanes, over the median, and continue at the other edge. */
export function nudged(
  places: Choice[],
  from: Choice | undefined,
  nudge: Nudge,
  many: number,
): Choice | undefined {
  if (!from) return places[0];
  const fields = fieldsOf(many);
  const at = (choice: Choice) => fields.get(shownOf(choice).to ?? "")!;
  const here = at(from);
  const others = places.filter((choice) => choice.text !== from.text);
  if (nudge === "back" || nudge === "on") {
    const against = nudge === "on" ? -1 : 1;
    const steps = (there: Field) => ((there.number - here.number) * against + many) % many;
    return first(
      others.filter((choice) => at(choice).lane === here.lane),
      (choice) => steps(at(choice)),
    );
  }
  const far = (there: Field) => {
    const apart = Math.abs(there.slot - here.slot);
    return Math.min(apart, many - apart);
  };
  if (nudge === "out" || nudge === "in") {
    const side = nudge === "out" ? 1 : -1;
    const lanes = (there: Field) => ((there.offset - here.offset) * side + LANES) % LANES;
    return first(
      others.filter((choice) => lanes(at(choice)) > 0),
      (choice) => lanes(at(choice)) * many + far(at(choice)),
    );
  }
  const wanted = (there: Field) =>
    nudge === "lane"
      ? there.way === here.way && there.lane !== here.lane
      : there.way !== here.way && Math.abs(there.offset) === Math.abs(here.offset);
  return first(
    others.filter((choice) => wanted(at(choice))),
    (choice) => far(at(choice)),
  );
}

function first(choices: Choice[], rank: (choice: Choice) => number): Choice | undefined {
  return [...choices].sort((a, b) => rank(a) - rank(b))[0];
}
