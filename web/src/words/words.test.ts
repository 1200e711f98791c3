import { beforeEach, describe, expect, it } from "vitest";
import type { Message } from "../generated/messages";
import { Words } from "./words.svelte";

const say = (key: string, values: Message["values"] = {}): Message => ({ key, values });
let words: Words;

beforeEach(async () => {
  words = new Words();
  await words.speak("de");
  await words.learn("thousand_km");
});

describe("words", () => {
  it("name cards, people and lists in the language of the reader", async () => {
    const message = say("log-attack", {
      player: say("player", { seat: 0 }),
      on: say("player", { seat: 1 }),
      card: say("card-TYRE"),
    });
    const german = words.say(message, "thousand_km", ["Ada", ""]);
    expect(german).toContain("Ada");
    expect(german).toContain("Platz 2");
    expect(german).toContain("Reifenpanne");
    await words.speak("en");
    expect(words.say(message, "thousand_km", ["Ada", ""])).toContain("Flat tyre");
  });

  it("say du to the reader", async () => {
    const message = say("log-attack", {
      player: say("player", { seat: 0 }),
      on: say("player", { seat: 1 }),
      card: say("card-TYRE"),
    });
    const read = (reader?: number) => words.say(message, "thousand_km", ["Ada", "Bruno"], reader);
    expect(read(0)).toBe("Du greifst Bruno an: Reifenpanne.");
    expect(read(1)).toBe("Ada greift dich an: Reifenpanne.");
    expect(read(2)).toBe(read());
    await words.speak("en");
    expect(read(1)).toBe("Ada attacks you: Flat tyre.");
  });

  it("write numbers as the terminal does", async () => {
    const number = (value: number) => words.say(say("number", { number: value }), "thousand_km");
    expect(number(1200)).toBe("1200");
    expect(number(12_000)).toBe("12.000");
    await words.speak("en");
    expect(number(12_000)).toBe("12,000");
  });

  it("write a number that stands alone as in a sentence", async () => {
    expect(words.number(1200)).toBe("1200");
    expect(words.number(12_000)).toBe("12.000");
    await words.speak("en");
    expect(words.number(12_000)).toBe("12,000");
  });

  it("join what a list holds, and say that it is empty", () => {
    const cards = [say("card-GREEN"), say("card-KM25")];
    expect(words.say(say("cards", { cards }), "thousand_km")).toBe("Grünes Licht, 25 km");
    expect(words.say(say("cards", { cards: [] }), "thousand_km")).toBe("–");
  });

  it("leave dice and what a game draws in their places", async () => {
    await words.learn("knatsch");
    const again = say("action-reroll", { kept: say("dice", { dice: "5 5" }), dice: "1", many: 1 });
    expect(words.parts(again, "knatsch", [])).toEqual([
      "Behalten: ",
      { dice: [5, 5] },
      " – neu würfeln: ",
      { dice: [1] },
    ]);
    const drawn = say("action-discard", { card: say("card-GREEN") });
    const isCard = (key: string) => key.startsWith("card-");
    expect(words.parts(drawn, "thousand_km", [], isCard)).toEqual([
      "Abwerfen: ",
      { glyph: "card-GREEN" },
      "Grünes Licht",
    ]);
  });

  it("name the group of an entry, where it has one", async () => {
    await words.learn("knight_rider");
    const there = say("action-place", { road: "┣", x: 2, y: -1, sides: [] });
    expect(words.group(there, "knight_rider", [])).toBe("Platz (2, -1)");
    expect(words.group(say("action-end"), "knight_rider", [])).toBe("");
  });

  it("count", () => {
    expect(words.t("open-seats", { many: 1 })).not.toBe(words.t("open-seats", { many: 2 }));
  });
});
