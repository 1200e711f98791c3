import type { RulesPage } from "../../build/rules";
import { words, type Language } from "../words/words.svelte";

const FOLDER = "../../../docs/rules";
const PAGES = import.meta.glob<RulesPage>(["../../../docs/rules/**/*.md"], { import: "default" });

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

/** The paragraphs of some numbers, with the lists and tables that belong to them; no addresses, for
    they stand in the page itself. */
export function excerpt(page: RulesPage, numbers: string[]): string {
  const { body } = new DOMParser().parseFromString(page.html, "text/html");
  const found = numbers.flatMap((number) => {
    const place = body.querySelector(`[id="${CSS.escape(number)}"]`);
    const block = place?.closest("p, li");
    return block ? [block, ...rest(block)] : [];
  });
  for (const part of found) {
    for (const named of part.querySelectorAll("[id]")) named.removeAttribute("id");
  }
  return found
    .map((part) => (part.matches("li") ? `<p>${part.innerHTML}</p>` : part.outerHTML))
    .join("");
}

/** What follows a rule up to the next number or heading. */
function rest(block: Element): Element[] {
  const found: Element[] = [];
  if (block.matches("li")) return found;
  for (let next = block.nextElementSibling; next; next = next.nextElementSibling) {
    if (/^H\d$/.test(next.tagName) || next.querySelector(".number")) break;
    found.push(next);
  }
  return found;
}

export const hasRules = (game: string) => english(game) in PAGES;
/** Whether there is anything to read: the page, or at least the rules in one minute. */
export const explains = (game: string) => hasRules(game) || words.knows(game, "minute-goal");
