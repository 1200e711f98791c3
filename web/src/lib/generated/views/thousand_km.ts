// Made by `python -m tools.client_types --write`; do not edit.

export interface PartyView {
  seats: number[];
  battle: string[];
  speed: string[];
  km: number[];
  total: number;
  actions: string[];
  blitz: string[];
  rolling: boolean;
  needs: string[];
  limited: boolean;
  points: number;
}

export interface RallyView {
  winner: number | null;
  points: number[];
}

export interface ThousandKmView {
  seat: number | null;
  phase: string;
  rally: number;
  dealer: number;
  active: number;
  pending: number[];
  target: number;
  extension_caller: number | null;
  talon: number;
  discard: Record<string, number>;
  last_discard: string | null;
  hand: string[];
  hand_sizes: number[];
  parties: PartyView[];
  attack: string | null;
  attacked: number | null;
  sheet: number[][];
  rally_winner: number | null;
  results: RallyView[];
  standing: number[];
}

export type View = ThousandKmView;
