import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

/** How long a picture waits for the board it grows into, in milliseconds. */
const PATIENCE = 1500;
let laid: (() => void) | undefined;

/** Go to a new table; with motion enabled, the picture of its poster grows into the board. */
export async function enter(path: string, picture: HTMLElement | undefined) {
  if (!picture || !settings.moving || !document.startViewTransition) return router.go(path);
  const root = document.documentElement;
  picture.style.viewTransitionName = "board";
  root.dataset.entering = "";
  const transition = document.startViewTransition(async () => {
    const there = new Promise<void>((resolve) => {
      laid = resolve;
      setTimeout(resolve, PATIENCE);
    });
    router.go(path);
    await there;
  });
  void transition.finished.finally(() => delete root.dataset.entering);
  await transition.updateCallbackDone;
}

/** The board of the table is laid out. */
export function boardIsLaid() {
  laid?.();
  laid = undefined;
}
