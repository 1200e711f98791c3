import type { Message } from "../lib/generated/messages";

/** The seat that a line of the log is about, if it names one. */
export function subjectOf(line: Message): number | undefined {
  const { player } = line.values;
  if (typeof player !== "object" || Array.isArray(player) || player.key !== "player")
    return undefined;
  return Number(player.values.seat);
}
