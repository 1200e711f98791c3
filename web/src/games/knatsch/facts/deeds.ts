import type { Entry, Message } from "../../../generated/messages";
import { seatOf, subjectOf } from "../../../words/subjects";
import type { Knights } from "./knights";

/** What a player tried, as the log tells it, and what came of it. */
export interface Deed {
  seat: number;
  round: number;
  kind: "attack" | "steal" | "pile" | "host" | "king";
  card?: Message;
  owner?: number;
  /** Undefined while it is not decided. */
  won?: boolean;
  /** Of a tournament. */
  winner?: number;
}

const BEGINS: Record<string, Deed["kind"]> = {
  "log-attack": "attack",
  "log-steal": "steal",
  "log-pile": "pile",
  "log-host": "host",
  "log-king": "king",
};
/** How an attempt ends for the player who made it. */
const ENDS: Record<string, boolean> = {
  "log-won": true,
  "log-won-bonus": true,
  "log-defence-lost": true,
  "log-king-won": true,
  "log-lost": false,
  "log-pile-lost": false,
  "log-defence-won": false,
  "log-king-lost": false,
  "log-king-safe": false,
};

/** All that was tried, in its order. */
export function deedsIn(entries: Entry[]): Deed[] {
  const deeds: Deed[] = [];
  let round = 1;
  let open: Deed | undefined;
  for (const line of entries.flatMap((entry) => entry.lines)) {
    const seat = subjectOf(line);
    const kind = BEGINS[line.key];
    if (line.key === "log-turn") round = Number(line.values.round);
    if (kind && seat !== undefined) {
      open = { seat, round, kind, card: cardIn(line), owner: seatOf(line.values.owner) };
      deeds.push(open);
    } else if (open && line.key in ENDS) {
      open.won = ENDS[line.key];
      open = undefined;
    } else if (open && line.key === "log-tournament-won") {
      open.winner = seat;
      open.won = seat === open.seat;
      open = undefined;
    }
  }
  return deeds;
}

/** The last one of each player. */
export const lastDeeds = (entries: Entry[]): Map<number, Deed> =>
  new Map(deedsIn(entries).map((deed) => [deed.seat, deed]));

/** The card without what is printed on it. */
export function cardIn(line: Message): Message | undefined {
  const { card } = line.values;
  if (typeof card !== "object" || Array.isArray(card)) return undefined;
  const inner = card.values.card;
  return typeof inner === "object" && !Array.isArray(inner) ? inner : card;
}

export function sayDeed(stage: Knights, deed: Deed): string {
  const card = deed.card ? stage.say(deed.card) : "";
  if (deed.kind === "host") {
    if (deed.winner === undefined) return stage.t("deed-host");
    return deed.winner === deed.seat
      ? stage.t("deed-host-own")
      : stage.t("deed-host-lost", { player: stage.names[deed.winner] });
  }
  if (deed.kind === "king") return stage.t("deed-king");
  if (deed.kind === "pile" || deed.owner === undefined) return stage.t("deed-pile", { card });
  return deed.owner === stage.seat
    ? stage.t("deed-from-me", { card })
    : stage.t("deed-from", { card, player: stage.names[deed.owner] });
}
