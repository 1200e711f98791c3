import { api } from "../network/api";
import type { OptionInfo } from "../generated/messages";
import { words } from "../words/words.svelte";

export type Value = boolean | number | string;

/** The value of a game option, in words. */
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

/** The options of a table as its texts need them: flags are 1 or 0. `seats` is 0 outside a table. */
export function textValues(options: Record<string, Value>, seats: number) {
  const values = Object.entries(options).map(([name, value]) => {
    const number = Number(value);
    return [name, Number.isNaN(number) ? String(value) : number] as const;
  });
  return { ...Object.fromEntries(values), seats };
}

/** The same for a game's default options, outside a table. */
export async function usualValues(game: string) {
  const info = (await api.games()).find(({ name }) => name === game);
  const usual = (info?.options ?? []).map((option) => [option.name, option.default] as const);
  return textValues(Object.fromEntries(usual), 0);
}
