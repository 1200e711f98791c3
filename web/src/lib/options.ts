import type { OptionInfo } from "./generated/messages";
import { words } from "./words.svelte";

export type Value = boolean | number | string;

/** What an option of a game is set to, in words. */
export function valueText(game: string, option: OptionInfo, value: Value): string {
  switch (option.kind) {
    case "flag":
      return words.t(value ? "yes" : "no");
    case "number":
      return String(value);
    case "seat":
      if (value !== "random") return words.t("seat-name", { number: Number(value) + 1 });
  }
  return words.of(game, `option-${option.name}-${value}`);
}
