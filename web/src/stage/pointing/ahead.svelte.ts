import { untrack } from "svelte";
import type { Choice } from "../../generated/messages";
import { hits } from "../panel/log";
import type { AnyStage } from "../stage.svelte";

/** How long a choice made ahead is seen once its turn has come, in milliseconds. */
const SEEN = 900;

/**
 * What I chose while others played is done when my turn comes. It is dropped, with a word, as soon as
 * it may no longer be what I want: something was done to me, a part of the game has ended, or it is
 * not in the menu as it was when I chose it.
 */
export function keepAhead(current: () => AnyStage) {
  const stage = $derived(current());
  const armed = $derived(stage.pointing.armed);
  const changed = $derived.by(() => {
    if (!armed) return false;
    const since = stage.table.log.filter(({ number }) => number > armed.after);
    const hit = since.some(({ lines }) => lines.some((line) => hits(line, stage.seat)));
    return hit || stage.paused !== undefined || stage.over;
  });
  const asked = $derived(stage.myTurn && stage.pointing.asked === undefined);

  function drop() {
    stage.dropped = stage.pointing.armed?.entry;
    stage.pointing.disarm();
  }
  // A piece taken while others play: what could it do, and still after each of their moves?
  $effect(() => {
    if (stage.table.update && stage.table.waits && stage.pointing.taken !== undefined)
      untrack(() => void stage.table.intent.askAhead());
  });
  $effect(() => {
    if (changed) untrack(drop);
  });
  $effect(() => {
    if (!armed || !asked) return;
    const entry = stage.choices.find((choice) => isSame(choice, armed.entry));
    if (!entry) return untrack(drop);
    const timer = setTimeout(() => stage.pointing.act(entry), SEEN);
    return () => clearTimeout(timer);
  });
  // A new choice means that the note was read.
  $effect(() => {
    if (stage.pointing.busy || armed) stage.dropped = undefined;
  });
}

/** The same entry, and it would do the same. */
function isSame(one: Choice, other: Choice): boolean {
  const does = ({ text, hint, shows }: Choice) => JSON.stringify([text, hint, shows]);
  return does(one) === does(other);
}
