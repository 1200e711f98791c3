import { describe, expect, it } from "vitest";
import type { Entry, Message } from "../../../generated/messages";
import { rows } from "../../../stage/panel/log";
import { joined } from "./attempts";

const player = (seat: number): Message => ({ key: "player", values: { seat } });
const line = (key: string, seat: number, dice = ""): Message => ({
  key,
  values: { player: player(seat), dice },
});
const told = (...entries: Message[][]) => {
  const log = entries.map((lines, at) => ({ number: at + 1, lines }) as Entry);
  const found = rows(
    log,
    () => false,
    (row, next) => joined(row.lines, next.lines),
  );
  return found.reverse().map((row) => row.lines.map(({ key }) => key));
};

describe("the log of an attempt", () => {
  it("tells all throws in one line, with what came of them", () => {
    const attempt = [
      [line("log-pile", 0)],
      [line("log-throw", 0, "1 2 3")],
      [line("log-reroll", 0, "1 2")],
      [line("log-throw", 0, "4 5"), line("log-lost", 0)],
    ];
    expect(told(...attempt)).toEqual([["log-pile"], ["log-throws", "log-lost"]]);
  });

  it("adds an outcome that follows without a throw, when the player stops", () => {
    const stopped = [[line("log-throw", 0, "4 4 4")], [line("log-attack-stands", 0)]];
    expect(told(...stopped)).toEqual([["log-throw", "log-attack-stands"]]);
  });

  it("begins another row for another player", () => {
    const defence = [[line("log-throw", 0, "4 4 4")], [line("log-throw", 1, "5 5 5")]];
    expect(told(...defence)).toHaveLength(2);
  });

  it("keeps the dice of every throw", () => {
    const [row] = joined([line("log-throw", 0, "1 2 3")], [line("log-throw", 0, "4")]) ?? [];
    const throws = row.values.throws as Message[];
    expect(throws.map(({ values }) => values.dice)).toEqual(["1 2 3", "4"]);
  });
});
