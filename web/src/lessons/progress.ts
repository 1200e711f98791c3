import type { TableInfo } from "../generated/messages";
import type { Table } from "../table/table.svelte";

/** How far somebody came in the lesson of a game, kept on this device; `known`: needs none. */
const key = (game: string) => `lesson:${game}`;

export function keepLesson(game: string, step: number | "known") {
  try {
    localStorage.setItem(key(game), String(step));
  } catch {
    // A device that keeps nothing begins anew.
  }
}

/** The step to go on with, counted from 0; undefined for somebody who is new here. */
export function recallLesson(game: string): number | "known" | undefined {
  try {
    const kept = localStorage.getItem(key(game));
    if (kept === null || kept === "known") return kept ?? undefined;
    return Number(kept) || 0;
  } catch {
    return undefined;
  }
}

/** Whether the lesson is offered at a table: only where nobody else would wait. */
export function mayOfferLesson(game: string, { seats }: TableInfo): boolean {
  const alone = seats.every((seat) => seat.kind === "bot" || seat.mine);
  return alone && recallLesson(game) === undefined;
}

/** The lesson comes first: a table at which I have not played yet is given up. */
export function leaveUnplayed(table: Table) {
  if (!table.lastOwn[table.seat]) void table.send({ type: "close_table" });
}
