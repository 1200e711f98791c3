import { fromHex, hmacUnder, join, sha256, toHex, type Hmac } from "./digest";
import type { Journal, JournalEntry } from "./journal";
import type { Kept } from "./seals";

/** What does not fit. */
export type Fault =
  | "no-commitment"
  | "form"
  | "no-reveal"
  | "reveal"
  | "secret"
  | "seats"
  | "order"
  | "seed"
  | "seal"
  | "own-seed"
  | "promise"
  | "draw";

/** How many seeds this browser gave that are in the journal, that the journal calls missing, and that
 * the server did not take. */
export interface Own {
  given: number;
  late: number;
  refused: number;
}

/** What checking the dice of a finished game found (docs/randomness.md). */
export type Verdict =
  | { ok: true; draws: number; seeds: number; missing: number; own?: Own }
  | { ok: false; reason: Fault; at?: number };

type Seeds = Map<number, string | undefined>;

const encoder = new TextEncoder();
const LABEL = encoder.encode("tafelrunde stream 1");
const LUCK = encoder.encode("tafelrunde luck 1");
const WORD = 2 ** 32;

/** HMAC-SHA-256 in counter mode, and whole numbers made of it without bias. */
class Stream {
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

/** Equal luck: each number begins a stream of its own, by its label and how many numbers the label
 * gave before. */
export class LabelledStreams {
  #counts = new Map<number, number>();
  constructor(readonly hmac: Hmac) {}

  async next(label: number): Promise<Stream> {
    const count = this.#counts.get(label) ?? 0;
    this.#counts.set(label, count + 1);
    const place = new DataView(new ArrayBuffer(16));
    place.setBigUint64(0, BigInt(label));
    place.setBigUint64(8, BigInt(count));
    const key = await this.hmac(join(LUCK, new Uint8Array(place.buffer)));
    return new Stream(await hmacUnder(key));
  }
}

async function tableKey(
  secret: Uint8Array<ArrayBuffer>,
  seeds: [number, Uint8Array][],
): Promise<Hmac> {
  const parts = seeds.map(([seat, seed]) => join(new Uint8Array([seat, seed.length]), seed));
  return hmacUnder(await (await hmacUnder(secret))(join(LABEL, ...parts)));
}

export async function openStream(
  secret: Uint8Array<ArrayBuffer>,
  seeds: [number, Uint8Array][],
): Promise<Stream> {
  return new Stream(await tableKey(secret, seeds));
}

export async function openLabelled(
  secret: Uint8Array<ArrayBuffer>,
  seeds: [number, Uint8Array][],
): Promise<LabelledStreams> {
  return new LabelledStreams(await tableKey(secret, seeds));
}

/** That the dice were fixed by what was promised before the first of them fell, and promised to
 * this browser, if it was there and remembers. */
export async function verify(journal: Journal, kept?: Kept): Promise<Verdict> {
  if (kept && kept.seal !== journal.commitment) return { ok: false, reason: "seal" };
  const secret = await revealed(journal);
  if (typeof secret === "string") return { ok: false, reason: secret };
  const seeds = await checkPrelude(journal);
  if (typeof seeds === "string") return { ok: false, reason: seeds };
  if (kept?.promises && !samePromises(journal, kept.promises))
    return { ok: false, reason: "promise" };
  const own = compare(seeds, kept);
  if (typeof own === "string") return { ok: false, reason: own };
  const given = [...seeds].filter(([, seed]) => seed !== undefined);
  const parts = given.map(([seat, seed]): [number, Uint8Array] => [seat, fromHex(seed!)]);
  const stream = await openStream(secret, parts);
  const labelled = await openLabelled(secret, parts);
  let draws = 0;
  for (const entry of journal.entries) {
    if (entry.kind !== "chance") continue;
    for (const [n, value] of entry.draws) {
      draws++;
      const source = entry.label === undefined ? stream : await labelled.next(entry.label);
      if ((await source.below(n)) !== value) return { ok: false, reason: "draw", at: draws };
    }
  }
  return { ok: true, draws, seeds: given.length, missing: seeds.size - given.length, own };
}

/** The secret of the seal, told by the last entry and by no other. */
async function revealed({
  commitment,
  sealed,
  day,
  entries,
}: Journal): Promise<Uint8Array<ArrayBuffer> | Fault> {
  if (!commitment) return "no-commitment";
  if (entries.some((entry) => entry.kind === "unreadable")) return "form";
  const first = entries.find((entry) => entry.kind === "reveal");
  if (!first) return "no-reveal";
  if (first !== entries.at(-1)) return "reveal";
  const secret = fromHex(first.secret);
  if (day !== undefined && toHex(await daySecret(day)) !== first.secret) return "secret";
  const promised = sealed === undefined ? secret : sealedBytes(secret, sealed);
  return toHex(await sha256(promised)) === commitment ? secret : "secret";
}

/** The secret of a game of the day, which everybody can derive. */
const daySecret = (day: string) => sha256(encoder.encode(`tafelrunde day 1 ${day}`));

/** What a seal is the digest of. */
function sealedBytes(secret: Uint8Array, sealed: string): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array([secret.length]);
  return join(encoder.encode("tafelrunde seal 2"), length, secret, encoder.encode(sealed));
}

/** The seed of each person, which may be missing. The journal begins with who sits where; then comes
 * what each person commits to, then one seed of each in the order of seats; and none elsewhere. */
async function checkPrelude({ seats, entries }: Journal): Promise<Seeds | Fault> {
  const people: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const entry = entries[seat];
    if (entry?.kind !== "sit" || entry.seat !== seat) return "seats";
    if (entry.person) people.push(seat);
  }
  const rest = entries.slice(seats);
  const promised = new Map<number, string>();
  while (rest[0]?.kind === "commit") {
    const { seat, commitment } = rest.shift() as Extract<JournalEntry, { kind: "commit" }>;
    if (!people.includes(seat) || promised.has(seat)) return "order";
    promised.set(seat, commitment);
  }
  const seeds: Seeds = new Map();
  for (const seat of people) {
    const entry = rest.shift();
    if (entry?.kind !== "seed" || entry.seat !== seat) return "order";
    if (entry.seed && toHex(await sha256(fromHex(entry.seed))) !== promised.get(seat))
      return "seed";
    seeds.set(seat, entry.seed);
  }
  return rest.some((entry) => entry.kind === "commit" || entry.kind === "seed") ? "order" : seeds;
}

/** Whether everybody committed to what this browser received before it gave its own seed. */
function samePromises({ entries }: Journal, promises: Record<number, string>): boolean {
  const made = entries.filter((entry) => entry.kind === "commit");
  const known = Object.keys(promises).length;
  return made.length === known && made.every((one) => promises[one.seat] === one.commitment);
}

/** Whether what this browser gave is in the journal; nothing if it remembers nothing. */
function compare(seeds: Seeds, kept?: Kept): Own | undefined | Fault {
  if (!kept) return undefined;
  const own: Own = { given: 0, late: 0, refused: 0 };
  for (const [seat, seed] of Object.entries(kept.seeds)) {
    const number = Number(seat);
    if (seeds.get(number) === seed) own.given++;
    else if (seeds.has(number) && seeds.get(number) === undefined) own.late++;
    else if (kept.refused.includes(number)) own.refused++;
    else return "own-seed";
  }
  return own;
}
