import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createHash } from "node:crypto";
import { fromHex } from "./digest";
import { openLabelled, openStream, verify, type Fault } from "./fairness";
import { readJournal } from "./journal";
import type { Kept } from "./seals";

/** The vectors that Python is checked against as well. */
const page = readFileSync(new URL("../../../docs/randomness.md", import.meta.url), "utf-8");
const vectors = page
  .split("## Cryptographic stream")[1]
  .split("```")[1]
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** A secret, what is played, its seal. */
const seals = page
  .split("## Seal")[1]
  .split("```")[1]
  .trim()
  .split("\n")
  .map((line) => [line.slice(0, 64), line.slice(65, -65).split(" / "), line.slice(-64)] as const);

/** Journals that Python has to judge in the same way: their verdicts, what they are about, entries. */
const told = readFileSync(
  new URL("../../../tests/table/journals.txt", import.meta.url),
  "utf-8",
).split("\n# ");
const SECRET = told[0].match(/^secret (.*)$/m)![1];
const cases = told.slice(1).map((entry) => {
  const [title, ...lines] = entry.trim().split("\n");
  return [title.split(":")[0], title, lines] as [Fault | "fair", string, string[]];
});
const [, , HONEST] = cases[0];
const sha = (hex: string) => createHash("sha256").update(fromHex(hex)).digest("hex");

/** A game whose draws follow from the secret and every seed among these lines. */
async function game(lines: string[]): Promise<string[]> {
  const seeds = lines
    .map((line) => line.match(/^seed (\d) ([0-9a-f]+)$/))
    .filter((found) => !!found);
  const stream = await openStream(
    fromHex(SECRET),
    seeds.map((found) => [Number(found[1]), fromHex(found[2])]),
  );
  const draw = async (n: number) => `${n}:${await stream.below(n)}`;
  return [
    `* deal | ${await draw(6)} ${await draw(101)}`,
    "0 play KM25",
    "undo 0 1",
    "0 play KM50",
    `* roll | ${await draw(2)} ${await draw(52)}`,
  ];
}

/** The journal with these entries, `...` standing for the game. */
async function journal(lines: string[]): Promise<string> {
  const moves = await game(lines);
  const entries = lines.flatMap((line, at) => {
    if (line !== "...") return line;
    return lines.includes("...", at + 1) ? moves.splice(0, 1) : moves.splice(0);
  });
  const head = ["tafelrunde journal 1", "game thousand_km", "rules 1", "seats 3"];
  return [...head, `commitment ${sha(SECRET)}`, "", ...entries, "end 7 0", ""].join("\n");
}
const judge = async (lines: string[], remembered?: Kept) =>
  verify(readJournal(await journal(lines)), remembered);

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

describe("equal luck", () => {
  const labelled = page
    .split("## Equal luck")[1]
    .split("```")[1]
    .trim()
    .split("\n")
    .map((line) => line.split(" "));
  const finished = readFileSync(
    new URL("../../../tests/table/equal_luck.journal", import.meta.url),
    "utf-8",
  );
  const chances = [...finished.matchAll(/^(\* .* \|) (\d+) (\d+):(\d+)$/gm)];
  const judged = async (line: string, other: string) =>
    verify(readJournal(finished.replace(line, other)));

  it.each(labelled)("of %s for label %s, number %s", async (secret, label, count, word) => {
    const streams = await openLabelled(fromHex(secret), []);
    for (let at = 0; at < Number(count); at++) await streams.next(Number(label));
    const found = await (await streams.next(Number(label))).word();
    expect(found.toString(16).padStart(8, "0")).toBe(word);
  });

  it("passes a finished game with an undo", async () => {
    const found = await verify(readJournal(finished));
    expect(found).toEqual({ ok: true, draws: chances.length, seeds: 1, missing: 0 });
  });

  it("finds every draw that was changed, and every label that is missing", async () => {
    for (const [line, entry, label, n, value] of chances) {
      const steered = `${entry} ${label} ${n}:${(Number(value) + 1) % Number(n)}`;
      expect(await judged(line, steered)).toMatchObject({ ok: false, reason: "draw" });
      const bare = `${entry} ${n}:${value}`;
      expect(await judged(line, bare)).toMatchObject({ ok: false, reason: "form" });
    }
  });

  it("is sealed", async () => {
    expect(await judged("luck 1\n", "")).toMatchObject({ reason: "form" });
    const oneStream = finished.replace("luck 1\n", "").replace(/ \| \d+ /g, " | ");
    expect(await verify(readJournal(oneStream))).toMatchObject({ reason: "secret" });
  });
});

describe("the game of the day", () => {
  const digest = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
  const secret = digest("tafelrunde day 1 2026-11-18 3");
  const told = (day: string) => {
    const head = ["game knatsch", "seats 1", "luck 1", `day ${day}`];
    const bytes = [Buffer.from("tafelrunde seal 2"), Buffer.from([32]), secret];
    const seal = digest(Buffer.concat([...bytes, Buffer.from(head.join("\n"))])).toString("hex");
    const entries = ["sit 0 person Anna", "seed 0 missing", `reveal ${secret.toString("hex")}`];
    return verify(readJournal([...head, `seal ${seal}`, "", ...entries, "end 3 0", ""].join("\n")));
  };

  it("has the secret of its date and number", async () => {
    expect(await told("2026-11-18 3")).toMatchObject({ ok: true });
    expect(await told("2026-11-18 4")).toMatchObject({ reason: "secret" });
  });
});

describe("checking the dice", () => {
  it("counts draws and seeds of an honest game", async () => {
    expect(await judge(HONEST)).toEqual({ ok: true, draws: 4, seeds: 2, missing: 0 });
    const late = HONEST.map((line) => line.replace(/^seed 1 .*/, "seed 1 missing"));
    expect(await judge(late)).toEqual({ ok: true, draws: 4, seeds: 1, missing: 1 });
  });

  it.each(cases)("finds %s – %s", async (verdict, _, lines) => {
    const found = await judge(lines);
    if (verdict === "fair") expect(found).toMatchObject({ ok: true, draws: 4 });
    else expect(found).toEqual({ ok: false, reason: verdict });
  });

  it("finds a changed draw", async () => {
    const text = await journal(HONEST);
    const steered = text.replace(/^\* roll \| 2:(\d)/m, (_, value) => `* roll | 2:${1 - value}`);
    expect(await verify(readJournal(steered))).toMatchObject({ ok: false, reason: "draw", at: 3 });
  });

  it.each(["seed 0 123", "seed 0 " + "0".repeat(33), "reveal 7", "* roll | 2:2", "nonsense"])(
    "does not pass over a line it cannot read: %s",
    async (line) => {
      expect(await judge([...HONEST.slice(0, -1), line, HONEST.at(-1)!])).toMatchObject({
        reason: "form",
      });
    },
  );

  it.each(seals)("knows what %s seals of %j", async (secret, lines, seal) => {
    const text = (...head: string[]) =>
      [...head, `seal ${seal}`, "", `reveal ${secret}`, "end 1 0", ""].join("\n");
    const told = async (...head: string[]) => verify(readJournal(text(...head)));
    // Secret and seal fit: the next thing that is missing is who sits there.
    expect(await told("tafelrunde journal 1", ...lines)).toMatchObject({ reason: "seats" });
    expect(await told(...lines, "option more 1")).toMatchObject({ reason: "secret" });
    expect(await told("game other", ...lines.slice(1))).toMatchObject({ reason: "secret" });
  });

  it("says that nothing was promised", async () => {
    const text = (await journal(HONEST)).replace(/commitment .*\n/, "");
    expect(await verify(readJournal(text))).toMatchObject({ reason: "no-commitment" });
  });
});

describe("comparing with what this browser remembers", () => {
  const seal = sha(SECRET);
  const own = HONEST.find((line) => line.startsWith("seed 0"))!.split(" ")[2];
  const other = "44".repeat(16);
  const late = HONEST.map((line) => line.replace(/^seed 0 .*/, "seed 0 missing"));

  it("finds its seal and its seed", async () => {
    const found = await judge(HONEST, { seal, seeds: { 0: own }, refused: [] });
    expect(found).toMatchObject({ ok: true, own: { given: 1, late: 0, refused: 0 } });
  });

  it("detects a forged game that is consistent in itself", async () => {
    const found = await judge(HONEST, { seal: sha(other), seeds: { 0: own }, refused: [] });
    expect(found).toEqual({ ok: false, reason: "seal" });
    const bare = readJournal((await journal(HONEST)).replace(/commitment .*\n/, ""));
    expect(await verify(bare, { seal, seeds: {}, refused: [] })).toMatchObject({ reason: "seal" });
  });

  it("tells a seed that was exchanged", async () => {
    const found = await judge(HONEST, { seal, seeds: { 0: other }, refused: [] });
    expect(found).toEqual({ ok: false, reason: "own-seed" });
    const atBot = await judge(HONEST, { seal, seeds: { 2: other }, refused: [] });
    expect(atBot).toEqual({ ok: false, reason: "own-seed" });
  });

  it("tells a promise that was exchanged after this browser had given its seed", async () => {
    const made = HONEST.filter((line) => line.startsWith("commit ")).map((line) => line.split(" "));
    const promises: Record<number, string> = Object.fromEntries(
      made.map(([, seat, promise]) => [Number(seat), promise]),
    );
    const kept = { seal, seeds: { 0: own }, refused: [] };
    expect(await judge(HONEST, { ...kept, promises })).toMatchObject({ ok: true });
    const last = Number(made.at(-1)![1]);
    const exchanged = { ...promises, [last]: sha(other) };
    const found = await judge(HONEST, { ...kept, promises: exchanged });
    expect(found).toEqual({ ok: false, reason: "promise" });
    delete exchanged[last];
    const added = await judge(HONEST, { ...kept, promises: exchanged });
    expect(added).toEqual({ ok: false, reason: "promise" });
  });

  it("reports its seed as missing: it may have been late", async () => {
    const found = await judge(late, { seal, seeds: { 0: own }, refused: [] });
    expect(found).toMatchObject({ ok: true, own: { given: 0, late: 1, refused: 0 } });
  });

  it("remarks that another device of the same person was faster", async () => {
    const found = await judge(HONEST, { seal, seeds: { 0: other }, refused: [0] });
    expect(found).toMatchObject({ ok: true, own: { given: 0, late: 0, refused: 1 } });
  });
});
