import type { GameInfo } from "../generated/messages";
import { GAME_NAMES, words } from "../words/words.svelte";

/** A server may know games that this client has no words for. */
export const titleOf = (game: string): string =>
  words.knows(game, "game-title") ? words.of(game, "game-title") : game;

/** A text that not every game has. */
export const textOf = (game: string, key: string): string =>
  words.knows(game, key) ? words.of(game, key) : "";

/** Load the titles of games that other packages bring; those of the house are always there. */
export const loadTitles = (games: GameInfo[]) =>
  words.learn(...games.map((game) => game.name).filter((name) => !GAME_NAMES.includes(name)));
