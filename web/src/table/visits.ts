import type { Entry } from "../generated/messages";

/** The last entry seen at a table, kept on this device. */
const key = (code: string, seat: number) => `seen:${code}:${seat}`;

export function rememberSeen(code: string, seat: number, entry: number) {
  try {
    localStorage.setItem(key(code, seat), String(entry));
  } catch {
    // A device that keeps nothing tells nothing on return.
  }
}

/** What happened since the last visit: nothing on the first. */
export function awayLines(code: string, seat: number, log: Entry[]): Entry[] {
  let seen: string | null = null;
  try {
    seen = localStorage.getItem(key(code, seat));
  } catch {
    // As above.
  }
  return seen === null ? [] : log.filter((entry) => entry.number > Number(seen));
}

/** Whether this device has never been here. */
export function isFirstVisit(): boolean {
  try {
    const first = localStorage.getItem("visited") === null;
    localStorage.setItem("visited", "yes");
    return first;
  } catch {
    return false;
  }
}
