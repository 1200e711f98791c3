import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withoutComments } from "./catalogues";
import { charactersOf } from "./woff2";

const ROOT = join(import.meta.dirname, "..", "..");
const FACES = ["text", "sign"].map((name) => join(ROOT, `web/src/fonts/${name}.woff2`));
/** Pictures among letters, which the device draws. */
const SYMBOLS = /[←→◀▶╌░▒▲▸◂◄◆○⚠✓✗\u00ad]/;

describe("our fonts", () => {
  const texts = ["web/texts", "src/tafelrunde"]
    .flatMap((folder) => {
      const paths = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf-8" });
      return paths.filter((path) => path.endsWith(".ftl")).map((path) => join(ROOT, folder, path));
    })
    .map((path) => withoutComments(readFileSync(path, "utf-8")))
    .join("");

  it.each(FACES)("cover every character of the catalogues", (path) => {
    const known = charactersOf(path);
    const missing = [...new Set(texts)].filter(
      (char) => char > "\x1f" && !SYMBOLS.test(char) && !known.has(char.codePointAt(0)!),
    );
    expect(missing).toEqual([]);
  });

  it("take at most 60 kB", () => {
    const sizes = FACES.map((path) => statSync(path).size);
    expect(sizes[0] + sizes[1]).toBeLessThanOrEqual(60_000);
  });
});
