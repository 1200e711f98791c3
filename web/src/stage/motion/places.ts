/** Where something lies on the screen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The element of this name: `data-place` marks it. A name such as `hand-KM75` that is not there
 * is looked for without its last part. */
export function place(within: ParentNode, name: string): Element | undefined {
  for (let wanted = name; wanted; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf("-")))) {
    const found = within.querySelector(`[data-place="${CSS.escape(wanted)}"]`);
    if (found) return found;
  }
  return undefined;
}

/** What a piece is measured by may be a part of its drawing (a car without its lights). */
export function boxOf(element: Element): Box {
  return wholeBoxOf(element.querySelector("[data-core]") ?? element);
}

/** In the page's own pixels: a television's page is enlarged. */
export function wholeBoxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const zoom = pageZoom();
  return { x: x / zoom, y: y / zoom, width: width / zoom, height: height / zoom };
}

/** Browsers that do not tell it measure in the page's pixels anyway. */
export const pageZoom = (): number =>
  (document.documentElement as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** How a drawing is turned, in degrees: `data-turn`, where that matters. */
export function turnOf(element: Element): number | undefined {
  const turn = (element as SVGElement).dataset.turn;
  return turn === undefined ? undefined : Number(turn);
}

/** By how much a drawing is turned at each stop against its end, the short way round. */
export function turned(turns: (number | undefined)[]): number[] {
  const found: number[] = [];
  let later = turns.at(-1) ?? 0;
  const end = later;
  for (const turn of [...turns].reverse()) {
    const apart = ((turn ?? later) - later) % 360;
    later += ((apart + 540) % 360) - 180;
    found.unshift(later - end);
  }
  return found;
}
