/** What this browser was told and gave before the first card of a game, kept on this device. */
export interface Kept {
  /** The commitment of the table, as it was told first. */
  seal: string;
  /** What every seat had promised before the first seed was revealed. */
  promises?: Record<number, string>;
  /** What this browser added to the dice, by seat. */
  seeds: Record<number, string>;
  /** The seats for which the server did not take it: another device may have been faster. */
  refused: number[];
}

const KEY = "seals";
/** So many tables are remembered. */
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
    // A device that keeps nothing cannot compare later.
  }
}

export function recall(code: string): Kept | undefined {
  return all().find(([known]) => known === code)?.[1];
}

/** The last seal told before the first seed is the one that counts. */
export function keepSeal(code: string, seal: string) {
  const kept = recall(code);
  const given = kept && Object.keys(kept.seeds).length > 0;
  if (!given && kept?.seal !== seal) keep(code, { seal, seeds: {}, refused: [] });
}

/** The promises that are told first, before any seed is given, are those that count. */
export function keepPromises(code: string, promises: Record<number, string>) {
  const kept = recall(code);
  if (kept && !kept.promises) keep(code, { ...kept, promises });
}

/** A seat gives one seed in one game, however often it is asked: the first. */
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
