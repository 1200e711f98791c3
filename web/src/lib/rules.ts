import type { RulesPage } from "../../build/rules";

const PAGES = import.meta.glob<RulesPage>("../../../docs/rules/*.md", { import: "default" });

/** The rules of a game, in our own words. */
export async function rulesPage(game: string): Promise<RulesPage | undefined> {
  return PAGES[`../../../docs/rules/${game}.md`]?.();
}

export const hasRules = (game: string) => `../../../docs/rules/${game}.md` in PAGES;
