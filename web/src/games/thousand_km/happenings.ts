import type { Entry, Message } from "../../lib/generated/messages";

/** Something laid or thrown away, as a line of the log tells it. */
export interface Happening {
  seat: number;
  card: string;
  /** Kilometres, an attack on a party, a Blitz, a card thrown away; else a card laid. */
  what: "drive" | "lay" | "attack" | "discard" | "blitz";
  /** Whom an attack hit. */
  on?: Message;
}

const WHAT: Record<string, Happening["what"]> = {
  "log-drive": "drive",
  "log-green": "lay",
  "log-end-limit": "lay",
  "log-repair": "lay",
  "log-action": "lay",
  "log-attack": "attack",
  "log-discard": "discard",
  "log-blitz": "blitz",
};

/** What these entries brought to the table, in their order. */
export function happenings(entries: Entry[]): Happening[] {
  return entries.flatMap((entry) => entry.lines.flatMap(happening));
}

export function happening({ key, values }: Message): Happening[] {
  const what = WHAT[key];
  if (!what) return [];
  const seat = Number((values.player as Message).values.seat);
  const card = cardIn(what === "blitz" ? values.answer : values.card);
  return card ? [{ seat, card, what, on: values.on as Message | undefined }] : [];
}

/** The card that a value of a line names. */
function cardIn(value: unknown): string | undefined {
  const key = (value as Message | undefined)?.key;
  return key?.startsWith("card-") ? key.slice("card-".length) : undefined;
}
