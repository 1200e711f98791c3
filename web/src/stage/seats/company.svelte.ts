import type { SeatInfo } from "../../generated/messages";
import { words } from "../../words/words.svelte";
import type { AnyStage } from "../stage.svelte";

/** Announces who takes a bot's seat, or leaves one to a bot, until I choose something. */
export function tellOfSeats(current: () => AnyStage) {
  const stage = $derived(current());
  let known: SeatInfo[] = [];
  $effect(() => {
    const { seats } = stage;
    const at = stage.over ? -1 : seats.findIndex((seat, number) => isOther(known[number], seat));
    if (at >= 0) stage.company = told(known[at], seats[at]);
    known = seats;
  });
  $effect(() => {
    if (stage.pointing.asked) stage.company = undefined;
  });
}

function isOther(before: SeatInfo | undefined, now: SeatInfo): boolean {
  return !!before && before.kind !== now.kind && !before.mine && !now.mine && !now.resigned;
}

function told(before: SeatInfo, now: SeatInfo): string {
  const [old, name] = [before.name, now.name];
  return now.kind === "bot" ? words.t("seat-left", { old }) : words.t("seat-taken", { name, old });
}
