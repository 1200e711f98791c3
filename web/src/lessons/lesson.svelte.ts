import { api } from "../network/api";
import type { SocketLike } from "../network/connection.svelte";
import type {
  AnyCommand,
  AnyEvent,
  Colour,
  Entry,
  Lesson as Script,
  Message,
  SeatUpdate,
  TableInfo,
} from "../generated/messages";

const COLOURS: Colour[] = ["red", "blue", "green"];

/** Replaces the server's socket: the table does not notice the difference. */
export class LessonSocket implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onclose: SocketLike["onclose"] = null;
  onmessage: SocketLike["onmessage"] = null;
  #entries = 0;
  #menus = 0;
  #views: Record<number, SeatUpdate["view"]> = {};

  constructor(private lesson: Lesson) {
    lesson.socket = this;
    queueMicrotask(() => this.onopen?.(new Event("open")));
  }
  send(text: string) {
    const command = JSON.parse(text) as AnyCommand;
    if (command.type === "act") return this.lesson.act(command.id, command.text);
    if (command.type === "why") return void this.#why(command.id, command.piece);
    if (command.type === "ping") return this.#say({ type: "pong", answers: command.id });
    if (command.type === "ask_ahead")
      return this.#say({ type: "ahead", answers: command.id, choices: [] });
    const view = command.type === "look" ? this.#views[command.entry] : undefined;
    if (command.type === "look" && view) {
      const { seat, entry } = command;
      return this.#say({ type: "moment", answers: command.id, seat, entry, view, described: [] });
    }
    this.tell(command.id, this.lesson.shown, []);
  }
  close() {
    this.onclose = null;
  }
  /** Sends an ordinary update: these entries, then the current state. */
  tell(answers: string | null, update: SeatUpdate, entries: Entry[]) {
    const begun = this.#entries + 1;
    const numbered = entries.map((entry) => ({
      ...entry,
      number: ++this.#entries,
      undoes: entry.undoes === null ? null : begun,
    }));
    for (const { number, view } of numbered) this.#views[number] = view;
    const menu = update.menu && { ...update.menu, number: ++this.#menus };
    const seats = [{ ...update, entries: numbered, menu }];
    const now = Date.now() / 1000;
    this.#say({ type: "update", table: this.lesson.info, seats, answers, refused: null, now });
  }
  async #why(answers: string, piece: string) {
    const { game } = this.lesson.script;
    const unknown = { reason: null, targets: {} };
    const why = await api.why(game, this.lesson.at, piece).catch(() => unknown);
    this.#say({ type: "reason", answers, why });
  }
  #say(event: AnyEvent) {
    const data = JSON.stringify(event);
    queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data })));
  }
}

/** Where the learner is, and what the lesson says there. */
export class Lesson {
  at = $state(0);
  /** The task; its result; why a choice was wrong. */
  says = $state<"step" | "done" | "no">("step");
  /** The key of the answer to the last wrong choice. */
  answer = $state("");
  /** Whether its consequences were shown and taken back. */
  played = $state(false);
  /** What happened since the last choice, in the game's own words. */
  lines = $state.raw<Message[]>([]);
  socket: LessonSocket | undefined;
  #left = $state(0);
  /** The frame's pause is shown: the step is done, its last scene still stands. */
  #paused = $state(false);

  constructor(
    readonly script: Script,
    readonly me: string,
  ) {}

  frame = $derived.by(() => this.script.frames[this.at]);
  /** The step whose words are read: the one just left while its consequences are shown. */
  number = $derived.by(() => (this.says === "done" ? this.#left : this.frame.step));
  step = $derived.by(() => this.script.steps[this.number]);
  last = $derived.by(() => this.number === this.script.steps.length - 1);
  said = $derived.by(() => {
    if (this.says === "no") return this.answer;
    return this.says === "done" ? `${this.step.key}-done` : this.step.key;
  });
  /** The choice that is shown to the learner; none where it is to be found, or nothing to do. */
  wanted = $derived.by(() =>
    this.says === "done" || (this.step.asks && this.says === "step")
      ? undefined
      : this.frame.update.menu?.choices.find(({ text }) => text === this.frame.right),
  );

  /** What the table shows: nothing can be chosen before what happened has been read. */
  shown = $derived.by<SeatUpdate>(() => {
    const update = (this.#paused && this.frame.pause) || this.frame.update;
    return this.says === "done" ? { ...update, menu: null } : update;
  });

  /** What is to be chosen next in this step: on a board one press may make several choices. */
  ahead = $derived.by(() => {
    const frames = this.script.frames.slice(this.at);
    const others = frames.findIndex(({ step }) => step !== this.frame.step);
    return frames.slice(0, others).map(({ right }) => right);
  });

  get info(): TableInfo {
    const { game, names, learner, options } = this.script;
    const seats: TableInfo["seats"] = names.map((name, seat) => ({
      kind: seat === learner ? "person" : "bot",
      name: name || this.me,
      colour: COLOURS[seat],
      level: seat === learner ? null : "easy",
      temper: null,
      mine: seat === learner,
      online: true,
      away: null,
      autopilot: false,
      resigned: false,
      owner: null,
      deadline: null,
    }));
    return {
      code: "",
      game,
      status: "playing",
      options,
      seats,
      host: false,
      arranges: false,
      door: false,
      watch: "nobody",
      pace: { kind: "relaxed", limit: 0 },
      undo: "strict",
      tips: "never",
      may_tip: false,
      level: "easy",
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

  act(id: string, text: string) {
    const { right, pause, step } = this.frame;
    if (text !== right) return this.#wrong(id, text);
    this.#left = step;
    this.#paused = pause !== null;
    if (!pause) this.at++;
    const leaves = pause !== null || this.frame.step !== step;
    this.says = leaves && this.script.steps[step].done ? "done" : "step";
    this.#tell(id, this.shown.entries);
  }
  /** What would come of it is seen, and taken back again. */
  #wrong(id: string, text: string) {
    const { no, plays } = this.frame;
    const { learner } = this.script;
    this.answer = no[text];
    this.says = "no";
    const tried = plays[this.answer] ?? [];
    this.played = tried.length > 0;
    const player: Message = { key: "player", values: { seat: learner } };
    const back: Entry = {
      number: 0,
      lines: [{ key: "log-undo", values: { player } }],
      view: this.shown.view,
      by: learner,
      undoes: 0,
    };
    this.#tell(id, this.played ? [...tried, back] : []);
  }
  #tell(id: string | null, entries: Entry[]) {
    const seen = entries.filter((entry) => entry.view !== null);
    this.lines = seen.flatMap((entry) => entry.lines);
    this.socket?.tell(id, this.shown, entries);
  }
  /** Read and understood: the others go on, or the next step begins. */
  on() {
    this.says = "step";
    const later = this.#paused;
    this.#paused = false;
    if (later) this.at++;
    this.#tell(null, later ? this.shown.entries : []);
  }
  /** To the beginning of a step. */
  go(step: number) {
    const at = this.script.frames.findIndex((frame) => frame.step === step);
    if (at < 0) return;
    this.at = at;
    this.says = "step";
    this.#paused = false;
    this.#tell(null, []);
  }
}
