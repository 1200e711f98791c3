import type { Choice } from "../../generated/messages";

/** What boards redraw while things are picked; this may change what leads to a choice. */
const WATCHED = ["data-see", "data-choice", "data-leads", "data-step", "data-does", "aria-pressed"];

/** Call again whenever the board redraws its pieces; the returned function ends it. */
export function watchPieces(root: Element, drawn: () => void): () => void {
  const watcher = new MutationObserver(drawn);
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: WATCHED });
  return () => watcher.disconnect();
}

/**
 * The visible elements to press for a choice: the button that makes it, an element that stands for
 * it, a piece that leads to it, or the button of the choice after it, on a board where one press
 * makes both.
 */
export function pressed(root: Element, wanted: Choice, after: string | null = null): Element[] {
  const all = (selector: string) =>
    [...root.querySelectorAll(selector)].filter((piece) => piece.checkVisibility());
  const named = (attributes: string[], text: string | null) =>
    all(attributes.map((name) => `[data-${name}="${CSS.escape(text ?? "")}"]`).join());
  const leads = new Set(namesOf(wanted));
  const pieces = all("[data-leads]").filter((piece) =>
    leads.has((piece as HTMLElement).dataset.leads!.split("#")[0]),
  );
  return (
    [
      named(["does"], wanted.text),
      named(["choice", "step"], wanted.text),
      pieces.filter((piece) => piece.ariaPressed !== "true"),
      pieces,
      named(["step"], after),
    ].find((found) => found.length) ?? []
  );
}

/** The pieces that lead to a choice: the tab of its kind, a card, `dice-3`, `body-2`, a place. */
function namesOf({ kind, shows }: Choice): string[] {
  const found = Object.entries(shows).flatMap(([name, value]) => [
    String(value),
    `${kind}-${String(value)}`,
    ...String(value)
      .split(" ")
      .map((part) => `${name}-${part}`),
    ...(name === "x" ? [`${String(value)},${String(shows.y)}`] : []),
  ]);
  return [`tab-${kind}`, ...found];
}
