import type { View } from "../../../generated/views/knatsch";
import type { AnyStage } from "../../../stage/stage.svelte";

/** The cards by the names the view gives them: a castle has a crest, a special a type. */

const CRESTS = ["red", "green", "blue", "yellow", "black", "white"] as const;
export type Crest = (typeof CRESTS)[number];

/** The colour of the shield, and of what it bears. */
export const TINCTURES: Record<Crest, [field: string, charge: string]> = {
  red: ["#a5211c", "#f5d67f"],
  green: ["#2a6a39", "#f4ecd0"],
  blue: ["#214f92", "#f5d67f"],
  yellow: ["#dca51d", "#40230a"],
  black: ["#2b2622", "#efe9da"],
  white: ["#fbf8ef", "#9b2a25"],
};

const TYPES = {
  die1: "die1",
  die2: "die2",
  die3: "die3",
  die4: "die4",
  die5: "die5",
  cat: "catapult",
  champ: "champion",
  stap: "stack",
  cg: "castle-guard",
  sg: "special-guard",
  verrat: "treason",
  schutz: "protection",
} as const;
export type Special = (typeof TYPES)[keyof typeof TYPES];

const STEMS = Object.entries(TYPES) as [string, Special][];

export const TOURNAMENT = "tournament";

const found = new Map<string, { crest?: Crest; type?: Special }>();

/** What is drawn on a card; neither crest nor type: a tournament. */
export function kindOf(card: string): { crest?: Crest; type?: Special } {
  let kind = found.get(card);
  if (!kind) {
    const crest = CRESTS.find((crest) => card.startsWith(crest));
    const [, type] = STEMS.find(([stem]) => card.startsWith(stem)) ?? [];
    kind = crest ? { crest } : { type };
    found.set(card, kind);
  }
  return kind;
}

export const isCastle = (card: string): boolean => kindOf(card).crest !== undefined;

/** Its name without what is printed on it: "Burg Rot". */
export function nameOf(stage: AnyStage, card: string): string {
  const { crest, type } = kindOf(card);
  if (crest) return stage.t("card-castle", { crest: stage.t(`crest-${crest}`) });
  return stage.t(type ? `special-${type}` : "card-tournament");
}

/** The owner of a card. */
export const ownerOf = (view: View, card: string | null): number | undefined => {
  const seat = view.realms.findIndex(
    (realm) => card !== null && (realm.castles.includes(card) || realm.specials.includes(card)),
  );
  return seat < 0 ? undefined : seat;
};
