import { words } from "../../words/words.svelte";
import type { AnyStage } from "../stage.svelte";

/** The state of the player in this seat, in words: colour alone is not readable. */
export function seatState(stage: AnyStage, seat: number): string {
  const info = stage.seats[seat];
  if (!info || stage.replayed) return "";
  if (info.resigned) return words.t("resigned");
  if (info.autopilot && info.owner) return words.t("owners-bot-away", { owner: info.owner });
  if (info.autopilot) return words.t("away-bot-plays");
  if (info.kind === "person" && !info.online) return words.t("away");
  if (info.owner) return words.t("owners-bot", { owner: info.owner });
  return info.kind === "bot" ? words.bot(info.level) : "";
}

/** How the bot in this seat likes to play: for screen readers and for pointing at the chip. */
export function seatTemper(stage: AnyStage, seat: number): string {
  const info = stage.seats[seat];
  if (!info?.temper || info.resigned || stage.replayed) return "";
  return words.t(`temper-${info.temper}`);
}

/** The key of the sentence that tells whose turn it is. Nobody reads their own name in it. */
export function turnKey(pending: number[], seat: number | undefined, replaced: boolean) {
  if (seat === undefined || !pending.includes(seat)) return "waiting-for";
  return replaced ? "bot-for-you" : "your-move";
}
