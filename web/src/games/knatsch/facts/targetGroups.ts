import type { Choice } from "../../../generated/messages";
import { kindOf } from "./cards";
import { KINDS, type Kind } from "./kinds";
import { cardOf, chance, type Knights } from "./knights";

/** More targets than this are grouped by what they are. */
const MOST = 12;

/** Under which kind an entry is found; cards of the piles are tucked away there. */
export function kindOfAim(entry: Choice | undefined): Kind | undefined {
  return entry?.kind === "tuck" ? "pile" : KINDS.find((kind) => kind === entry?.kind);
}

/** The entries of a kind, the best chance first. */
export const aimsOf = (stage: Knights, kind: Kind): Choice[] =>
  stage.choices
    .filter((entry) => entry.kind === kind)
    .sort((a, b) => (chance(b) ?? 0) - (chance(a) ?? 0));

export const tucksOf = (stage: Knights): Choice[] =>
  stage.choices.filter((entry) => entry.kind === "tuck");

/** One group for each target, or for each type if there are many. */
export function grouped(aims: Choice[]): Choice[][] {
  if (aims.length <= MOST) return aims.map((entry) => [entry]);
  const found: Record<string, Choice[]> = {};
  for (const entry of aims)
    (found[kindOf(cardOf(entry) ?? "").type ?? entry.text] ??= []).push(entry);
  return Object.values(found);
}
