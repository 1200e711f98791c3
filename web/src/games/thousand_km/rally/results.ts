import type { Entry, Message } from "../../../generated/messages";
import type { View } from "../../../generated/views/thousand_km";

/** A rally that is over. */
export interface Rally {
  number: number;
  /** The party that won it; none if nobody reached the finish. */
  winner: number | null;
  /** By party: what it won, and what it had then. */
  points: number[];
  totals: number[];
}

export function rallies(view: View): Rally[] {
  let totals = view.parties.map(() => 0);
  return view.results.map(({ winner, points }, at) => {
    totals = totals.map((total, party) => total + points[party]);
    return { number: at + 1, winner, points, totals };
  });
}

/** The entry of the log that ended a rally. */
export function entryOf(log: Entry[], rally: number): number | undefined {
  const ends = ({ key, values }: Message) =>
    (key === "log-won" || key === "log-drawn") && values.number === rally;
  return log.find(({ lines }) => lines.some(ends))?.number;
}
