// Made by `python -m tools.client_types --write`; do not edit.

export interface AwardView {
  name: string;
  points: number;
  owner: number | null;
}

export interface BuyerView {
  preference: string;
  buys: number | null;
  pays: number;
}

export interface CarView {
  space: number;
  owner: number;
  body: number;
  engine: number;
  workers: number;
  price: number;
  marker: string | null;
  counts: number[];
}

export interface ForecastView {
  sales: number;
  prize: number;
  bonus: number;
}

export interface KraftwagenView {
  seat: number | null;
  phase: string;
  rounds: number[];
  round: number;
  turn: number;
  active: number | null;
  pending: number[];
  chain: LinkView[];
  tile: string | null;
  icons: string[];
  open_cards: string[];
  open_kinds: string[];
  deck: number;
  discard: Record<string, number>;
  bodies: number[];
  engines: number[];
  start_tiles: string[];
  awards: AwardView[];
  market: (CarView | null)[];
  prices: number[];
  round_prices: number[];
  buyers: BuyerView[];
  buyer_places: number;
  stacks: number[];
  money: number[];
  factors: Record<string, number>;
  track: number;
  special_stack: number | null;
  special_used: string[];
  ring: number;
  neutral_spaces: number[];
  race: number[];
  mats: MatView[];
  forecast: ForecastView[];
  offer: number[] | null;
  reviews: ReviewView[];
  standing: number[] | null;
}

export interface LinkView {
  tile: string | null;
  icons: string[];
  seat: number | null;
  special: boolean;
}

export interface MatView {
  seat: number;
  canteen: number;
  supply: number;
  halls: (PartView | null)[];
  body_level: number;
  engine_level: number;
  body_reach: number;
  engine_reach: number;
  race_engine: number;
  printed_engine: boolean;
  space: number;
  laps: number;
  developments: Record<string, number>;
  inactive: string[];
  engineers: string[];
  markers: string[];
  start_tile: string | null;
  sold: number;
  points: Record<string, number> | null;
  score: number | null;
}

export interface PartView {
  kind: string;
  value: number;
}

export interface ReviewView {
  round: number;
  ended_by: string;
  race: RunnerView[];
  spaces: number[];
  laps: number[];
  prizes: number[];
  bonuses: number[];
  sales: SaleView[];
  unsold: UnsoldView[];
  totals: (number | null)[];
}

export interface RunnerView {
  seat: number | null;
  place: number | null;
  space: number;
  laps: number;
}

export interface SaleView {
  preference: string;
  owner: number | null;
  body: number;
  engine: number;
  workers: number;
  price: number;
  marker: string | null;
  counts: number[];
  space: number | null;
  money: number;
}

export interface UnsoldView {
  owner: number;
  body: number;
  engine: number;
  workers: number;
  price: number;
  marker: string | null;
  space: number;
}

export type View = KraftwagenView;
