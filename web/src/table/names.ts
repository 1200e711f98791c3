/** Distinct names: names that several seats share get a number. */
export function apart(names: string[]): string[] {
  return names.map((name, at) => {
    if (!name || names.filter((other) => other === name).length === 1) return name;
    const before = names.slice(0, at).filter((other) => other === name).length;
    return `${name} (${before + 1})`;
  });
}

/** For each name the letter of its disc: one letter, or two where names begin alike. */
export function letters(names: string[]): string[] {
  const first = names.map((name) => [...name][0]?.toUpperCase() ?? "");
  return names.map((name, at) => {
    const alike = names.filter((_, other) => first[other] === first[at]);
    if (alike.length === 1) return first[at];
    const rest = [...name].slice(1);
    const own = rest.findIndex(
      (letter, place) =>
        /[\p{L}\p{N}]/u.test(letter) &&
        alike.every((other) => other === name || [...other][place + 1] !== letter),
    );
    return first[at] + (own < 0 ? String(at + 1) : rest[own]);
  });
}
