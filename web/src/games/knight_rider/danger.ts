import type { Message } from "../../lib/generated/messages";
import type { DangerView, OutcomeView, View } from "../../lib/generated/views/knight_rider";
import type { KnightStage } from "./drive.svelte";

/** A die on the road: what it is about and, once it lies, what it did. */
export interface DangerScene {
  danger: DangerView;
  die?: number;
  lines: Message[];
  /** The view in which the car still stands where it was in danger. */
  view: View;
}

const HARMLESS = ["fails", "goes-on", "nothing", "wins"];

export function sceneOf(stage: KnightStage): DangerScene | undefined {
  const { passing, view } = stage;
  if (passing?.before.danger)
    return {
      danger: passing.before.danger,
      die: passing.lines.map(({ values }) => values.die).find((die) => typeof die === "number"),
      lines: passing.lines,
      view: passing.before,
    };
  return view.danger ? { danger: view.danger, lines: [], view } : undefined;
}

export const outcomeOf = ({ danger, die }: DangerScene): OutcomeView | undefined =>
  danger.outcomes.find((outcome) => outcome.die === die);

export const isHarmless = ({ kind, fields }: OutcomeView) =>
  HARMLESS.includes(kind) || (kind === "skid" && !fields);
export const isOil = ({ kind }: DangerView) => kind === "oil";
