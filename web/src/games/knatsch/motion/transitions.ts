import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { settings } from "../../../app/settings.svelte";

/** How cards and dice come and go where the board itself moves them. */

/** `pace`: how long things take against the usual. */
type Goes = (element: Element, pace?: number) => TransitionConfig;

const taking = (time: number, pace = 1) => (settings.moving ? time * pace : 0);

/** A die is taken up from where it lies to be thrown. */
export const takenUp: Goes = (die, pace) => {
  const [x = "0px", y = "0px"] = getComputedStyle(die).translate.split(" ");
  const from = x === "none" ? "0px" : x;
  return {
    duration: taking(150, pace),
    css: (_, gone) =>
      `translate: calc(${from} + ${gone * 12}em) calc(${y} - ${gone * 2}em); opacity: ${1 - gone}`,
  };
};

/** A die that stays makes room for what lands beside it. */
export const makesRoom = (pace: number) => ({ duration: taking(180, pace), easing: cubicOut });

/** The new leader of a tournament moves up, after a `delay` in which dice decide. */
export const movesUp = ({ pace, delay }: { pace: number; delay: number }) => ({
  delay: taking(delay, pace),
  duration: taking(250, pace),
  easing: cubicOut,
});

/** What dice have brought slides in when they lie still. */
export const told = (
  _: Element,
  { pace, delay }: { pace: number; delay: number },
): TransitionConfig => ({
  delay: taking(delay, pace),
  duration: taking(250, pace),
  easing: cubicOut,
  css: (shown, gone) => `translate: ${gone * 2}em 0; opacity: ${shown}`,
});

/** The old top of a pile goes under it, after a `delay` in which dice decide. */
export const under = (
  _: Element,
  { moves, delay, pace }: { moves: boolean; delay: number; pace: number },
): TransitionConfig => ({
  delay: moves ? taking(delay, pace) : 0,
  duration: moves ? taking(240, pace) : 0,
  css: (_, gone) =>
    `translate: 0 ${Math.min(1, gone * 2) * 14}%; scale: ${1 - gone / 9}; z-index: ${gone > 0.5 ? -1 : 1}`,
});

/** The next top is turned over. */
export const turnsOver: Goes = (_, pace) => ({
  duration: taking(160, pace),
  css: (shown) => `transform: perspective(20em) rotateY(${(1 - shown) * 90}deg)`,
});

/** Halberds move apart. */
export const opens: Goes = () => ({
  duration: taking(220),
  css: (_, gone) => `transform: translateX(${-gone * 9}px); opacity: ${1 - gone}`,
});
