import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { fromHex, hmacUnder, ownHmac, ownSha256, sha256, toHex } from "./digest";

const MESSAGES = [0, 1, 55, 56, 63, 64, 65, 119, 200].map((length) =>
  Uint8Array.from({ length }, (_, at) => (at * 37) % 256),
);

describe("digests", () => {
  it.each(MESSAGES)("are the same as everybody's, message %#", async (message) => {
    const known = createHash("sha256").update(message).digest("hex");
    expect(toHex(ownSha256(message))).toBe(known);
    expect(toHex(await sha256(message))).toBe(known);
    const key = MESSAGES[6];
    const sealed = createHmac("sha256", key).update(message).digest("hex");
    expect(toHex(ownHmac(key, message))).toBe(sealed);
    expect(toHex(await (await hmacUnder(key))(message))).toBe(sealed);
  });

  it("read back what they wrote", () => {
    expect(fromHex(toHex(MESSAGES[3]))).toEqual(MESSAGES[3]);
  });
});
