import type { Message } from "../../lib/generated/messages";
import type { View } from "../../lib/generated/views/thousand_km";
import type { Stage } from "../../stage/stage.svelte";

/** Why an attack card cannot be laid before this or that party, as the server told. */
export class Refusals {
  #told = $state.raw<{ card: string; by: Record<number, Message> }>();

  constructor(private stage: Stage<View>) {}

  /** Ask once for each party that this card cannot be laid before. */
  async ask(card: string, parties: number[]) {
    const reasons = await Promise.all(
      parties.map((party) => this.stage.table.why(`attack ${card} ${party}`)),
    );
    const by: Record<number, Message> = {};
    reasons.forEach(({ reason }, at) => {
      if (reason) by[parties[at]] = reason;
    });
    this.#told = { card, by };
  }

  of(card: string, party: number): Message | undefined {
    return this.#told?.card === card ? this.#told.by[party] : undefined;
  }
}

const KEPT = new WeakMap<Stage<View>, Refusals>();

/** Board and dock of one stage share what was told. */
export function refusalsOf(stage: Stage<View>): Refusals {
  let found = KEPT.get(stage);
  if (!found) KEPT.set(stage, (found = new Refusals(stage)));
  return found;
}
