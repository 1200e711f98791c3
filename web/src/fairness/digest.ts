/** SHA-256 and HMAC: the browser's own where it offers them, and our own where a table is reached
 * by plain http in a home network, for which browsers hide theirs. */

const WORDS = 64;
const K = new Uint32Array(WORDS);
const START = new Uint32Array(8);

// The constants of SHA-256 are the fractions of square and cube roots of the first primes.
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) >>> 0;
}
for (let n = 2, found = 0; found < WORDS; n++) {
  let prime = true;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
  if (!prime) continue;
  if (found < START.length) START[found] = fraction(Math.sqrt(n));
  K[found++] = fraction(Math.cbrt(n));
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

export function ownSha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = (((message.length + 8) >> 6) + 1) << 6;
  const padded = new DataView(new ArrayBuffer(length));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  padded.setUint32(length - 4, message.length << 3);
  const hash = START.slice();
  const w = new Uint32Array(WORDS);
  for (let block = 0; block < length; block += 64) {
    for (let t = 0; t < 16; t++) w[t] = padded.getUint32(block + 4 * t);
    for (let t = 16; t < WORDS; t++) {
      const a = w[t - 15];
      const b = w[t - 2];
      const small = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const large = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[t] = w[t - 16] + small + w[t - 7] + large;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let t = 0; t < WORDS; t++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[t] + w[t];
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] += word));
  }
  const bytes = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => bytes.setUint32(4 * at, word));
  return new Uint8Array(bytes.buffer);
}

export function ownHmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? ownSha256(key) : key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return ownSha256(join(outer, ownSha256(join(inner, message))));
}

export function join(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export async function sha256(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (!crypto.subtle) return ownSha256(message);
  return new Uint8Array(await crypto.subtle.digest("SHA-256", message));
}

export type Hmac = (message: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>;

export async function hmacUnder(key: Uint8Array<ArrayBuffer>): Promise<Hmac> {
  if (!crypto.subtle) return async (message) => ownHmac(key, message);
  const kind = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, kind, false, ["sign"]);
  return async (message) => new Uint8Array(await crypto.subtle.sign("HMAC", imported, message));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function randomHex(bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}
