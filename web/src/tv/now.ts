import type { AnyStage } from "../stage/stage.svelte";
import { words } from "../words/words.svelte";

/** Who decides what: one sentence for everybody in the room, and the seats it is about. */
export function nowOf(stage: AnyStage): { text: string; seats: number[] } {
  const { pending, reaction, game } = stage;
  if (reaction) return { text: reaction.text, seats: pending };
  const { key, values, seats = pending } = game?.asks(stage) ?? { key: "" };
  if (!seats.length || !key) return { text: words.t("one-moment"), seats };
  const name = new Intl.ListFormat(words.language).format(seats.map((seat) => stage.names[seat]));
  return { text: stage.t(key, { name, ...values }), seats };
}

/** Seconds until a question that closes by itself does so. */
export function closesIn(stage: AnyStage): number | undefined {
  if (!stage.reaction) return undefined;
  const until = stage.pending.map((seat) => stage.seats[seat]?.deadline ?? 0);
  const left = Math.max(...until) - stage.now;
  return left > 0 ? left : undefined;
}
