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

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
/** Timeout for opening a socket, in milliseconds. */
const OPENING = 10_000;
/** Timeout for an answer, in milliseconds; then we reconnect and ask again. Doubles with each failure. */
const UNANSWERED = 5000;
const LONGEST_UNANSWERED = 40_000;

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

/** A line to one table: a socket that reconnects, joins, and repeats what was not answered. */
export class Connection {
  line = $state<Line>("connecting");
  #socket: SocketLike | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #outstanding: Record<string, { command: AnyCommand; answered: (event: Answer) => void }> = {};
  #unanswered = UNANSWERED;
  #watch: ReturnType<typeof setTimeout> | undefined;

  /** `join` says how the table is joined; events go to `event`, which calls `received`. */
  constructor(
    private open: () => SocketLike,
    private on: {
      join: () => Omit<Join, "type" | "id" | "protocol">;
      event: (event: AnyEvent) => void;
    },
  ) {}

  start(instead?: SocketLike) {
    clearTimeout(this.#timer);
    if (!instead) this.#socket?.close();
    const socket = this.open();
    this.#socket = socket;
    this.#timer = setTimeout(() => {
      instead?.close();
      this.renew();
    }, OPENING);
    socket.onopen = () => {
      instead?.close();
      if (socket !== this.#socket) return;
      clearTimeout(this.#timer);
      this.#wait = FIRST_WAIT;
      this.line = "open";
      this.#join();
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.on.event(JSON.parse(String(message.data)) as AnyEvent);
    };
    socket.onclose = () => {
      if (socket !== this.#socket || this.line === "ended") return;
      this.line = "lost";
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.start(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    };
  }

  #join() {
    this.#transmit({ type: "join", id: randomHex(8), protocol: PROTOCOL, ...this.on.join() });
    for (const { command } of Object.values(this.#outstanding)) this.#transmit(command);
    clearTimeout(this.#watch);
    this.#watch = this.#expectAnswer();
  }

  /** Replaces the socket by a new one without going offline in between. */
  again() {
    if (this.line !== "open") return;
    this.line = "connecting";
    this.start(this.#socket);
  }

  /** Try again now instead of later. */
  hurry() {
    if (this.line === "lost") this.start();
  }

  /** The server is silent although the socket looks open: reconnect. */
  renew() {
    if (this.line === "ended") return;
    this.line = "lost";
    this.start();
  }

  end() {
    this.line = "ended";
    clearTimeout(this.#watch);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  send(command: BareCommand): Promise<Answer> {
    const whole = { ...command, id: randomHex(8) } as AnyCommand;
    return new Promise((answered) => {
      this.#outstanding[whole.id] = { command: whole, answered };
      this.#transmit(whole);
      if (this.line === "open") this.#watch ??= this.#expectAnswer();
    });
  }

  #transmit(command: AnyCommand) {
    if (this.line === "open") this.#socket?.send(JSON.stringify(command));
  }

  /** A frozen or unreachable server sends nothing at all. */
  #expectAnswer() {
    return setTimeout(() => {
      this.#watch = undefined;
      this.#unanswered = Math.min(2 * this.#unanswered, LONGEST_UNANSWERED);
      this.renew();
    }, this.#unanswered);
  }

  /** An event came: it may answer a command. Restarts the timeout if another is still outstanding. */
  received(event: AnyEvent) {
    if ("answers" in event && event.answers) {
      this.#outstanding[event.answers]?.answered(event);
      delete this.#outstanding[event.answers];
    }
    clearTimeout(this.#watch);
    this.#unanswered = UNANSWERED;
    const waits = Object.keys(this.#outstanding).length > 0 && this.line === "open";
    this.#watch = waits ? this.#expectAnswer() : undefined;
  }
}
