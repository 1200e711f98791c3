import type { Choice } from "../../../generated/messages";
import { isGhosts, shownOf } from "./outcome";

/** The key of each option, all different: cars by number, entries e (outer) and i (inner), ghosts by
    letter, a ghost's changes of carriageway by number. */
export function keysOf(cards: Choice[]): string[] {
  let switches = 0;
  return cards.map((choice) => {
    const { car, ghost = "" } = shownOf(choice);
    if (choice.kind === "enter") return choice.text === "enter O" ? "e" : "i";
    if (choice.kind === "switch") return String((switches += 1));
    return isGhosts(choice) ? ghost.toLowerCase() : String(car);
  });
}
