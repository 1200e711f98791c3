import { isTyping } from "../../../app/keys";
import { settings } from "../../../app/settings.svelte";
import type { Knights } from "../facts/knights";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** In the tray: arrow keys go from card to card, Space picks, Enter does what is picked. */
export const cardKeys = (stage: Knights) => (root: HTMLElement) => {
  function key(event: KeyboardEvent) {
    if (!stage.myTurn || !settings.shortcuts || isTyping(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cards = [...root.querySelectorAll<HTMLElement>("[aria-pressed]")];
    const focused = document.activeElement as HTMLElement;
    if (focused !== document.body && !root.contains(focused)) return;
    const at = cards.indexOf(focused);
    const step = STEPS[event.key];
    if (step) {
      const from = at < 0 && step < 0 ? 0 : at;
      cards[(from + step + cards.length) % cards.length]?.focus();
    } else if (event.key === "Enter" && at >= 0 && stage.pointing.picked) stage.pointing.act();
    else return;
    event.preventDefault();
  }
  addEventListener("keydown", key);
  return () => removeEventListener("keydown", key);
};
