import type { Component } from "svelte";
import { load } from "../app/loading";
import type { GameStage, Hand, Television } from "../stage/contract";
import type { Cut } from "./posters";

const POSTERS = import.meta.glob<Component<{ cut?: Cut }>>("./*/Poster.svelte", {
  eager: true,
  import: "default",
});
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own view
const STAGES = import.meta.glob<GameStage<any>>("./*/stage.ts", { import: "default" });
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
const TELEVISIONS = import.meta.glob<Television<any>>("./*/tv/tv.ts", { import: "default" });
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
const HANDS = import.meta.glob<Hand<any>>("./*/hand/hand.ts", { import: "default" });
const PICTURES = import.meta.glob<Component>("./*/Pictures.svelte", { import: "default" });

export const poster = (game: string) => POSTERS[`./${game}/Poster.svelte`];
/** A game without a board of its own is played at the text table. */
export const stageOf = (game: string) => file(STAGES[`./${game}/stage.ts`]);
/** What a game adds to its board on a television. */
export const televisionOf = (game: string) => file(TELEVISIONS[`./${game}/tv/tv.ts`]);
/** What a game adds to its dock on a phone beside a television. */
export const handOf = (game: string) => file(HANDS[`./${game}/hand/hand.ts`]);
/** What a rules page shows beside its words. */
export const pictures = (game: string) => file(PICTURES[`./${game}/Pictures.svelte`]);

function file<T>(found: (() => Promise<T>) | undefined): (() => Promise<T>) | undefined {
  return found && (() => load(found));
}
