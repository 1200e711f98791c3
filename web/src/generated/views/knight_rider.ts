// Made by `python -m tools.client_types --write`; do not edit.

export interface CarView {
  seat: number;
  number: number;
  field: number[] | null;
  entry: number[] | null;
  facing: string;
  upside_down: boolean;
  mantle: boolean;
  visits: number;
  driven: number;
  way: StandView[];
  kitt: number;
  diversions: number;
  away: number | null;
}

export interface CardView {
  kind: string;
  foot: string | null;
}

export interface DangerView {
  kind: string;
  driver: number | null;
  seat: number;
  thrower: number;
  outcomes: OutcomeView[];
}

export interface EndView {
  x: number;
  y: number;
  facing: string;
  oil: boolean;
  catch: boolean;
  jump: boolean;
  rams: number[];
  steps: StepView[];
}

export interface HandView {
  seat: number;
  kitt: string[];
  diversions: string[];
}

export interface KnightRiderView {
  seat: number | null;
  phase: string;
  first: number | null;
  active: number;
  pending: number[];
  round: number;
  round_limit: number;
  table_size: number;
  tiles: TileView[];
  undrawn: number[];
  shapes_left: ShapeView[];
  drawn: number | null;
  drawn_shape: string | null;
  aside: number[];
  removed: number[];
  tens: number | null;
  red: number | null;
  start_tile: number | null;
  checkpoints: number[];
  cars: CarView[];
  escapes: string[];
  roll: number;
  points: number;
  kitt_played: boolean;
  diversion_laid: boolean;
  declared: string | null;
  lay_kind: string | null;
  lay_tile: number | null;
  secret_hands: boolean;
  hands: HandView[];
  kitt_used: string[];
  diversions_used: string[];
  winners: number[];
  red_targets: TargetView[];
  danger: DangerView | null;
  reach: ReachView[];
}

export interface OutcomeView {
  die: number;
  kind: string;
  fields: number;
  x: number;
  y: number;
  facing: string;
  way: StandView[];
}

export interface ReachView {
  turbo: string | null;
  points: number;
  ends: EndView[];
}

export interface ShapeView {
  shape: string;
  left: number;
}

export interface StandView {
  x: number;
  y: number;
  facing: string;
}

export interface StepView {
  text: string;
  kind: string;
  x: number;
  y: number;
  facing: string;
  points: number;
  ram: boolean;
}

export interface TargetView {
  card: string;
  x: number;
  y: number;
  left: boolean;
  tile: number | null;
}

export interface TileView {
  number: number;
  shape: string;
  x: number;
  y: number;
  rotation: number;
  roads: string[];
  open: string[];
  blocked: boolean;
  cards: CardView[];
}

export type View = KnightRiderView;
