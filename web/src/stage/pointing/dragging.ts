import { copyOf, groundOf } from "../motion/copies";

/** How far a finger moves before it drags instead of tapping. */
const FAR = 8;

interface Drag {
  begin: () => void;
  /** Dropped on an element with `data-drop`. */
  drop: (accepted: string) => void;
  end: () => void;
}

/** A picture of the piece follows the finger; the piece itself stays where it is until it is done. */
export function dragging(piece: HTMLElement | SVGElement, on: Drag): () => void {
  let start: PointerEvent | undefined;
  let picture: HTMLElement | undefined;

  function down(event: PointerEvent) {
    if (event.button === 0 && event.isPrimary) start = event;
  }
  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!picture && Math.hypot(x, y) < FAR) return;
    if (!picture) {
      picture = pictureOf(piece);
      piece.setPointerCapture(event.pointerId);
      on.begin();
    }
    picture.style.translate = `${x}px ${y}px`;
    mark(target(event));
  }
  function up(event: PointerEvent) {
    if (picture) {
      const found = target(event);
      if (event.type === "pointerup" && found) on.drop(found.dataset.drop!);
      finish();
    }
    start = undefined;
  }
  function finish() {
    picture?.remove();
    picture = undefined;
    mark(undefined);
    on.end();
    // The click that follows a drag is no tap.
    piece.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => piece.removeEventListener("click", swallow, { capture: true }));
  }
  piece.style.touchAction = "none";
  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [kind, listener] of Object.entries(listeners))
    piece.addEventListener(kind, listener as EventListener);
  return () => {
    for (const [kind, listener] of Object.entries(listeners))
      piece.removeEventListener(kind, listener as EventListener);
    picture?.remove();
  };
}

function swallow(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

function target(event: PointerEvent): HTMLElement | undefined {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  return under?.closest<HTMLElement>("[data-drop]") ?? undefined;
}

function mark(over: HTMLElement | undefined) {
  for (const old of document.querySelectorAll<HTMLElement>("[data-over]"))
    if (old !== over) delete old.dataset.over;
  if (over) over.dataset.over = "true";
}

function pictureOf(piece: HTMLElement | SVGElement): HTMLElement {
  const picture = copyOf(piece);
  picture.classList.add("dragged");
  groundOf(piece).append(picture);
  return picture;
}
