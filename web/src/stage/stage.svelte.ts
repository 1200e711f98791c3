import { tick } from "svelte";
import type { Choice, Colour, Message, Moment, SeatInfo } from "../generated/messages";
import type { Value } from "../generated/texts";
import { stageOf } from "../games";
import { hintOf } from "../table/hints";
import { letters } from "../table/names";
import { play } from "../app/sound";
import { SPECTATOR, type Table } from "../table/table.svelte";
import { words } from "../words/words.svelte";
import type { Tab } from "../table/tabs";
import type { GameStage } from "./contract";
import { Motion } from "./motion/motion.svelte";
import type { Note } from "./dock/notes";
import { Pointing } from "./pointing/pointing.svelte";
import { turnKey } from "./seats/seats";
import { Since } from "./since.svelte";

/** The stage of whatever game; what is shared knows nothing of its view. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyStage = Stage<any>;

/** Seconds for which a result is shown at most, at a table with a clock. */
const RESULT_SECONDS = 12;

/** What a board and its dock get: one table as one person sees it, now or in a past moment. */
export class Stage<View = unknown> {
  /** What the game handed in; nothing if it is played at the text table. */
  game = $state.raw<GameStage<View>>();
  /** The board could not be loaded, or its code has failed: the text table stands in for it. */
  failed = $state(false);
  /** A past moment that is looked at. */
  moment = $state.raw<Moment>();
  /** With open cards: the view of every seat. */
  open = $state.raw<View[]>();
  /** The server's clock, in seconds. */
  now = $state(0);
  /** What stands beside the board; and a rule to open there. */
  tab = $state<Tab>("log");
  rule = $state("");
  panel = $state(false);
  /** The list of all choices is open. */
  listed = $state(false);
  /** A result in the middle of the game waits for "Weiter", with a clock only until then. */
  paused = $state.raw<{ until?: number; before: View; after: View }>();
  /** The step that is being shown, with what the log will say of it; until it says so. */
  passing = $state.raw<{ before: View; after: View; lines: Message[] }>();
  /** What the game has to say beside its decisions. */
  notice = $state.raw<Note>();
  /** A sentence about a player who came to a seat or left it. */
  company = $state<string>();
  /** When the player we wait for went away, by the server's clock. */
  patient = $state<number>();
  /** Paths in the view that a lesson speaks of: boards bring them into view. */
  mentioned = $state.raw<string[]>([]);
  /** A television shows the table to everybody in the room, a phone beside it only a hand. */
  role = $state<"both" | "table" | "hand">("both");
  /** What was chosen ahead and no longer holds. */
  dropped = $state.raw<Choice>();

  /** Tells a step before the board shows it. */
  herald: ((lines: Message[]) => Promise<void>) | undefined;

  readonly motion = new Motion();
  readonly pointing: Pointing;
  readonly since: Since<View>;
  #resume: (() => void) | undefined;

  /** `replayed`: a finished game is looked at again; nothing can be chosen. */
  constructor(
    readonly table: Table,
    readonly replayed = false,
  ) {
    this.now = table.now();
    this.pointing = new Pointing(() => (this.past ? undefined : table));
    this.since = new Since(table);
    table.timeline.isTurn = ({ lines }) =>
      !lines.some((line) => attempt(() => this.game?.reacts?.(line)));
    table.timeline.mover = {
      run: (before, { view, lines }, commit, hurry) =>
        this.#step({ before: before as View, after: view as View, lines }, commit, hurry),
      told: () => (this.passing = undefined),
      skip: () => this.skip(),
    };
  }

  // -- What is so -------------------------------------------------------------------------

  /** The game's name. */
  name = $derived.by(() => this.table.info?.game ?? "");
  view = $derived.by(() => (this.moment ? this.moment.view : this.table.view) as View);
  /** The view whose pieces have all arrived: what words may tell already. */
  arrived = $derived.by(() => (this.moment ? undefined : this.passing?.before) ?? this.view);
  past = $derived.by(() => this.replayed || this.moment !== undefined);
  /** The seat with whose eyes we look; undefined for spectators. */
  seat = $derived.by(() => (this.table.seat === SPECTATOR ? undefined : this.table.seat));
  names = $derived.by(() =>
    this.table.names.map((name, seat) => name || words.t("seat-name", { number: seat + 1 })),
  );
  /** For each seat the letter of its disc; no two are the same. */
  letters = $derived.by(() => letters(this.names));
  seats = $derived.by<SeatInfo[]>(() => this.table.info?.seats ?? []);
  colours = $derived.by<Colour[]>(() => this.seats.map((seat) => seat.colour));
  over = $derived.by(() => this.table.info?.status === "over");
  /** The seats that have to choose, as every view tells; after a move, once it has arrived. What
      chance brings (a card is drawn) belongs to the turn that comes. */
  pending = $derived.by<number[]>(() => {
    if (this.over || !this.table.info) return [];
    const [then, now] = [this.arrived, this.view].map(
      (view) => (view as { pending?: number[] } | undefined)?.pending ?? [],
    );
    return then.length ? then : now;
  });
  /** Everybody's place, not before the last piece has arrived; in a replay, where the game itself has
      come to its end. */
  standing = $derived.by<number[] | undefined>(() => {
    if (this.passing || this.moment) return undefined;
    if (this.over) return this.table.info?.standing ?? undefined;
    const { phase, standing } = (this.view ?? {}) as { phase?: string; standing?: number[] };
    return this.replayed && phase === "over" ? standing : undefined;
  });
  /** They only respond to another player's move. */
  reaction = $derived.by(() =>
    this.pending.length ? attempt(() => this.game?.reaction?.(this)) : undefined,
  );
  /** Whose turn it is, in a sentence; empty if it is nobody's. Nobody reads their own name. */
  waiting = $derived.by(() => {
    const names = this.pending.map((seat) => this.names[seat]).join(", ");
    const key = turnKey(this.pending, this.seat, this.table.replaced);
    return this.reaction?.text ?? (names && words.t(key, { names }));
  });
  /** Something is asked of me now. */
  myTurn = $derived.by(() => !this.past && !this.table.busy && this.table.myTurn);
  /** Seconds until a question with a deadline closes. */
  closes = $derived.by(() => {
    const closes = this.table.at?.menu?.closes;
    return closes && this.myTurn ? Math.max(0, closes - this.now) : undefined;
  });
  /** My clock, in seconds, if the table has one. */
  clock = $derived.by(() => {
    const deadline = this.seat === undefined ? null : this.seats[this.seat]?.deadline;
    return typeof deadline === "number" ? Math.max(0, deadline - this.now) : undefined;
  });
  choices = $derived.by<Choice[]>(() => this.pointing.entries);
  /** Why what was tried last cannot be done. */
  refusal = $derived.by<Message | undefined>(() => this.pointing.reason ?? this.table.refused);

  // -- In words -----------------------------------------------------------------------------

  /** What the server or the game said. */
  say = (message: Message): string => words.say(message, this.name, this.names, this.seat);
  /** A text of the game by its key. */
  t = (key: string, values: Record<string, Value> = {}): string => words.of(this.name, key, values);
  label = (choice: Choice): string => capital(this.say(choice.label));
  hint = (choice: Choice): string => hintOf(choice, this.name, this.names, this.seat);

  // -- The board, while it works --------------------------------------------------------------

  loadBoard = async () => {
    try {
      this.game = await stageOf(this.name)?.();
      this.failed = false;
    } catch (error) {
      reportError(error);
      this.failed = true;
    }
  };
  fail() {
    this.failed ||= this.game !== undefined;
    this.game = undefined;
  }

  /** Something on the page has failed. Without the board the rest goes on; it failed by itself if there
      was none. */
  rescue = (error: unknown, reset: () => void) => {
    reportError(error);
    if (!this.game) return;
    this.fail();
    void tick().then(reset);
  };

  // -- What can be opened ---------------------------------------------------------------------

  openRule = (number: string) => {
    this.rule = number;
    this.openPanel("rules");
  };
  openPanel = (tab: Tab) => {
    this.tab = tab;
    this.panel = true;
  };
  async look(entry: number) {
    this.moment = await this.table.look(this.table.seat, entry);
  }

  // -- From view to view ------------------------------------------------------------------------

  async #step(step: NonNullable<typeof this.passing>, commit: () => void, hurry: number) {
    const { before, after } = step;
    const shown = this.game && before !== undefined && !this.moment;
    const moves = shown ? (this.game?.plan?.(before, after) ?? []) : [];
    const lasts = shown ? this.game?.lasts?.(before, after) : undefined;
    const rest = shown ? this.game?.rests?.(before, after) : undefined;
    if (!moves.length && !step.lines.length) return commit();
    if (shown) this.passing = step;
    // Without one the board follows at once: a view of my new seat must not wait beside its dock.
    if (shown && this.herald) await this.herald(step.lines);
    await this.motion.run({ moves, lasts, rest }, commit, hurry);
    if (!shown) return;
    const heard = this.game?.heard?.(before, after);
    if (heard) play(heard, this.game?.sounds);
    if (!this.game?.pauses?.(before, after)) return;
    this.passing = undefined;
    await this.#pause(before, after);
  }

  /** Stays until it is pressed away; later entries wait behind it. */
  async #pause(before: View, after: View) {
    const timed = this.table.info?.pace.kind === "live";
    const until = timed ? this.table.now() + RESULT_SECONDS : undefined;
    this.paused = { until, before, after };
    const timer = timed ? setTimeout(() => this.goOn(), 1000 * RESULT_SECONDS) : undefined;
    await new Promise<void>((resume) => (this.#resume = resume));
    clearTimeout(timer);
    this.paused = undefined;
  }
  goOn = () => this.#resume?.();

  skip() {
    this.motion.skip();
    if (this.replayed) this.goOn();
  }
}

/** What the game's code answers; undefined if it fails. */
function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
