import type { View } from "../../../generated/views/knatsch";
import { tone, type Tone } from "../../../app/tone";
import type { Move } from "../../../stage/contract";
import { isCastle, ownerOf } from "../facts/cards";
import { givesWay } from "../facts/ending";

/** Until dice lie still; until a six has cracked and tipped over; for a card to go under its pile. */
export const ROLL = 400;
const CRACK = 300;
const UNDER = 240;

/** Cards that have another owner now fly from leaf or pile to their new place, once the dice that
    won them lie still. */
export function plan(before: View, after: View): Move[] {
  const delay = isThrown(before, after) ? { after: ROLL } : {};
  return [...won(before, after), ...hosted(before, after), ...givenBack(before, after)].map(
    (move) => ({ ...move, ...delay }),
  );
}

/** Dice that were in the air have landed. */
export const isThrown = (before: View, after: View): boolean =>
  !!before.roll?.in_the_air && !!after.roll && (!after.roll.in_the_air || givesWay(before, after));

/** When the dice of a step lie still, for what a style moves after them. */
export const landed = (step: { before: View; after: View } | undefined): string =>
  step && isThrown(step.before, step.after) ? `calc(${ROLL}ms * var(--pace))` : "0s";

/** What the board animates itself: dice, and a top card that goes under its pile. */
export function lasts(before: View, after: View): number {
  const thrown = isThrown(before, after);
  const cracked = thrown && after.roll!.dead > before.roll!.dead;
  const under = after.piles.some((_, pile) => goesUnder(before, after, pile));
  return (thrown ? ROLL : 0) + Math.max(cracked ? CRACK : 0, under ? UNDER : 0);
}

/** The top of a pile is gone, and the pile is as high as before. */
export const goesUnder = (before: View, after: View, pile: number): boolean =>
  before.piles[pile].top !== null &&
  after.piles[pile].top === null &&
  after.piles[pile].size === before.piles[pile].size;

/** The end of a siege, of a tournament, of a challenge stays for a moment: who had what. */
export function rests(before: View, after: View): number {
  const [roll, next] = [before.roll, after.roll];
  if (givesWay(before, after)) return roll!.purpose === "attack" ? 1200 : 900;
  if (!roll?.running || !next || next.running) return 0;
  return { tournament: 1500, attack: 900, defence: 1200, king: 1200 }[next.purpose] ?? 0;
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

/** A tournament goes to its winner's pennants. */
function hosted(before: View, after: View): Move[] {
  const pile = before.roll?.pile ?? null;
  if (pile === null) return [];
  return after.realms.flatMap(({ tournaments }, seat) =>
    tournaments > before.realms[seat].tournaments
      ? [{ from: `top-${pile}`, to: `pennants-${seat}`, look: "from" as const }]
      : [],
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

/** A player attacks a card of mine, or I have to defend it. */
function threatens({ seat, roll, realms }: View): string | undefined {
  if (!roll?.running || roll.target === null || roll.pile !== null || seat === null)
    return undefined;
  const mine = [...realms[seat].castles, ...realms[seat].specials].includes(roll.target);
  return mine ? `${roll.purpose} ${roll.target}` : undefined;
}

/** What is heard of it: dice that have landed, and what they brought. */
export function heard(before: View, after: View): string | string[] | undefined {
  const over = after.phase === "over" && before.phase !== "over";
  const found = [
    ofDice(before, after),
    ...(over ? ["fanfare", "win"] : [outcome(before, after)]),
  ].filter((sound) => sound !== undefined);
  return found.length > 1 ? found : found[0];
}

function ofDice(before: View, after: View): string | undefined {
  if (!isThrown(before, after)) return undefined;
  return !givesWay(before, after) && after.roll!.dead > before.roll!.dead ? "dud" : "rattle";
}

function outcome(before: View, after: View): string | undefined {
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
