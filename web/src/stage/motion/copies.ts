import { wholeBoxOf } from "./places";

const HOOKS = ["id", "data-place", "data-arriving", "data-slides", "data-see", "data-drop"];
const HOOKED = HOOKS.map((name) => `[${name}]`).join();

/** A picture of an element that can leave its place: it looks as it does there, wherever it goes.
 * It lies within the same elements as there, of which nothing is drawn, so that the same styles
 * hold; sizes told in shares of a container (`cqi`) are kept by giving it the same containers. */
export function copyOf(element: Element): HTMLElement {
  const { x, y, width, height } = wholeBoxOf(element);
  const copy = document.createElement("div");
  copy.className = "copy";
  copy.inert = true;
  copy.ariaHidden = "true";
  let inner: HTMLElement = copy;
  for (const outer of around(element, HTMLElement)) {
    const shell = bare(outer.cloneNode() as HTMLElement);
    shell.style.display = "contents";
    inner.append(shell);
    inner = shell;
    const style = getComputedStyle(outer);
    if (style.containerType === "normal") continue;
    const box = document.createElement("div");
    box.style.container = `${style.containerName} / ${style.containerType}`;
    Object.assign(box.style, { width: `${outer.clientWidth}px` });
    if (style.containerType === "size") box.style.height = `${outer.clientHeight}px`;
    Object.assign(box.style, { position: "absolute", left: "0", top: "0" });
    inner.append(box);
    inner = box;
  }
  inner.append(drawn(element, width, height));
  Object.assign(copy.style, { left: `${x}px`, top: `${y}px` });
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
  return copy;
}

/** What copies are laid into. */
export const groundOf = (element: Element) => element.closest(".stage") ?? document.body;

/** The elements of this kind that lie between the ground and an element, the outermost first. */
function around<E extends Element>(element: Element, kind: new () => E): E[] {
  const found: E[] = [];
  const ground = groundOf(element);
  for (let at = element.parentElement; at && at !== ground; at = at.parentElement)
    if (at instanceof kind) found.unshift(at);
  return found;
}

/** Without what makes it that very element: a place, a choice, something to be explained. */
function bare<E extends Element>(element: E): E {
  for (const name of HOOKS) element.removeAttribute(name);
  return element;
}

function drawn(element: Element, width: number, height: number): Element {
  const clone = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const marked of [clone, ...clone.querySelectorAll(HOOKED)]) bare(marked);
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    clone.removeAttribute("transform");
    return picture(element, clone, width, height);
  }
  const still = { margin: "0", position: "absolute", inset: "0 auto auto 0", translate: "none" };
  Object.assign(clone.style, { ...still, visibility: "visible" });
  Object.assign(clone.style, { width: `${width}px`, height: `${height}px` });
  return clone;
}

/** A part of a drawing as a picture of its own, within groups like those it was in. */
function picture(part: SVGGraphicsElement, clone: Element, width: number, height: number) {
  const box = part.getBBox();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.setAttribute("class", part.ownerSVGElement?.getAttribute("class") ?? "");
  const still = { margin: "0", position: "static", transform: "none", overflow: "visible" };
  Object.assign(svg.style, { ...still, width: `${width}px`, height: `${height}px` });
  let inner: Element = svg;
  for (const group of around(part, SVGGElement)) {
    const shell = bare(group.cloneNode() as SVGGElement);
    shell.removeAttribute("transform");
    shell.style.transform = "none";
    inner.append(shell);
    inner = shell;
  }
  inner.append(clone);
  return svg;
}
