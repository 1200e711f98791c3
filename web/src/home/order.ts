import type { TableLine } from "../generated/messages";

/** Whether it is my move, or another player waits for my answer to a rematch. */
export const isAsked = (table: TableLine): boolean => table.my_turn || table.again !== null;

/** What waits for me first, then what is going on, then tables that wait for people; of each the
    latest first. */
export function inOrder(tables: TableLine[]): TableLine[] {
  const rank = (table: TableLine) => (isAsked(table) ? 0 : table.status === "waiting" ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}

/** Games in rows of at most six, as even as they come, so that no row has a hole. */
export function inRows<T>(games: T[], most = 6): T[][] {
  const rows = Math.ceil(games.length / most);
  const longest = Math.ceil(games.length / rows);
  return Array.from({ length: rows }, (_, row) => games.slice(row * longest, (row + 1) * longest));
}
