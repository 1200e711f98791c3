import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepSeal, keepSeed, MOST_SEALS, noteRefused, recall } from "./seals";

beforeEach(() => {
  const drawer: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => drawer[key] ?? null,
    setItem: (key: string, value: string) => (drawer[key] = value),
  });
});

describe("what is kept of a game that is about to begin", () => {
  it("is the seal published before the first seed, and one seed for each seat", () => {
    keepSeal("abc", "with four seats");
    keepSeal("abc", "with three seats");
    expect(keepSeed("abc", 0, "aa")).toBe("aa");
    keepSeal("abc", "too late");
    expect(keepSeed("abc", 0, "bb")).toBe("aa");
    expect(keepSeed("abc", 1, "cc")).toBe("cc");
    noteRefused("abc", 1);
    noteRefused("abc", 1);
    expect(recall("abc")).toEqual({
      seal: "with three seats",
      seeds: { 0: "aa", 1: "cc" },
      refused: [1],
    });
    expect(recall("xyz")).toBeUndefined();
  });

  it("is not kept for ever", () => {
    for (let number = 0; number <= MOST_SEALS; number++) keepSeal(`table ${number}`, "seal");
    expect(recall("table 0")).toBeUndefined();
    expect(recall("table 1")).toBeDefined();
    expect(recall(`table ${MOST_SEALS}`)).toBeDefined();
  });

  it("is nothing where nothing can be kept", () => {
    vi.stubGlobal("localStorage", undefined);
    keepSeal("abc", "seal");
    expect(keepSeed("abc", 0, "aa")).toBe("aa");
    expect(recall("abc")).toBeUndefined();
  });
});
