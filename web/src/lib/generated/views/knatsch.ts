// Made by `python -m tools.client_types --write`; do not edit.

export interface KnatschView {
  seat: number | null;
  phase: string;
  round: number;
  round_limit: number;
  start_player: number;
  active: number;
  pending: number[];
  attempts: number;
  tucks_left: number;
  may_challenge: boolean;
  realms: RealmView[];
  piles: PileView[];
  unseen: string[] | null;
  combos: Record<string, string>;
  roll: RollView | null;
  winner: number | null;
  standing: number[];
}

export interface PileView {
  top: string | null;
  size: number;
  unknown: number | null;
  tail: string[] | null;
}

export interface RealmView {
  castles: string[];
  specials: string[];
  tournaments: number;
  guarded: string[];
}

export interface RollView {
  running: boolean;
  purpose: string;
  roller: number;
  target: string | null;
  pile: number | null;
  to_beat: string | null;
  tie_is_enough: boolean;
  throws_used: number;
  max_throws: number;
  live: number[];
  dead: number;
  in_the_air: number;
  card_dice: number[];
  result: string | null;
  leader: number | null;
}

export type View = KnatschView;
