import { describe, expect, it } from "vitest";
import { turnKey } from "./seats";

describe("whose turn it is", () => {
  it("is announced with the names of others", () => {
    expect(turnKey([1], 0, false)).toBe("waiting-for");
    expect(turnKey([0], undefined, false)).toBe("waiting-for");
  });
  it("is announced to a player without any name", () => {
    expect(turnKey([0], 0, false)).toBe("your-move");
    expect(turnKey([0, 1], 0, false)).toBe("your-move");
  });
  it("belongs to the bot that plays for an absent player", () => {
    expect(turnKey([0], 0, true)).toBe("bot-for-you");
  });
});
