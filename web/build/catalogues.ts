import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..", "..");
const GAMES = join(ROOT, "src/tafelrunde/games");
const HOUSE = ["web/texts", "src/tafelrunde/games/texts", "src/tafelrunde/server/texts"];
const NAME = "virtual:house/";

/** What the home page says about each game. Everything else is loaded with the game. */
export const ON_THE_WALL = ["game-title", "game-hook", "game-time", "game-difficulty"];

/** What every page needs: the house's own texts, and the titles of all games. */
export interface HouseCatalogue {
  house: string;
  titles: Record<string, string>;
}

/** A catalogue without the comments for its translators. */
export const withoutComments = (text: string) => text.replace(/^#.*\n/gm, "");

/** The messages with these keys, as a catalogue. */
export function only(text: string, keys: string[]): string {
  const messages = withoutComments(text).split(/^(?=[-\w])/m);
  return messages.filter((message) => keys.includes(message.split(/\s*=/, 1)[0])).join("");
}

const isCatalogue = (id: string) => id.split("?")[0].endsWith(".ftl");

/** `import house from "virtual:house/de"`, and the catalogues of games without comments. */
export function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      const read = (path: string) => {
        this.addWatchFile(path);
        return readFileSync(path, "utf-8");
      };
      if (isCatalogue(id)) {
        const text = withoutComments(read(id.split("?")[0]));
        return `export default ${JSON.stringify(text)};`;
      }
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      const file = `${id.slice(NAME.length + 1)}.ftl`;
      const house = HOUSE.map((folder) => withoutComments(read(join(ROOT, folder, file))));
      const titles = readdirSync(GAMES, { recursive: true, encoding: "utf-8" })
        .filter((path) => path.endsWith(join("words", file)))
        .map((path) => [path.split(/[\\/]/)[0], only(read(join(GAMES, path)), ON_THE_WALL)]);
      const catalogue = { house: house.join("\n"), titles: Object.fromEntries(titles) };
      return `export default ${JSON.stringify(catalogue)};`;
    },
  };
}
