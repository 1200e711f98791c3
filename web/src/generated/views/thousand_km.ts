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
export const CARD_KINDS = {"KM25": "distance", "KM50": "distance", "KM75": "distance", "KM100": "distance", "KM200": "distance", "GREEN": "defence", "SELF_HELP": "defence", "SPARE_TYRE": "defence", "SPARE_CAN": "defence", "END_LIMIT": "defence", "PRIORITY": "action", "WORKSHOP": "action", "SERVICE": "action", "STATION": "action", "STOP": "attack", "ENGINE": "attack", "TYRE": "attack", "TANK": "attack", "LIMIT": "attack"} as const;
export const DISTANCES = [25, 50, 75, 100, 200] as const;
export const MOST_KM200 = 2 as const;
export const SHORT_TARGET = 700 as const;
export const SHEET_LINES = ["action_points", "blitz_points", "km_points", "win", "delayed", "safe_trip", "extension", "unplaced"] as const;
