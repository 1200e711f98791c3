import type { TargetView, View } from "../../../generated/views/knight_rider";
import { standing } from "../../../table/timeline.svelte";
import type { KnightStage } from "./drive.svelte";

/** The escape card that was turned up just now; after the last one all are shuffled. */
export function turnedUp(before: View, after: View): string | undefined {
  if (before.escapes.length === after.escapes.length || before.red === null) return undefined;
  return before.escapes.find(
    (card) => before.escapes.length === 1 || !after.escapes.includes(card),
  );
}

/** The escape card that lies face up beside the pile; none once all are shuffled. */
export function lastTurned(stage: KnightStage): TargetView | undefined {
  const { passing, view } = stage;
  const now = passing && turnedUp(passing.before, passing.after);
  const name = now ?? told(stage);
  return view.red_targets.find(({ card, left }) => card === name && (!left || !!now));
}

/** The last one that the log tells of, up to the moment that is looked at. */
function told({ moment, table }: KnightStage): string | undefined {
  const entries = standing(table.log).filter(({ number }) => !moment || number <= moment.entry);
  for (const { lines } of entries.reverse())
    for (const { values } of lines) if (typeof values.escape === "string") return values.escape;
  return undefined;
}
