import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { rulesPage } from "./rules";
import { hits, meanings } from "../words/search";

const CATALOGUES = "../src/tafelrunde/games";
/** By game: how the names of its cards, tiles and places begin in a catalogue. */
const NAMES: Record<string, string[]> = {
  thousand_km: ["card"],
  knatsch: ["card-tournament", "crest", "special"],
  kraftwagen: ["award-AW", "card", "engineer", "icon", "start", "tile-X"],
  knight_rider: ["diversion", "kitt", "shape", "sign"],
  geisterfahrer: ["lane"],
};
/** Words on the boards that stand inside longer texts. */
const BOARD: Record<string, Record<string, string[]>> = {
  en: {
    thousand_km: ["draw pile", "discard", "Blitz-Aktion", "side"],
    knatsch: ["kicker", "tuck", "King", "Red Castle"],
    kraftwagen: [
      "action belt",
      "canteen",
      "hall",
      "market",
      "pit lane",
      "showroom",
      "black marker",
    ],
    knight_rider: ["escape card", "red car", "oil", "start tile"],
    geisterfahrer: ["entry", "exit", "ghost", "scrapyard"],
  },
  de: {
    thousand_km: ["Talon", "Blitz-Aktion", "Partei"],
    knatsch: ["Zusatzzahl", "König", "Burg Rot", "Würfelkarten", "Kartenwürfel"],
    kraftwagen: ["Aktionsband", "Kantine", "Werkshalle", "Markt", "Boxengasse", "Salon", "Schild"],
    knight_rider: ["Fluchtkarte", "rote Auto", "Öl", "Startteil"],
    geisterfahrer: ["Abfahrt", "Auffahrt", "Geisterfahrer", "Schrottplatz"],
  },
};

const catalogue = (game: string, language: string) =>
  readFileSync(`${CATALOGUES}/${game}/words/${language}.ftl`, "utf-8");

/** The names of a game that stand for themselves, without parts to fill in. */
function namesOf(game: string, language: string): string[] {
  const named = new RegExp(`^(?:${NAMES[game].join("|")})[\\w-]* = ([^{}\\n]+)$`, "gm");
  return [...catalogue(game, language).matchAll(named)].map(([, name]) =>
    name.replaceAll("\u00ad", ""),
  );
}

function synonymsOf(game: string, language: string): string {
  const [, words = ""] = /^search-words =\n((?: {4}.*\n)+)/m.exec(catalogue(game, language)) ?? [];
  return words.replaceAll(/^ +/gm, "");
}

/** The paragraphs, items and rows that a search goes through. */
const blocksOf = (html: string): string[] =>
  html
    .split(/<\/(?:p|li|tr|pre)>/)
    .map((block) => block.replaceAll(/<[^>]*>/g, "").replaceAll("&amp;", "&"));

describe.each(Object.keys(NAMES))("the rules of %s", (game) => {
  it.each(["en", "de"] as const)("find every name on cards and board (%s)", async (language) => {
    const blocks = blocksOf((await rulesPage(game, language))!.page.html);
    const synonyms = synonymsOf(game, language);
    const names = [...namesOf(game, language), ...BOARD[language][game]];
    expect(names.length).toBeGreaterThan(6);
    const missing = names.filter((name) => {
      const meant = meanings(name, synonyms);
      return !blocks.some((block) => hits(block, meant).length);
    });
    expect(missing).toEqual([]);
  });

  it.each(["en", "de"] as const)("find what people say instead (%s)", async (language) => {
    const blocks = blocksOf((await rulesPage(game, language))!.page.html);
    const lines = synonymsOf(game, language).split("\n").filter(Boolean);
    const dead = lines.filter((line) => {
      const meant = [line.split(":")[1].trim().toLowerCase()];
      return !blocks.some((block) => hits(block, meanings(meant[0])).length);
    });
    expect(lines.length).toBeGreaterThan(3);
    expect(dead).toEqual([]);
  });

  it.each(["en", "de"] as const)("speak to players, not to programs (%s)", async (language) => {
    const { html, chapters } = (await rulesPage(game, language))!.page;
    expect(html).not.toMatch(/no code|no test|<code>\w+<\/code>|data\.py|<!--/);
    expect(chapters.map(({ title }) => Number.parseInt(title))).toEqual(
      chapters.map((_, nth) => nth + 1),
    );
  });
});
