import { words } from "../words/words.svelte";

/** A server may know games that this client has no words for. */
export const titleOf = (game: string): string =>
  words.knows(game, "game-title") ? words.of(game, "game-title") : game;

/** A text that not every game has. */
export const textOf = (game: string, key: string): string =>
  words.knows(game, key) ? words.of(game, key) : "";
