import { describe, expect, it } from "vitest";
import { hasRules, rulesPage } from "./rules";

describe("the rules of a game", () => {
  it("come in the language of the reader", async () => {
    const german = await rulesPage("geisterfahrer", "de");
    const english = await rulesPage("geisterfahrer", "en");
    expect(german?.language).toBe("de");
    expect(german?.page.html).toContain("Abfahrt");
    expect(english?.language).toBe("en");
    expect(english?.page.html).not.toContain("Abfahrt");
    expect(german?.page.chapters.length).toBe(english?.page.chapters.length);
  });

  it("may be missing", async () => {
    expect(hasRules("halma")).toBe(false);
    expect(await rulesPage("halma", "de")).toBeUndefined();
  });
});
