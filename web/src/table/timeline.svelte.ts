import { SvelteMap } from "svelte/reactivity";
import type { Entry, Update } from "../generated/messages";
import type { Table } from "./table.svelte";

/** Of more steps than these only the last are shown one by one; from this many on, faster. */
const MOST_STEPS = 40;
const MANY_STEPS = 6;

interface Step {
  seat: number;
  entry: Entry;
}

/** Animates entries one after the other; without a mover, views change at once. */
interface Mover {
  /** Moves from one view to that of an entry; `commit` lays it out. Resolves when all has arrived. */
  run(before: unknown, entry: Entry, commit: () => void, hurry: number): Promise<void>;
  /** The log shows the entry now. */
  told?(): void;
  /** Ends the current step at once. */
  skip(): void;
}

/** The entries of a log that were not undone, without the undos themselves. */
export function standing(all: Entry[]): Entry[] {
  const undos = all.filter((entry) => entry.undoes !== null);
  return all.filter(
    ({ number, undoes }) =>
      undoes === null && !undos.some((undo) => undo.undoes! <= number && number < undo.number),
  );
}

/** What of a table is shown when: its logs, and one view after the other. A mover that fails ends
    the show, never the game: the newest view is shown then. */
export class Timeline {
  /** The log of each of our seats. */
  logs = $state.raw<Record<number, Entry[]>>({});
  /** The view shown while entries are animated; undefined: the latest view. */
  showing = $state.raw<unknown>();
  /** The last entry made by each of our seats, as far as this device knows. */
  lastOwn = $state.raw<Record<number, number>>({});
  /** Views after entries from my last own one on, by their numbers. */
  viewsSince = new SvelteMap<number, unknown>();
  mover: Mover | undefined;
  /** Whether one of my entries was a turn, and not only a response within another player's turn. */
  isTurn: (entry: Entry) => boolean = () => true;

  #steps: Step[] = [];
  #playing = false;
  /** While entries are played: the last one that has arrived. */
  #arrived = $state<number>();

  constructor(private table: Table) {}

  /** The entries whose animation, if any, has arrived. */
  log = $derived.by(() => {
    const log = this.logs[this.table.seat] ?? [];
    const last = this.#arrived;
    return last === undefined ? log : log.filter((entry) => entry.number <= last);
  });
  view = $derived.by(() => this.showing ?? this.table.at?.view ?? undefined);

  /** The number of the last entry of each log. */
  get last(): Record<number, number> {
    const logs = Object.entries(this.logs);
    return Object.fromEntries(logs.map(([seat, log]) => [seat, log.at(-1)?.number ?? 0]));
  }

  /** Adds the entries of an update that follows another one. The old view stays in sight until
      `play` shows the first step. */
  add(update: Update, before: Update | undefined) {
    const shown = this.view;
    const logs = { ...this.logs };
    for (const { seat, entries, view } of update.seats) {
      const last = logs[seat]?.at(-1)?.number ?? 0;
      const fresh = entries
        .filter((entry) => entry.number > last)
        .map((entry) => (entry.view === undefined ? { ...entry, view } : entry));
      logs[seat] = [...(logs[seat] ?? []), ...fresh];
      this.#keepOwn(seat, fresh);
      if (!before) continue;
      const steps = fresh.filter((entry) => entry.view !== null);
      this.#steps.push(...steps.map((entry) => ({ seat, entry })));
      const old = before.seats.find((one) => one.seat === seat)?.view;
      if (!fresh.length) this.#steps.push(...untold(seat, last, old, view));
    }
    if (this.#steps.length && this.mover && this.showing === undefined) this.showing = shown;
    this.logs = logs;
  }

  /** My last choice that was not undone, and the views since. */
  #keepOwn(seat: number, fresh: Entry[]) {
    const own = standing([...(this.logs[seat] ?? []), ...fresh])
      .filter((entry) => entry.by === seat && this.isTurn(entry))
      .at(-1);
    if (own && own.number !== this.lastOwn[seat]) {
      this.lastOwn = { ...this.lastOwn, [seat]: own.number };
      if (seat === this.table.seat) this.viewsSince.clear();
    }
    if (seat !== this.table.seat) return;
    for (const entry of fresh)
      if (entry.view !== null && entry.number >= (this.lastOwn[seat] ?? Infinity))
        this.viewsSince.set(entry.number, entry.view);
  }

  async play() {
    if (this.#playing) return;
    this.#playing = true;
    try {
      while (this.#next() && this.mover) await this.#show(this.#steps.shift()!.entry, this.mover);
    } catch (error) {
      reportError(error);
    }
    this.#playing = false;
    this.#flush();
  }

  async #show(entry: Entry, mover: Mover) {
    const hurry = Math.min(1, MANY_STEPS / (this.#steps.length + 1));
    this.#arrived ??= Math.ceil(entry.number) - 1;
    try {
      await mover.run(this.showing, entry, () => (this.showing = entry.view), hurry);
      if (this.#arrived !== undefined) this.#arrived = entry.number;
    } finally {
      mover.told?.();
    }
  }

  /** Whether there is something to show: only steps of our seat, and only the last ones. */
  #next(): boolean {
    this.#steps = this.#steps.filter((step) => step.seat === this.table.seat).slice(-MOST_STEPS);
    return this.#steps.length > 0;
  }

  #flush() {
    this.#steps = [];
    this.showing = undefined;
    this.#arrived = undefined;
  }

  /** Skips all steps and shows the latest view. */
  skip() {
    this.#flush();
    this.mover?.skip();
  }
}

/** A change without a log line, such as one step of a drive, is shown as well. */
function untold(seat: number, last: number, before: unknown, view: unknown): Step[] {
  if (JSON.stringify(before) === JSON.stringify(view)) return [];
  return [{ seat, entry: { number: last + 0.5, lines: [], view, by: null, undoes: null } }];
}
