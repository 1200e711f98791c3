import { describe, expect, it } from "vitest";
import { textValues } from "./options";
import { Words } from "../words/words.svelte";

describe("the values of options for texts", () => {
  it("flags and digits are numbers, words stay words", () => {
    const agreed = { short_game: true, rounds: "13", mode: "single_rally", round_limit: 40 };
    const values = { short_game: 1, rounds: 13, mode: "single_rally", round_limit: 40, seats: 4 };
    expect(textValues(agreed, 4)).toEqual(values);
  });

  it("let the rules in one minute speak of this table", async () => {
    const words = new Words();
    await words.speak("de");
    await words.learn("knatsch", "kraftwagen", "thousand_km");
    const goal = (game: string, agreed: Parameters<typeof textValues>[0], seats: number) =>
      words.of(game, "minute-goal", textValues(agreed, seats));
    expect(goal("knatsch", { short_game: true }, 4)).toContain("mit zwei Burgen den König");
    expect(goal("knatsch", { short_game: false }, 4)).toContain("mit drei Burgen den König");
    expect(goal("kraftwagen", { rounds: "13" }, 3)).toContain("nach zwei Runden");
    const pairs = { mode: "single_rally", six_as_three_pairs: true };
    expect(goal("thousand_km", pairs, 6)).toBe(
      "Fahr genau bis ans Ziel: 700 km. Wer ankommt, gewinnt die Rallye; " +
        "für Kilometer, Aktionskarten und Blitz-Aktionen bekommen alle Punkte.",
    );
  });
});
