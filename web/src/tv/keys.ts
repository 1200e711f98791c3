/** Arrow keys move between the elements that match, as on a remote control. */
export function moveFocus(event: KeyboardEvent, selector: string) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? 0 : (at + step + all.length) % all.length;
  all[next]?.focus();
  event.preventDefault();
}
