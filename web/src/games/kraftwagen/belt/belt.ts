import type { View } from "../../../generated/views/kraftwagen";

/** The turn order in the game's words: the text, and the seat it names. */
interface Order {
  key: "board-rear" | "board-again" | "board-again-other" | "board-then" | "board-then-scored";
  seat?: number;
}

/** What the belt says below its links while no tile is to be chosen by `me`. */
export function orderOf(view: View, me: number | undefined): Order | undefined {
  const { active, chain, phase, track, market } = view;
  const next = chain[0]?.seat ?? null;
  if (active === null || next === null || phase.startsWith("start_")) return undefined;
  if (phase === "select_tile") return active === next ? { key: "board-rear" } : undefined;
  if (track === 0 || market.every((car) => car !== null)) return { key: "board-then-scored" };
  if (active !== next) return { key: "board-then", seat: next };
  return active === me ? { key: "board-again" } : { key: "board-again-other", seat: next };
}
