import type { Choice } from "../../../generated/messages";
import type { RealmView, View } from "../../../generated/views/knatsch";
import { settings } from "../../../app/settings.svelte";
import type { Stage } from "../../../stage/stage.svelte";
import { ownerOf } from "./cards";

/** The stage of this game, and what its parts ask of it. */
export type Knights = Stage<View>;

/** Dice would be thrown for it. */
export const isThrow = (entry: Choice): boolean => entry.shows.percent !== undefined;

/** My chance in per cent, where an entry has one and I want to be told. */
export const chance = (entry: Choice | undefined): number | undefined =>
  settings.chances && typeof entry?.shows.percent === "number" ? entry.shows.percent : undefined;

export const cardOf = (entry: Choice): string | undefined =>
  typeof entry.shows.card === "string" ? entry.shows.card : undefined;

/** Where the card that an entry goes for is in the view. */
export function seenAt({ kind, shows }: Choice): string {
  if (kind === "king") return "may_challenge";
  if (shows.pile !== undefined) return `piles.${shows.pile}`;
  return `realms.${shows.owner}.${kind === "attack" ? "castles" : "specials"}`;
}

/** The entry that goes for this card of another player. */
export const goesFor = (stage: Knights, card: string): Choice | undefined =>
  stage.choices.find(
    (entry) => (entry.kind === "attack" || entry.kind === "steal") && entry.shows.card === card,
  );

export const ofPile = (stage: Knights, kind: "pile" | "tuck", pile: number): Choice | undefined =>
  stage.choices.find((entry) => entry.kind === kind && entry.shows.pile === pile);

export const challenge = (stage: Knights): Choice | undefined =>
  stage.choices.find((entry) => entry.kind === "king");

/** The other seats, clockwise from my left. */
export function others(stage: Knights): number[] {
  const many = stage.view.realms.length;
  const first = stage.seat === undefined ? 0 : stage.seat + 1;
  const all = Array.from({ length: many }, (_, at) => (first + at) % many);
  return all.filter((seat) => seat !== stage.seat);
}

/** What a single card would win, in words; empty if more is missing. */
export function threat(stage: Knights, { lacks }: RealmView): string {
  if (!lacks.one_card) return "";
  const tournament = lacks.set_castles === 0 && lacks.set_tournaments === 1;
  if (lacks.castles !== 1) return stage.t("lacks-tournament");
  return stage.t(tournament ? "lacks-either" : "lacks-castle");
}

/** The cards that have come to their owners since my last turn. */
export function newCards({ since: { before }, past, view }: Knights): string[] {
  if (!before || past) return [];
  return view.realms.flatMap(({ castles, specials }, seat) =>
    [...castles, ...specials].filter((card) => ownerOf(before, card) !== seat),
  );
}
export const isNew = (stage: Knights, card: string): boolean =>
  !stage.pointing.busy && newCards(stage).includes(card);

/** Everybody, the winner first. */
export const byPlace = ({ standing }: View): { place: number; seat: number }[] =>
  standing
    .map((place, seat) => ({ place, seat }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);

const WAYS: Record<string, string> = {
  "log-win-castles": "won-by-castles",
  "log-win-set": "won-by-set",
  "log-win-king": "won-by-king",
  "log-limit": "won-by-limit",
};

/** How the game ended, as its last line tells; undefined if it was broken off. */
function endOf({ table }: Knights): string | undefined {
  return WAYS[table.log.at(-1)?.lines.at(-1)?.key ?? ""];
}
/** In words. */
export function wayOf(stage: Knights): string {
  const way = endOf(stage);
  return way ? stage.t(way, { castles: stage.view.goals.castles }) : "";
}
export const kingFell = (stage: Knights): boolean => endOf(stage) === "won-by-king";
