import { fromHex, hmacUnder, join, sha256, toHex, type Hmac } from "./digest";
import type { Journal, JournalEntry } from "./journal";

/** What checking the dice of a finished game found (docs/randomness.md). */
export type Verdict =
  | { ok: true; draws: number; seeds: number; missing: number }
  | { ok: false; reason: "no-commitment" | "no-reveal" | "secret" | "seed" | "draw"; at?: number };

const LABEL = new TextEncoder().encode("tafelrunde stream 1");
const WORD = 2 ** 32;

/** HMAC-SHA-256 in counter mode, and whole numbers made of it without bias. */
export class Stream {
  #words: number[] = [];
  #blocks = 0;
  constructor(readonly hmac: Hmac) {}

  async word(): Promise<number> {
    if (this.#words.length === 0) {
      const counter = new DataView(new ArrayBuffer(8));
      counter.setUint32(4, this.#blocks++);
      const block = new DataView((await this.hmac(new Uint8Array(counter.buffer))).buffer);
      for (let at = 0; at < 8; at++) this.#words.push(block.getUint32(4 * at));
    }
    return this.#words.shift()!;
  }

  async below(n: number): Promise<number> {
    const tooLow = (WORD - n) % n;
    for (;;) {
      const product = BigInt(await this.word()) * BigInt(n);
      if (Number(product & 0xffffffffn) >= tooLow) return Number(product >> 32n);
    }
  }
}

export async function openStream(
  secret: Uint8Array<ArrayBuffer>,
  seeds: [number, Uint8Array][],
): Promise<Stream> {
  const parts = seeds.map(([seat, seed]) => join(new Uint8Array([seat, seed.length]), seed));
  const key = await (await hmacUnder(secret))(join(LABEL, ...parts));
  return new Stream(await hmacUnder(key));
}

/** That the dice were fixed by what was promised before the first of them fell. */
export async function verify(journal: Journal): Promise<Verdict> {
  const reveal = journal.entries.find((entry) => entry.kind === "reveal");
  if (!journal.commitment) return { ok: false, reason: "no-commitment" };
  if (!reveal) return { ok: false, reason: "no-reveal" };
  const secret = fromHex(reveal.secret);
  if (toHex(await sha256(secret)) !== journal.commitment) return { ok: false, reason: "secret" };
  const seeds = await checkSeeds(journal.entries);
  if (!seeds) return { ok: false, reason: "seed" };
  const given = seeds.filter(([, seed]) => seed !== undefined);
  const stream = await openStream(
    secret,
    given.map(([seat, seed]) => [seat, fromHex(seed!)]),
  );
  let draws = 0;
  for (const entry of journal.entries) {
    if (entry.kind !== "chance") continue;
    for (const [n, value] of entry.draws) {
      draws++;
      if ((await stream.below(n)) !== value) return { ok: false, reason: "draw", at: draws };
    }
  }
  return { ok: true, draws, seeds: given.length, missing: seeds.length - given.length };
}

/** All seeds, each fitting the promise that came before any of them; undefined if one does not. */
async function checkSeeds(
  entries: JournalEntry[],
): Promise<[number, string | undefined][] | undefined> {
  const promised = new Map<number, string>();
  const seeds: [number, string | undefined][] = [];
  for (const entry of entries) {
    if (entry.kind === "commit") {
      if (seeds.length) return undefined;
      promised.set(entry.seat, entry.commitment);
    } else if (entry.kind === "seed") {
      if (entry.seed && toHex(await sha256(fromHex(entry.seed))) !== promised.get(entry.seat))
        return undefined;
      seeds.push([entry.seat, entry.seed]);
    }
  }
  return seeds;
}
