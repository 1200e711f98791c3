import type { Choice } from "../generated/messages";
import { settings } from "../app/settings.svelte";
import { words } from "../words/words.svelte";

/** What a choice would do; without its chance for players who turned that aid off. */
export function hintOf({ hint }: Choice, game: string, names: string[], reader?: number): string {
  if (!hint) return "";
  const hides = !settings.chances && hint.values.percent !== undefined;
  return hides ? words.plain(hint, game, names) : words.say(hint, game, names, reader);
}
