/** A word in a drawing that is too wide for its place is drawn narrower: fonts differ. */
export function within(width: number) {
  return (text: SVGTextElement) => {
    text.removeAttribute("textLength");
    if (text.getComputedTextLength() <= width) return;
    text.setAttribute("textLength", String(width));
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  };
}
