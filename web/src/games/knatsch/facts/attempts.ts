import type { Message } from "../../../generated/messages";
import { subjectOf } from "../../../words/subjects";

/** The text of an attempt: its throws in one line, then the result. */

const THROWS = "log-throws";
const OUTCOMES = [
  "log-won",
  "log-won-bonus",
  "log-lost",
  "log-pile-lost",
  "log-attack-stands",
  "log-defence-won",
  "log-defence-lost",
  "log-leads",
  "log-behind",
  "log-king-won",
  "log-king-lost",
  "log-king-safe",
];
const ATTEMPTS = ["log-pile", "log-attack", "log-steal", "log-host", "log-king"];

export const beginsTurn = ({ key }: Message) => key === "log-turn";
export const beginsAttempt = ({ key }: Message) => ATTEMPTS.includes(key);

/** The lines of a row to which a reroll, a throw or the outcome is added. */
export function joined(before: Message[], next: Message[]): Message[] | undefined {
  const last = before.at(-1);
  const [first, ...rest] = next;
  const throws = last && throwsOf(last);
  if (!last || !throws || subjectOf(last) !== subjectOf(first)) return undefined;
  if (first.key === "log-reroll") return before;
  if (OUTCOMES.includes(first.key)) return [...before, ...next];
  if (first.key !== "log-throw") return undefined;
  const line = { key: THROWS, values: { ...last.values, throws: [...throws, thrown(first)] } };
  return [...before.slice(0, -1), line, ...rest];
}

const thrown = ({ values }: Message): Message => ({ key: "throw", values: { dice: values.dice } });

function throwsOf(line: Message): Message[] | undefined {
  if (line.key === "log-throw") return [thrown(line)];
  return line.key === THROWS ? (line.values.throws as Message[]) : undefined;
}
