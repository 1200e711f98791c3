import { api } from "../network/api";
import type { Chapter, Entry, Replay, ReplayView, Update } from "../generated/messages";
import { Table } from "../table/table.svelte";

const WATCHER = -1;
export const OPEN_CARDS = -2;
const PART = 100;

/** A finished game: its whole log, and views that are fetched in parts when needed. */
export class Recording {
  replay = $state.raw<Replay>();
  /** A seat, a spectator, or all cards open. */
  eyes = $state(WATCHER);
  /** The entry that is wanted. */
  at = $state(1);
  /** The view shown: the previous one while the next one is fetched. */
  shown = $state.raw<ReplayView>();
  /** The table that shows it; it has no players. */
  readonly table: Table;
  /** Entries that belong to the step before them: the draws of a turn. */
  isMinor: (entry: Entry) => boolean = () => false;
  #views: Record<number, ReplayView> = {};

  constructor(readonly code: string) {
    this.table = new Table(code, () => {
      throw new Error("a recording has no line");
    });
  }

  seat = $derived(this.eyes === OPEN_CARDS ? WATCHER : this.eyes);
  entries = $derived<Entry[]>(this.replay?.entries ?? []);
  chapters = $derived<Chapter[]>(this.replay?.chapters ?? []);
  total = $derived(this.entries.length);
  /** Index of the current chapter; -1 before the first. */
  chapter = $derived(this.chapters.filter(({ entry }) => entry <= this.at).length - 1);

  /** Opens it as `eyes` see it, by default my own. */
  async open(eyes: number | undefined, at: number) {
    await this.#look(eyes);
    await this.go(at);
  }

  /** Switches to another seat at the same moment; each seat numbers its own entries. */
  async see(eyes: number) {
    const place = this.replay?.places[this.at - 1] ?? 0;
    await this.#look(eyes);
    await this.go(this.replay!.places.filter((other) => other <= place).length);
  }

  async #look(eyes: number | undefined) {
    const seat = eyes === OPEN_CARDS ? WATCHER : eyes;
    this.replay = await api.replay(this.code, seat);
    this.eyes = eyes ?? this.replay.seat;
    this.#views = {};
    this.shown = undefined;
  }

  /** Where the next step ends: an entry and the minor ones that belong to it. */
  next(at: number): number {
    let end = Math.min(at + 1, this.total);
    while (end < this.total && this.isMinor(this.entries[end])) end += 1;
    return end;
  }

  /** Where the previous step ended. */
  previous(at: number): number {
    let begin = at;
    while (begin > 1 && this.isMinor(this.entries[begin - 1])) begin -= 1;
    return Math.max(begin - 1, 1);
  }

  async go(at: number) {
    const wanted = Math.min(Math.max(at, 1), Math.max(this.total, 1));
    const before = this.shown?.number;
    const first = before !== undefined && wanted === this.next(before) ? before + 1 : wanted;
    this.at = wanted;
    const { eyes } = this;
    for (let number = first; number <= wanted; number++)
      if (!this.#views[number]) await this.#fetch(number);
    if (this.at !== wanted || this.eyes !== eyes || !this.#views[wanted]) return;
    this.shown = this.#views[wanted];
    this.#show(first, wanted, before === first - 1);
  }

  /** Animates the next step as at the table; shows any other entry at once. */
  #show(first: number, last: number, happens: boolean) {
    const { table, seat, entries } = this;
    const { view, described } = this.#views[last];
    const steps = entries.slice(first - 1, last);
    const told = steps.map((entry) => ({ ...entry, view: this.#views[entry.number].view }));
    table.skip();
    if (!happens) {
      table.timeline.logs = { [seat]: entries.slice(0, last) };
      table.timeline.lastOwn = {};
      table.timeline.viewsSince.clear();
    }
    table.seat = seat;
    const bare = { menu: null, can_undo: false, undo_asks: false, order: null };
    void table.receive({
      type: "update",
      table: tableInfo(this.replay!),
      seats: [{ seat, view, described, ...bare, entries: happens ? told : [] }],
      answers: null,
      refused: null,
      now: 0,
    });
  }

  async #fetch(number: number) {
    const { eyes } = this;
    let after = Math.floor((number - 1) / PART) * PART;
    // A large answer ends early.
    while (after < number) {
      const part = await api.replayViews(this.code, this.seat, after, eyes === OPEN_CARDS);
      if (eyes !== this.eyes) return;
      for (const view of part) this.#views[view.number] = view;
      after = part.at(-1)?.number ?? number;
    }
  }
}

/** A finished table with its players, as far as the replay contains them. */
function tableInfo({ table: line, colours, options }: Replay): Update["table"] {
  const seats = line.seats.map(({ name }, seat) => ({
    kind: "person" as const,
    name,
    colour: colours[seat],
    level: null,
    temper: null,
    mine: false,
    online: true,
    away: null,
    autopilot: false,
    resigned: false,
    owner: null,
    deadline: null,
  }));
  return {
    code: line.code,
    game: line.game,
    status: "playing",
    options,
    seats,
    host: false,
    arranges: false,
    door: false,
    watch: "all",
    pace: {},
    undo: "strict",
    tips: "never",
    may_tip: false,
    level: "medium",
    spectators: [],
    screens: 0,
    by_screen: false,
    organiser: null,
    starts: null,
    offer: null,
    commitment: null,
    again: null,
    rematch: null,
    start: false,
    standing: null,
    day: null,
  };
}
