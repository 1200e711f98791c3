import { expect, test } from "vitest";
import { aimKeys } from "./aiming";
import type { Side } from "../parties";

const side = (number: number, ...seats: number[]) =>
  ({ number, mine: number === 0, party: { seats } }) as unknown as Side;

test("the first letter aims at a party, the next free one where names begin alike", () => {
  const sides = [side(0, 0), side(1, 1), side(2, 2)];
  expect(aimKeys(sides, ["Ada", "Bruno", "Clara"])).toEqual({ 1: "b", 2: "c" });
  expect(aimKeys(sides, ["Ada", "Bruno", "Bob"])).toEqual({ 1: "b", 2: "o" });
});

test("no key of the house or of the hand aims", () => {
  const sides = [side(0, 0), side(1, 1), side(2, 2)];
  expect(aimKeys(sides, ["Ada", "Vera", "Dora"])).toEqual({ 1: "e", 2: "o" });
  expect(aimKeys(sides, ["Ada", "Öx", "玲"])).toEqual({ 1: "a", 2: "b" });
});

test("a team is aimed at by the name of its people", () => {
  expect(aimKeys([side(0, 0, 2), side(1, 1, 3)], ["Ada", "Bruno", "Clara", "Emil"])).toEqual({
    1: "b",
  });
});
