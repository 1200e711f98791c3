import { api } from "./api";
import type { ReplayEntry, TableLine } from "./generated/messages";

export const WATCHER = -1;
export const OPEN_CARDS = -2;

/** A finished game, fetched in parts as they are looked at. */
export class Recording {
  table = $state.raw<TableLine>();
  /** A seat, a spectator, or everybody's cards at once. */
  eyes = $state(WATCHER);
  at = $state(1);
  total = $state(0);
  entries = $state.raw<ReplayEntry[]>([]);
  /** What is shown: the last entry fetched while the next one is on its way. */
  entry = $state.raw<ReplayEntry>();

  constructor(readonly code: string) {}

  seat = $derived(this.eyes === OPEN_CARDS ? WATCHER : this.eyes);

  async open(eyes: number, at: number) {
    this.eyes = eyes;
    this.entries = [];
    await this.#fetch(at);
    await this.go(at);
  }

  /** Look with other eyes; each seat counts its own entries, so keep about the same place. */
  async see(eyes: number) {
    const share = this.total ? this.at / this.total : 0;
    const whole = this.at === this.total;
    this.eyes = eyes;
    this.entries = [];
    await this.#fetch(1);
    await this.go(whole ? this.total : Math.max(1, Math.round(share * this.total)));
  }

  async go(at: number) {
    const wanted = Math.min(Math.max(at, 1), Math.max(this.total, 1));
    this.at = wanted;
    if (!this.#find(wanted)) await this.#fetch(wanted);
    if (this.at === wanted) this.entry = this.#find(wanted);
  }

  #find(number: number): ReplayEntry | undefined {
    return this.entries.find((entry) => entry.number === number);
  }

  async #fetch(number: number) {
    const eyes = this.eyes;
    const after = Math.floor((Math.max(number, 1) - 1) / 100) * 100;
    const part = await api.replay(this.code, this.seat, after, eyes === OPEN_CARDS);
    if (eyes !== this.eyes) return;
    this.table = part.table;
    this.total = part.total;
    const fresh = part.entries.filter((entry) => !this.#find(entry.number));
    this.entries = [...this.entries, ...fresh].sort((a, b) => a.number - b.number);
  }
}
