import type { ClientError } from "../generated/messages";
import { api, RequestError } from "../network/api";

/** A page sends no more errors than these. */
const MOST = 10;
const LONGEST = 200;
const PLACE = /([\w.-]+\.(?:js|ts|svelte)):(\d+):(\d+)/;
/** What may name a card: quoted text, and words like KM200. */
const DATA = /(["'`]).*\1|[A-Z0-9_]{2,}|\d/gs;

const sent = new Set<string>();

/** Sends errors that nobody caught, and those that were reported, to the server for its host. */
export function sendErrors() {
  addEventListener("error", ({ error }) => send(error));
  addEventListener("unhandledrejection", ({ reason }) => send(reason));
}

/** Each once. Refusals of the server are none. */
function send(error: unknown) {
  if (!(error instanceof Error) || error instanceof RequestError) return;
  const described = describe(error);
  const key = JSON.stringify(described);
  if (sent.has(key) || sent.size >= MOST) return;
  sent.add(key);
  void api.report(described).catch(() => undefined);
}

/** What the host needs to know, without anything about a game. */
export function describe({ name, message, stack }: Error): ClientError {
  const [, file, line, column] = PLACE.exec(stack ?? "") ?? ["", "", 0, 0];
  const text = `${name}: ${message.replace(DATA, "…")}`.slice(0, LONGEST);
  return { message: text, file, line: Number(line), column: Number(column) };
}
