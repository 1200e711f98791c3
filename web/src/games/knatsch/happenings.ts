import type { View } from "../../lib/generated/views/knatsch";
import { tone, type Tone } from "../../lib/tone";
import type { Move } from "../../stage/contract";
import { isCastle, ownerOf } from "./cards";

/** Cards that have another owner now: they fly from leaf or pile to their new place. */
export function plan(before: View, after: View): Move[] {
  return [...won(before, after), ...givenBack(before, after)];
}

function won(before: View, after: View): Move[] {
  return after.realms.flatMap((realm, seat) =>
    [...realm.castles, ...realm.specials].flatMap((card) => {
      const from = ownerOf(before, card);
      if (from === seat) return [];
      if (from !== undefined) return [{ from: `card-${card}`, to: `card-${card}` }];
      const pile = before.piles.findIndex(({ top }) => top === card);
      return pile < 0 ? [] : [{ from: `top-${pile}`, to: `card-${card}` }];
    }),
  );
}

function givenBack(before: View, after: View): Move[] {
  return before.realms.flatMap((realm) =>
    realm.castles.flatMap((card) => {
      if (ownerOf(after, card) !== undefined) return [];
      const pile = after.piles.findIndex(({ top, tail }) => top === card || tail?.at(-1) === card);
      return pile < 0
        ? []
        : [{ from: `card-${card}`, to: `pile-${pile}`, look: "from" as const, time: 240 }];
    }),
  );
}

/** Somebody goes for a card of mine, or I have to defend it. */
function threatens({ seat, roll, realms }: View): string | undefined {
  if (!roll?.running || roll.target === null || roll.pile !== null || seat === null)
    return undefined;
  const mine = [...realms[seat].castles, ...realms[seat].specials].includes(roll.target);
  return mine ? `${roll.purpose} ${roll.target}` : undefined;
}

/** What is heard of it. */
export function heard(before: View, after: View): string | undefined {
  if (after.phase === "over" && before.phase !== "over") return "win";
  const threat = threatens(after);
  if (threat !== undefined && threat !== threatens(before)) return "alarm";
  const moves = won(before, after);
  if (moves.some(({ from, to }) => from === to && isCastle(to.slice("card-".length))))
    return "gate";
  if (moves.length) return "lay";
  const roll = after.roll;
  if (before.roll?.running && before.roll.purpose === "defence" && !roll?.running) return "held";
  if (roll?.running && !(before.roll?.running && before.roll.purpose === roll.purpose)) {
    if (roll.purpose === "tournament") return "fanfare";
    if (roll.purpose === "king") return "drum";
  }
  if (roll?.running && roll.throws_used !== before.roll?.throws_used)
    return roll.dead > (before.roll?.running ? before.roll.dead : 0) ? "dud" : "rattle";
  if (after.piles.some((pile, at) => pile.top !== before.piles[at]?.top)) return "draw";
  return undefined;
}

export const SOUNDS: Record<string, Tone[]> = {
  rattle: [0, 1, 2, 3].map((at) => tone("square", 300, 120, 0.03, at * 0.05)),
  dud: [tone("sine", 140, 70, 0.12)],
  alarm: [0, 1].map((at) => tone("sawtooth", 220, 330, 0.16, at * 0.2)),
  gate: [tone("triangle", 180, 90, 0.3)],
  held: [tone("sine", 330, 330, 0.16), tone("sine", 440, 440, 0.2, 0.1)],
  fanfare: [523, 523, 784].map((note, at) => tone("triangle", note, note, 0.16, at * 0.14)),
  drum: [0, 1, 2].map((at) => tone("sine", 80, 60, 0.18, at * 0.22)),
};
