import { words } from "../../lib/words.svelte";

/** A number of points as people of this language write it. */
export const grouped = (points: number) => points.toLocaleString(words.language);
