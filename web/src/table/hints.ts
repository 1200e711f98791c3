import type { Choice } from "../generated/messages";
import { settings } from "../app/settings.svelte";
import { words } from "../words/words.svelte";

/** What an entry would bring; without its chance for those who play without that aid. */
export function hintOf({ hint }: Choice, game: string, names: string[], reader?: number): string {
  if (!hint) return "";
  const hides = !settings.chances && hint.values.percent !== undefined;
  return hides ? words.plain(hint, game, names) : words.say(hint, game, names, reader);
}
