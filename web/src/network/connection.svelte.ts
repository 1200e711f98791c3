import type { AnyCommand, AnyEvent } from "../generated/messages";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
/** Timeout for opening a socket, in milliseconds. */
const OPENING = 10_000;

type Line = "connecting" | "open" | "lost" | "ended";

/** The part of `WebSocket` that we use. */
export interface SocketLike {
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** A socket that reconnects automatically. */
export class Connection {
  line = $state<Line>("connecting");
  #socket: SocketLike | undefined;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private open: () => SocketLike,
    private on: { open: () => void; event: (event: AnyEvent) => void },
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
      this.on.open();
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

  send(command: AnyCommand) {
    if (this.line === "open") this.#socket?.send(JSON.stringify(command));
  }

  end() {
    this.line = "ended";
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
