import { expect, it } from "vitest";
import type { Entry, Message } from "../../../generated/messages";
import { happenings } from "../happenings";
import type { View } from "../../../generated/views/thousand_km";
import { entryOf, rallies } from "./results";

const player = (seat: number): Message => ({ key: "player", values: { seat } });
const card = (name: string): Message => ({ key: `card-${name}`, values: {} });
const entry = (number: number, ...lines: Message[]): Entry =>
  ({ number, lines, view: null, by: null, undoes: null }) as Entry;

const LOG = [
  entry(1, { key: "log-drive", values: { player: player(1), card: card("KM50"), total: 50 } }),
  entry(2, {
    key: "log-attack",
    values: { player: player(0), card: card("TYRE"), on: player(1) },
  }),
  entry(3, {
    key: "log-blitz",
    values: { player: player(1), card: card("TYRE"), answer: card("SERVICE"), points: 400 },
  }),
  entry(4, { key: "log-won", values: { number: 1, party: player(1), target: 700 } }),
];

it("reads from the log what was laid, by whom, against whom", () => {
  expect(happenings(LOG)).toMatchObject([
    { seat: 1, what: "drive", card: "KM50" },
    { seat: 0, what: "attack", card: "TYRE", on: player(1) },
    { seat: 1, what: "blitz", card: "SERVICE" },
  ]);
});

it("finds the entry that ended a rally", () => {
  expect(entryOf(LOG, 1)).toBe(4);
  expect(entryOf(LOG, 2)).toBeUndefined();
});

it("adds the points of the rallies up", () => {
  const results = [
    { winner: 1, points: [100, 1500] },
    { winner: null, points: [300, 200] },
  ];
  expect(rallies({ parties: [{}, {}], results } as View)).toEqual([
    { number: 1, winner: 1, points: [100, 1500], totals: [100, 1500] },
    { number: 2, winner: null, points: [300, 200], totals: [400, 1700] },
  ]);
});
