import type { Message } from "../../../generated/messages";
import type { DangerView, OutcomeView, View } from "../../../generated/views/knight_rider";
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

const player = (seat: number) => ({ key: "player", values: { seat } });

/** How it came to the die. */
export function whyOf(stage: KnightStage, { danger, view }: DangerScene): string {
  const { driver, seat, thrower, kind } = danger;
  const number = (of: number | null) => (of === null ? 0 : view.cars[of].number);
  const other: Message["values"] = driver === null ? {} : { other: player(driver) };
  return stage.say({
    key: `danger-${kind}-why`,
    values: {
      player: player(kind === "ram-again" ? thrower : seat),
      ...other,
      number: number(seat),
      driver: number(driver),
    },
  });
}

/** Who throws it. */
export const throwsIn = (stage: KnightStage, { danger }: DangerScene): string =>
  stage.say({ key: "danger-throws", values: { player: player(danger.thrower) } });

/** What the log will say of it, without the throw itself, which everybody sees. */
export function toldOf(stage: KnightStage, scene: DangerScene): string {
  const said = scene.lines.slice(1).map(stage.say).join(" ");
  return said || (outcomeOf(scene) ? stage.t("danger-stays") : "");
}

export const isHarmless = ({ kind, fields }: OutcomeView) =>
  HARMLESS.includes(kind) || (kind === "skid" && !fields);
export const isOil = ({ kind }: DangerView) => kind === "oil";
