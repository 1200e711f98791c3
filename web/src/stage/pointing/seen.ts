/**
 * Names of the sentence about a thing that carries `data-see`, the most exact first: `hand.2`, which
 * is "GREEN" in the view, has `see-hand-GREEN`, else `see-hand`. What is said of a thing is also true
 * of its parts as long as nothing better is known: `parties.0.speed` has `see-parties-speed`, else
 * `see-parties`.
 */
export function sentenceKeys(path: string, value?: string): string[] {
  const parts = path.split(/[./]/).filter((part) => !/^\d+$/.test(part));
  const kinds = parts.map((_, at) => ["see", ...parts.slice(0, at + 1)].join("-")).reverse();
  return value ? [`${kinds[0]}-${value}`, ...kinds] : kinds;
}

/** What the view says lies there, if it is a word. */
export function wordAt(view: unknown, path: string): string | undefined {
  let found = view;
  for (const part of path.split(".")) {
    if (found === null || typeof found !== "object") return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return typeof found === "string" ? found : undefined;
}

/** The smallest of the things whose boxes contain a point. */
export function smallestAt(things: Element[], x: number, y: number): Element | undefined {
  let best: { thing: Element; area: number } | undefined;
  for (const thing of things) {
    const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
    const hit = left <= x && x <= right && top <= y && y <= bottom;
    if (hit && (!best || width * height < best.area)) best = { thing, area: width * height };
  }
  return best?.thing;
}
