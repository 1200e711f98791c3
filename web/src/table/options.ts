import { api } from "../network/api";
import type { Level, OptionInfo } from "../generated/messages";
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

/** In one line what a table plays: the options that are not as usual, and how strong bots are. */
export async function arrangedText(
  game: string,
  options: Record<string, Value>,
  level: Level,
): Promise<string> {
  const [known] = await Promise.all([api.games(), words.learn(game)]);
  const changed = (known.find(({ name }) => name === game)?.options ?? [])
    .filter((option) => options[option.name] !== option.default)
    .map((option) => {
      const label = words.of(game, `option-${option.name}`);
      return option.kind === "flag"
        ? label
        : `${label}: ${valueText(game, option, options[option.name])}`;
    });
  const rules = changed.length ? changed : [words.t("options-usual")];
  const bots = words.t("options-bots", { level: words.t(`level-${level}`) });
  return [...rules, bots].join(" · ");
}
