import type { PartyView, View } from "../../lib/generated/views/thousand_km";
import type { Sound } from "../../lib/sound";
import { kindOf } from "./Face.svelte";

export const blitzes = (view: View) =>
  view.parties.reduce((sum, party) => sum + party.blitz.length, 0);

/** What is heard when one view follows another. */
export function soundOf(before: View, next: View): Sound {
  if (blitzes(next) > blitzes(before)) return "blitz";
  if (next.rally_winner !== null && before.rally_winner === null) return "win";
  if (next.parties.some((party, number) => isAttacked(before.parties[number], party)))
    return "attack";
  return next.talon < before.talon ? "draw" : "lay";
}

function isAttacked(before: PartyView, next: PartyView): boolean {
  const laid = (party: PartyView) => party.battle.length + party.speed.length;
  const tops = [next.battle.at(-1), next.speed.at(-1)];
  return laid(next) > laid(before) && tops.some((card) => card && kindOf(card) === "attack");
}
