import type { RulesPage } from "../../build/rules";
import type { Language } from "./words.svelte";

const FOLDER = "../../../docs/rules";
const PAGES = import.meta.glob<RulesPage>("../../../docs/rules/**/*.md", { import: "default" });

const english = (game: string) => `${FOLDER}/${game}.md`;
const german = (game: string) => `${FOLDER}/de/${game}.md`;

/** The rules of a game, in our own words: in the reader's language if there are any, else English. */
export async function rulesPage(
  game: string,
  reader: Language,
): Promise<{ page: RulesPage; language: Language } | undefined> {
  const language = reader === "de" && german(game) in PAGES ? "de" : "en";
  const page = await PAGES[language === "de" ? german(game) : english(game)]?.();
  return page && { page, language };
}

export const hasRules = (game: string) => english(game) in PAGES;
