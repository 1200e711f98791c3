import type { NewTable } from "../generated/messages";
import type { Climb } from "../stage/end/ladder";
import { LANGUAGES, words, type Language } from "../words/words.svelte";

export type Theme = "system" | "light" | "dark";
export const THEMES: Theme[] = ["system", "light", "dark"];
export type Board = "board" | "text";
/** How fast pieces move. */
export type Pace = "calm" | "normal" | "quick" | "off";
export const PACES: Pace[] = ["calm", "normal", "quick", "off"];

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  pace: Pace;
  /** Single keys choose at the table. */
  shortcuts: boolean;
  /** A resting mouse shows help in place. */
  explain: boolean;
  /** Shows the chances of dice before a throw. */
  chances: boolean;
  board: Board;
  /** Beside a television this device shows only the hand, if it is a phone. */
  hand: boolean;
  /** Whether the panel beside the board stands open, by game. */
  side: Record<string, boolean>;
  /** How many seats the last table had, by game. */
  seats: Record<string, number>;
  /** How the last table was arranged, by game. */
  tables: Record<string, Arranged>;
  /** Wins and losses in a row against bots, by game. */
  ladder: Record<string, Climb>;
}

/** What a new table of the same game begins with. */
type Arranged = Pick<NewTable, "seats" | "options" | "watch" | "pace" | "undo" | "tips" | "level">;

const KEY = "tafelrunde";

function defaults(): Kept {
  const german = navigator.languages.find((tag) => /^(de|en)\b/.test(tag))?.startsWith("de");
  return {
    language: german ? "de" : "en",
    theme: "system",
    sound: !matchMedia("(pointer: coarse)").matches,
    pace: "normal",
    shortcuts: true,
    explain: true,
    chances: true,
    board: "board",
    hand: true,
    side: {},
    seats: {},
    tables: {},
    ladder: {},
  };
}

function kept(): Partial<Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    // Earlier visits knew only on and off.
    const { motion, ...rest } = found as Partial<Kept> & { motion?: boolean };
    return motion === false ? { pace: "off", ...rest } : rest;
  } catch {
    return {};
  }
}

/** The player's preferences on this device. */
class Settings {
  #kept = $state<Kept>({ ...defaults(), ...kept() });
  #stillness = matchMedia("(prefers-reduced-motion: reduce)");
  #still = $state(this.#stillness.matches);

  constructor() {
    this.#stillness.addEventListener("change", (event) => (this.#still = event.matches));
    if (!LANGUAGES.includes(this.#kept.language)) this.#kept.language = "de";
    this.#show();
  }

  get language() {
    return this.#kept.language;
  }
  get theme() {
    return this.#kept.theme;
  }
  get sound() {
    return this.#kept.sound;
  }
  get pace() {
    return this.#kept.pace;
  }
  get shortcuts() {
    return this.#kept.shortcuts;
  }
  get explain() {
    return this.#kept.explain;
  }
  get chances() {
    return this.#kept.chances;
  }
  get board() {
    return this.#kept.board;
  }
  get hand() {
    return this.#kept.hand;
  }
  get side() {
    return this.#kept.side;
  }
  get tables() {
    return this.#kept.tables;
  }
  get ladder() {
    return this.#kept.ladder;
  }
  get seats() {
    return this.#kept.seats;
  }
  /** Whether motion is enabled: by the player, and not ruled out by the device. */
  get moving() {
    return this.#kept.pace !== "off" && !this.#still;
  }

  async set(change: Partial<Kept>) {
    Object.assign(this.#kept, change);
    this.#show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Without storage preferences last until the page is closed.
    }
    if (change.language) await words.speak(change.language);
  }

  #show() {
    const root = document.documentElement;
    root.lang = this.#kept.language;
    root.dataset.theme = this.#kept.theme;
    root.dataset.motion = this.#kept.pace === "off" ? "off" : "on";
  }
}

export const settings = new Settings();
