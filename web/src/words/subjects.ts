import type { Message } from "../generated/messages";

type Said = Message["values"][string];

/** The seat that a line of the log is about, if it names one. */
export function subjectOf(line: Message): number | undefined {
  return seatOf(line.values.player);
}

/** Whether a line names this seat besides its subject. */
export function concerns(line: Message, seat: number): boolean {
  return Object.entries(line.values).some(
    ([name, value]) =>
      name !== "player" &&
      (Array.isArray(value) ? value.some((part) => seatOf(part) === seat) : seatOf(value) === seat),
  );
}

/** The seat of a player that a line names. */
export function seatOf(value: Said | undefined): number | undefined {
  if (typeof value !== "object" || Array.isArray(value) || value.key !== "player") return undefined;
  return Number(value.values.seat);
}
