import type { Choice } from "../../../generated/messages";
import type { View } from "../../../generated/views/kraftwagen";
import type { Stage } from "../../../stage/stage.svelte";
import { number, ofKind, offerOf, word } from "../entries";

/** What is asked, or the deed once something is picked. */
export function questionOf(stage: Stage<View>): string {
  const { view, pointing, choices } = stage;
  const shown = pointing.shown;
  if (shown?.kind === "take") {
    const link = view.chain.find(({ tile }) => tile !== null && tile === word(shown, "tile"));
    if (link) return link.icons.map((icon) => stage.t(`icon-${icon}`)).join(" + ");
  }
  const kind = choices[0]?.kind ?? "";
  if (kind === "buyer") return stage.t("board-ask-buyer", { place: view.buyers.length + 1 });
  if (pointing.taken === "diesel") return stage.t("board-ask-diesel");
  if (view.phase === "market_step" && !ofKind(choices, "offer").length)
    return stage.t(ofKind(choices, "diesel").length ? "board-ask-diesel" : "board-ask-end");
  return stage.t(`board-ask-${ASKS[kind] ?? kind}`);
}
const ASKS: Record<string, string> = { no_sale: "quick_sale", back: "price", end_turn: "offer" };

export interface Deed {
  entry?: Choice;
  verb: string;
  below: string;
}
/** What the primary button does, and its word. */
export function deedOf(stage: Stage<View>): Deed {
  const { picked } = stage.pointing;
  const offer = offerOf(stage);
  const entry = picked ?? (offer && stage.choices.includes(offer) ? offer : onlyOne(stage));
  const kind = entry?.kind ?? stage.choices[0]?.kind ?? "take";
  if (!entry) return { verb: stage.t("board-choose"), below: "" };
  if (kind === "take")
    return {
      entry,
      verb: stage.t("board-do-take"),
      below: stage.t("board-jumps", { many: number(entry, "jumps") ?? 0 }),
    };
  if (kind === "price")
    return {
      entry,
      verb: stage.t("board-do-price", { price: number(entry, "price") ?? 0 }),
      below: stage.t("board-brings", { pays: number(entry, "pays") ?? 0 }),
    };
  return { entry, verb: stage.t(`board-do-${kind}`), below: "" };
}
/** Where nothing is left to choose the button does it. */
const onlyOne = ({ choices }: Stage<View>) => (choices.length === 1 ? choices[0] : undefined);

/** The prices that go with the chosen engineer; none is chosen at first. */
export const markerOf = (stage: Stage<View>): string | undefined =>
  stage.pointing.taken?.startsWith("marker-")
    ? stage.pointing.taken.slice("marker-".length)
    : undefined;

export function pricesOf(stage: Stage<View>): Choice[] {
  const marker = markerOf(stage);
  return ofKind(stage.choices, "price").filter((choice) => word(choice, "marker") === marker);
}

/** Another engineer on the car, at the same price. */
export function mark(stage: Stage<View>, marker: string | undefined) {
  const { pointing } = stage;
  const price = number(pointing.picked, "price");
  if (pointing.taken) pointing.take(pointing.taken);
  if (marker) pointing.take(`marker-${marker}`);
  pointing.choose(pricesOf(stage).find((choice) => number(choice, "price") === price));
}

/** The offer that differs in one thing from the one shown. */
export function offerWith(
  stage: Stage<View>,
  change: { body?: number; engine?: number; workers?: number },
): Choice | undefined {
  const now = offerOf(stage);
  const wanted = (name: "body" | "engine" | "workers") => change[name] ?? number(now, name);
  return ofKind(stage.choices, "offer").find((choice) =>
    (["body", "engine", "workers"] as const).every((name) => number(choice, name) === wanted(name)),
  );
}

/** What a key does: digits pick in the order shown, arrows walk, `b` and `e` end, + and − workers. */
export function keyed(stage: Stage<View>, key: string): (() => void) | undefined {
  const { pointing, choices } = stage;
  if (key === "b" || key === "e") {
    const end = ofKind(choices, "end_turn", "no_sale")[0];
    return end && (() => pointing.act(end));
  }
  if (key === "+" || key === "-" || key === "−") {
    const workers = number(offerOf(stage), "workers");
    const next = workers && offerWith(stage, { workers: workers + (key === "+" ? 1 : -1) });
    return next ? () => pointing.choose(next) : undefined;
  }
  const rows = rowsOf(stage);
  const at = Number(key) - 1;
  if (rows.length && rows[0][at]) return rows[0][at].pick;
  const step = STEPS[key];
  if (!step) return undefined;
  if (document.activeElement?.closest("[role=tablist], .links, .shelf, .halls")) return undefined;
  const row = rows[step[0]] ?? rows[0];
  if (!row?.length) return undefined;
  const now = row.findIndex(({ on }) => on);
  return row[
    now < 0 ? (step[1] > 0 ? 0 : row.length - 1) : (now + step[1] + row.length) % row.length
  ].choose;
}
const STEPS: Record<string, [row: number, by: number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 1],
  ArrowUp: [1, -1],
};

interface Step {
  on: boolean;
  /** As a tap: pick, or do if picked. */
  pick: () => void;
  choose: () => void;
}
/** The pieces of the decision in the order shown, in one row or two. */
function rowsOf(stage: Stage<View>): Step[][] {
  const { pointing, choices } = stage;
  const entry = (choice: Choice): Step => ({
    on: pointing.picked?.text === choice.text,
    pick: () => pointing.pick(choice),
    choose: () => pointing.choose(choice),
  });
  if (ofKind(choices, "price").length) {
    const marks = [undefined, ...markersOf(stage)].map((marker) => ({
      on: markerOf(stage) === marker,
      pick: () => mark(stage, marker),
      choose: () => mark(stage, marker),
    }));
    return [pricesOf(stage).map(entry), marks];
  }
  const parts = ofKind(choices, "body", "engine");
  if (parts.length) return partRows(stage, parts, entry);
  if (ofKind(choices, "offer").length && pointing.taken !== "diesel")
    return [ofKind(choices, "offer").map(entry)];
  return [choices.filter(({ kind }) => kind !== "end_turn" && kind !== "no_sale").map(entry)];
}

export const markersOf = (stage: Stage<View>): string[] => [
  ...new Set(
    ofKind(stage.choices, "price")
      .map((choice) => word(choice, "marker"))
      .filter((marker) => marker !== undefined),
  ),
];

const leadOf = (choice: Choice) => `${choice.kind}-${number(choice, "value")}`;
/** The pieces on the shelf that can be taken, each with where it may go. */
export function leadsOf(parts: Choice[]): { lead: string; entries: Choice[] }[] {
  return [...new Set(parts.map(leadOf))].map((lead) => ({
    lead,
    entries: parts.filter((choice) => leadOf(choice) === lead),
  }));
}
export function lift(stage: Stage<View>, lead: string, entries: Choice[]) {
  if (stage.pointing.taken !== lead)
    stage.pointing.take(lead, entries.length === 1 ? entries[0] : undefined);
}
function partRows(stage: Stage<View>, parts: Choice[], entry: (choice: Choice) => Step): Step[][] {
  const leads = leadsOf(parts);
  const values = leads.map(({ lead, entries }) => ({
    on: stage.pointing.taken === lead,
    pick: () => lift(stage, lead, entries),
    choose: () => lift(stage, lead, entries),
  }));
  const places = leads.find(({ lead }) => lead === stage.pointing.taken)?.entries ?? [];
  return [values, places.map(entry)];
}
