import type { Entry } from "../generated/messages";
import type { Table } from "../table/table.svelte";
import { standing } from "../table/timeline.svelte";

/** What happened since my last turn: how things stood at its end, and all that came after. */
export class Since<View = unknown> {
  #fetched = $state.raw<{ seat: number; at: number; view: unknown }>();
  constructor(private table: Table) {
    $effect(() => void this.#fetch());
  }

  /** The number of my last own entry; 0 before the first. */
  at = $derived.by(() => this.table.timeline.lastOwn[this.table.seat] ?? 0);

  /** What came after it, as far as it has been shown. */
  entries = $derived.by<Entry[]>(() =>
    this.at ? standing(this.table.log).filter((entry) => entry.number > this.at) : [],
  );

  /** How things stood then; undefined before my first turn, and until it is known. */
  before = $derived.by<View | undefined>(() => {
    if (!this.at) return undefined;
    const kept = this.table.timeline.viewsSince.get(this.at);
    if (kept !== undefined) return kept as View;
    const found = this.#fetched;
    return found?.at === this.at && found.seat === this.table.seat
      ? (found.view as View)
      : undefined;
  });

  /** What this seat did. */
  of(seat: number): Entry[] {
    return this.entries.filter((entry) => entry.by === seat);
  }

  /** After coming back the server is asked once. */
  async #fetch() {
    const { seat } = this.table;
    const at = this.at;
    if (!at || this.table.line !== "open" || this.table.timeline.viewsSince.has(at)) return;
    const moment = await this.table.look(seat, at);
    if (moment) this.#fetched = { seat, at, view: moment.view };
  }
}
