/** Pages on a television are laid out for this height and enlarged to the screen. */
const HEIGHT = 720;
const LEAST_WIDTH = 1152;

export const scaleOf = (width: number, height: number): number =>
  Math.min(height / HEIGHT, width / LEAST_WIDTH);
