import type { UndoRule } from "../../generated/messages";

interface Situation {
  watching: boolean;
  /** It can be taken back now, perhaps only if the others agree. */
  may: boolean;
  asks: boolean;
  /** I have chosen something that still counts. */
  moved: boolean;
  rule: UndoRule | undefined;
  /** A try at the game of the day. */
  day: boolean;
}

/** What the undo button does, or why it does nothing: the end of a text key. */
export function undoHow({ watching, may, asks, moved, rule, day }: Situation) {
  if (watching) return "watching";
  if (day) return "day";
  if (may) return asks ? "asks" : "now";
  if (!moved) return "nothing";
  return rule === "strict" ? "strict-over" : "drawn";
}
