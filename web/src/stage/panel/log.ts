import type { Entry, Message } from "../../generated/messages";
import { subjectOf } from "../../words/subjects";

/** What stands in one row of the log: an entry, and the small ones that followed it. */
export interface Row {
  entry: Entry;
  /** What it tells. */
  lines: Message[];
  /** The numbers of all entries that this row stands for. */
  numbers: number[];
}

/** The log in rows, the newest first. Small entries (draws) are part of the row before them, others
    where `join` has lines that tell both. */
export function rows(
  entries: Entry[],
  isMinor: (entry: Entry) => boolean,
  join: (row: Row, entry: Entry) => Message[] | undefined = () => undefined,
): Row[] {
  const found: Row[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    const lines = last && (isMinor(entry) ? last.lines : join(last, entry));
    if (lines) {
      last.lines = lines;
      last.numbers.push(entry.number);
    } else found.push({ entry, lines: entry.lines, numbers: [entry.number] });
  }
  return found.reverse();
}

/** Where the next unit (a turn, an attempt) begins: the number of its entry; at last the end. */
export function unitAfter(entries: Entry[], at: number, begins: (entry: Entry) => boolean): number {
  const found = entries.findIndex((entry, index) => index >= at && begins(entry));
  return found < 0 ? entries.length : found + 1;
}

/** Where the unit before began; at first the beginning. */
export function unitBefore(
  entries: Entry[],
  at: number,
  begins: (entry: Entry) => boolean,
): number {
  for (let number = at - 1; number > 1; number -= 1) if (begins(entries[number - 1])) return number;
  return 1;
}

/** Under these names a line says whom it is about: who did it, who gains by it, an order, points,
    winners. */
const ABOUT = ["player", "players", "party", "parties", "attacker"];

/** Whether another player did this to the player in this seat. */
export function hits(line: Message, seat: number | undefined): boolean {
  if (seat === undefined || subjectOf(line) === seat) return false;
  return Object.entries(line.values).some(
    ([name, value]) => !ABOUT.includes(name) && names(value, seat),
  );
}

function names(value: Message["values"][string], seat: number): boolean {
  if (Array.isArray(value)) return value.some((part) => names(part, seat));
  if (typeof value !== "object") return false;
  if (value.key === "player") return Number(value.values.seat) === seat;
  return Object.values(value.values).some((part) => names(part, seat));
}
