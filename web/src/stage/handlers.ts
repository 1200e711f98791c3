import type { Attachment } from "svelte/attachments";

const INPUT = ["pointerdown", "pointerup", "click", "keydown"];

/** Calls `onfail` when a handler of what is pressed or typed within an element throws. */
export function watchHandlers(onfail: () => void): Attachment<HTMLElement> {
  return (root) => {
    let handling = false;
    const begin = () => {
      handling = true;
      setTimeout(() => (handling = false));
    };
    const failed = ({ error }: ErrorEvent) => {
      // Some warnings of browsers come without an error. The state may be read just now.
      if (handling && error) queueMicrotask(onfail);
    };
    for (const kind of INPUT) root.addEventListener(kind, begin, true);
    addEventListener("error", failed);
    return () => {
      for (const kind of INPUT) root.removeEventListener(kind, begin, true);
      removeEventListener("error", failed);
    };
  };
}
