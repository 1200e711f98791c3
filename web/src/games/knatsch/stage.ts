import type { View } from "../../generated/views/knatsch";
import { standing } from "../../table/timeline.svelte";
import { words } from "../../words/words.svelte";
import type { GameStage } from "../../stage/contract";
import { asks } from "./asks";
import { beginsAttempt, beginsTurn, joined } from "./facts/attempts";
import Board from "./Board.svelte";
import { deedsIn } from "./facts/deeds";
import { heard, lasts, plan, rests, SOUNDS } from "./motion/plan";
import { newCards, wayOf } from "./facts/knights";
import Story from "./end/Story.svelte";
import Tray from "./tray/Tray.svelte";
import Victory from "./end/Victory.svelte";

const t = (key: string, values: Record<string, string | number> = {}) =>
  words.of("knatsch", key, values);

/** Wood and leather, as stripes of light: nothing is fetched, nothing is filtered. */
const GRAIN = [
  "repeating-linear-gradient(1.2deg, rgb(80 45 10 / 0.07) 0 1px, #0000 1px 7px)",
  "repeating-linear-gradient(-0.7deg, rgb(80 45 10 / 0.06) 0 2px, #0000 2px 17px)",
  "repeating-linear-gradient(0.4deg, rgb(255 235 190 / 0.07) 0 3px, #0000 3px 29px)",
].join(", ");
const LEATHER = [
  "repeating-linear-gradient(0.8deg, rgb(0 0 0 / 0.1) 0 1px, #0000 1px 5px)",
  "repeating-linear-gradient(-0.5deg, rgb(255 200 160 / 0.03) 0 2px, #0000 2px 13px)",
].join(", ");

/** Cards and tiles that are turned up belong to the step before. */
const MINOR = ["log-deal", "log-uncover"];

const stage: GameStage<View> = {
  Board,
  Dock: Tray,
  Victory,
  Story,
  ended: (stage) =>
    [t("round-number", { round: stage.view.round }), wayOf(stage)].filter(Boolean).join(" · "),
  facts: ({ view, seat, table }) => {
    const realm = seat === undefined ? undefined : view.realms[seat];
    if (!realm) return [];
    const tried = deedsIn(standing(table.log)).filter((deed) => deed.seat === seat);
    const made = tried.filter((deed) => deed.won).length;
    return [
      { value: String(realm.castles.length), label: t("head-castles") },
      { value: String(realm.tournaments), label: t("head-tournaments") },
      { value: t("made-of", { made, tried: tried.length }), label: t("head-made") },
      { value: String(realm.specials.length), label: t("head-specials") },
    ];
  },
  asks,
  news: (stage) => newCards(stage).length,
  join: joined,
  units: () => [
    { name: t("unit-attempt"), begins: beginsAttempt },
    { name: t("unit-turn"), begins: beginsTurn },
  ],
  minor: ({ key }) => MINOR.includes(key),
  plan,
  lasts,
  rests,
  heard,
  sounds: SOUNDS,
  progress: (view, { seat, names }) => ({
    texts: [
      t("round-number", { round: view.round }),
      ...(view.phase === "over"
        ? []
        : [
            view.active === seat
              ? t("turn-mine")
              : t("turn-of", { player: names[view.active] ?? "" }),
          ]),
    ],
  }),
  wants: 1040,
  dock: { desk: 300, laptop: 266, low: 250, large: 330, phone: 378, small: 352, tablet: 330 },
  tokens: {
    "--serif":
      '"Palatino Linotype", "Book Antiqua", Palatino, "URW Palladio L", P052, "Iowan Old Style", Georgia, serif',
    "--title-font": "var(--serif)",
    "--heading-font": "var(--serif)",
    "--bar": "#2a160c",
    "--on-bar": "#f0e4ca",
    "--title": "#f0d88c",
    "--dock": "light-dark(#4a1f1b, #3a1716)",
    "--on-dock": "#fbf0d8",
    "--dock-faint": "#e3c99b",
    "--dock-edge": "3px double #d8b060",
    "--go": "linear-gradient(#f7dc93, #d9a63c)",
    "--on-go": "#2b1503",
    "--ribbon": "linear-gradient(#c23a2c, #961c15)",
    "--on-ribbon": "#fff3d6",
    "--ribbon-edge": "3px solid #e2b753",
    "--ribbon-clip": "polygon(0 0, 100% 0, calc(100% - 1.2rem) 50%, 100% 100%, 0 100%, 1.2rem 50%)",
    "--story": "max(27.5rem, 31%)",
    "--kn-tray-high": "light-dark(#6b2e26, #551f1c)",
    "--kn-tray-low": "light-dark(#2f1210, #200c0c)",
    "--kn-rim": "#d8b060",
    "--kn-field": "light-dark(#dcc797, #17110c)",
    "--kn-field-low": "light-dark(#c9ae76, #0e0a07)",
    "--kn-on-wood": "light-dark(#4a3216, #c3ae86)",
    "--kn-leaf": "light-dark(#f8f0dd, #2a2018)",
    "--kn-leaf-low": "light-dark(#f1e4c6, #221a13)",
    "--kn-edge": "light-dark(#a98a52, #6a5333)",
    "--kn-hair": "light-dark(#d8c295, #4b3a25)",
    "--kn-ink": "light-dark(#2c1a0c, #f0e4ca)",
    "--kn-faint": "light-dark(#654b2c, #c3ae86)",
    "--kn-card": "light-dark(#fffaec, #e9dbb9)",
    "--kn-wax": "light-dark(#a8221c, #d8473d)",
    "--kn-brass": "#e2b753",
    "--kn-grain": GRAIN,
    "--kn-leather": LEATHER,
  },
  keys: () => [
    ["1–6", t("key-die")],
    ["s", t("key-stop")],
    ["b", t("key-best")],
    ["1–4 ← →", t("key-target")],
    ["n m", t("key-tuck")],
    ["e", t("key-end")],
  ],
};
export default stage;
