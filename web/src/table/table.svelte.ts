import { Connection, type SocketLike } from "../network/connection.svelte";
import { fromHex, randomHex, sha256, toHex } from "../fairness/digest";
import {
  PROTOCOL,
  type Ahead,
  type AnyCommand,
  type AnyEvent,
  type ChatLine,
  type Choice,
  type Entry,
  type Goodbye,
  type Message,
  type Moment,
  type Reason,
  type SeatUpdate,
  type SeedCommit,
  type SeedReveal,
  type SeedsWanted,
  type Tip,
  type Update,
  type WhyNot,
} from "../generated/messages";
import { SvelteMap } from "svelte/reactivity";
import { apart } from "./names";
import { keepPromises, keepSeal, keepSeed, noteRefused, recall } from "../fairness/seals";

/** A command without its id; the table adds it. */
type Bare<C> = C extends { id: string } ? Omit<C, "id"> : never;
export type BareCommand = Bare<AnyCommand>;

export const SPECTATOR = -1;
const SEED_BYTES = 16;
/** Of more steps than these only the last are shown one by one; from this many on, faster. */
const MOST_STEPS = 40;
const MANY_STEPS = 6;
/** Timeout for an answer, in milliseconds; then we reconnect and ask again. Doubles with each failure. */
const UNANSWERED = 5000;
const LONGEST_UNANSWERED = 40_000;

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

type Answer = Update | Reason | Ahead | Moment;
type Answered = (event: Answer) => void;

/** The entries of a log that were not undone, without the undos themselves. */
export function standing(all: Entry[]): Entry[] {
  const undos = all.filter((entry) => entry.undoes !== null);
  return all.filter(
    ({ number, undoes }) =>
      undoes === null && !undos.some((undo) => undo.undoes! <= number && number < undo.number),
  );
}

/** One table as this browser sees it: the server's last update, and what was asked since. */
export class Table {
  update = $state.raw<Update>();
  /** The log of each of our seats. */
  logs = $state.raw<Record<number, Entry[]>>({});
  /** The seat that holds the device. */
  seat = $state(SPECTATOR);
  /** Several people share this device, and the next one has not yet confirmed "it's me". */
  covered = $state(false);
  /** The view shown while entries are animated; undefined: the latest view. */
  showing = $state.raw<unknown>();
  /** The choice sent and not yet answered. */
  asked = $state<string>();
  refused = $state.raw<Message>();
  #ahead = $state.raw<Choice[]>([]);
  /** The tip of a good player, for the menu it names. */
  #tip = $state.raw<Tip>();
  /** The choice the tip named before a deeper search found a better one. */
  tipBefore = $state<string>();
  /** The menu for which a tip was requested and has not arrived. */
  #tipping = $state<number>();
  chat = $state.raw<ChatLine[]>([]);
  muted = $state(false);
  /** When the chat was last read, by the server's clock. */
  #read = $state(0);
  goodbye = $state<Goodbye["reason"]>();
  /** The last entry seen when this visit began, by seat. */
  leftAt = $state.raw<Record<number, number>>({});
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = 0;
  /** The last entry made by each of our seats, as far as this device knows. */
  lastOwn = $state.raw<Record<number, number>>({});
  /** Views after entries from my last own one on, by their numbers. */
  viewsSince = new SvelteMap<number, unknown>();
  mover: Mover | undefined;
  /** Whether one of my entries was a turn, and not only a response within another player's turn. */
  isTurn: (entry: Entry) => boolean = () => true;

  /** Whether this page is in the foreground. */
  #visible = false;
  #connection: Connection;
  #outstanding: Record<string, { command: AnyCommand; answered: Answered }> = {};
  #unanswered = UNANSWERED;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #steps: Step[] = [];
  #playing = false;
  /** While entries are played: the last one that has arrived. */
  #arrived = $state<number>();
  #seeds: Record<number, string> = {};
  #described = true;

  constructor(
    readonly code: string,
    open: () => SocketLike,
    /** Whether this browser is the screen for everybody. */
    readonly screen = false,
  ) {
    this.#connection = new Connection(open, {
      open: () => this.#joined(),
      event: (event) => void this.receive(event),
    });
  }

  start() {
    this.#connection.start();
  }
  end() {
    clearTimeout(this.#watch);
    this.#connection.end();
  }
  hurry() {
    this.#connection.hurry();
  }

  /** Whether updates include the text table; a board does not need it. */
  describe(wanted: boolean) {
    if (wanted === this.#described) return;
    this.#described = wanted;
    this.#connection.again();
  }

  /** Tells the server whether the page is visible: a player who sees it keeps playing after a timeout. */
  see(visible: boolean) {
    if (visible === this.#visible) return;
    this.#visible = visible;
    if (this.update && !this.screen) void this.send({ type: "visible", visible });
  }

  // -- What is so -------------------------------------------------------------------------

  line = $derived.by(() => this.#connection.line);
  info = $derived(this.update?.table);
  mine = $derived<number[]>(
    this.update?.seats.map((seat) => seat.seat).filter((seat) => seat !== SPECTATOR) ?? [],
  );
  at = $derived<SeatUpdate | undefined>(
    this.update?.seats.find((seat) => seat.seat === this.seat) ?? this.update?.seats[0],
  );
  names = $derived(apart(this.info?.seats.map((seat) => seat.name) ?? []));
  /** The entries whose animation, if any, has arrived. */
  log = $derived.by(() => {
    const log = this.logs[this.seat] ?? [];
    const last = this.#arrived;
    return last === undefined ? log : log.filter((entry) => entry.number <= last);
  });
  view = $derived(this.showing ?? this.at?.view ?? undefined);
  busy = $derived(this.showing !== undefined);
  choices = $derived(this.covered ? [] : (this.at?.menu?.choices ?? []));
  legal = $derived(this.asked ? [] : this.choices.map((choice) => choice.text));
  /** A bot plays for me until I am back. */
  replaced = $derived(
    this.info?.status === "playing" && (this.info.seats[this.seat]?.autopilot ?? false),
  );
  /** I wait for others and may premove; not if several people share the device. */
  waits = $derived(
    this.info?.status === "playing" && this.mine.length === 1 && !this.replaced && !this.at?.menu,
  );
  /** What I could choose if my turn came now, by the server's last answer. */
  choicesAhead = $derived(this.waits ? this.#ahead : []);
  myTurn = $derived(!this.covered && !this.replaced && !!this.at?.menu);

  /** The tip for the current menu. */
  tip = $derived(
    this.#tip && this.#tip.seat === this.seat && this.#tip.menu === this.at?.menu?.number
      ? this.#tip
      : undefined,
  );
  /** A tip, or a better one, is on its way. */
  tipping = $derived(
    this.tip
      ? this.tip.more
      : this.#tipping !== undefined && this.#tipping === this.at?.menu?.number,
  );
  /** Why no tip can be requested; undefined if it can. */
  noTip = $derived<"forbidden" | "not-now" | undefined>(
    !this.info?.may_tip
      ? "forbidden"
      : !this.myTurn || this.choices.length < 2
        ? "not-now"
        : undefined,
  );

  /** Number of messages by others since the chat was read. */
  unread = $derived(
    this.chat.filter(
      (line) => line.at > this.#read && (line.seat === null || !this.mine.includes(line.seat)),
    ).length,
  );

  /** The server's clock, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.ahead;
  }

  // -- What we ask for ----------------------------------------------------------------------

  send(command: BareCommand): Promise<Answer> {
    const whole = { ...command, id: randomHex(8) } as AnyCommand;
    return new Promise((answered) => {
      this.#outstanding[whole.id] = { command: whole, answered };
      this.#connection.send(whole);
      if (this.line === "open") this.#watch ??= this.#expectAnswer();
    });
  }

  /** A frozen or unreachable server sends nothing at all. */
  #expectAnswer() {
    return setTimeout(() => {
      this.#watch = undefined;
      this.#unanswered = Math.min(2 * this.#unanswered, LONGEST_UNANSWERED);
      this.#connection.renew();
    }, this.#unanswered);
  }

  /** The server sent something: restart the timeout if an answer is still outstanding. */
  #goOnWaiting() {
    clearTimeout(this.#watch);
    this.#unanswered = UNANSWERED;
    const waits = Object.keys(this.#outstanding).length > 0 && this.line === "open";
    this.#watch = waits ? this.#expectAnswer() : undefined;
  }

  /** Sends a choice; undefined if it is not legal. */
  act(text: string): Promise<Answer> | undefined {
    const menu = this.at?.menu;
    if (!menu || !this.legal.includes(text)) return undefined;
    this.skip();
    this.asked = text;
    this.refused = undefined;
    return this.send({ type: "act", seat: this.seat, text, menu: menu.number });
  }

  /** Asks why a piece cannot be used, and on what. */
  async why(piece: string): Promise<WhyNot> {
    return ((await this.send({ type: "why", seat: this.seat, piece })) as Reason).why;
  }

  async look(seat: number, entry: number): Promise<Moment | undefined> {
    const answer = await this.send({ type: "look", seat, entry });
    return answer.type === "moment" ? answer : undefined;
  }

  async askAhead() {
    const answer = await this.send({ type: "ask_ahead", seat: this.seat });
    if (answer.type === "ahead") this.#ahead = answer.choices;
  }

  async askTip() {
    const menu = this.at?.menu?.number;
    if (this.noTip || this.tipping || this.tip || menu === undefined) return;
    this.#tipping = menu;
    const answer = await this.send({ type: "ask_tip", seat: this.seat, menu });
    if (answer.type === "update" && answer.refused) this.#tipping = undefined;
  }
  forgetTip() {
    this.#tip = undefined;
    this.#tipping = undefined;
    this.tipBefore = undefined;
  }
  /** Remembers the previous choice if a deeper search changes it. */
  #advise(tip: Tip) {
    const before = this.tip?.choice;
    this.tipBefore = before === tip.choice ? undefined : (before ?? undefined);
    this.#tip = tip;
  }

  readChat() {
    this.#read = this.chat.at(-1)?.at ?? 0;
  }

  /** The next player holds the device. */
  uncover() {
    this.covered = false;
  }

  take(seat: number) {
    if (seat === this.seat) return;
    this.skip();
    this.viewsSince.clear();
    this.seat = seat;
    this.asked = undefined;
    this.covered = this.mine.length > 1;
  }

  // -- What we receive -----------------------------------------------------------------------

  #joined() {
    const last: Record<string, number> = {};
    for (const [seat, log] of Object.entries(this.logs)) last[seat] = log.at(-1)?.number ?? 0;
    const [described, visible] = [this.#described, this.#visible];
    const { screen } = this;
    const join = { id: randomHex(8), protocol: PROTOCOL, last, described, visible, screen };
    this.#connection.send({ type: "join", ...join });
    for (const { command } of Object.values(this.#outstanding)) this.#connection.send(command);
    clearTimeout(this.#watch);
    this.#watch = this.#expectAnswer();
  }

  async receive(event: AnyEvent) {
    const told = this.#take(event);
    this.#goOnWaiting();
    return told;
  }

  async #take(event: AnyEvent) {
    switch (event.type) {
      case "update":
        return this.#updated(event);
      case "reason":
      case "ahead":
      case "moment":
        return this.#answered(event.answers, event);
      case "tip":
        if (this.#tipping === event.menu) this.#advise(event);
        return;
      case "chat":
        this.chat = [...this.chat, event];
        return;
      case "chat_history":
        this.chat = event.lines;
        this.#read ||= event.lines.at(-1)?.at ?? 0;
        this.muted = event.muted;
        return;
      case "seeds_wanted":
        return this.#giveSeeds(event);
      case "goodbye":
        this.goodbye = event.reason;
        if (event.reason !== "restart") this.#connection.end();
    }
  }

  #updated(update: Update) {
    const first = !this.update;
    const { status, commitment } = update.table;
    if (commitment && (status === "waiting" || status === "seeding"))
      keepSeal(this.code, commitment);
    const before = this.at?.menu?.number;
    this.ahead = update.now ? update.now - Date.now() / 1000 : this.ahead;
    this.goodbye = undefined;
    // Keep showing the old view until the first step has been laid out.
    const shown = this.view;
    this.#keepLogs(update, first);
    if (this.#steps.length && this.mover && this.showing === undefined) this.showing = shown;
    this.update = update;
    this.#takeTurns(first);
    if (this.at?.menu) this.#ahead = [];
    if (update.refused) this.refused = update.refused;
    if (update.refused || this.at?.menu?.number !== before) this.asked = undefined;
    if (update.answers) this.#answered(update.answers, update);
    void this.#play();
  }

  #answered(id: string, event: Answer) {
    this.#outstanding[id]?.answered(event);
    delete this.#outstanding[id];
  }

  #keepLogs(update: Update, first: boolean) {
    const logs = { ...this.logs };
    for (const { seat, entries, view } of update.seats) {
      const last = logs[seat]?.at(-1)?.number ?? 0;
      const fresh = entries
        .filter((entry) => entry.number > last)
        .map((entry) => (entry.view === undefined ? { ...entry, view } : entry));
      logs[seat] = [...(logs[seat] ?? []), ...fresh];
      this.#keepOwn(seat, fresh);
      if (!first) {
        const steps = fresh.filter((entry) => entry.view !== null);
        this.#steps.push(...steps.map((entry) => ({ seat, entry })));
        if (!fresh.length) this.#steps.push(...this.#untold(seat, last, view));
      }
    }
    this.logs = logs;
  }

  /** A change without a log line, such as one step of a drive, is shown as well. */
  #untold(seat: number, last: number, view: unknown): Step[] {
    const before = this.update?.seats.find((one) => one.seat === seat)?.view;
    if (JSON.stringify(before) === JSON.stringify(view)) return [];
    return [{ seat, entry: { number: last + 0.5, lines: [], view, by: null, undoes: null } }];
  }

  /** My last choice that was not undone, and the views since. */
  #keepOwn(seat: number, fresh: Entry[]) {
    const own = standing([...(this.logs[seat] ?? []), ...fresh])
      .filter((entry) => entry.by === seat && this.isTurn(entry))
      .at(-1);
    if (own && own.number !== this.lastOwn[seat]) {
      this.lastOwn = { ...this.lastOwn, [seat]: own.number };
      if (seat === this.seat) this.viewsSince.clear();
    }
    if (seat !== this.seat) return;
    for (const entry of fresh)
      if (entry.view !== null && entry.number >= (this.lastOwn[seat] ?? Infinity))
        this.viewsSince.set(entry.number, entry.view);
  }

  /** Passes the device to the player who has to choose. */
  #takeTurns(first: boolean) {
    const seats = this.mine;
    if (seats.length === 0) this.seat = SPECTATOR;
    else if (!seats.includes(this.seat)) {
      this.seat = seats[0];
      this.covered = seats.length > 1;
    }
    const waiting = this.update?.seats.filter((seat) => seat.menu && seat.seat !== SPECTATOR) ?? [];
    if (waiting.length && !waiting.some((seat) => seat.seat === this.seat))
      this.take(waiting[0].seat);
    if (first && seats.length > 1) this.covered = true;
  }

  // -- One thing after the other ------------------------------------------------------------

  async #play() {
    if (this.#playing) return;
    this.#playing = true;
    while (this.#next() && this.mover) {
      const { entry } = this.#steps.shift()!;
      const hurry = Math.min(1, MANY_STEPS / (this.#steps.length + 1));
      this.#arrived ??= Math.ceil(entry.number) - 1;
      await this.mover.run(this.showing, entry, () => (this.showing = entry.view), hurry);
      if (this.#arrived !== undefined) this.#arrived = entry.number;
      this.mover.told?.();
    }
    this.#playing = false;
    this.#flush();
  }

  /** Whether there is something to show: only steps of our seat, and only the last ones. */
  #next(): boolean {
    this.#steps = this.#steps.filter((step) => step.seat === this.seat).slice(-MOST_STEPS);
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

  // -- Our share in the dice ------------------------------------------------------------------

  /** Sends first the commitment, then the matching seed; stores both for later verification. */
  async #giveSeeds({ step, seats, commitment: seal, commits }: SeedsWanted) {
    keepSeal(this.code, seal);
    if (step === "reveal") keepPromises(this.code, commits);
    for (const seat of seats) {
      if (step === "commit") {
        this.#seeds[seat] ??= keepSeed(this.code, seat, randomHex(SEED_BYTES));
        const commitment = toHex(await sha256(fromHex(this.#seeds[seat])));
        void this.#give({ type: "seed_commit", seat, commitment });
      } else {
        const seed = this.#seeds[seat] ?? recall(this.code)?.seeds[seat];
        if (seed) void this.#give({ type: "seed_reveal", seat, seed });
      }
    }
  }

  async #give(command: Bare<SeedCommit | SeedReveal>) {
    const answer = await this.send(command);
    if (answer.type === "update" && answer.refused) noteRefused(this.code, command.seat);
  }
}
