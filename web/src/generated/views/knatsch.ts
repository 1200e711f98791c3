// Made by `python -m tools.client_types --write`; do not edit.

export interface DefenceView {
  seat: number;
  throws: number;
  card_dice: number[];
}

export interface GoalsView {
  castles: number;
  set_castles: number;
  set_tournaments: number;
  king_castles: number;
  king: string;
}

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
  goals: GoalsView;
  realms: RealmView[];
  piles: PileView[];
  unseen: string[] | null;
  combos: Record<string, string>;
  roll: RollView | null;
  winner: number | null;
  standing: number[];
}

export interface LacksView {
  castles: number;
  set_castles: number;
  set_tournaments: number;
  one_card: boolean;
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
  lacks: LacksView;
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
  results: (string | null)[];
  leader: number | null;
  defence: DefenceView | null;
  wins: boolean;
}

export type View = KnatschView;
