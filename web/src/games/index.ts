import type { Component } from "svelte";
import type { Colour } from "../lib/generated/messages";
import type { Table } from "../lib/table.svelte";

/** What a board gets. */
export interface BoardProps {
  view: unknown;
  names: string[];
  colours: Colour[];
  /** Where choices are made; a moment of the past has none. */
  table?: Table;
  /** With open cards: the view of every seat. */
  open?: unknown[];
  /** Open the rules beside the board. */
  onrule?: (number: string) => void;
}

const POSTERS = import.meta.glob<Component>("./*/Poster.svelte", {
  eager: true,
  import: "default",
});
const BOARDS = import.meta.glob<Component<BoardProps>>("./*/Board.svelte", { import: "default" });
const PICTURES = import.meta.glob<Component>("./*/Pictures.svelte", { import: "default" });

interface Glyphs {
  /** A small picture beside the word of this key. */
  default: Component<{ of: string; rolls: boolean }>;
  draws: (key: string) => boolean;
}
const GLYPHS = import.meta.glob<Glyphs>("./*/Glyph.svelte", { eager: true });

export const glyphs = (game: string): Glyphs | undefined => GLYPHS[`./${game}/Glyph.svelte`];
export const poster = (game: string) => POSTERS[`./${game}/Poster.svelte`];
/** A game without a board of its own is played at the text table. */
export const board = (game: string) => BOARDS[`./${game}/Board.svelte`];
/** What a rules page shows beside its words. */
export const pictures = (game: string) => PICTURES[`./${game}/Pictures.svelte`];
