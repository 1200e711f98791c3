/** Names that tell people apart: those that several seats share get a number. */
export function apart(names: string[]): string[] {
  return names.map((name, at) => {
    if (!name || names.filter((other) => other === name).length === 1) return name;
    const before = names.slice(0, at).filter((other) => other === name).length;
    return `${name} (${before + 1})`;
  });
}
