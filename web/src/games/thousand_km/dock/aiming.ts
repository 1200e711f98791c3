import type { Side } from "../parties";

/** Letters that mean something else: those of the house, the discard pile, throwing away. */
const TAKEN = "uhvltrdx";
const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** For each party of others the key that aims at it: the first letter of its people's names that is
    free. */
export function aimKeys(sides: Side[], names: string[]): Record<number, string> {
  const found: Record<number, string> = {};
  const used = new Set(TAKEN);
  for (const { number, party, mine } of sides) {
    if (mine) continue;
    const own = party.seats.map((seat) => names[seat]).join("");
    const free = [...own.toLowerCase(), ...ALPHABET].find(
      (letter) => ALPHABET.includes(letter) && !used.has(letter),
    );
    found[number] = free!;
    used.add(free!);
  }
  return found;
}
