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
