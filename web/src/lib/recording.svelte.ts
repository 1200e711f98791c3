import { api } from "./api";
import type { Colour, ReplayEntry, TableLine, Update } from "./generated/messages";
import { Table } from "./table.svelte";

export const WATCHER = -1;
export const OPEN_CARDS = -2;
const PART = 100;

/** A finished game, fetched in parts as they are looked at, and shown as a table shows it. */
export class Recording {
  line = $state.raw<TableLine>();
  colours = $state.raw<Colour[]>([]);
  /** The seats that were ours. */
  mine = $state.raw<number[]>([]);
  /** A seat, a spectator, or everybody's cards at once. */
  eyes = $state(WATCHER);
  at = $state(1);
  total = $state(0);
  entries = $state.raw<ReplayEntry[]>([]);
  /** What is shown: the last entry fetched while the next one is on its way. */
  entry = $state.raw<ReplayEntry>();
  /** The table at which it is shown; nobody sits there. */
  readonly table: Table;

  constructor(readonly code: string) {
    this.table = new Table(code, () => {
      throw new Error("a recording has no line");
    });
  }

  seat = $derived(this.eyes === OPEN_CARDS ? WATCHER : this.eyes);

  /** Without a wish, with our own eyes. */
  async open(eyes: number | undefined, at: number) {
    this.eyes = eyes ?? WATCHER;
    this.entries = [];
    await this.#fetch(at);
    if (eyes === undefined && this.mine.length) return this.see(this.mine[0]);
    await this.go(at);
  }

  /** Look with other eyes; each seat counts its own entries, so keep about the same place. */
  async see(eyes: number) {
    const share = this.total ? this.at / this.total : 0;
    const whole = this.at === this.total;
    this.eyes = eyes;
    this.entries = [];
    this.entry = undefined;
    await this.#fetch(1);
    await this.go(whole ? this.total : Math.max(1, Math.round(share * this.total)));
  }

  async go(at: number) {
    const wanted = Math.min(Math.max(at, 1), Math.max(this.total, 1));
    this.at = wanted;
    if (!this.#find(wanted)) await this.#fetch(wanted);
    const found = this.#find(wanted);
    if (this.at !== wanted || !found) return;
    const before = this.entry?.number;
    this.entry = found;
    this.#show(found, before === wanted - 1);
    void this.#fillLog();
  }

  #find(number: number): ReplayEntry | undefined {
    return this.entries.find((entry) => entry.number === number);
  }

  /** The next entry happens as at the table; any other stands at once. */
  #show(entry: ReplayEntry, next: boolean) {
    const { table } = this;
    const seat = { seat: this.seat, view: entry.view, described: entry.described };
    const bare = { menu: null, can_undo: false, order: null };
    const entries = next ? [entry] : [];
    const update: Update = {
      type: "update",
      table: tableInfo(this.line!, this.colours),
      seats: [{ ...seat, ...bare, entries }],
      answers: null,
      refused: null,
      now: 0,
    };
    if (!next) {
      table.skip();
      table.logs = { [this.seat]: this.entries.filter(({ number }) => number <= entry.number) };
    }
    table.seat = this.seat;
    void table.receive(update);
  }

  /** The log has no holes: what came before is fetched, the latest first. */
  async #fillLog() {
    const eyes = this.eyes;
    for (let first = this.#part(this.at); first >= 0; first -= PART) {
      if (this.#find(first + 1)) continue;
      await this.#fetch(first + 1);
      if (eyes !== this.eyes) return;
      const shown = this.table.logs[this.seat]?.at(-1)?.number ?? 0;
      this.table.logs = { [this.seat]: this.entries.filter(({ number }) => number <= shown) };
    }
  }

  #part = (number: number) => Math.floor((Math.max(number, 1) - 1) / PART) * PART;

  async #fetch(number: number) {
    const eyes = this.eyes;
    const part = await api.replay(this.code, this.seat, this.#part(number), eyes === OPEN_CARDS);
    if (eyes !== this.eyes) return;
    this.line = part.table;
    this.colours = part.colours;
    this.mine = part.mine;
    this.total = part.total;
    const fresh = part.entries.filter((entry) => !this.#find(entry.number));
    this.entries = [...this.entries, ...fresh].sort((a, b) => a.number - b.number);
  }
}

/** A finished table with its people, as far as the replay tells. */
function tableInfo(line: TableLine, colours: Colour[]): Update["table"] {
  const seats = line.seats.map(({ name }, seat) => ({
    kind: "person" as const,
    name,
    colour: colours[seat],
    level: null,
    mine: false,
    online: true,
    autopilot: false,
    resigned: false,
    deadline: null,
  }));
  return {
    code: line.code,
    game: line.game,
    status: "playing",
    options: {},
    seats,
    host: false,
    arranges: false,
    door: false,
    watch: "all",
    pace: {},
    undo: "strict",
    level: "medium",
    spectators: [],
    offer: null,
    commitment: null,
    rematch: null,
    standing: null,
  };
}
