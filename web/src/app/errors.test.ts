import { expect, it, vi } from "vitest";
import { describe as described, sendErrors } from "./errors";

function thrown(what: () => unknown): Error {
  try {
    what();
  } catch (error) {
    return error as Error;
  }
  throw new Error("nothing was thrown");
}

it("an error is described without what it quotes", () => {
  const parsed = described(thrown(() => JSON.parse('{"hand": ["KM200", "tyre"')));
  expect(parsed.message).toMatch(/^SyntaxError: /);
  expect(parsed.message).not.toMatch(/KM|tyre|hand/);
  const read = described(thrown(() => (undefined as unknown as Record<string, 1>)["green"]));
  expect(read.message).not.toMatch(/green/);
  expect(read).toMatchObject({ file: "errors.test.ts" });
  expect(read.line).toBeGreaterThan(1);
  expect(described(new Error("no text card-TYRE 7 for " + "x".repeat(500))).message).toMatch(
    /^Error: no text card-… … for x+$/,
  );
});

it("each error is sent once", async () => {
  const listeners: Record<string, (event: unknown) => void> = {};
  const fetched = vi.fn(() => Promise.resolve({ ok: true }));
  vi.stubGlobal("addEventListener", (kind: string, does: () => void) => (listeners[kind] = does));
  vi.stubGlobal("fetch", fetched);
  sendErrors();
  const [one, other] = [new Error("one"), new Error("other")];
  for (const error of [one, one, other, undefined]) listeners.error({ error });
  listeners.unhandledrejection({ reason: one });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  for (let many = 0; many < 100; many++) listeners.error({ error: new Error("x".repeat(many)) });
  expect(fetched).toHaveBeenCalledTimes(10);
});
