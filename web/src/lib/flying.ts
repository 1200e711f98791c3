/** Where something lies on the screen. */
export interface Box {
  x: number;
  y: number;
  width: number;
}

/** The place of this name within a board, as `data-place` marks it. */
export function place(within: HTMLElement, name: string): Box | undefined {
  const found = within.querySelector(`[data-place="${CSS.escape(name)}"]`);
  const exact = found ?? within.querySelector(`[data-place="${CSS.escape(name.split("-")[0])}"]`);
  if (!exact) return undefined;
  const { x, y, width } = exact.getBoundingClientRect();
  return { x, y, width };
}

/** Moves a piece from one place to another. */
export function flying(start: Box, end: Box, time: number) {
  return (piece: HTMLElement) => {
    const own = piece.offsetWidth || 1;
    const at = (box: Box) => {
      const scale = Math.min(box.width / own, 1.4);
      return `translate(${box.x}px, ${box.y}px) scale(${scale})`;
    };
    piece.style.transformOrigin = "top left";
    const motion = piece.animate([{ transform: at(start) }, { transform: at(end) }], {
      duration: time,
      easing: "cubic-bezier(0.3, 0.1, 0.3, 1)",
      fill: "both",
    });
    return () => motion.cancel();
  };
}
