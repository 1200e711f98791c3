/** A picture of an element that can leave its place: it looks as it does there, wherever it goes.
 * Sizes told in shares of a container (`cqi`) are kept by giving it the same containers. */
export function copyOf(element: Element): HTMLElement {
  const { x, y, width, height } = element.getBoundingClientRect();
  const copy = document.createElement("div");
  copy.className = "copy";
  copy.inert = true;
  copy.ariaHidden = "true";
  let inner = copy;
  for (const around of containers(element)) {
    const style = getComputedStyle(around);
    const box = document.createElement("div");
    box.style.container = `${style.containerName} / ${style.containerType}`;
    Object.assign(box.style, { width: `${around.clientWidth}px` });
    if (style.containerType === "size") box.style.height = `${around.clientHeight}px`;
    Object.assign(box.style, { position: "absolute", left: "0", top: "0" });
    inner.append(box);
    inner = box;
  }
  inner.append(drawn(element, width, height));
  Object.assign(copy.style, { left: `${x}px`, top: `${y}px` });
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px` });
  return copy;
}

/** What an element's sizes are measured by, the outermost first. */
function containers(element: Element): Element[] {
  const found: Element[] = [];
  for (let at = element.parentElement; at; at = at.parentElement)
    if (getComputedStyle(at).containerType !== "normal") found.unshift(at);
  return found;
}

function drawn(element: Element, width: number, height: number): Element {
  const clone = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const marked of [clone, ...clone.querySelectorAll<HTMLElement>("[data-place], [id]")]) {
    delete (marked as HTMLElement).dataset.place;
    marked.removeAttribute("id");
  }
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const box = element.getBBox();
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    clone.removeAttribute("transform");
    svg.append(clone);
    Object.assign(svg.style, { width: `${width}px`, height: `${height}px`, overflow: "visible" });
    return svg;
  }
  // What it has from those around it goes along.
  const { color, fontFamily, fontSize, lineHeight } = getComputedStyle(element);
  Object.assign(clone.style, { color, fontFamily, fontSize, lineHeight });
  const still = { margin: "0", position: "absolute", inset: "0 auto auto 0", translate: "none" };
  Object.assign(clone.style, { ...still, visibility: "visible" });
  Object.assign(clone.style, { width: `${width}px`, height: `${height}px` });
  return clone;
}
