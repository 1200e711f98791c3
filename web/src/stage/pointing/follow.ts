import { isTyping } from "../../app/keys";
import type { Pointing } from "./pointing.svelte";

/**
 * Before a key is heard: if it picks something while another piece has the focus, the focus follows
 * to what was picked. Otherwise Enter would press the piece that had the focus.
 */
export function followPick(event: KeyboardEvent, pointing: Pointing) {
  const focused = document.activeElement;
  if (event.key.length > 1 || isTyping(event.target)) return;
  if (!(focused instanceof HTMLElement) || !focused.closest("[data-leads], [data-choice]")) return;
  const before = nameOf(pointing);
  // Other listeners of this event come first.
  setTimeout(() => {
    const now = nameOf(pointing);
    if (now === before || now === "" || document.activeElement !== focused) return;
    const picked = document.querySelector<HTMLElement>(`button:is(${now})`);
    if (picked) picked.focus();
    else focused.blur();
  });
}

/** How to find what is picked; empty if nothing is. */
function nameOf({ taken, picked }: Pointing): string {
  if (taken !== undefined) return `[data-leads="${CSS.escape(taken)}"]`;
  return picked ? `[data-choice="${CSS.escape(picked.text)}"]` : "";
}
