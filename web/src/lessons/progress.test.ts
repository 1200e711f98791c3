import { beforeEach, expect, it, vi } from "vitest";
import type { TableInfo } from "../generated/messages";
import { keepLesson, leaveUnplayed, mayOfferLesson } from "./progress";
import type { Table } from "../table/table.svelte";

const at = (...seats: object[]) => ({ seats }) as unknown as TableInfo;
const me = { kind: "person", mine: true };
const bot = { kind: "bot", mine: false };
const other = { kind: "person", mine: false };

beforeEach(() => {
  const drawer: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => drawer[key] ?? null,
    setItem: (key: string, value: string) => (drawer[key] = value),
  });
});

it("offers the lesson to newcomers who play against bots only", () => {
  expect(mayOfferLesson("knatsch", at(me, bot))).toBe(true);
  expect(mayOfferLesson("knatsch", at(me, bot, other))).toBe(false);
  keepLesson("knatsch", "known");
  expect(mayOfferLesson("knatsch", at(me, bot))).toBe(false);
});

it("closes the table for the lesson unless I have played at it", () => {
  const send = vi.fn();
  const table = { seat: 0, timeline: { lastOwn: {} }, send } as unknown as Table;
  leaveUnplayed(table);
  expect(send).toHaveBeenCalledWith({ type: "close_table" });
  leaveUnplayed({ ...table, timeline: { lastOwn: { 0: 3 } } } as unknown as Table);
  expect(send).toHaveBeenCalledTimes(1);
});
