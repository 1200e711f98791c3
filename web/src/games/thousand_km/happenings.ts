import type { Entry, Message } from "../../generated/messages";

/** Something laid or thrown away, as a line of the log tells it. */
export interface Happening {
  seat: number;
  card: string;
  /** Kilometres, an attack on a party, a Blitz, a card thrown away; else a card laid. */
  what: "drive" | "lay" | "attack" | "discard" | "blitz";
  /** The target of an attack. */
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

const isBlitz = ({ key }: Message) => key === "log-blitz";
const isPassing = ({ key }: Message) => key === "log-passed-over";

/** The last Blitz of a log: what was called, and who was passed over. */
export function lastBlitz(log: Entry[]): { called: Message; passed?: Message } | undefined {
  const lines = log.filter((entry) => entry.lines.some(isBlitz)).at(-1)?.lines ?? [];
  const called = lines.find(isBlitz);
  if (!called) return undefined;
  return { called: { key: "blitz-called", values: called.values }, passed: lines.find(isPassing) };
}

/** The seats that a Blitz has passed over, for the rest of the turn that it brought. */
export function passedOver(log: Entry[]): number[] {
  const last = log.filter(({ lines }) => lines.some((line) => happening(line).length)).at(-1);
  const players = last?.lines.find(isPassing)?.values.players as Message[] | undefined;
  return (players ?? []).map(({ values }) => Number(values.seat));
}
