import type { Component } from "svelte";

interface Glyphs {
  /** A small picture beside the word of this key. */
  default: Component<{ of: string; rolls: boolean }>;
  draws: (key: string) => boolean;
}
const GLYPHS = import.meta.glob<Glyphs>("./*/Glyph.svelte", { eager: true });

export const glyphs = (game: string): Glyphs | undefined => GLYPHS[`./${game}/Glyph.svelte`];
