import { LANGUAGES, words, type Language } from "./words.svelte";

export type Theme = "system" | "light" | "dark";
export const THEMES: Theme[] = ["system", "light", "dark"];
export type Board = "board" | "text";

interface Kept {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  /** Single keys choose at the table. */
  shortcuts: boolean;
  board: Board;
}

const KEY = "tafelrunde";

function defaults(): Kept {
  const english = navigator.languages.find((tag) => /^(de|en)\b/.test(tag))?.startsWith("en");
  return {
    language: english ? "en" : "de",
    theme: "system",
    sound: !matchMedia("(pointer: coarse)").matches,
    motion: true,
    shortcuts: true,
    board: "board",
  };
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

/** What a person prefers on this device. */
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
  get motion() {
    return this.#kept.motion;
  }
  get shortcuts() {
    return this.#kept.shortcuts;
  }
  get board() {
    return this.#kept.board;
  }
  /** Whether things may move: wanted here, and not ruled out by the device. */
  get moving() {
    return this.#kept.motion && !this.#still;
  }

  async set(change: Partial<Kept>) {
    Object.assign(this.#kept, change);
    this.#show();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A device that keeps nothing still plays.
    }
    if (change.language) await words.speak(change.language);
  }

  #show() {
    const root = document.documentElement;
    root.lang = this.#kept.language;
    root.dataset.theme = this.#kept.theme;
    root.dataset.motion = this.#kept.motion ? "on" : "off";
  }
}

export const settings = new Settings();
