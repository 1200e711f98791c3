import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { HouseCatalogue } from "../../build/catalogues";
import { load } from "../app/loading";
import { api } from "../network/api";
import { USUAL_LEVEL, type Level, type Message, type Temper } from "../generated/messages";
import type { HouseTexts, Value } from "../generated/texts";
import { concerns, subjectOf } from "./subjects";

export type Language = "de" | "en";
export const LANGUAGES: Language[] = ["de", "en"];

type Arguments<K extends keyof HouseTexts> =
  HouseTexts[K] extends Record<string, never> ? [] : [HouseTexts[K]];

// The catalogues of the repository itself: see build/catalogues.ts.
const HOUSE: Record<Language, () => Promise<{ default: HouseCatalogue }>> = {
  de: () => import("virtual:house/de"),
  en: () => import("virtual:house/en"),
};
const FOLDER = "../../../src/tafelrunde/games";
const PAGES = import.meta.glob<string>("../../texts/pages/*.ftl", { import: "default" });
const GAMES = import.meta.glob<string>("../../../src/tafelrunde/games/*/words/*.ftl", {
  import: "default",
});

/** A piece of a sentence: words, or dice, or something that a game can draw by its key. */
export type Part = string | { dice: number[] } | { glyph: string };
type Drawn = Exclude<Part, string>;

const DICE = ["die", "dice"];
const MARK = /\uE000(\d+)\uE001/;

const OTHER: Record<Language, Language> = { de: "en", en: "de" };

/** The texts of the house, for all pages or only for the home page; in the other language if those of
    this one are missing. */
const houseIn = (language: Language, whole: boolean): Promise<HouseCatalogue> => {
  const from = async (spoken: Language) => {
    const [{ default: home }, pages] = await Promise.all([
      load(HOUSE[spoken]),
      whole ? load(PAGES[`../../texts/pages/${spoken}.ftl`]) : "",
    ]);
    return { ...home, house: `${home.house}\n${pages}` };
  };
  return from(language).catch(() => from(OTHER[language]));
};

/** The same for a game. The server has those of a game that another package brings. */
const textsOf = (game: string, language: Language): Promise<string> => {
  const from = (spoken: Language) => {
    const built = GAMES[`${FOLDER}/${game}/words/${spoken}.ftl`];
    return built ? load(built) : api.texts(game, spoken);
  };
  return from(language)
    .catch(() => from(OTHER[language]))
    .catch(() => "");
};

/** Catalogues in one bundle; a later one takes precedence. */
function bundle(language: Language, ...texts: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

/** Every word a player reads, in the chosen language. */
export class Words {
  language = $state<Language>("de");
  #house = $state.raw<FluentBundle>(new FluentBundle("de"));
  /** All texts of the games in `#learnt`; of the others only what the home page says of them. */
  #games = $state.raw<Record<string, FluentBundle>>({});
  #learnt: string[] = [];
  /** Whether the texts of the house are those of all pages. */
  #whole = false;

  /** Load a language, with all texts of the games learnt so far, then switch to it at once. */
  async speak(language: Language, whole = this.#whole): Promise<void> {
    const learnt = [...this.#learnt];
    const [{ house, titles }, ...texts] = await Promise.all([
      houseIn(language, whole),
      ...learnt.map((game) => textsOf(game, language)),
    ]);
    if (this.#whole && !whole) return this.speak(language);
    const known = { ...titles, ...Object.fromEntries(learnt.map((game, at) => [game, texts[at]])) };
    this.#house = bundle(language, house);
    this.#games = Object.fromEntries(
      Object.entries(known).map(([game, text]) => [game, bundle(language, house, text)]),
    );
    this.language = language;
    this.#whole = whole;
  }

  /** Load what pages other than the home page say. */
  async learnPages() {
    if (!this.#whole) await this.speak(this.language, true);
  }

  /** Load all texts of games. */
  async learn(...games: string[]) {
    const missing = games.filter((game) => !this.#learnt.includes(game));
    if (missing.length === 0) return;
    const language = this.language;
    const whole = this.#whole;
    const [{ house }, ...texts] = await Promise.all([
      houseIn(language, whole),
      ...missing.map((game) => textsOf(game, language)),
    ]);
    const learnt = missing.map((game, at) => [game, bundle(language, house, texts[at])]);
    this.#games = { ...this.#games, ...Object.fromEntries(learnt) };
    this.#learnt.push(...missing);
    if (language !== this.language || whole !== this.#whole) await this.speak(this.language);
  }

  /** A sentence of the house. */
  t<K extends keyof HouseTexts>(key: K, ...values: Arguments<K>): string {
    return this.#format(this.#house, key, (values[0] ?? {}) as Record<string, Value>);
  }

  /** A bot with its level and temperament. */
  bot(wish: Level | null, temper: Temper | null = null): string {
    const level = this.t(`level-${wish ?? USUAL_LEVEL}`);
    if (!temper) return this.t("seat-bot", { level });
    return this.t("seat-bot-temper", { level, temper: this.t(`temper-${temper}`) });
  }

  /** What a server or a game said; `names` are those of the people in the seats, `reader` is the
      seat of the reader, who is addressed as "du". */
  say(message: Message, game?: string, names: string[] = [], reader?: number): string {
    return this.#say(message, game, names, reader);
  }

  /** The same with dice, and with what a game draws, in their places. */
  parts(
    message: Message,
    game: string,
    names: string[],
    draws: (key: string) => boolean = () => false,
    reader?: number,
  ): Part[] {
    const drawn: Drawn[] = [];
    const mark = (found: Drawn) => `\uE000${drawn.push(found) - 1}\uE001`;
    const text = this.#say(message, game, names, reader, { mark, draws });
    return text
      .split(MARK)
      .map((part, at) => (at % 2 ? drawn[Number(part)] : part))
      .filter((part) => part !== "");
  }

  #say(
    message: Message,
    game: string | undefined,
    names: string[],
    reader?: number,
    drawing?: { mark: (found: Drawn) => string; draws: (key: string) => boolean },
  ): string {
    const bundle = (game && this.#games[game]) || this.#house;
    const render = (part: Message): string => {
      if (part.key === "player") {
        const seat = Number(part.values.seat);
        return names[seat] || this.t("seat-name", { number: seat + 1 });
      }
      const values: Record<string, Value> = {};
      for (const [name, value] of Object.entries(part.values)) {
        const dice = drawing && DICE.includes(name) ? diceOf(value) : [];
        if (drawing && dice.length) values[name] = drawing.mark({ dice });
        else if (Array.isArray(value))
          values[name] = value.length ? value.map(render).join(", ") : this.t("nothing");
        else values[name] = typeof value === "object" ? render(value) : value;
      }
      const text = this.#format(bundle, part.key, values, formFor(part, reader));
      return drawing?.draws(part.key) ? drawing.mark({ glyph: part.key }) + text : text;
    };
    return render(message);
  }

  /** A text of a game by its key, where the key follows from data. */
  of(game: string, key: string, values: Record<string, Value> = {}): string {
    return this.#format(this.#games[game] ?? this.#house, key, values);
  }

  /** A number on its own, formatted as in sentences. */
  number(value: number): string {
    return value.toLocaleString(this.language, { useGrouping: isGrouped(value) });
  }

  knows(game: string, key: string): boolean {
    return (this.#games[game] ?? this.#house).hasMessage(key);
  }

  /** The heading under which an entry stands in a long menu, as the attribute of its text says. */
  group(message: Message, game: string, names: string[]): string {
    return this.#attribute("group", message, game, names);
  }
  /** A hint without its chance, for those who play without that aid. */
  plain(message: Message, game: string, names: string[]): string {
    return this.#attribute("plain", message, game, names);
  }
  #attribute(attribute: string, message: Message, game: string, names: string[]): string {
    const bundle = this.#games[game];
    const pattern = bundle?.getMessage(message.key)?.attributes[attribute];
    if (!bundle || !pattern) return "";
    const values: Record<string, Value> = {};
    for (const [name, value] of Object.entries(message.values)) {
      if (Array.isArray(value)) continue;
      values[name] = typeof value === "object" ? this.say(value, game, names) : value;
    }
    return bundle.formatPattern(pattern, written(values));
  }

  /** The short name of a step of a lesson. */
  title(game: string, key: string): string {
    const bundle = this.#games[game];
    const pattern = bundle?.getMessage(key)?.attributes.title;
    return bundle && pattern ? bundle.formatPattern(pattern, {}) : "";
  }

  /** The number of the rule that a text refers to, as its attribute says. */
  rule(game: string, key: string): string | undefined {
    const found = this.#games[game]?.getMessage(key)?.attributes.rule;
    return typeof found === "string" ? found : undefined;
  }

  /** The numbers of all rules that matter while something is asked, as its text says. */
  rulesOf(game: string, key: string): string[] {
    const found = this.#games[game]?.getMessage(key)?.attributes.now;
    return typeof found === "string" ? found.split(" ") : [];
  }

  #format(
    bundle: FluentBundle,
    key: string,
    values: Record<string, Value>,
    form?: "you" | "about-you",
  ): string {
    const message = bundle.getMessage(key);
    const pattern = (form && message?.attributes[form]) ?? message?.value;
    const errors: Error[] = [];
    const text = pattern ? bundle.formatPattern(pattern, written(values), errors) : key;
    if (!pattern || errors.length)
      reportError(new Error(`text ${key} (${this.language}): ${errors[0]?.message ?? "missing"}`));
    return text;
  }
}

/** The form of a sentence that addresses the reader: as its subject, or as a player it mentions. */
function formFor(message: Message, reader: number | undefined): "you" | "about-you" | undefined {
  if (reader === undefined) return undefined;
  if (subjectOf(message) === reader) return "you";
  return concerns(message, reader) ? "about-you" : undefined;
}

const GROUPED_FROM = 10_000;
const isGrouped = (value: number) => Math.abs(value) >= GROUPED_FROM;

/** Numbers as the language writes them: 1200, but 12.000 or 12,000 (on the server: `games/words`). */
function written(values: Record<string, Value>): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "number"
        ? new FluentNumber(value, { useGrouping: isGrouped(value) })
        : value,
    ]),
  );
}

/** The numbers of dice that a value names; none if it is something else. */
function diceOf(value: unknown): number[] {
  const text = String(value);
  return /^[1-6]( [1-6])*$/.test(text) ? text.split(" ").map(Number) : [];
}

export const words = new Words();
/** The games whose texts are built in. */
export const GAME_NAMES = Object.keys(GAMES)
  .filter((path) => path.endsWith("/de.ftl"))
  .map((path) => path.split("/").at(-3)!);
