import type {
  AnalysisNews,
  Branch,
  ClientError,
  Created,
  DayCourse,
  DayMonth,
  DayPage,
  DayResult,
  Credentials,
  GameInfo,
  HouseInfo,
  Lesson,
  Lobby,
  Me,
  Message,
  Transfer,
  TransferOffer,
  NewScreen,
  NewTable,
  Problem,
  Replay,
  ReplayView,
  Screen,
  SetMe,
  TableLine,
  WhyNot,
} from "../generated/messages";
import { href } from "../app/base";

/** A request that the server refused, with a reason in words. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
  ) {
    super(reason.key);
  }
}

/** Why the server refused; undefined if it did not. */
export async function refusalOf(what: () => Promise<unknown>): Promise<Message | undefined> {
  try {
    await what();
    return undefined;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return error.reason;
  }
}

const AWAY: Message = { key: "server-away", values: {} };

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(href(path), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new RequestError(0, AWAY);
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => undefined)) as Problem | undefined;
    throw new RequestError(answer.status, problem?.reason ?? AWAY);
  }
  return answer;
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const tablePath = (code: string, part: string) => `/api/tables/${encodeURIComponent(code)}/${part}`;

let games: Promise<GameInfo[]> | undefined;

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  setMe: (me: SetMe) => request<Me>("PUT", "/api/me", me),
  createAccount: (who: Credentials) => request<Me>("POST", "/api/account", who),
  logIn: (who: Credentials) => request<Me>("POST", "/api/login", who),
  logOut: () => request<Me>("POST", "/api/logout"),
  /** A code for another device; who would move there; the move itself. */
  offerMove: () => request<TransferOffer>("POST", "/api/move"),
  lookMove: (move: Transfer) => request<Me>("POST", "/api/move/look", move),
  takeMove: (move: Transfer) => request<Me>("POST", "/api/move/take", move),
  /** How other devices reach this server. */
  house: () => request<HouseInfo>("GET", "/api/house"),
  /** An error of this page, for the host of the server. */
  report: async (error: ClientError) => void (await ask("POST", "/api/errors", error)),
  /** The server's games, requested once; retried only after a failure. */
  games: () =>
    (games ??= request<GameInfo[]>("GET", "/api/games").catch((error: unknown) => {
      games = undefined;
      throw error;
    })),
  /** The texts of a game that the client does not have built in. */
  texts: async (game: string, language: string) =>
    (await ask("GET", `/api/games/${game}/texts/${language}`)).text(),
  /** A table as seen before joining it. */
  table: (code: string) => request<TableLine>("GET", `/api/tables/${encodeURIComponent(code)}`),
  /** The table that this browser shows to everybody in the room, with its code. */
  screen: (wish: NewScreen) => request<Screen>("POST", "/api/screens", wish),
  /** The table whose screen shows this code. */
  screenTable: (code: string) =>
    request<Created>("GET", `/api/screens/${encodeURIComponent(code)}`),
  lobby: () => request<Lobby>("GET", "/api/lobby"),
  /** The game of a date, without a date today's. */
  day: (date = "") => request<DayPage>("GET", `/api/day${date && "/"}${date}`),
  month: (month: string) => request<DayMonth>("GET", `/api/day/month?month=${month}`),
  dayResults: (date: string) => request<DayResult[]>("GET", `/api/day/${date}/results`),
  dayCourse: (date: string) => request<DayCourse>("GET", `/api/day/${date}/course`),
  beginDay: (date: string, practice: boolean) =>
    request<Created>("POST", `/api/day/${date}`, { practice }),
  create: (table: NewTable) => request<Created>("POST", "/api/tables", table),
  branch: (code: string, branch: Branch) =>
    request<Created>("POST", tablePath(code, "branch"), branch),
  /** A finished game; without `seat` as my own seat saw it. */
  replay: (code: string, seat?: number) =>
    request<Replay>("GET", tablePath(code, seat === undefined ? "replay" : `replay?seat=${seat}`)),
  replayViews: (code: string, seat: number, after: number, open: boolean) =>
    request<ReplayView[]>(
      "GET",
      tablePath(code, `replay/views?seat=${seat}&after=${after}&open_cards=${open}`),
    ),
  /** What decided a finished game, and the request to analyse it. */
  analysis: (code: string, seat: number) =>
    request<AnalysisNews>("GET", tablePath(code, `analysis?seat=${seat}`)),
  analyse: async (code: string) => void (await ask("POST", tablePath(code, "analysis"))),
  /** A lesson: a guided first game. */
  lesson: (game: string) => request<Lesson>("GET", `/api/lessons/${game}`),
  why: (game: string, frame: number, piece: string) =>
    request<WhyNot>(
      "GET",
      `/api/lessons/${game}/why?frame=${frame}&piece=${encodeURIComponent(piece)}`,
    ),
  playOn: (game: string) => request<Created>("POST", `/api/lessons/${game}/play_on`),
  journal: async (code: string) => (await ask("GET", tablePath(code, "journal"))).text(),
  journalAddress: (code: string) => href(tablePath(code, "journal")),
  socketPath: (code: string) => {
    const url = new URL(href(tablePath(code, "socket")), location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url.href;
  },
};
