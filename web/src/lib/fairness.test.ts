import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createHash } from "node:crypto";
import { fromHex } from "./digest";
import { openStream, verify } from "./fairness";
import { readJournal } from "./journal";

/** The vectors that Python is checked against as well. */
const page = readFileSync(new URL("../../../docs/randomness.md", import.meta.url), "utf-8");
const vectors = page
  .split("## Cryptographic stream")[1]
  .split("```")[1]
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

const SECRET = "0123456789abcdef".repeat(4);
const SEED = "11".repeat(16);
const sha = (hex: string) => createHash("sha256").update(fromHex(hex)).digest("hex");

async function journal(change: (lines: string[]) => string[] = (lines) => lines): Promise<string> {
  const stream = await openStream(fromHex(SECRET), [[0, fromHex(SEED)]]);
  const draws: string[] = [];
  for (const n of [6, 101, 2, 52]) draws.push(`${n}:${await stream.below(n)}`);
  const lines = [
    `commit 0 ${sha(SEED)}`,
    `seed 0 ${SEED}`,
    `seed 1 missing`,
    `* deal | ${draws[0]} ${draws[1]}`,
    "0 play KM25",
    `* roll | ${draws[2]} ${draws[3]}`,
    `reveal ${SECRET}`,
  ];
  const head = ["tafelrunde journal 1", "game thousand_km", "rules 1", "seats 2"];
  return [...head, `commitment ${sha(SECRET)}`, "", ...change(lines), "end 7 0", ""].join("\n");
}

describe("the stream", () => {
  it.each(vectors)("of %s with %s", async (secret, told, ...known) => {
    const seeds = told === "-" ? [] : told.split(",").map((part) => part.split(":"));
    const stream = await openStream(
      fromHex(secret),
      seeds.map(([seat, seed]) => [Number(seat), fromHex(seed)]),
    );
    for (const word of known)
      expect((await stream.word()).toString(16).padStart(8, "0")).toBe(word);
  });
});

describe("checking the dice", () => {
  it("finds an honest game honest", async () => {
    const verdict = await verify(readJournal(await journal()));
    expect(verdict).toEqual({ ok: true, draws: 4, seeds: 1, missing: 1 });
  });

  it.each([
    ["draw", (line: string) => line.replace(/^\* roll \| 2:(\d)/, (_, v) => `* roll | 2:${1 - v}`)],
    ["seed", (line: string) => line.replace(/^seed 0 11/, "seed 0 12")],
    ["secret", (line: string) => line.replace(/^reveal 01/, "reveal 02")],
    ["no-reveal", (line: string) => line.replace(/^reveal .*/, "0 play KM50")],
  ])("finds a changed %s", async (reason, change) => {
    const verdict = await verify(readJournal(await journal((lines) => lines.map(change))));
    expect(verdict).toMatchObject({ ok: false, reason });
  });

  it("does not accept a promise that came after a seed", async () => {
    const late = (lines: string[]) => [lines[1], lines[0], ...lines.slice(2)];
    expect(await verify(readJournal(await journal(late)))).toMatchObject({ reason: "seed" });
  });

  it("says that nothing was promised", async () => {
    const text = (await journal()).replace(/commitment .*\n/, "");
    expect(await verify(readJournal(text))).toMatchObject({ reason: "no-commitment" });
  });
});
