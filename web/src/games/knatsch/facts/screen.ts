import { MediaQuery } from "svelte/reactivity";
import { innerWidth } from "svelte/reactivity/window";
import type { Knights } from "./knights";

/** A phone, upright or on its side: players are rows, mine the last of them. */
export const narrow = new MediaQuery("(max-width: 46rem), (max-height: 30rem)");
/** Higher than wide: leaves lie in pairs, one pair below the other. */
export const upright = new MediaQuery("(orientation: portrait)");

/** The panel's width, and the least width that leaves the panel beside the board, in pixels. */
const PANEL = 318;
const BESIDE = 1024;
/** From this width on, my leaf fits beside the tray. */
const ROOMY = 992;

/** A tablet, or a small laptop with the log open: my leaf is a strip below the table. */
export function compact(stage: Knights): boolean {
  const width = innerWidth.current ?? ROOMY;
  const beside = stage.panel && width > BESIDE ? PANEL : 0;
  return !narrow.current && width - beside < ROOMY;
}
