import { words } from "../../words/words.svelte";
import type { AnyStage } from "../stage.svelte";

const DAY = 86400;
/** From here on a clock is red. */
export const SHORT = 10;

/** What is left, as people read it: `1:05`, or until when. `now` and `left` in seconds. */
export function clockText(left: number, now: number): string {
  if (left >= DAY) {
    const end = new Date((now + left) * 1000);
    const day = end.toLocaleDateString(words.language, { weekday: "short" });
    const time = end.toLocaleTimeString(words.language, { hour: "2-digit", minute: "2-digit" });
    return words.t("until", { time: `${day} ${time}` });
  }
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  const seconds = String(Math.floor(left % 60)).padStart(2, "0");
  return hours
    ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}`
    : `${minutes}:${seconds}`;
}

/** The share of the last seconds that is left to me, if they have begun. */
export function lastSeconds({ myTurn, closes, clock }: AnyStage): number | undefined {
  const left = closes ?? clock;
  return myTurn && left !== undefined && left < SHORT ? left / SHORT : undefined;
}
