/** Searching as people type: small letters, umlauts and ß forgiven, in their words for a thing. */

const UMLAUTS: Record<string, string> = { ä: "a", ö: "o", ü: "u", ß: "ss" };
const SHORT = 3;

/** A text as it is compared, and for each of its letters where it stands in the original. */
function fold(text: string): { folded: string; at: number[] } {
  let folded = "";
  const at: number[] = [];
  for (let place = 0; place < text.length; place++) {
    const letter = text[place].toLowerCase();
    const plain = UMLAUTS[letter] ?? letter;
    folded += plain;
    for (let i = 0; i < plain.length; i++) at.push(place);
  }
  return { folded, at };
}

/** What a query may mean: itself, with ae, oe and ue for umlauts, and the words the rules have for it.
    `synonyms` has a line for each thing: what players say, a colon, what the rules say. */
export function meanings(query: string, synonyms = ""): string[] {
  const asked = fold(query.trim()).folded;
  if (!asked) return [];
  const spelt = [asked, asked.replace(/([aou])e/g, "$1")];
  const words = synonyms.split("\n").flatMap((line) => {
    const [said, meant = ""] = line.split(":");
    const known = said.split(",").map((word) => fold(word.trim()).folded);
    return known.some((word) => spelt.some((one) => sameWord(one, word)))
      ? [fold(meant.trim()).folded]
      : [];
  });
  return [...new Set([...spelt, ...words])];
}

/** As far as it is typed, or with another ending. */
function sameWord(asked: string, known: string): boolean {
  return (
    asked === known ||
    (asked.length >= SHORT && known.startsWith(asked)) ||
    (known.length > SHORT && asked.startsWith(known))
  );
}

/** Where a text says one of them: first letter and the one behind the last. */
export function hits(text: string, meant: string[]): [from: number, to: number][] {
  const { folded, at } = fold(text);
  return meant.flatMap((words) => {
    const found: [number, number][] = [];
    for (let from = folded.indexOf(words); from >= 0; from = folded.indexOf(words, from + 1))
      found.push([at[from], at[from + words.length - 1] + 1]);
    return found;
  });
}
