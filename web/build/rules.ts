import { readFileSync } from "node:fs";
import { Marked } from "marked";
import type { Plugin } from "vite";

/** A rule, ruling or scenario: `**R4.2**` at its place in a page of docs/rules. */
const NUMBER = /<strong>([RQG]\d+(?:\.\d+)*)<\/strong>/g;
/** A paragraph that begins with a heading of its own, or explains the kinds of numbers. */
const NOTE = /^<p><strong>|<strong>R<\/strong>/;

/** Notes for the ledger, with the space before them. */
const COMMENT = /\s*<!--.*?-->/gs;

export interface RulesPage {
  title: string;
  html: string;
  chapters: { id: string; title: string }[];
}

/** Turns a rules page into HTML in which every chapter and every number has an address. */
export function renderRules(markdown: string): RulesPage {
  const chapters: RulesPage["chapters"] = [];
  let title = "";
  const marked = new Marked({
    // A search finds words that stand on two lines of the file.
    walkTokens(token) {
      if (token.type === "text") token.text = token.text.replaceAll("\n", " ");
    },
    renderer: {
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens);
        if (depth === 1) {
          title = text;
          return "";
        }
        const id = `chapter-${chapters.length + 1}`;
        if (depth === 2) chapters.push({ id, title: text });
        return `<h${depth} id="${id}">${text}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        // Other pages of docs/ are not part of the client.
        const text = this.parser.parseInline(tokens);
        return /^https?:/.test(href) ? `<a href="${href}" rel="noreferrer">${text}</a>` : text;
      },
      table({ header, rows }) {
        const cells = (row: typeof header, tag: string) =>
          row
            .map(({ tokens, text }) => ({ tag: text ? tag : "td", tokens }))
            .map(({ tag, tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`)
            .join("");
        const body = rows.map((row) => `<tr>${cells(row, "td")}</tr>`).join("");
        return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(header, "th")}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const read = markdown.replace(COMMENT, "");
  const html = notesLast(marked.parse(read) as string).replace(
    NUMBER,
    '<strong class="number" id="$1">$1</strong>',
  );
  return { title, html, chapters };
}

/** Players read first how it goes: what the numbers are and what is reconstructed comes last. */
function notesLast(html: string): string {
  const begins = html.indexOf("<h2");
  if (begins < 0) return html;
  const notes: string[] = [];
  const opening = html.slice(0, begins).replace(/<p>.*?<\/p>\n/gs, (paragraph) => {
    if (!NOTE.test(paragraph)) return paragraph;
    notes.push(paragraph);
    return "";
  });
  return opening + html.slice(begins) + (notes.length ? `<hr />\n${notes.join("")}` : "");
}

/** `import page from ".../docs/rules/knatsch.md"`, rendered while building. */
export function rulesPages(): Plugin {
  return {
    name: "rules-pages",
    load(id) {
      const path = id.split("?")[0];
      if (!/docs\/rules\/(\w+\/)?\w+\.md$/.test(path)) return undefined;
      this.addWatchFile(path);
      const page = renderRules(readFileSync(path, "utf-8"));
      return `export default ${JSON.stringify(page)};`;
    },
  };
}
