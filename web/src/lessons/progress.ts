import { api } from "../network/api";
import type { TableInfo } from "../generated/messages";
import type { Table } from "../table/table.svelte";

/** Whether a game has a guided first game. */
export const hasLesson = (game: string): Promise<boolean> =>
  api.games().then(
    (games) => games.some(({ name, lesson }) => name === game && lesson !== null),
    () => false,
  );

/** How far this player got in a game's lesson, stored on this device; `known`: needs no lesson. */
const key = (game: string) => `lesson:${game}`;

export function keepLesson(game: string, step: number | "known") {
  try {
    localStorage.setItem(key(game), String(step));
  } catch {
    // Without storage the lesson starts from the beginning.
  }
}

/** The step to continue with, from 0; undefined for a new player. */
export function recallLesson(game: string): number | "known" | undefined {
  try {
    const kept = localStorage.getItem(key(game));
    if (kept === null || kept === "known") return kept ?? undefined;
    return Number(kept) || 0;
  } catch {
    return undefined;
  }
}

/** Whether a table offers the lesson: only if no other person would have to wait. */
export function mayOfferLesson(game: string, { seats }: TableInfo): boolean {
  const alone = seats.every((seat) => seat.kind === "bot" || seat.mine);
  return alone && recallLesson(game) === undefined;
}

/** Closes a table at which I have not played yet, because I take the lesson first. */
export function leaveUnplayed(table: Table) {
  if (!table.timeline.lastOwn[table.seat]) void table.send({ type: "close_table" });
}
