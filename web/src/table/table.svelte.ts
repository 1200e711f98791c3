import {
  Connection,
  type Answer,
  type Bare,
  type BareCommand,
  type SocketLike,
} from "../network/connection.svelte";
import { fromHex, randomHex, sha256, toHex } from "../fairness/digest";
import type {
  AnyEvent,
  BotToken,
  ChatLine,
  Goodbye,
  Moment,
  Reason,
  SeatUpdate,
  SeedCommit,
  SeedReveal,
  SeedsWanted,
  Update,
  WhyNot,
} from "../generated/messages";
import { Intent } from "./intent.svelte";
import { apart } from "./names";
import { Timeline } from "./timeline.svelte";
import { keepPromises, keepSeal, keepSeed, noteRefused, recall } from "../fairness/seals";

export const SPECTATOR = -1;
const SEED_BYTES = 16;

/**
 * One table as this browser sees it, by the server's last update. Its connection talks to the server,
 * its timeline says what is shown when, and its intent what this person is about to choose.
 */
export class Table {
  update = $state.raw<Update>();
  /** The seat that holds the device. */
  seat = $state(SPECTATOR);
  /** Several people share this device, and the next one has not yet confirmed "it's me". */
  covered = $state(false);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state(false);
  /** When the chat was last read, by the server's clock. */
  #read = $state(0);
  /** The last token received for a program of one's own; it is shown only here. */
  token = $state.raw<BotToken>();
  goodbye = $state<Goodbye["reason"]>();
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead = 0;
  /** Whose disc has just jumped; only screens learn it. */
  jumped = $state.raw<{ seat: number }>();

  readonly connection: Connection;
  readonly timeline = new Timeline(this);
  readonly intent = new Intent(this);
  /** Whether this page is in the foreground. */
  #visible = false;
  #described = true;
  #seeds: Record<number, string> = {};

  constructor(
    readonly code: string,
    open: () => SocketLike,
    /** Whether this browser is the screen for everybody. */
    readonly screen = false,
  ) {
    this.connection = new Connection(open, {
      join: () => ({
        last: this.timeline.last,
        described: this.#described,
        visible: this.#visible,
        screen: this.screen,
      }),
      event: (event) => void this.receive(event),
    });
  }

  start() {
    this.connection.start();
  }
  end() {
    this.connection.end();
  }
  get line() {
    return this.connection.line;
  }

  /** Whether updates include the text table; a board does not need it. */
  describe(wanted: boolean) {
    if (wanted === this.#described) return;
    this.#described = wanted;
    this.connection.again();
  }

  /** Tells the server whether the page is visible: a player who sees it keeps playing after a timeout. */
  see(visible: boolean) {
    if (visible === this.#visible) return;
    this.#visible = visible;
    this.connection.visible = visible;
    if (this.update && !this.screen) void this.send({ type: "visible", visible });
  }

  // -- What is so -------------------------------------------------------------------------

  info = $derived(this.update?.table);
  mine = $derived<number[]>(
    this.update?.seats.map((seat) => seat.seat).filter((seat) => seat !== SPECTATOR) ?? [],
  );
  at = $derived<SeatUpdate | undefined>(
    this.update?.seats.find((seat) => seat.seat === this.seat) ?? this.update?.seats[0],
  );
  names = $derived(apart(this.info?.seats.map((seat) => seat.name) ?? []));
  choices = $derived(this.covered ? [] : (this.at?.menu?.choices ?? []));
  /** A bot plays for me until I am back. */
  replaced = $derived(
    this.info?.status === "playing" && (this.info.seats[this.seat]?.autopilot ?? false),
  );
  /** I wait for others and may premove; not if several people share the device. */
  waits = $derived(
    this.info?.status === "playing" && this.mine.length === 1 && !this.replaced && !this.at?.menu,
  );
  myTurn = $derived(!this.covered && !this.replaced && !!this.at?.menu);
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

  // -- What is shown, and what is about to be chosen ----------------------------------------

  get log() {
    return this.timeline.log;
  }
  get view() {
    return this.timeline.view;
  }
  /** Entries are being shown one after the other. */
  get busy() {
    return this.timeline.showing !== undefined;
  }
  skip() {
    this.timeline.skip();
  }
  get asked() {
    return this.intent.asked;
  }
  get refused() {
    return this.intent.refused;
  }
  set refused(refused) {
    this.intent.refused = refused;
  }
  get choicesAhead() {
    return this.intent.choicesAhead;
  }
  act(text: string) {
    return this.intent.act(text);
  }

  // -- What we ask for ----------------------------------------------------------------------

  send(command: BareCommand): Promise<Answer> {
    return this.connection.send(command);
  }

  /** Asks why a piece cannot be used, and on what. */
  async why(piece: string): Promise<WhyNot> {
    return ((await this.send({ type: "why", seat: this.seat, piece })) as Reason).why;
  }

  async look(seat: number, entry: number): Promise<Moment | undefined> {
    const answer = await this.send({ type: "look", seat, entry });
    return answer.type === "moment" ? answer : undefined;
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
    this.timeline.viewsSince.clear();
    this.seat = seat;
    this.intent.asked = undefined;
    this.covered = this.mine.length > 1;
  }

  // -- What we receive -----------------------------------------------------------------------

  async receive(event: AnyEvent) {
    this.connection.received(event);
    switch (event.type) {
      case "update":
        return this.#updated(event);
      case "tip":
        return this.intent.advise(event);
      case "bot_token":
        this.token = event;
        return;
      case "chat":
        this.chat = [...this.chat, event];
        return;
      case "chat_history":
        this.chat = event.lines;
        this.#read ||= event.lines.at(-1)?.at ?? 0;
        this.muted = event.muted;
        return;
      case "jumped":
        this.jumped = { seat: event.seat };
        return;
      case "seeds_wanted":
        return this.#giveSeeds(event);
      case "goodbye":
        this.goodbye = event.reason;
        if (event.reason !== "restart") this.connection.end();
    }
  }

  #updated(update: Update) {
    const before = this.update;
    const menu = this.at?.menu?.number;
    const { status, commitment } = update.table;
    if (commitment && (status === "waiting" || status === "seeding"))
      keepSeal(this.code, commitment);
    this.ahead = update.now ? update.now - Date.now() / 1000 : this.ahead;
    this.goodbye = undefined;
    this.timeline.add(update, before);
    this.update = update;
    this.#takeTurns(!before);
    this.intent.settle(update, menu);
    void this.timeline.play();
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
