import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or on its side, or an upright tablet: players are rows, mine the last of them;
    elsewhere they sit around a table and my leaf lies in the dock. */
export const narrow = new MediaQuery(
  "(max-width: 40rem), (max-height: 30rem), ((max-width: 64rem) and (orientation: portrait))",
);
