import type { Entry, Message } from "../lib/generated/messages";
import { subjectOf } from "../lib/who";

/** What stands in one row of the log: an entry, and the small ones that followed it. */
interface Row {
  entry: Entry;
  /** The numbers of all entries that this row stands for. */
  numbers: number[];
}

/** The log in rows, the newest first. Small entries (draws) are told by the row before them. */
export function rows(entries: Entry[], isMinor: (entry: Entry) => boolean): Row[] {
  const found: Row[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last && isMinor(entry)) last.numbers.push(entry.number);
    else found.push({ entry, numbers: [entry.number] });
  }
  return found.reverse();
}

/** Under these names a line says whom it is about: who did it, who gains by it, an order, points,
    winners. */
const ABOUT = ["player", "players", "party", "parties", "attacker"];

/** Whether somebody else did this to the one who sits here. */
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
