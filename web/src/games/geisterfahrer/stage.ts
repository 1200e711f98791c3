import type { View } from "../../generated/views/geisterfahrer";
import type { GameStage } from "../../stage/contract";
import { words } from "../../words/words.svelte";
import Board from "./Board.svelte";
import Dock from "./dock/Dock.svelte";
import Story from "./end/Story.svelte";
import Victory from "./end/Victory.svelte";
import { heard, lasts, plan, SOUNDS } from "./plan";
import { moved } from "./changes";

const t = (key: string, values: Record<string, number> = {}) =>
  words.of("geisterfahrer", key, values);

const stage: GameStage<View> = {
  Board,
  Dock,
  Victory,
  Story,
  ended: ({ view }) =>
    [
      t("turn-number", { turn: view.turn_no }),
      t("fact-many-rescued", {
        many: Math.max(...view.drivers.map((driver) => driver.rescued)),
      }),
    ].join(" · "),
  headline: ({ view }) =>
    view.phase === "over" && !view.winners.length ? t("nobody-arrived") : undefined,
  facts: ({ view, seat }) => {
    if (seat === undefined) return [];
    const { rescued, lost, cars } = view.drivers[seat];
    const rescues = cars.flatMap((car) => (car.where === "safe" && car.gone_at) || []);
    const wrecks = view.drivers.reduce((many, driver) => many + driver.lost, 0);
    return [
      { value: String(rescued), label: t("fact-rescued") },
      { value: String(lost), label: t("fact-lost") },
      {
        value: rescues.length ? String(Math.min(...rescues)) : "–",
        label: t("fact-first-rescue"),
      },
      { value: String(wrecks), label: t("fact-wrecks") },
    ];
  },
  asks: ({ view }) => ({ key: `asks-${view.phase}` }),
  news: ({ since, view }) => (since.before ? moved(since.before, view).length : 0),
  progress: (view) => {
    const cars = view.drivers.flatMap((driver) => driver.cars);
    const count = (where: string) => cars.filter((car) => car.where === where).length;
    return {
      texts: [
        t("turn-number", { turn: view.turn_no }),
        t("on-road", { many: count("road") }),
        t("cars-rescued", { many: count("safe") }),
      ],
    };
  },
  plan,
  lasts,
  heard,
  sounds: SOUNDS,
  keys: () => [
    ["w", t("keys-roll")],
    ["1–4", t("keys-car")],
    ["e i", t("keys-enter")],
    ["a b", t("keys-ghost")],
    ["← → ↑ ↓", t("keys-place")],
  ],
  wants: 1040,
  dock: { desk: 176, laptop: 164, phone: 232, small: 216, tablet: 232 },
  tokens: {
    "--bar": "#0b1622",
    "--on-bar": "#e8eef4",
    "--title": "#ffffff",
    "--dock": "light-dark(#e9eef2, #152532)",
    "--on-dock": "light-dark(#13202c, #eef3fa)",
    "--dock-faint": "light-dark(#3d4c5a, #b9c6d6)",
    "--dock-mine": "light-dark(#0b4ea2, #ffd23e)",
    "--dock-well": "light-dark(#fff, #0e1a24)",
    "--dock-bad": "light-dark(#a3160d, #ffb4a8)",
    "--dock-edge": "2px solid light-dark(#0b4ea2, #9fc6ff)",
    "--go": "linear-gradient(#ffd45e, #f2a900)",
    "--on-go": "#1d1400",
    "--sign-edge": "#7a5200",
    "--ribbon": "linear-gradient(#0d57b4, #083f86)",
    "--on-ribbon": "#fff",
    "--ribbon-edge": "4px double #fff",
    "--ribbon-clip": "none",
    "--story": "max(27.5rem, 31%)",
    "--gf-sky": "light-dark(#c9d3d6, #0c1427)",
    "--gf-mead": "light-dark(#9db295, #12201f)",
    "--gf-mead-far": "light-dark(#86a089, #0a1416)",
    "--gf-tree": "light-dark(#6f8d74, #10211c)",
    "--gf-tree-deep": "light-dark(#5f7d68, #0a1412)",
    "--gf-halo": "light-dark(rgb(255 255 255 / 0.14), rgb(159 194 255 / 0.045))",
    "--gf-tar": "light-dark(#565d68, #232932)",
    "--gf-shoulder": "light-dark(#4b525c, #1b2028)",
    "--gf-line": "light-dark(#ffffff, #e9eef5)",
    "--gf-grass": "light-dark(#6f9663, #274028)",
    "--gf-rail": "light-dark(#dfe5ea, #9aa6b4)",
    "--gf-number": "light-dark(#1b2a3a, #8fa3ba)",
    "--gf-amber": "#ffb020",
    "--gf-chevron": "light-dark(#7a2b00, #fff1c9)",
    "--gf-violet": "light-dark(#5b2fae, #b49cff)",
    "--gf-ink": "light-dark(#13202c, #e9f0f8)",
    "--gf-faint": "light-dark(#26343f, #a3b5c8)",
    "--gf-yard": "light-dark(#8d8578, #1d1a17)",
    "--gf-yard-edge": "light-dark(#5e5648, #5b5142)",
    "--gf-card": "light-dark(#fff, #1f2d3b)",
    "--gf-card-edge": "light-dark(#b3bfca, #43546a)",
    "--gf-picked": "light-dark(#0b4ea2, #ffd23e)",
    "--gf-safe": "light-dark(#0f6b3a, #5fe39a)",
    "--gf-danger": "light-dark(#b3190f, #ff8f84)",
    "--gf-warning": "light-dark(#7d4600, #ffc55a)",
  },
};
export default stage;
