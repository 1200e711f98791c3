import type { Choice } from "../generated/messages";

interface Group {
  title: string;
  choices: Choice[];
}

/** Menus up to this length need no groups. */
const SHORT = 9;

/** A long menu in groups, in order of first appearance; those without a title first. */
export function grouped(choices: Choice[], title: (choice: Choice) => string): Group[] {
  const groups = new Map<string, Choice[]>([["", []]]);
  for (const choice of choices) {
    const name = choices.length > SHORT ? title(choice) : "";
    groups.set(name, [...(groups.get(name) ?? []), choice]);
  }
  const found = [...groups].map(([name, members]) => ({ title: name, choices: members }));
  const filled = found.filter((group) => group.choices.length > 0);
  return filled.length > 1 ? filled : [{ title: "", choices }];
}
