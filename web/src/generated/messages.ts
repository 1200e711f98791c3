// Made by `python -m tools.client_types --write`; do not edit.

export interface Act {
  type: "act";
  id: string;
  seat: number;
  text: string;
  menu: number;
}

export interface Again {
  by: number;
  agreed: number[];
  declined: number[];
  number: number;
}

export interface Ahead {
  type: "ahead";
  answers: string;
  choices: Choice[];
}

export interface AnalysisNews {
  state: "done" | "failed" | "none" | "running";
  done: number;
  total: number;
  place: number;
  decided: Decided | null;
}

export interface Answer {
  type: "answer";
  id: string;
  seat: number;
  agree: boolean;
  offer?: number;
}

export interface Arrange {
  type: "arrange";
  id: string;
  game: string;
  options?: Record<string, boolean | number | string>;
  level?: "easy" | "hard" | "master" | "medium" | "novice";
}

export interface AskAhead {
  type: "ask_ahead";
  id: string;
  seat: number;
}

export interface AskTip {
  type: "ask_tip";
  id: string;
  seat: number;
  menu: number;
}

export interface Back {
  type: "back";
  id: string;
  seat: number;
}

export interface BeginDay {
  practice?: boolean;
}

export interface BotToken {
  type: "bot_token";
  answers: string;
  seat: number;
  token: string;
}

export interface Branch {
  seat: number;
  entry: number;
  level?: "easy" | "hard" | "master" | "medium" | "novice";
}

export interface ChancePoint {
  entry: number;
  chances: number[];
}

export interface Chapter {
  entry: number;
  title: Message;
}

export interface Chat {
  type: "chat";
  id: string;
  text?: string;
  phrase?: string;
  seat?: number | null;
}

export interface ChatHistory {
  type: "chat_history";
  lines: ChatLine[];
  muted: boolean;
}

export interface ChatLine {
  type: "chat";
  seat: number | null;
  name: string;
  text: string;
  phrase: string;
  at: number;
}

export interface Choice {
  text: string;
  label: Message;
  hint: Message | null;
  shows: Record<string, number | string | boolean | number[]>;
  kind: string;
}

export interface ClientError {
  message: string;
  file: string;
  line: number;
  column: number;
}

export interface CloseTable {
  type: "close_table";
  id: string;
}

export interface Created {
  code: string;
}

export interface Credentials {
  account: string;
  password: string;
}

export interface DayCourse {
  chances: number[];
}

export interface DayLeaf {
  date: string;
  game: string;
  state: "done" | "future" | "missed" | "open" | "playing";
  joker: boolean;
  place: number | null;
}

export interface DayMonth {
  month: string;
  leaves: DayLeaf[];
}

export interface DayPage {
  date: string;
  today: string;
  game: string;
  seats: number;
  rivals: DayRival[];
  state: "done" | "future" | "missed" | "open" | "playing";
  code: string | null;
  number: number;
  seal: string;
  been: DayPerson[];
  streak: number;
}

export interface DayPerson {
  name: string;
  colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
}

export interface DayResult {
  name: string;
  colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
  bot: boolean;
  mine: boolean;
  place: number;
  score: number;
  gave_up: boolean;
}

export interface DayRival {
  name: string;
  temper: "bold" | "calm" | "cautious" | "quarrelsome";
}

export interface Decided {
  games: number;
  reach: number;
  points: ChancePoint[];
  turns: TurningPoint[];
  seats: SeatAccount[];
}

export interface Door {
  type: "door";
  id: string;
  open: boolean;
}

export interface Entry {
  number: number;
  lines: Message[];
  view: unknown;
  by: number | null;
  undoes: number | null;
}

export interface Eyes {
  view: unknown;
  described: Section[];
}

export interface GameInfo {
  name: string;
  seats: number[];
  best_seats: number;
  options: OptionInfo[];
  at_once: Record<string, boolean | number | string>;
  orders: string[];
  levels: ("easy" | "hard" | "master" | "medium" | "novice")[];
  rules_version: number;
  lesson: number | null;
}

export interface Goodbye {
  type: "goodbye";
  reason: "broken" | "closed" | "invalid" | "nobody" | "other_rules" | "protocol" | "removed" | "restart" | "screens" | "too_much" | "unknown";
}

export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
  unnamed_proxy: boolean;
}

export interface HouseInfo {
  address: string | null;
  secure: string | null;
  fingerprint: string | null;
}

export interface Join {
  type: "join";
  id: string;
  protocol: number;
  last?: Record<string, number>;
  described?: boolean;
  visible?: boolean;
  screen?: boolean;
}

export interface Jump {
  type: "jump";
  id: string;
  seat: number;
}

export interface Jumped {
  type: "jumped";
  seat: number;
}

export interface Lesson {
  game: string;
  learner: number;
  names: string[];
  options: Record<string, boolean | number | string>;
  steps: LessonStep[];
  frames: LessonFrame[];
  goes_on: boolean;
}

export interface LessonFrame {
  step: number;
  update: SeatUpdate;
  show: string[];
  right: string | null;
  no: Record<string, string>;
  plays: Record<string, Entry[]>;
  pause: SeatUpdate | null;
}

export interface LessonStep {
  key: string;
  done: boolean;
  asks: boolean;
  text: string[];
  later: boolean;
}

export interface LineSeat {
  kind: "bot" | "open" | "person";
  name: string;
  colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
  mine: boolean;
}

export interface Lobby {
  open: TableLine[];
  mine: TableLine[];
  running: TableLine[];
  finished: TableLine[];
}

export interface Look {
  type: "look";
  id: string;
  seat: number;
  entry: number;
}

export interface Me {
  name: string;
  colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
  account: string | null;
  named: boolean;
}

export interface Menu {
  number: number;
  choices: Choice[];
  closes: number | null;
  forced: boolean;
}

export interface Message {
  key: string;
  values: Record<string, number | string | Message | Message[]>;
}

export interface Moment {
  type: "moment";
  answers: string;
  seat: number;
  entry: number;
  view: unknown;
  described: Section[];
}

export interface Mute {
  type: "mute";
  id: string;
  muted: boolean;
}

export interface NewScreen {
  table?: string | null;
  game?: string | null;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, boolean | number | string>;
  watch?: "all" | "invited" | "nobody";
  pace?: Pace;
  undo?: "generous" | "strict";
  tips?: "alone" | "never" | "quiet" | "told";
  level?: "easy" | "hard" | "master" | "medium" | "novice";
  start?: boolean;
}

export interface Offer {
  number: number;
  kind: "bot" | "end" | "undo";
  by: number;
  agreed: number[];
  seat: number | null;
}

export interface OfferEnd {
  type: "offer_end";
  id: string;
  seat: number;
}

export interface OpenSeat {
  type: "open_seat";
  id: string;
  seat: number;
}

export interface OptionInfo {
  name: string;
  kind: "choice" | "flag" | "number" | "seat";
  default: boolean | number | string;
  values: string[];
  low: number;
  high: number;
  step: number;
}

export interface Order {
  type: "order";
  id: string;
  seat: number;
  order: string;
}

export interface OwnBot {
  type: "own_bot";
  id: string;
  seat: number;
  name?: string;
}

export interface Pace {
  kind?: "days" | "live" | "relaxed";
  limit?: number;
}

export interface Ping {
  type: "ping";
  id: string;
}

export interface Pong {
  type: "pong";
  answers: string;
}

export interface Problem {
  reason: Message;
  detail: string;
}

export interface Reason {
  type: "reason";
  answers: string;
  why: WhyNot;
}

export interface Rematch {
  type: "rematch";
  id: string;
  agree?: boolean;
  offer?: number;
  vacant?: "bot" | "open" | null;
}

export interface Remove {
  type: "remove";
  id: string;
  seat: number;
}

export interface Replay {
  table: TableLine;
  options: Record<string, boolean | number | string>;
  colours: ("blue" | "brown" | "green" | "orange" | "purple" | "red" | "teal" | "yellow")[];
  mine: number[];
  seat: number;
  entries: Entry[];
  places: number[];
  chapters: Chapter[];
}

export interface ReplayView {
  view: unknown;
  described: Section[];
  number: number;
  open: Eyes[];
}

export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

export interface Screen {
  table: string;
  code: string;
  fresh: boolean;
}

export interface SeatAccount {
  first: number;
  own: number;
  others: number;
  luck: number;
  result: number;
  reach: number;
}

export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  level: "easy" | "hard" | "master" | "medium" | "novice";
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
  level: "easy" | "hard" | "master" | "medium" | "novice" | null;
  temper: "bold" | "calm" | "cautious" | "quarrelsome" | null;
  mine: boolean;
  online: boolean;
  away: number | null;
  autopilot: boolean;
  resigned: boolean;
  owner: string | null;
  deadline: number | null;
}

export interface SeatPlan {
  kind: "bot" | "invited" | "me" | "open";
  level?: "easy" | "hard" | "master" | "medium" | "novice";
  name?: string;
}

export interface SeatUpdate {
  seat: number;
  entries: Entry[];
  view: unknown | null;
  described: Section[];
  menu: Menu | null;
  can_undo: boolean;
  undo_asks: boolean;
  order: string | null;
}

export interface Section {
  title: Message;
  rows: Message[][];
  head: Message[];
}

export interface SeedCommit {
  type: "seed_commit";
  id: string;
  seat: number;
  commitment: string;
}

export interface SeedReveal {
  type: "seed_reveal";
  id: string;
  seat: number;
  seed: string;
}

export interface SeedsWanted {
  type: "seeds_wanted";
  step: "commit" | "reveal";
  seats: number[];
  commitment: string;
  commits: Record<string, string>;
}

export interface SendAway {
  type: "send_away";
  id: string;
  spectator: number;
}

export interface SetMe {
  name: string;
  colour: "blue" | "brown" | "green" | "orange" | "purple" | "red" | "teal" | "yellow";
}

export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

export interface Spectator {
  number: number;
  name: string;
  mine: boolean;
}

export interface StandUp {
  type: "stand_up";
  id: string;
  seat: number;
}

export interface Start {
  type: "start";
  id: string;
  without_open?: boolean;
}

export interface TableDay {
  date: string;
  counts: boolean;
}

export interface TableInfo {
  code: string;
  game: string;
  status: "closed" | "over" | "playing" | "seeding" | "waiting";
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  host: boolean;
  arranges: boolean;
  door: boolean;
  watch: "all" | "invited" | "nobody";
  pace: Pace;
  undo: "generous" | "strict";
  tips: "alone" | "never" | "quiet" | "told";
  may_tip: boolean;
  level: "easy" | "hard" | "master" | "medium" | "novice";
  spectators: Spectator[];
  screens: number;
  by_screen: boolean;
  organiser: number | null;
  starts: number | null;
  offer: Offer | null;
  commitment: string | null;
  again: Again | null;
  rematch: string | null;
  start: boolean;
  standing: number[] | null;
  day: TableDay | null;
}

export interface TableLine {
  code: string;
  game: string;
  status: "closed" | "over" | "playing" | "seeding" | "waiting";
  seats: LineSeat[];
  open_seats: number;
  turn: number[];
  my_turn: boolean;
  mine: boolean;
  touched: number;
  deadline: number | null;
  place: number | null;
  again: string | null;
}

export interface Tip {
  type: "tip";
  seat: number;
  menu: number;
  choice: string | null;
  percent: number | null;
  other: string | null;
  other_percent: number | null;
  reason: string | null;
  figure: number | null;
  other_figure: number | null;
  more: boolean;
}

export interface Transfer {
  token: string;
  instead?: boolean;
}

export interface TransferOffer {
  token: string;
  seconds: number;
}

export interface TurningPoint {
  entry: number;
  seat: number;
  change: number;
}

export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  entry?: number;
}

export interface Update {
  type: "update";
  table: TableInfo;
  seats: SeatUpdate[];
  answers: string | null;
  refused: Message | null;
  now: number;
}

export interface Visible {
  type: "visible";
  id: string;
  visible: boolean;
}

export interface Why {
  type: "why";
  id: string;
  seat: number;
  piece: string;
}

export interface WhyNot {
  reason: Message | null;
  targets: Record<string, Message>;
}

export type AnyCommand = Join | Visible | Ping | Act | Undo | Why | AskAhead | AskTip | Look | Order | Chat | Mute | Sit | StandUp | SeatBot | OwnBot | OpenSeat | Remove | SendAway | Door | CloseTable | Start | Arrange | Jump | SeedCommit | SeedReveal | Back | Resign | OfferEnd | Answer | Rematch;
export type AnyEvent = Update | Pong | Reason | Ahead | Tip | BotToken | Moment | ChatLine | ChatHistory | SeedsWanted | Jumped | Goodbye;
export type Colour = "red" | "blue" | "green" | "yellow" | "purple" | "orange" | "teal" | "brown";
export type Level = "novice" | "easy" | "medium" | "hard" | "master";
export type SeatKind = "open" | "person" | "bot";
export type Status = "waiting" | "seeding" | "playing" | "over" | "closed";
export type Temper = "calm" | "bold" | "quarrelsome" | "cautious";
export type UndoRule = "strict" | "generous";
export type Watch = "nobody" | "invited" | "all";
export const PROTOCOL = 8;
export const LONGEST_CHAT = 300;
export const COLOURS = ["red", "blue", "green", "yellow", "purple", "orange", "teal", "brown"] as const;
export const USUAL_LEVEL = "medium";
export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "good-game", "bye"] as const;
export const TIP_PHRASE = "tip";
