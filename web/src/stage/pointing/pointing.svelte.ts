import type { Choice, Message, WhyNot } from "../../generated/messages";
import type { Table } from "../../table/table.svelte";
import { dragging } from "./dragging";

/**
 * What is looked at and what is about to be done, shared by board and dock.
 *
 * Tap = see, tap again, the primary button or Enter = do. A mouse also points: what is under it is
 * shown without being picked. A piece that leads to several entries (a card that can be played or
 * thrown away) is taken first; the board then offers its entries.
 */
export class Pointing {
  /** What is under the mouse. */
  pointed = $state.raw<Choice>();
  #picked = $state.raw<Choice>();
  #taken = $state<string>();
  /** Chosen while others play: what, with which piece, and after which entry of the log. */
  #armed = $state.raw<{ entry: Choice; piece?: string; after: number }>();
  /** Why a piece that was pressed cannot be used; and on what it cannot, by target. */
  reason = $state.raw<Message>();
  targets = $state.raw<WhyNot["targets"]>({});
  /** The piece that is being dragged. */
  dragged = $state<string>();
  #carried = $state.raw<Choice>();
  #clicked: Element | undefined;

  /** `table` is missing where nothing can be chosen: in the past, for spectators. */
  constructor(private table: () => Table | undefined) {}

  /** All that can be chosen now. */
  get entries(): Choice[] {
    const table = this.table();
    return table && !table.busy ? table.choices : [];
  }
  /** The same, or while others play what can be chosen ahead. */
  get offered(): Choice[] {
    const ahead = this.table()?.choicesAhead ?? [];
    return ahead.length ? ahead : this.entries;
  }
  /** What I have chosen ahead: it is done when my turn comes. */
  get armed() {
    return this.#armed;
  }
  /** What the primary button would do. */
  get picked(): Choice | undefined {
    const { text } = this.#picked ?? {};
    return text === undefined ? undefined : this.offered.find((entry) => entry.text === text);
  }
  /** The piece that was picked up first, by the game's own name for it. */
  get taken(): string | undefined {
    return this.#taken;
  }
  /** What previews show. */
  get shown(): Choice | undefined {
    return this.pointed ?? this.picked ?? this.#armed?.entry;
  }
  /** The entry that is being dragged: places where it may be dropped accept it. */
  carried(kind: string): Choice | undefined {
    return this.#carried?.kind === kind ? this.#carried : undefined;
  }
  /** The choice sent and not yet answered. */
  get asked(): string | undefined {
    return this.table()?.asked;
  }
  /** Whether anything is picked: marks of what is new go then. */
  get busy(): boolean {
    return this.#taken !== undefined || this.picked !== undefined || this.asked !== undefined;
  }

  point(entry: Choice | undefined) {
    this.pointed = entry;
  }

  /** First see, then do. */
  pick(entry: Choice) {
    if (this.picked?.text === entry.text) return this.act();
    if (this.#armed?.entry.text === entry.text) return this.disarm();
    this.#picked = entry;
    this.disarm();
    this.#forgetWhy();
  }

  /** Only see: for what a game preselects. */
  choose(entry: Choice | undefined) {
    this.#picked = entry;
    this.#forgetWhy();
  }

  /** Pick a piece up, or put it back; `entry` is what it would do first of all. */
  take(piece: string, entry?: Choice) {
    const back = this.#taken === piece;
    this.#taken = back ? undefined : piece;
    this.#picked = back ? undefined : entry;
    this.disarm();
    this.#forgetWhy();
  }

  /** Ask the server why a piece, by its name in the view, cannot be used, or not on everything;
      the answer stays until something else is picked. */
  async why(piece: string) {
    const taken = this.#taken;
    const answer = await this.table()?.why(piece);
    if (taken !== this.#taken) return;
    this.reason = answer?.reason ?? undefined;
    this.targets = answer?.targets ?? {};
  }
  #forgetWhy() {
    this.reason = undefined;
    this.targets = {};
  }

  act(entry: Choice | undefined = this.picked) {
    const table = this.table();
    if (!entry || !table) return;
    this.pointed = undefined;
    if (table.choicesAhead.some(({ text }) => text === entry.text)) return this.#arm(entry, table);
    this.disarm();
    void table.act(entry.text);
  }

  #arm(entry: Choice, { log }: Table) {
    const armed = { entry, piece: this.#taken, after: log.at(-1)?.number ?? 0 };
    this.clear();
    this.#armed = armed;
  }
  disarm() {
    this.#armed = undefined;
  }

  /** Esc: put back. Whether there was something to put back. */
  back(): boolean {
    const had = this.#taken !== undefined || this.#picked !== undefined || !!this.reason;
    const ahead = this.#armed !== undefined;
    this.clear();
    if (!had) this.disarm();
    return had || ahead;
  }

  clear() {
    this.#taken = undefined;
    this.#picked = undefined;
    this.pointed = undefined;
    this.#forgetWhy();
  }

  /** One click, or two on the same element: quick clicks on what lies in one place one after the other
      are single ones. */
  #clicks(element: Element, once: () => void, twice: () => void) {
    return {
      click: (event: Event) => {
        if ((event as MouseEvent).detail > 1) return;
        this.#clicked = element;
        once();
      },
      dblclick: () => {
        if (this.#clicked === element) return twice();
        this.#clicked = element;
        once();
      },
    };
  }

  // -- For elements ---------------------------------------------------------------------------

  /** A button (or a field of a map) that stands for an entry: tap, double click and mouse. */
  chooses = (entry: Choice | undefined) => (element: HTMLElement | SVGElement) => {
    if (!entry) return;
    element.dataset.choice = entry.text;
    const over = () => this.point(entry);
    const out = () => this.pointed?.text === entry.text && this.point(undefined);
    const clicks = this.#clicks(
      element,
      () => this.pick(entry),
      () => this.act(entry),
    );
    const stop = listen(element, { pointerenter: over, pointerleave: out, ...clicks });
    return () => {
      stop();
      delete element.dataset.choice;
    };
  };

  /** A piece that is picked up first; a double click does `entry`, and it can be dragged. */
  leads = (piece: string, entry?: Choice) => (element: HTMLElement | SVGElement) => {
    element.dataset.leads = piece;
    const over = () => entry && this.point(entry);
    const out = () => this.point(undefined);
    const clicks = this.#clicks(
      element,
      () => this.take(piece, entry),
      () => entry && this.act(entry),
    );
    const stop = listen(element, { pointerenter: over, pointerleave: out, ...clicks });
    const undrag = dragging(element, {
      begin: () => {
        if (this.#taken !== piece) this.take(piece, entry);
        this.dragged = piece;
      },
      drop: this.#drop,
      end: () => (this.dragged = undefined),
    });
    return () => {
      stop();
      undrag();
      delete element.dataset.leads;
    };
  };

  /** What stands for one entry, `chooses` it, and can also be dragged to where it would go. */
  carries = (entry: Choice | undefined) => (element: HTMLElement | SVGElement) => {
    if (!entry) return;
    return dragging(element, {
      begin: () => {
        this.choose(entry);
        this.#carried = entry;
      },
      drop: this.#drop,
      end: () => (this.#carried = undefined),
    });
  };
  #drop = (choice: string) => {
    const found = this.offered.find(({ text }) => text === choice);
    if (found) this.act(found);
  };

  /** A place where the dragged piece may be dropped, and what that would do. */
  accepts = (entry: Choice | undefined) => (element: HTMLElement | SVGElement) => {
    if (!entry) return;
    element.dataset.drop = entry.text;
    return () => delete element.dataset.drop;
  };
}

function listen(element: Element, listeners: Record<string, (event: Event) => void>) {
  for (const [kind, listener] of Object.entries(listeners))
    element.addEventListener(kind, listener);
  return () => {
    for (const [kind, listener] of Object.entries(listeners))
      element.removeEventListener(kind, listener);
  };
}
