/** The parts of a finished game's journal that concern its dice. */
export interface Journal {
  seats: number;
  /** The commitment published before the first draw. */
  commitment: string | undefined;
  /** What it holds besides the secret: game, seats, options and whether luck is equal; nothing in
   * older journals. */
  sealed: string | undefined;
  /** The date and number of the game of the day, from which its secret follows. */
  day: string | undefined;
  /** Whether each label has its own draws. */
  equalLuck: boolean;
  entries: JournalEntry[];
}

export type JournalEntry =
  | { kind: "sit"; seat: number; person: boolean }
  | { kind: "commit"; seat: number; commitment: string }
  | { kind: "seed"; seat: number; seed: string | undefined }
  | { kind: "chance"; draws: [number, number][]; label: number | undefined }
  | { kind: "reveal"; secret: string }
  | { kind: "other" }
  | { kind: "unreadable" };

const UNREADABLE: JournalEntry = { kind: "unreadable" };
const MOST = 2 ** 30;

export function readJournal(text: string): Journal {
  const [head, ...rest] = text.replace(/\r/g, "").split("\n\n");
  const seats = Number(head.match(/^seats (\d+)$/m)?.[1] ?? 0);
  const [, kind, commitment] = head.match(/^(commitment|seal) ([0-9a-f]{64})$/m) ?? [];
  const played = head.split("\n").filter((line) => /^(game|seats|option|luck|day) /.test(line));
  const sealed = kind === "seal" ? played.join("\n") : undefined;
  const day = head.match(/^day (.*)$/m)?.[1];
  const equalLuck = /^luck 1$/m.test(head);
  const lines = rest.join("\n\n").split("\n").filter(Boolean);
  if (lines.at(-1)?.startsWith("end ")) lines.pop();
  const entries = lines.map((line) => readEntry(line, equalLuck));
  return { seats, commitment, sealed, day, equalLuck, entries };
}

function readEntry(line: string, equalLuck: boolean): JournalEntry {
  if (line.startsWith("* ")) return readChance(line, equalLuck);
  const reveal = line.match(/^reveal ((?:[0-9a-f]{2}){16,64})$/);
  if (reveal) return { kind: "reveal", secret: reveal[1] };
  const sit = line.match(/^sit (\d+) (person|bot) \S/);
  if (sit) return { kind: "sit", seat: Number(sit[1]), person: sit[2] === "person" };
  const commit = line.match(/^commit (\d+) ([0-9a-f]{64})$/);
  if (commit) return { kind: "commit", seat: Number(commit[1]), commitment: commit[2] };
  const seed = line.match(/^seed (\d+) (?:missing|((?:[0-9a-f]{2}){16,64}))$/);
  if (seed) return { kind: "seed", seat: Number(seed[1]), seed: seed[2] };
  return /^(undo \d+ \d+$|resign \d+ (end|bot)$|\d+ .)/.test(line) ? { kind: "other" } : UNREADABLE;
}

function readChance(line: string, equalLuck: boolean): JournalEntry {
  const told = line.split(" | ")[1]?.split(" ") ?? [];
  const label = told.length > 1 && /^\d{1,15}$/.test(told[0]) ? Number(told.shift()) : undefined;
  if ((label !== undefined) !== (equalLuck && told.length > 0)) return UNREADABLE;
  const draws = told.map(
    (draw) =>
      draw
        .match(/^(\d+):(\d+)$/)
        ?.slice(1)
        .map(Number) ?? [0, 0],
  );
  if (draws.some(([n, value]) => value >= n || n > MOST)) return UNREADABLE;
  return { kind: "chance", draws: draws as [number, number][], label };
}
