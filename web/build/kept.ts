import { execFileSync } from "node:child_process";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");
const PYTHON = join(ROOT, ".venv", "bin", "python");
const MOST_BYTES = 64 * 1024 * 1024;

/** What the first seat saw in each kept game, entry by entry; for tests, from the real rules. Read
    it outside of them: on a busy machine it takes longer than a test may. */
export function keptGames<View>(game: string): Record<string, View[]> {
  const told = execFileSync(PYTHON, ["-m", "tools.kept_views", game], {
    cwd: ROOT,
    maxBuffer: MOST_BYTES,
  });
  return JSON.parse(told.toString("utf-8")) as Record<string, View[]>;
}

/** Every step of every kept game: the views before and after it. */
export function keptSteps<View>(game: string): { name: string; before: View; after: View }[] {
  return Object.entries(keptGames<View>(game)).flatMap(([name, views]) =>
    views.slice(1).map((after, at) => ({ name: `${name} ${at + 1}`, before: views[at], after })),
  );
}
