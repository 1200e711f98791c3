/** Commitment and seeds exchanged before the first card of a game, stored on this device. */
export interface Kept {
  /** The commitment of the table, as first received. */
  seal: string;
  /** What every seat committed to before the first seed was revealed. */
  promises?: Record<number, string>;
  /** The seeds this browser added, by seat. */
  seeds: Record<number, string>;
  /** The seats for which the server refused the seed: another device may have been faster. */
  refused: number[];
}

const KEY = "seals";
/** Number of tables remembered. */
export const MOST_SEALS = 200;

function all(): [string, Kept][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, Kept][]) : [];
  } catch {
    return [];
  }
}

function keep(code: string, kept: Kept) {
  const others = all().filter(([known]) => known !== code);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [code, kept]].slice(-MOST_SEALS)));
  } catch {
    // Without storage nothing can be compared later.
  }
}

export function recall(code: string): Kept | undefined {
  return all().find(([known]) => known === code)?.[1];
}

/** The last seal received before the first seed counts. */
export function keepSeal(code: string, seal: string) {
  const kept = recall(code);
  const given = kept && Object.keys(kept.seeds).length > 0;
  if (!given && kept?.seal !== seal) keep(code, { seal, seeds: {}, refused: [] });
}

/** The commitments received first, before any seed is revealed, count. */
export function keepPromises(code: string, promises: Record<number, string>) {
  const kept = recall(code);
  if (kept && !kept.promises) keep(code, { ...kept, promises });
}

/** A seat reveals only one seed per game, however often it is asked: the first. */
export function keepSeed(code: string, seat: number, seed: string): string {
  const kept = recall(code);
  if (kept && !kept.seeds[seat]) keep(code, { ...kept, seeds: { ...kept.seeds, [seat]: seed } });
  return kept?.seeds[seat] ?? seed;
}

export function noteRefused(code: string, seat: number) {
  const kept = recall(code);
  if (kept && !kept.refused.includes(seat))
    keep(code, { ...kept, refused: [...kept.refused, seat] });
}
