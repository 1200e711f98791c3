import { expect, test } from "vitest";
import type { TableLine } from "../generated/messages";
import { inOrder, inRows } from "./order";

const table = (code: string, change: Partial<TableLine>): TableLine => ({
  code,
  game: "knatsch",
  status: "playing",
  seats: [],
  open_seats: 0,
  turn: [],
  my_turn: false,
  mine: true,
  touched: 0,
  deadline: null,
  place: null,
  again: null,
  ...change,
});

test("what waits for me comes first, tables that wait for people last", () => {
  const tables = [
    table("waiting", { status: "waiting", touched: 9 }),
    table("theirs", { touched: 1 }),
    table("later", { touched: 2 }),
    table("mine", { my_turn: true }),
  ];
  expect(inOrder(tables).map((line) => line.code)).toEqual(["mine", "later", "theirs", "waiting"]);
});

test.each([
  [1, [1]],
  [5, [5]],
  [6, [6]],
  [7, [4, 3]],
  [13, [5, 5, 3]],
])("%i games stand in rows without a hole", (many, rows) => {
  const games = Array.from({ length: many }, (_, at) => at);
  expect(inRows(games).map((row) => row.length)).toEqual(rows);
  expect(inRows(games).flat()).toEqual(games);
});
