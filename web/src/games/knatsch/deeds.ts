import type { Entry, Message } from "../../lib/generated/messages";
import { subjectOf } from "../../lib/who";

/** What a player tried last, as the log tells it, and what came of it. */
export interface Deed {
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
/** How an attempt ends, seen from whoever made it. */
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

/** By seat. */
export function lastDeeds(entries: Entry[]): Map<number, Deed> {
  const deeds = new Map<number, Deed>();
  let open: { seat: number; deed: Deed } | undefined;
  for (const line of entries.flatMap((entry) => entry.lines)) {
    const seat = subjectOf(line);
    const kind = BEGINS[line.key];
    if (kind && seat !== undefined) {
      open = { seat, deed: { kind, card: cardIn(line), owner: ownerIn(line) } };
      deeds.set(seat, open.deed);
    } else if (open && line.key in ENDS) {
      open.deed.won = ENDS[line.key];
      open = undefined;
    } else if (open && line.key === "log-tournament-won") {
      open.deed.winner = seat;
      open.deed.won = seat === open.seat;
      open = undefined;
    }
  }
  return deeds;
}

/** The card without what is printed on it. */
function cardIn(line: Message): Message | undefined {
  const { card } = line.values;
  if (typeof card !== "object" || Array.isArray(card)) return undefined;
  const inner = card.values.card;
  return typeof inner === "object" && !Array.isArray(inner) ? inner : card;
}

function ownerIn(line: Message): number | undefined {
  const { owner } = line.values;
  return typeof owner === "object" && !Array.isArray(owner) ? Number(owner.values.seat) : undefined;
}
