import type { View } from "../../generated/views/kraftwagen";
import { words } from "../../words/words.svelte";
import type { GameStage } from "../../stage/contract";
import Board from "./Board.svelte";
import Dock from "./dock/Dock.svelte";
import { facts } from "./end/facts";
import { heard, plan, SOUNDS } from "./plan";
import { endsRound } from "./round/round.svelte";
import Round from "./round/Round.svelte";
import RoundDock from "./round/RoundDock.svelte";
import Story from "./end/Story.svelte";
import Victory from "./end/Victory.svelte";

const t = (key: string, values = {}) => words.of("kraftwagen", key, values);

/** Cards and tiles that are turned up belong to the step before. */
const MINOR = ["log-open", "log-start-lot", "log-special"];

/** Phases that ask for the same as another. */
const ASKS: Record<string, string> = { first_part: "asks-select_part" };

const stage: GameStage<View> = {
  Board,
  Dock,
  Result: Round,
  ResultDock: RoundDock,
  pauses: endsRound,
  Victory,
  Story,
  facts,
  ended: ({ view }) =>
    t("board-works-rounds", { works: view.mats.length, rounds: view.rounds.length }),
  asks: ({ view }) => ({ key: ASKS[view.phase] ?? `asks-${view.phase}` }),
  plan,
  heard,
  sounds: SOUNDS,
  progress: (view) => ({
    texts: [view.round ? t("board-round", { round: view.round }) : t("fact-setup")],
    parts: { many: view.rounds.length, now: view.rounds.indexOf(view.round) + 1 },
  }),
  wants: 1360,
  dock: {
    desk: 99,
    laptop: 88,
    low: 84,
    large: 118,
    phone: 252,
    small: 244,
    tablet: 252,
    beside: 252,
  },
  tokens: {
    "--bar": "light-dark(#2b3739, #0e1415)",
    "--on-bar": "#f4ead3",
    "--title": "#e6ad2c",
    "--dock": "#b23d26",
    "--on-dock": "#fff6e2",
    "--dock-faint": "#fbe3cf",
    "--dock-bad": "#fff6e2",
    "--dock-edge": "3px solid #1d2526",
    "--go": "#e6ad2c",
    "--on-go": "#1d2526",
    "--sign-radius": "0.35rem",
    "--sign-edge": "#1d2526",
    "--ribbon": "#b23d26",
    "--on-ribbon": "#fff6e2",
    "--ribbon-edge": "3px solid #1d2526",
    "--ribbon-clip": "none",
    "--largest-ribbon": "min(3.2rem, 5vh)",
    "--story": "max(27.5rem, 29%)",
    "--kw-paper": "light-dark(#ecdfc3, #1a2123)",
    "--kw-paper2": "light-dark(#e2d2ae, #141a1c)",
    "--kw-card": "light-dark(#f8f1df, #252e30)",
    "--kw-plate": "light-dark(#fbf5e6, #e9dcbd)",
    "--kw-plate2": "light-dark(#efe3c8, #d8c9a4)",
    "--kw-under": "light-dark(#0000, #e9dcbd)",
    "--kw-ink": "light-dark(#1d2526, #f4ead3)",
    "--kw-soft": "light-dark(#57564a, #bdb59c)",
    "--kw-line": "light-dark(#bfac82, #47524f)",
    "--kw-rule": "light-dark(#1d2526, #0c1112)",
    "--kw-slate": "light-dark(#2b3739, #0e1415)",
    "--kw-belt": "light-dark(#2b3739, #53605f)",
    "--kw-sky": "light-dark(#cfd9cf, #8b9a94)",
    "--kw-must": "light-dark(#e6ad2c, #eab437)",
    "--kw-good": "light-dark(#22663f, #86d6a4)",
    "--kw-bad": "light-dark(#9c2417, #ff9f90)",
    "--kw-sales": "light-dark(#1d2526, #d8c9a4)",
    "--kw-on-sales": "light-dark(#fff6e2, #1d2526)",
  },
  minor: ({ key }) => MINOR.includes(key),
  keys: () => [
    ["1–9", t("board-key-digits")],
    ["← →", t("board-key-along")],
    ["↑ ↓", t("board-key-across")],
    ["b", t("board-key-end")],
    ["+ −", t("board-key-workers")],
  ],
};
export default stage;
