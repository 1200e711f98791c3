import type { View } from "../../generated/views/knight_rider";
import { words } from "../../words/words.svelte";
import type { GameStage } from "../../stage/contract";
import Board from "./Board.svelte";
import Dock from "./dock/Dock.svelte";
import { asks } from "./asks";
import { facts } from "./end/story";
import Story from "./end/Story.svelte";
import { TILE_COLOURS } from "./city/tile";
import Victory from "./end/Victory.svelte";
import { heard, lasts, plan, rests, sounds } from "./plan";

const GAME = "knight_rider";

/** Cards and tiles that are turned up belong to the step before. */
const MINOR = ["log-dealt", "log-aside"];

const stage: GameStage<View> = {
  Board,
  Dock,
  Victory,
  Story,
  facts,
  progress: (view) => ({
    texts: [
      view.red === null
        ? words.of(GAME, "board-to-build", {
            many: view.undrawn.length + (view.drawn === null ? 0 : 1),
          })
        : words.of(GAME, "board-round", { number: view.round, of: view.round_limit }),
    ],
  }),
  wants: 1360,
  dock: { desk: 204, laptop: 192, low: 184, large: 244, tablet: 288, phone: 344, small: 326 },
  tokens: {
    "--bar": "#120a26",
    "--on-bar": "#f1eefc",
    "--title": "#ff6a85",
    "--dock": "#08070d",
    "--on-dock": "#f1eefc",
    "--dock-faint": "#b9b2d8",
    "--dock-well": "#1b1438",
    "--dock-edge": "0",
    "--go": "linear-gradient(#8df4ff, #20c9e6)",
    "--on-go": "#04171c",
    "--sign-radius": "0.6rem",
    "--sky": "light-dark(#e6d6ea, #0d0820)",
    "--night": "light-dark(#efe3ee, #0a0616)",
    "--ground-map": "light-dark(#e2d3e6, #0d0820)",
    ...TILE_COLOURS,
    "--map-ink": "light-dark(#2a1f47, #cfc6f2)",
    "--map-faint": "light-dark(#4b3f68, #b1a9d6)",
    "--map-warm": "light-dark(#9c1f16, #ffb3ab)",
    "--ink-map": "light-dark(#1b1430, #f1eefc)",
    "--line-map": "light-dark(#bba9cd, #3a3068)",
    "--panel-map": "light-dark(#fbf6fcf2, #120c28ee)",
    "--cell-map": "light-dark(#e6d9ec, #1b1438)",
    "--cell-line": "light-dark(#c9b7d8, #2c2350)",
    "--road-small": "light-dark(#6a5b8f, #6d62ab)",
    "--pip-on": "light-dark(#c22a1f, #ff8a7e)",
    "--pip-off": "light-dark(#c3b6d2, #4a4266)",
    "--go-map": "light-dark(#006f86, #39e6ff)",
    "--oil-map": "light-dark(#8f5200, #ffb638)",
    "--ram-map": "light-dark(#a3117f, #ff63d6)",
    "--safe-map": "light-dark(#1a6b3c, #66f0a8)",
    "--red-map": "light-dark(#c81e14, #ff6a5e)",
  },
  asks,
  plan,
  lasts,
  rests,
  heard,
  sounds,
  minor: ({ key }) => MINOR.includes(key),
  keys: () =>
    ["arrows", "tab", "d", "kitt", "lay", "e", "zoom", "c"].map((key) => [
      words.of(GAME, `key-${key}`),
      words.of(GAME, `key-${key}-does`),
    ]),
};
export default stage;
