import type { Component } from "svelte";
import type { Table } from "../lib/table.svelte";

/** What a board gets: the table, and the view to show (a moment of the past, or now). */
export interface BoardProps {
  table: Table;
  view: unknown;
  /** Nothing can be chosen: a moment of the past, or another seat's eyes. */
  still?: boolean;
}

const POSTERS = import.meta.glob<Component>("./*/Poster.svelte", {
  eager: true,
  import: "default",
});
const BOARDS = import.meta.glob<Component<BoardProps>>("./*/Board.svelte", { import: "default" });
const PICTURES = import.meta.glob<Component>("./*/Pictures.svelte", { import: "default" });

export const poster = (game: string) => POSTERS[`./${game}/Poster.svelte`];
/** A game without a board of its own is played at the text table. */
export const board = (game: string) => BOARDS[`./${game}/Board.svelte`];
/** What a rules page shows beside its words. */
export const pictures = (game: string) => PICTURES[`./${game}/Pictures.svelte`];
