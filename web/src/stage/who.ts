import type { Entry, Message } from "../lib/generated/messages";

/** The seat that a line of the log is about, if it names one. */
export function subjectOf(line: Message): number | undefined {
  const { player } = line.values;
  if (typeof player !== "object" || Array.isArray(player) || player.key !== "player")
    return undefined;
  return Number(player.values.seat);
}

/** The seat that did what an entry tells. */
export const actorOf = (entry: Entry): number | undefined =>
  entry.lines.map(subjectOf).find((seat) => seat !== undefined);
