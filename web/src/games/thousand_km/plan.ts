import { DISTANCES, type PartyView, type View } from "../../generated/views/thousand_km";
import type { Move } from "../../stage/contract";
import { kindOf } from "./cards/cards";

/** Something that came to a place, or went from it; without a name it is face down. */
interface Change {
  place: string;
  card?: string;
}

const DISTANCE = 260;
const LAY = 320;

/** What moves between two views: cards that went away here, matched with those that came there. */
export function plan(before: View, after: View): Move[] {
  if (before.rally !== after.rally) return [];
  const gone = [...handChanges(after, before), ...tableChanges(after, before)];
  const came = [...tableChanges(before, after), ...handChanges(before, after)];
  return came.flatMap(({ place, card }) => {
    const at = gone.findIndex((other) => fits(other, place, card));
    const from = at >= 0 ? gone.splice(at, 1)[0].place : "talon";
    return move(from, place);
  });
}

function move(from: string, to: string): Move[] {
  // Kilometres go into the strip; a card that nobody saw has no picture to send there.
  if (to.startsWith("km-"))
    return from.startsWith("hand") ? [{ from, to, look: "from", time: DISTANCE }] : [];
  if (to.startsWith("seat-"))
    return [{ from, to: `${to}-hand`, look: "from", into: true, time: LAY }];
  return [{ from, to, time: to === "discard" ? DISTANCE : LAY }];
}

const inHand = (place: string) => place.startsWith("hand") || place.startsWith("seat");

function fits(from: Change, to: string, card: string | undefined): boolean {
  if (inHand(to)) return false;
  if (inHand(from.place)) return from.card === undefined || from.card === card;
  return to === "discard" && from.card === card;
}

/** Open cards of `now` that did not lie there in `then`. */
function tableChanges(then: View, now: View): Change[] {
  const changes = now.parties.flatMap((party, number) =>
    partyChanges(then.parties[number], party, number),
  );
  for (const [card, many] of Object.entries(now.discard))
    for (let copy = then.discard[card] ?? 0; copy < many; copy++)
      changes.push({ place: "discard", card });
  return changes;
}

function partyChanges(then: PartyView, now: PartyView, number: number): Change[] {
  return [
    ...added(then.battle, now.battle, () => `battle-${number}`),
    ...added(then.speed, now.speed, () => `speed-${number}`),
    ...added(then.actions, now.actions, (card) => `action-${number}-${card}`),
    ...now.km.flatMap((many, at) =>
      Array.from({ length: Math.max(0, many - then.km[at]) }, () => ({
        place: `km-${number}`,
        card: `KM${DISTANCES[at]}`,
      })),
    ),
  ];
}

function handChanges(then: View, now: View): Change[] {
  return now.hand_sizes.flatMap((size, seat) => {
    const many = Math.max(0, size - then.hand_sizes[seat]);
    if (seat === now.seat) return added(then.hand, now.hand, (card) => `hand-${card}`);
    return Array.from({ length: many }, () => ({ place: `seat-${seat}` }));
  });
}

/** Those of a list that another one has not. */
function added(then: string[], now: string[], place: (card: string) => string): Change[] {
  const left = [...then];
  return now.flatMap((card) => {
    const at = left.indexOf(card);
    if (at < 0) return [{ place: place(card), card }];
    left.splice(at, 1);
    return [];
  });
}

// -- What is heard -------------------------------------------------------------------------

export const blitzes = (view: View) =>
  view.parties.reduce((sum, party) => sum + party.blitz.length, 0);
const kilometres = (view: View) => view.parties.reduce((sum, party) => sum + party.total, 0);
const thrown = (view: View) => Object.values(view.discard).reduce((sum, many) => sum + many, 0);
const safe = (view: View) => view.parties.reduce((sum, party) => sum + party.actions.length, 0);

export function heard(before: View, after: View): string | string[] {
  if (endsRally(before, after)) return "win";
  if (before.rally !== after.rally) return "draw";
  if (before.target !== after.target) return ["turn", "turn"];
  if (blitzes(after) > blitzes(before)) return "blitz";
  if (after.parties.some((party, number) => isAttacked(before.parties[number], party)))
    return "attack";
  if (safe(after) > safe(before)) return "safe";
  if (kilometres(after) > kilometres(before)) return "drive";
  if (after.talon < before.talon) return "draw";
  const mended = after.parties.some((party, number) => isDefended(before.parties[number], party));
  return mended ? "mend" : thrown(after) > thrown(before) ? "throw" : "lay";
}

const isAttacked = (before: PartyView, after: PartyView) => gets(before, after, "attack");
const isDefended = (before: PartyView, after: PartyView) => gets(before, after, "defence");

/** Whether a card of this kind has come onto one of a party's piles. */
function gets(before: PartyView, after: PartyView, kind: ReturnType<typeof kindOf>): boolean {
  const came = (then: string[], now: string[]) => now.length > then.length && now.at(-1);
  return [came(before.battle, after.battle), came(before.speed, after.speed)].some(
    (card) => card && kindOf(card) === kind,
  );
}

/** A rally has just been scored and still lies on the table. */
export function endsRally(before: View, after: View): boolean {
  return before.phase !== "deal" && after.phase === "deal" && after.sheet.length > 0;
}
