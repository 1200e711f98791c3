import type { Entry, Message } from "../../../generated/messages";
import { seatOf, subjectOf } from "../../../words/subjects";
import { cardIn, deedsIn } from "./deeds";

/** How it stood with one player at the end of a round, and what the round had brought. */
export interface Standing {
  castles: number;
  lost: boolean;
  tournaments: number;
  /** Attempts, and whether they succeeded. */
  tries: boolean[];
}

/** From this many rounds on, this many are summarised together. */
const SPANS: [rounds: number, together: number][] = [
  [48, 4],
  [24, 2],
];

/** The whole game as the log tells it: by round, by seat. */
export function chronicle(entries: Entry[], seats: number): Standing[][] {
  const castles = Array<number>(seats).fill(0);
  const rounds: Standing[][] = [];
  for (const line of entries.flatMap((entry) => entry.lines)) {
    if (line.key === "log-turn" && Number(line.values.round) > rounds.length)
      rounds.push(castles.map((many) => blank(many)));
    const round = rounds.at(-1);
    const seat = subjectOf(line);
    if (seat === undefined) continue;
    for (const [who, change] of changes(line, seat)) {
      castles[who] += change;
      if (!round) continue;
      round[who].castles = castles[who];
      round[who].lost ||= change < 0;
    }
    if (round && line.key === "log-tournament-won") round[seat].tournaments += 1;
  }
  for (const deed of deedsIn(entries))
    rounds[deed.round - 1]?.[deed.seat].tries.push(deed.won === true);
  return rounds;
}

const blank = (castles: number): Standing => ({ castles, lost: false, tournaments: 0, tries: [] });

/** Whose castles become more or fewer. */
function changes(line: Message, seat: number): [seat: number, change: number][] {
  if (cardIn(line)?.key !== "card-castle") return [];
  if (["log-deal", "log-won"].includes(line.key)) return [[seat, 1]];
  if (line.key === "log-give-back") return [[seat, -1]];
  const attacker = line.key === "log-defence-lost" ? seatOf(line.values.attacker) : undefined;
  return attacker === undefined
    ? []
    : [
        [seat, -1],
        [attacker, 1],
      ];
}

/** A long game in fewer columns. */
export function condensed(rounds: Standing[][]): { together: number; columns: Standing[][] } {
  const [, together] = SPANS.find(([many]) => rounds.length > many) ?? [0, 1];
  const columns: Standing[][] = [];
  for (let at = 0; at < rounds.length; at += together)
    columns.push(rounds.slice(at, at + together).reduce(merged));
  return { together, columns };
}

const merged = (earlier: Standing[], later: Standing[]): Standing[] =>
  later.map((now, seat) => ({
    castles: now.castles,
    lost: now.lost || earlier[seat].lost,
    tournaments: now.tournaments + earlier[seat].tournaments,
    tries: [...earlier[seat].tries, ...now.tries],
  }));
