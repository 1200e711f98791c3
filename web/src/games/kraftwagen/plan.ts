import type { MatView, View } from "../../generated/views/kraftwagen";
import { tone, type Tone } from "../../app/tone";
import type { Move } from "../../stage/contract";
import { endsRound } from "./round/round.svelte";

const WISHES = ["BODY", "ENGINE", "PRESTIGE", "PRICE"];
const HOP = 380;
const PART = 350;
/** Duration of a race move per space and at most, in milliseconds. */
const DRIVE = 70;
const LONGEST = 400;

/** Where a player's things are on my board. */
const homeOf = (view: View, seat: number) =>
  seat === view.seat ? `score-${seat}` : `rival-${seat}`;

/** What moves between two views: workers on the belt, parts, cards, racers, buyers, cars, awards. */
export function plan(before: View, after: View): Move[] {
  if (endsRound(before, after) || before.round !== after.round) return [];
  return [
    ...workers(before, after),
    ...after.mats.flatMap((mat) => works(after, before.mats[mat.seat], mat)),
    ...cards(before, after),
    ...buyers(before, after),
    ...cars(before, after),
    ...awards(before, after),
  ];
}

function workers(before: View, after: View): Move[] {
  const at = (view: View, seat: number) => view.chain.findIndex((link) => link.seat === seat);
  return after.mats
    .filter(({ seat }) => at(before, seat) >= 0 && at(before, seat) !== at(after, seat))
    .filter(({ seat }) => after.tile !== before.tile && seat === after.active)
    .map(({ seat }) => ({ from: `worker-${seat}`, to: `worker-${seat}`, time: HOP }));
}

/** In one works: a part into a hall, a worker into the canteen, the racer along its ring. */
function works(after: View, old: MatView, mat: MatView): Move[] {
  const moves: Move[] = [];
  mat.halls.forEach((part, hall) => {
    const was = old.halls[hall];
    if (!part || (was?.kind === part.kind && was.value === part.value)) return;
    const from = `shelf-${part.kind}-${part.value}`;
    moves.push(
      mat.seat === after.seat
        ? { from, to: `hall-${hall}`, time: PART }
        : { from, to: homeOf(after, mat.seat), look: "from", time: PART },
    );
  });
  if (mat.canteen > old.canteen && mat.seat === after.seat)
    moves.push({ from: `supply-${mat.seat}`, to: `crew-${mat.seat}-${mat.canteen - 1}` });
  if (old.space && mat.space !== old.space) moves.push(drive(old.space, mat));
  return moves;
}

function drive(from: number, { seat, space }: MatView): Move {
  const ring = 10;
  const many = (space - from + ring) % ring;
  const via = Array.from({ length: many - 1 }, (_, at) => `ring-${((from + at) % ring) + 1}`);
  const racer = `racer-${seat}`;
  return { from: racer, to: racer, via, time: Math.min(LONGEST, DRIVE * many) };
}

function cards(before: View, after: View): Move[] {
  const taken = after.mats.find((mat) => held(mat) > held(before.mats[mat.seat]));
  const at = before.open_cards.findIndex((card, slot) => after.open_cards[slot] !== card);
  if (!taken || at < 0) return [];
  const to = taken.seat === after.seat ? `papers-${taken.seat}` : homeOf(after, taken.seat);
  return [{ from: `card-${at}`, to, look: "from" }];
}
const held = (mat: MatView) =>
  Object.values(mat.developments).reduce((sum, many) => sum + many, 0) +
  mat.inactive.length +
  mat.engineers.length;

function buyers(before: View, after: View): Move[] {
  if (after.track < before.track)
    return [{ from: `track-${before.track}`, to: `track-${after.track}`, time: 250 }];
  if (after.buyers.length <= before.buyers.length) return [];
  const at = after.buyers.length - 1;
  const wish = after.buyers[at].preference;
  return WISHES.includes(wish) ? [{ from: `stack-${wish}`, to: `buyer-${at}`, time: PART }] : [];
}

/** A car comes into its bay; one that is sold before the round is over rolls out to its maker. */
function cars(before: View, after: View): Move[] {
  return after.market.flatMap((car, at): Move[] => {
    const bay = `bay-${at + 1}`;
    const old = before.market[at];
    if (car && !old) return [{ from: homeOf(after, car.owner), to: bay, time: LONGEST }];
    if (!car && old)
      return [{ from: bay, to: homeOf(after, old.owner), look: "from", time: LONGEST }];
    return [];
  });
}

function awards(before: View, after: View): Move[] {
  return after.awards.flatMap(({ name, owner }, at) =>
    owner !== null && before.awards[at]?.owner === null
      ? [{ from: `award-${name}`, to: homeOf(after, owner), look: "from" as const, time: 400 }]
      : [],
  );
}

// -- What is heard -------------------------------------------------------------------------

const some = (after: View, changed: (mat: MatView) => boolean) => after.mats.some(changed);

export function heard(before: View, after: View): string | undefined {
  if (after.phase === "over" && before.phase !== "over") return "win";
  if (endsRound(before, after)) return "draw";
  if (awards(before, after).length) return "medal";
  const rolled = cars(before, after);
  if (rolled.length) return rolled[0].look === "from" ? "coins" : "offer";
  if (after.track < before.track) return "stone";
  if (after.buyers.length > before.buyers.length) return "coins";
  if (some(after, ({ seat, space }) => space !== before.mats[seat].space)) return "race";
  if (cards(before, after).length) return "lay";
  if (some(after, ({ seat, canteen }) => canteen > before.mats[seat].canteen)) return "draw";
  if (some(after, (mat) => halls(mat) > halls(before.mats[mat.seat]))) return "part";
  return after.tile !== before.tile && after.tile !== null ? "belt" : undefined;
}
const halls = (mat: MatView) => mat.halls.filter((part) => part !== null).length;

export const SOUNDS: Record<string, Tone[]> = {
  belt: [
    tone("triangle", 140, 90, 0.25),
    ...[0, 1, 2].map((at) => tone("square", 900, 700, 0.02, 0.08 * at)),
  ],
  part: [tone("triangle", 220, 220, 0.12)],
  race: [tone("sawtooth", 90, 160, 0.35)],
  coins: [0, 1].map((at) => tone("sine", 1320, 1320, 0.06, at * 0.09)),
  stone: [tone("triangle", 180, 150, 0.1)],
  offer: [tone("triangle", 240, 180, 0.25)],
  medal: [tone("sine", 523, 523, 0.12), tone("sine", 659, 659, 0.16, 0.12)],
};
