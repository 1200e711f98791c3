import { describe, expect, it } from "vitest";
import { hits, meanings } from "./search";

const SYNONYMS = "Ampel, Stopp: rotes Licht\nklauen, rauben: Stehlen";

describe("a search", () => {
  it("forgives umlauts, ß and capitals", () => {
    for (const typed of ["Käufer", "kaufer", "KAEUFER"])
      expect(hits("Die Käufer kaufen.", meanings(typed))).toContainEqual([4, 10]);
    expect(hits("Die Straße", meanings("strasse"))).toContainEqual([4, 10]);
  });
  it("finds by the words players use", () => {
    expect(hits("Ein rotes Licht hält an.", meanings("Ampeln", SYNONYMS))).toEqual([[4, 15]]);
    expect(hits("Stehlen: Der Wurf muss", meanings("klau", SYNONYMS))).toEqual([[0, 7]]);
  });
  it("finds nothing where nothing is said", () => {
    expect(hits("Ein rotes Licht", meanings("Schiff", SYNONYMS))).toEqual([]);
    expect(meanings("  ", SYNONYMS)).toEqual([]);
  });
});
