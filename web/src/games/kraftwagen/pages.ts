/** The pages of which a narrow board shows one. */
export const PAGES = ["salon", "works", "race", "others"] as const;
export type Page = (typeof PAGES)[number];

/** Where the decision has its pieces, by phase. */
const DECIDES: Record<string, Page> = {
  start_engine: "works",
  select_part: "works",
  select_card: "works",
  first_part: "works",
  market_step: "works",
  select_buyer: "salon",
  quick_sale: "salon",
  pricing: "salon",
};
/** Where a path of the view is drawn, by its first name. */
const DRAWN: Record<string, Page> = {
  buyers: "salon",
  market: "salon",
  money: "salon",
  prices: "salon",
  stacks: "salon",
  track: "salon",
  open_cards: "works",
  bodies: "works",
  engines: "works",
  awards: "race",
  race: "race",
  neutral_spaces: "race",
};
const RUNS = ["space", "laps"];

function drawnAt(path: string, me: number | undefined): Page | undefined {
  const [name, seat, part] = path.split(".");
  if (name !== "mats") return DRAWN[name];
  if (RUNS.includes(part)) return "race";
  return Number(seat) === me ? "works" : "others";
}

/** The page to show: where the first thing mentioned is drawn, else where I decide. */
export function pageFor(
  mentioned: string[],
  phase: string | undefined,
  me: number | undefined,
): Page | undefined {
  const found = mentioned.map((path) => drawnAt(path, me)).find((page) => page !== undefined);
  return found ?? (phase === undefined ? undefined : DECIDES[phase]);
}
