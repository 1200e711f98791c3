import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../lib/settings.svelte";

/** How cards and dice come and go where the board itself moves them. */

type Goes = (element: Element) => TransitionConfig;

const taking = (time: number) => (settings.moving ? time : 0);

/** A die is taken up to be thrown. */
export const takenUp: Goes = () => ({
  duration: taking(150),
  css: (_, gone) => `translate: ${gone * 12}em ${-gone * 2}em; opacity: ${1 - gone}`,
});

/** A die that stays makes room for what lands beside it. */
export const makesRoom = () => ({ duration: taking(180), easing: cubicOut });

/** The old top of a pile goes under it, unless somebody has won it and it flies away. */
export const goesUnder = (_: Element, won: () => boolean): TransitionConfig => ({
  duration: won() ? 0 : taking(240),
  css: (_, gone) => `translate: 0 ${gone * 12}px; scale: ${1 - gone / 9}; z-index: -1`,
});

/** The next top is turned over. */
export const turnsOver: Goes = () => ({
  duration: taking(160),
  css: (shown) => `transform: perspective(20em) rotateY(${(1 - shown) * 90}deg)`,
});

/** Halberds move apart. */
export const opens: Goes = () => ({
  duration: taking(220),
  css: (_, gone) => `transform: translateX(${-gone * 9}px); opacity: ${1 - gone}`,
});
