import type { Component, Snippet } from "svelte";
import type { Message } from "../generated/messages";
import type { Value } from "../generated/texts";
import type { Tone } from "../app/tone";
import type { Stage } from "./stage.svelte";

/** What a game hands in, as the default export of `web/src/games/<game>/stage.ts`. */
export interface GameStage<View = unknown> {
  /** Fills the board's area exactly, which is a size container: `container: board / size`. */
  Board: Component<{ stage: Stage<View> }>;
  /** Fills the dock while I sit at the table and the game goes on; else: heading and list. */
  Dock?: Component<{ stage: Stage<View> }>;
  /** The picture at the end, in the board's area; else the game's poster. */
  Victory?: Component<{ stage: Stage<View> }>;
  /** What led to it, in numbers, beside the picture; else the places. */
  Story?: Component<{ stage: Stage<View> }>;
  /** What has come to its end, over the headline: "Meisterschaft · 5 Rallyes". */
  ended?: (stage: Stage<View>) => string | undefined;
  /** The headline itself, where it does not name the winner. */
  headline?: (stage: Stage<View>) => string | undefined;
  /** Up to four facts about me in the dock at the end. */
  facts?: (stage: Stage<View>) => { value: string; label: string }[];
  /** A result in the middle of the game (a rally, a round) stays until "Weiter" is pressed:
      its picture, and what the dock says of it, for the view that ends that part. */
  Result?: Component<{ stage: Stage<View> }>;
  result?: (stage: Stage<View>) => Outcome;
  /** The dock under such a result; else these words and "Weiter". */
  ResultDock?: Component<{ stage: Stage<View> }>;
  /** Whether the view that follows another ends a part of the game. */
  pauses?: (before: View, after: View) => boolean;
  /** Where we are, for the bar. */
  progress: (view: View, stage: Stage<View>) => Progress;
  /** The board's width from which the panel beside it may stand open at first. */
  wants: number;
  dock: DockHeights;
  /** The game's colours: `--bar`, `--on-bar`, `--title`, `--dock`, `--on-dock`, `--go`, `--on-go`,
      and whatever else it needs; `light-dark()` for the two themes. */
  tokens: Record<`--${string}`, string>;
  /** What moves when one view follows another. */
  plan?: (before: View, after: View) => Move[];
  /** How long the board itself moves something in this step (dice that roll), in milliseconds at
      the normal pace: what comes next waits for it. Styles follow the pace by `var(--pace)`. */
  lasts?: (before: View, after: View) => number;
  /** How long the step from one view to the next is seen at least, in milliseconds: a table that
      has to be read. A press goes on. */
  rests?: (before: View, after: View) => number;
  /** What is heard when the last piece has arrived: a sound of the house or one of `sounds`, or
      several, one after the other. */
  heard?: (before: View, after: View) => string | string[] | undefined;
  /** Its own sounds; one of the same name is heard instead of the house's. */
  sounds?: Record<string, Tone[]>;
  /** Its own keys, for the list of keys: `["1–7", "pick a card"]`. */
  keys?: () => [keys: string, does: string][];
  /** How many things on the board are new since my last turn, for the bar. */
  news?: (stage: Stage<View>) => number;
  /** Whether a log line is shown only among all lines: the draws of a turn. */
  minor?: (line: Message, stage: Stage<View>) => boolean;
  /** The lines of the log that tell both the lines before and those of the next entry, where they
      belong in one row (the throws of an attempt). */
  join?: (before: Message[], next: Message[]) => Message[] | undefined;
  /** What a replay can step by besides entries (turns, attempts): its name, and whether a line of the
      log begins one. */
  units?: () => { name: string; begins: (line: Message) => boolean }[];
  /** Whether this line is my response within another player's turn, which ends no turn of mine. */
  reacts?: (line: Message) => boolean;
  /** Where those who choose only answer somebody else's move: a word on their seats instead of "am
      Zug", and a sentence for everybody who waits. */
  reaction?: (stage: Stage<View>) => { tag: string; text: string } | undefined;
  /** A small picture at the right of a line of the log. */
  Glimpse?: Component<{ line: Message }>;
  /** What those whose turn it is decide, as a text of the game with `name` and `many`, and the seats
      it names where they are not those: for the television and the phones around it. Everybody reads
      it, so it tells public facts only. */
  asks: (stage: Stage<View>) => Asked;
}

export interface Asked {
  key: string;
  values?: Record<string, Value>;
  seats?: number[];
}

/** What a game adds on a television, as the default export of `web/src/games/<game>/tv/tv.ts`. */
export interface Television<View = unknown> {
  /** What everybody should see and only docks show: dice, piles. It lies on the board. */
  Middle?: Component<{ stage: Stage<View> }>;
  /** Lines of the log shown large in the middle of the screen, before the board moves. */
  tells?: string[];
  /** A picture beside such a line. */
  Picture?: Component<{ line: Message }>;
}

/** What a game adds on a phone beside a television, as the default export of
    `web/src/games/<game>/hand/hand.ts`. */
export interface Hand<View = unknown> {
  /** What comes along to the phone: the piece of the board that a decision points at. */
  Along?: Component<{ stage: Stage<View> }>;
}

/** What is said under a result in the middle of the game. */
export interface Outcome {
  eyebrow: string;
  heading: string;
  text: string;
  /** On the button: what comes next. */
  next: string;
}

/** Heights of the dock in pixels at the usual text size; it has the same one in every phase. */
interface DockHeights {
  desk: number;
  phone: number;
  /** Else as `desk`: below 800 px of height; below 700; from 1920 × 990. */
  laptop?: number;
  low?: number;
  large?: number;
  /** Else as `phone`: phones below 780 px of height; an upright tablet. */
  small?: number;
  tablet?: number;
  /** Else as without a log: a tablet on its side, beside an open log. */
  beside?: number;
}

export interface Progress {
  /** Short texts, with a line between them: "Rallye 3", "Ziel 700 km". */
  texts: string[];
  /** Numbered parts of the game; those that are over can be pressed. */
  parts?: { many: number; now: number; onshow?: (part: number) => void };
}

/** A piece that goes from one named place to another. Places are elements with `data-place`. */
export interface Move {
  from: string;
  to: string;
  /** Places it passes. */
  via?: string[];
  /** Whose drawing flies: what lies at the end (as a rule), or what lay at the beginning. */
  look?: "to" | "from";
  /** It goes into what lies at the end (a hand), which stays in sight meanwhile. */
  into?: boolean;
  /** A drawing of its own instead. */
  piece?: Snippet;
  /** Milliseconds at the normal pace (else 320), and how long after the step has begun. */
  time?: number;
  after?: number;
  /** Milliseconds in which it is then thrown from its last stop to its end, in an arc, turning over. */
  thrown?: number;
}
