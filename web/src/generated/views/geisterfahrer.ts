// Made by `python -m tools.client_types --write`; do not edit.

export interface CarView {
  number: number;
  where: string;
  field: string | null;
  to_go: number | null;
  ghost: string | null;
  gone_at: number | null;
}

export interface DriverView {
  seat: number;
  colour: string;
  half: string;
  cars: CarView[];
  rescued: number;
  lost: number;
  waived: number;
  rescued_at: number | null;
  ghost_driver: boolean;
}

export interface GeisterfahrerView {
  seat: number | null;
  phase: string;
  active: number | null;
  next: number | null;
  pending: number[];
  turn_no: number;
  last_turn: number;
  thrown: string | null;
  last: LastView | null;
  must_roll: boolean;
  waive_limit: number | null;
  fields_per_lane: number;
  ramps: RampView[];
  drivers: DriverView[];
  ghosts: GhostView[];
  standing: number[];
  winners: number[];
}

export interface GhostView {
  name: string;
  field: string | null;
  faces_seat: number | null;
  faces_car: number | null;
  distance: number | null;
  reach: string[];
}

export interface LastView {
  seat: number;
  thrown: string | null;
}

export interface RampView {
  half: string;
  entry: number;
  exit: number;
}

export type View = GeisterfahrerView;
