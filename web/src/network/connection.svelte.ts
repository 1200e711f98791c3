import { randomHex } from "../fairness/digest";
import {
  PROTOCOL,
  type Ahead,
  type AnyCommand,
  type AnyEvent,
  type BotToken,
  type Join,
  type Moment,
  type Reason,
  type Update,
} from "../generated/messages";

/** Milliseconds until the next attempt after one has failed: at first, and at most (and a quarter more,
    as they vary). */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 2000;
/** Milliseconds after which another socket is tried besides one that does not open: its packets may
    have been lost. Of so many the first to open counts. */
const HANGING = 2500;
const MOST_ATTEMPTS = 4;
/** Timeout for an answer, in milliseconds; then we reconnect and ask again. Doubles with each failure. */
const UNANSWERED = 5000;
const LONGEST_UNANSWERED = 40_000;
/** Milliseconds without an event after which a page in the foreground asks whether the server is there. */
const SILENCE = 10_000;
/** Timeout for the answer to that, in milliseconds; more on a slow line: so many round trips. */
const PROBE = 2000;
const SLOW = 4;
/** Several things tell at once that a page is back; one attempt within so many milliseconds is enough. */
const AT_ONCE = 500;

type Line = "connecting" | "open" | "lost" | "ended";

/** The part of `WebSocket` that we use. */
export interface SocketLike {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A command without its id; the connection adds it. */
export type Bare<C> = C extends { id: string } ? Omit<C, "id"> : never;
export type BareCommand = Bare<AnyCommand>;
export type Answer = Update | Reason | Ahead | Moment | BotToken;

/** A line to one table: a socket that reconnects, joins, repeats what was not answered, and notices
    when the server falls silent. */
export class Connection {
  line = $state<Line>("connecting");
  /** How long the server took to answer when it was last asked for nothing else, in milliseconds. */
  ping = $state<number>();
  #visible = false;
  #socket: SocketLike | undefined;
  /** Sockets that have not opened yet. */
  #attempts: SocketLike[] = [];
  #attempted = 0;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #outstanding: Record<string, { command: AnyCommand; answered: (event: Answer) => void }> = {};
  #unanswered = UNANSWERED;
  /** A join or ping under way. */
  #probe: { id: string; at: number; timeout: number } | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;

  /** `join` says how the table is joined; events go to `event`, which calls `received`. */
  constructor(
    private open: () => SocketLike,
    private on: {
      join: () => Omit<Join, "type" | "id" | "protocol">;
      event: (event: AnyEvent) => void;
    },
  ) {}

  // -- The socket -----------------------------------------------------------------------------

  start() {
    this.#attempted = performance.now();
    const socket = this.open();
    this.#attempts.push(socket);
    if (this.#attempts.length > MOST_ATTEMPTS) discard(this.#attempts.shift());
    this.#startIn(HANGING);
    socket.onopen = () => this.#opened(socket);
    socket.onclose = () => {
      this.#attempts = this.#attempts.filter((other) => other !== socket);
      if (this.#attempts.length === 0) this.#lost();
    };
  }

  #startIn(wait: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.start(), wait);
  }

  #opened(socket: SocketLike) {
    clearTimeout(this.#timer);
    this.#attempts.filter((other) => other !== socket).forEach(discard);
    this.#attempts = [];
    discard(this.#socket);
    this.#socket = socket;
    socket.onmessage = (message) => this.on.event(JSON.parse(String(message.data)) as AnyEvent);
    socket.onclose = () => this.#lost();
    this.#wait = FIRST_WAIT;
    this.line = "open";
    this.#join();
  }

  #lost() {
    this.line = "lost";
    this.#startIn(this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  /** Replaces the socket by a new one without going offline in between. */
  again() {
    if (this.line !== "open") return;
    this.line = "connecting";
    this.start();
  }

  /** The server is silent although the socket looks open: reconnect. */
  #renew() {
    this.#unanswered = Math.min(2 * this.#unanswered, LONGEST_UNANSWERED);
    this.line = "lost";
    discard(this.#socket);
    this.start();
  }

  end() {
    this.line = "ended";
    clearTimeout(this.#watch);
    clearTimeout(this.#timer);
    [this.#socket, ...this.#attempts].forEach(discard);
  }

  // -- Commands and answers -------------------------------------------------------------------

  #join() {
    const id = this.#expect(this.#unanswered);
    this.#transmit({ type: "join", id, protocol: PROTOCOL, ...this.on.join() });
    for (const { command } of Object.values(this.#outstanding)) this.#transmit(command);
  }

  send(command: BareCommand): Promise<Answer> {
    const whole = { ...command, id: randomHex(8) } as AnyCommand;
    return new Promise((answered) => {
      const first = Object.keys(this.#outstanding).length === 0;
      this.#outstanding[whole.id] = { command: whole, answered };
      this.#transmit(whole);
      if (first && !this.#probe) this.#listen();
    });
  }

  #transmit(command: AnyCommand) {
    if (this.line === "open") this.#socket?.send(JSON.stringify(command));
  }

  /** An event came: it may answer a command, and shows that the server is there. */
  received(event: AnyEvent) {
    const answers = "answers" in event ? event.answers : undefined;
    if ("answers" in event && event.type !== "pong" && event.answers) {
      this.#outstanding[event.answers]?.answered(event);
      delete this.#outstanding[event.answers];
    }
    if (this.#probe && this.#probe.id === answers)
      this.ping = Math.round(performance.now() - this.#probe.at);
    this.#probe = undefined;
    this.#unanswered = UNANSWERED;
    this.#listen();
  }

  // -- Silence --------------------------------------------------------------------------------

  /** Whether the page is in the foreground: only then it asks whether the server is there. */
  set visible(visible: boolean) {
    this.#visible = visible;
    if (visible) this.wake();
  }

  /** The page is back, or the network: find out at once whether the line still holds. */
  wake() {
    if (this.line === "lost" && performance.now() - this.#attempted > AT_ONCE) this.start();
    if (this.line === "open" && !this.#probe) this.#ask();
  }

  #ask() {
    const id = this.#expect(Math.max(PROBE, SLOW * (this.ping ?? 0)));
    this.#transmit({ type: "ping", id });
  }

  /** The id of a join or ping that must be answered within this time. */
  #expect(timeout: number): string {
    const id = randomHex(8);
    this.#probe = { id, at: performance.now(), timeout };
    this.#listen();
    return id;
  }

  /** From now on the server has so much time to say something. */
  #listen() {
    clearTimeout(this.#watch);
    if (this.line !== "open") return;
    const waits = Object.keys(this.#outstanding).length > 0;
    if (this.#probe || waits)
      this.#watch = setTimeout(() => this.#renew(), this.#probe?.timeout ?? this.#unanswered);
    else if (this.#visible) this.#watch = setTimeout(() => this.#ask(), SILENCE);
  }
}

function discard(socket: SocketLike | undefined) {
  if (!socket) return;
  socket.onopen = socket.onclose = socket.onmessage = null;
  socket.close();
}
