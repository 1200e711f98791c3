import type {
  Created,
  GameInfo,
  Lobby,
  Me,
  Message,
  NewTable,
  Problem,
  SetMe,
} from "./generated/messages";

/** A request that the server declined, with a reason for people. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
  ) {
    super(reason.key);
  }
}

const AWAY: Message = { key: "server-away", values: {} };

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
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
  return (await answer.json()) as T;
}

export const api = {
  me: () => request<Me>("GET", "/api/me"),
  setMe: (me: SetMe) => request<Me>("PUT", "/api/me", me),
  games: () => request<GameInfo[]>("GET", "/api/games"),
  lobby: () => request<Lobby>("GET", "/api/lobby"),
  create: (table: NewTable) => request<Created>("POST", "/api/tables", table),
  journalPath: (code: string) => `/api/tables/${encodeURIComponent(code)}/journal`,
  socketPath: (code: string) => {
    const url = new URL(`/api/tables/${encodeURIComponent(code)}/socket`, location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url.href;
  },
};
