import type { View } from "../../generated/views/knight_rider";
import type { Asked } from "../../stage/contract";
import type { Stage } from "../../stage/stage.svelte";

/** Phases that ask for the same as another. */
const SAME: Record<string, string> = { relay: "place", escape: "step" };

/** What is decided now; a danger on the road is thrown for by a seat of its own. */
export function asks({ view, passing }: Stage<View>): Asked {
  const danger = passing?.before.danger ?? view.danger;
  if (danger) return { key: "asks-throw", seats: [danger.thrower] };
  return { key: `asks-${SAME[view.phase] ?? view.phase}` };
}
