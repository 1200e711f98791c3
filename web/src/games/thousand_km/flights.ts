import type { View } from "../../lib/generated/views/thousand_km";

/** A card that moves from one place of the table to another; without a name it is face down. */
export interface Flight {
  card?: string;
  from: string;
  to: string;
}

interface Change {
  place: string;
  card?: string;
}

/** What moved between two views: cards that went away here, matched with those that came there. */
export function flights(before: View, after: View): Flight[] {
  if (before.rally !== after.rally) return [];
  const gone: Change[] = [...handChanges(after, before), ...pileChanges(after, before)];
  const came: Change[] = [...pileChanges(before, after), ...handChanges(before, after)];
  const found: Flight[] = [];
  for (const { place, card } of came) {
    const at = gone.findIndex((other) => fits(other, place, card));
    const from = at >= 0 ? gone.splice(at, 1)[0].place : "talon";
    found.push({ card, from, to: place });
  }
  return found;
}

function fits(from: Change, to: string, card: string | undefined): boolean {
  const toHand = to.startsWith("hand") || to.startsWith("seat");
  const fromHand = from.place.startsWith("hand") || from.place.startsWith("seat");
  if (toHand) return false;
  if (fromHand) return from.card === undefined || from.card === card;
  return to === "discard" && from.card === card;
}

/** Cards on open piles of `now` that were not there in `then`. */
function pileChanges(then: View, now: View): Change[] {
  const changes: Change[] = [];
  now.parties.forEach((party, number) => {
    const old = then.parties[number];
    changes.push(...added(old.battle, party.battle, `battle-${number}`));
    changes.push(...added(old.speed, party.speed, `speed-${number}`));
    changes.push(...added(old.actions, party.actions, `actions-${number}`));
    party.km.forEach((many, at) => {
      const name = `KM${[25, 50, 75, 100, 200][at]}`;
      for (let copy = old.km[at]; copy < many; copy++)
        changes.push({ place: `km-${number}`, card: name });
    });
  });
  for (const [card, many] of Object.entries(now.discard))
    for (let copy = then.discard[card] ?? 0; copy < many; copy++)
      changes.push({ place: "discard", card });
  return changes;
}

function handChanges(then: View, now: View): Change[] {
  const changes: Change[] = [];
  now.hand_sizes.forEach((size, seat) => {
    const mine = seat === now.seat;
    const cards = mine ? added(then.hand, now.hand, "hand") : [];
    for (let many = then.hand_sizes[seat]; many < size; many++) {
      const card = cards.shift()?.card;
      const place = mine ? "hand" : `seat-${seat}`;
      changes.push({ place: mine && card ? `hand-${card}` : place, card });
    }
  });
  return changes;
}

/** Those of a list that another one has not. */
function added(then: string[], now: string[], place: string): Change[] {
  const left = [...then];
  return now.flatMap((card) => {
    const at = left.indexOf(card);
    if (at < 0) return [{ place, card }];
    left.splice(at, 1);
    return [];
  });
}
