import type { View } from "../../generated/views/thousand_km";
import { words } from "../../words/words.svelte";
import type { GameStage } from "../../stage/contract";
import type { Stage } from "../../stage/stage.svelte";
import Board from "./Board.svelte";
import { kmOf } from "./cards/cards";
import Dock from "./dock/Dock.svelte";
import Glimpse from "./Glimpse.svelte";
import { happenings, type Happening } from "./happenings";
import { showSheet } from "./rally/PastSheet.svelte";
import { endsRally, heard, plan } from "./plan";
import Podium from "./rally/Podium.svelte";
import RallySheet from "./rally/RallySheet.svelte";
import { rallies } from "./rally/results";
import { sides } from "./parties";
import Story from "./rally/Story.svelte";

const of = (key: string, values: Record<string, string | number> = {}) =>
  words.of("thousand_km", key, values);

const partyOf = (view: View) => (seat: number) =>
  view.parties.findIndex((party) => party.seats.includes(seat));

function progress(view: View, stage: Stage<View>) {
  const texts = [of("target", { km: view.target })];
  if (view.extension_caller !== null) {
    const caller = sides(view, stage.names, stage.colours, stage.letters)[view.extension_caller];
    texts.push(of("extended-by", { name: caller.name }));
  }
  if (isSingle(stage)) return { texts };
  const onshow = (part: number) => void showSheet(stage, part);
  return {
    texts: [of("rally-number", { number: view.rally }), ...texts],
    parts: { many: view.rally, now: view.rally, onshow },
  };
}

function facts(stage: Stage<View>) {
  const { view } = stage;
  const mine = partyOf(view)(stage.seat ?? -1);
  const past = rallies(view);
  const own = happenings(stage.table.log).filter(({ seat }) => partyOf(view)(seat) === mine);
  const km = own
    .filter(({ what }) => what === "drive")
    .reduce((sum, { card }) => sum + kmOf(card), 0);
  const many = (what: Happening["what"]) =>
    words.number(own.filter((one) => one.what === what).length);
  if (isSingle(stage))
    return [
      { value: words.number(km), label: of("fact-km") },
      { value: many("attack"), label: of("fact-attacks") },
      { value: words.number(view.parties[mine].actions.length), label: of("fact-actions") },
      { value: many("blitz"), label: of("fact-blitz") },
    ];
  return [
    {
      value: words.number(past.filter(({ winner }) => winner === mine).length),
      label: of("fact-won"),
    },
    { value: words.number(km), label: of("fact-km") },
    { value: many("blitz"), label: of("fact-blitz") },
    {
      value: words.number(Math.max(0, ...past.map(({ points }) => points[mine]))),
      label: of("fact-best"),
    },
  ];
}

const isSingle = (stage: Stage<View>) => stage.table.info?.options.mode === "single_rally";

function ended(stage: Stage<View>) {
  const rallies = stage.view.results.length;
  return isSingle(stage) || !rallies ? undefined : of("championship-of", { rallies });
}

/** While a Blitz may be called; no word tells who of a team still thinks. */
function reaction(stage: Stage<View>) {
  const { attacked, active } = stage.arrived;
  if (attacked === null) return undefined;
  const hit = sides(stage.arrived, stage.names, stage.colours, stage.letters)[attacked];
  const text = hit.mine
    ? of("attack-from", { name: stage.names[active] })
    : of("may-counter", { name: hit.name });
  return { tag: of("may-counter-tag"), text };
}

/** What the dock says at the end of a rally. */
function result(stage: Stage<View>) {
  const view = stage.paused?.after ?? stage.view;
  const winner = view.rally_winner;
  const found = sides(view, stage.names, stage.colours, stage.letters);
  const next = view.rally + 1;
  const mine = winner !== null && found[winner].mine && !found[winner].team;
  return {
    eyebrow: of("rally-driven", { number: view.rally }),
    heading:
      winner === null
        ? of("rally-on-nobody", { next })
        : of(mine ? "rally-on-mine" : "rally-on", { name: found[winner].name, next }),
    text: of(stage.paused?.until === undefined ? "rally-stays" : "rally-goes-on"),
    next: of("rally-begins", { number: next }),
  };
}

/** Draws, and answers that told nothing. */
const MINOR = new Set(["log-draw", "log-draw-own", "log-decline", "log-dealer"]);

const game: GameStage<View> = {
  Board,
  Dock,
  Victory: Podium,
  Story,
  ended,
  facts,
  Result: RallySheet,
  result,
  pauses: endsRally,
  progress,
  wants: 1080,
  dock: {
    desk: 232,
    laptop: 212,
    low: 200,
    large: 262,
    phone: 338,
    small: 304,
    tablet: 458,
    beside: 352,
  },
  tokens: {
    "--bar": "#12302b",
    "--on-bar": "#f6eeda",
    "--title": "#f4bd3a",
    "--ground": "light-dark(#efe7d4, #101518)",
    "--dock": "linear-gradient(light-dark(#18443a, #0e2621), light-dark(#12352d, #0a1c18))",
    "--on-dock": "#f6eeda",
    "--dock-faint": "#b9cdbd",
    "--dock-edge": "6px double #f6eeda",
    "--go": "#f4bd3a",
    "--on-go": "#15191d",
    "--ribbon": "#c8322b",
    "--on-ribbon": "#fff",
    "--ribbon-edge": "3px solid #15191d",
    "--ribbon-clip": "none",
    "--sign-radius": "0.3rem",
    "--sign-clip": "polygon(0 0, calc(100% - 27px) 0, 100% 50%, calc(100% - 27px) 100%, 0 100%)",
  },
  minor: ({ key }) => MINOR.has(key),
  reacts: ({ key }) => key === "log-decline",
  reaction,
  asks: ({ view }) => ({ key: view.phase === "extension" ? "asks-extension" : "asks-choose" }),
  plan,
  heard,
  sounds: {
    tick: [{ kind: "square", from: 1200, to: 1200, seconds: 0.015, loudness: 0.08 }],
    mend: [
      { kind: "triangle", from: 220, to: 110, seconds: 0.09, loudness: 0.22 },
      { kind: "sine", from: 660, to: 660, seconds: 0.06, loudness: 0.12, delay: 0.05 },
    ],
    throw: [{ kind: "triangle", from: 220, to: 110, seconds: 0.09, loudness: 0.12 }],
    drive: [{ kind: "sawtooth", from: 90, to: 140, seconds: 0.25, loudness: 0.06 }],
    safe: [
      { kind: "sine", from: 880, to: 880, seconds: 0.1, loudness: 0.12 },
      { kind: "sine", from: 1320, to: 1320, seconds: 0.14, loudness: 0.12, delay: 0.08 },
    ],
  },
  keys: () => [
    ["1–7", of("key-pick")],
    ["x", of("key-discard")],
    ["A–Z", of("key-target")],
    ["b", of("key-blitz")],
    ["n", of("key-decline")],
    ["d", of("key-pile")],
  ],
  Glimpse,
};
export default game;
