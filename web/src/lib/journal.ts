/** A finished game's journal, read only as far as its dice are concerned. */
export interface Journal {
  commitment: string | undefined;
  entries: JournalEntry[];
}

export type JournalEntry =
  | { kind: "chance"; draws: [number, number][] }
  | { kind: "commit"; seat: number; commitment: string }
  | { kind: "seed"; seat: number; seed: string | undefined }
  | { kind: "reveal"; secret: string }
  | { kind: "other" };

export function readJournal(text: string): Journal {
  const [head, ...rest] = text.replace(/\r/g, "").split("\n\n");
  const commitment = head.match(/^commitment ([0-9a-f]{64})$/m)?.[1];
  const lines = rest.join("\n\n").split("\n").filter(Boolean);
  return { commitment, entries: lines.map(readEntry) };
}

function readEntry(line: string): JournalEntry {
  const [word, ...rest] = line.split(" ");
  if (word === "*") {
    const told = line.split(" | ")[1] ?? "";
    const draws = told
      .split(" ")
      .filter(Boolean)
      .map((draw) => draw.split(":").map(Number));
    return { kind: "chance", draws: draws as [number, number][] };
  }
  if (word === "commit") return { kind: "commit", seat: Number(rest[0]), commitment: rest[1] };
  if (word === "seed") {
    const seed = rest[1] === "missing" ? undefined : rest[1];
    return { kind: "seed", seat: Number(rest[0]), seed };
  }
  if (word === "reveal") return { kind: "reveal", secret: rest[0] };
  return { kind: "other" };
}
