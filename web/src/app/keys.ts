/** Keys that choose: the first entries of a menu by digits, the next by letters. */
const RESERVED = "uhvltr";
export const SHORTCUTS = [..."123456789abcdefghijklmnopqrstuvwxyz"].filter(
  (key) => !RESERVED.includes(key),
);

/** Whether the focused element handles keys itself: a text field, or open help. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest("[data-own-keys]")) return true;
  if (target instanceof HTMLInputElement) return !["checkbox", "radio"].includes(target.type);
  return ["SELECT", "TEXTAREA"].includes(target.tagName);
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys, Home and End move the focus among the buttons inside an element. */
export function arrows(container: HTMLElement) {
  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
    const buttons = [...container.querySelectorAll<HTMLElement>("button:not(:disabled), a[href]")];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    let next: HTMLElement | undefined;
    if (event.key in STEPS)
      next = buttons[(at + STEPS[event.key] + buttons.length) % buttons.length];
    else if (event.key === "Home") next = buttons[0];
    else if (event.key === "End") next = buttons.at(-1);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  container.addEventListener("keydown", move);
  return () => container.removeEventListener("keydown", move);
}
