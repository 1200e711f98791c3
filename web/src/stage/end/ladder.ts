import type { Level, TableInfo } from "../../generated/messages";

/** One player's results in one game against bots of one level. */
export interface Climb {
  /** The table counted last. */
  code: string;
  level: Level;
  /** Wins in a row; losses in a row are negative. */
  run: number;
  /** The level offered after that table. */
  offer?: Level;
  /** Steps offered so far, such as "easy-medium": each only once. */
  offered: string[];
}

const IN_A_ROW = 3;

/** The level of the bots if one person plays alone against bots of one level. */
export function levelAlone({ seats }: TableInfo): Level | undefined {
  const others = seats.filter((seat) => !seat.mine);
  const [first] = others;
  const alike = others.every((seat) => seat.kind === "bot" && seat.level === first.level);
  return others.length === seats.length - 1 && alike ? (first.level ?? undefined) : undefined;
}

/** Whether the person has won; undefined if the winners are several, or the game was broken off. */
export function hasWon({ seats, standing }: TableInfo, ended: boolean): boolean | undefined {
  const mine = seats.findIndex((seat) => seat.mine);
  if (seats[mine]?.resigned) return false;
  if (!standing || !ended || standing.filter((place) => place === 1).length !== 1) return undefined;
  return standing[mine] === 1;
}

/** Count a finished game. After three wins the next level is offered, after three losses the one
    below. `levels` are those of the game, ascending. */
export function count(
  before: Climb | undefined,
  code: string,
  level: Level,
  won: boolean,
  levels: readonly Level[],
): Climb {
  if (before?.code === code) return before;
  const old = before?.level === level && !before.offer ? before.run : 0;
  const run = won ? Math.max(old, 0) + 1 : Math.min(old, 0) - 1;
  const offered = before?.offered ?? [];
  if (Math.abs(run) < IN_A_ROW) return { code, level, run, offered };
  const offer = levels[levels.indexOf(level) + Math.sign(run)];
  const step = `${level}-${offer}`;
  if (!offer || offered.includes(step)) return { code, level, run, offered };
  return { code, level, run, offer, offered: [...offered, step] };
}
