import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { only, withoutComments } from "./catalogues";

const TEXT = `# For translators.
game-title = Knatsch
game-hook =
    Ritter würfeln
    # um Burgen.
    .attribute = Mehr
# Not on the wall.
other = { $many ->
    [one] eins
   *[other] mehr
    }
`;

describe("a catalogue", () => {
  it("comes without the comments for translators, but with every other line", () => {
    expect(withoutComments(TEXT).split("\n").length).toBe(TEXT.split("\n").length - 2);
    expect(withoutComments(TEXT)).toContain("    # um Burgen.");
  });

  it("can be cut down to some messages, whole with their attributes", () => {
    expect(only(TEXT, ["game-hook"])).toBe(
      "game-hook =\n    Ritter würfeln\n    # um Burgen.\n    .attribute = Mehr\n",
    );
    expect(only(TEXT, ["title"])).toBe("");
  });
});

const WEB = join(import.meta.dirname, "..");
const IMPORT = /^\s*import (?!type\b)[^;]*?"(\.[^"]+)";/gm;

/** The sources that are loaded with these files. */
function loadedWith(...files: string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const file of files) {
    const path = [file, `${file}.ts`].find((one) => existsSync(one) && /\.(ts|svelte)$/.test(one));
    if (!path || found[path]) continue;
    found[path] = readFileSync(path, "utf-8");
    for (const [, name] of found[path].matchAll(IMPORT)) files.push(join(dirname(path), name));
  }
  return found;
}

describe("the catalogue of the home page", () => {
  it("has all that the home page and the settings say", () => {
    const read = (name: string) => readFileSync(join(WEB, name), "utf-8");
    const others = [...read("texts/pages/de.ftl").matchAll(/^([-\w]+) =/gm)].map(([, key]) => key);
    const starts = ["main.ts", "routes/Home.svelte", "account/MoveDevice.svelte"];
    const sources = loadedWith(...starts.map((name) => join(WEB, "src", name)));
    const said = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/words\s*\.t\(([^()]*)/g)].flatMap(([, values]) =>
        [...values.matchAll(/"([-\w]+)"/g)].map(([, key]) => key),
      ),
    );
    expect(said).toContain("home-title");
    expect(said.filter((key) => others.includes(key))).toEqual([]);
  });
});
