import type { Choice } from "../../../generated/messages";

/** What can be rolled for, in four kinds: the tabs of the tray. */
export const KINDS = ["pile", "attack", "steal", "king"] as const;
export type Kind = (typeof KINDS)[number];

/** The tab that opens first: the first with something to roll for. */
export const firstKind = (choices: Choice[]): Kind =>
  KINDS.find((kind) => choices.some((entry) => entry.kind === kind)) ?? "pile";
