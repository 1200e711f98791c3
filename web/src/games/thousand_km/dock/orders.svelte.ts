import { untrack } from "svelte";
import type { Message } from "../../../generated/messages";
import type { View } from "../../../generated/views/thousand_km";
import { words } from "../../../words/words.svelte";
import type { Stage } from "../../../stage/stage.svelte";

const ASK = "ask";
const CALL = "blitz";

const of = (key: string, values: Record<string, string> = {}) =>
  words.of("thousand_km", key, values);

/** Standing orders are offered as a game among people begins, and explained when one first acts. */
export function tellOfOrders(current: () => Stage<View>) {
  const stage = $derived(current());
  const order = $derived(stage.table.at?.order ?? ASK);
  const people = $derived(stage.seats.filter(({ kind }) => kind === "person").length);
  const begins = $derived(people > 1 && stage.view.rally === 1 && !stage.since.at);
  /** The last entry before this order was given. */
  let since = $state(Infinity);
  $effect(() => {
    void order;
    since = untrack(() => stage.table.log.at(-1)?.number ?? 0);
  });
  const acted = $derived(
    order !== ASK &&
      stage.table.log.some(({ number, lines }) => number > since && lines.some(mine)),
  );
  let closed = $state(false);
  let explained = $state(false);

  /** An answer of my own to an attack. */
  function mine({ key, values }: Message): boolean {
    const player = values.player as Message | undefined;
    return key === "log-decline" || (key === "log-blitz" && player?.values.seat === stage.seat);
  }
  function give(wanted: string) {
    void stage.table.send({ type: "order", seat: stage.table.seat, order: wanted });
    closed = explained = true;
  }
  const change = (wanted: string) => [
    { label: of(`order-${wanted}-short`), onclick: () => give(wanted) },
  ];

  $effect(() => {
    if (stage.past || stage.pointing.busy) stage.notice = undefined;
    else if (acted && !explained)
      stage.notice = {
        text: of("order-acted", { order: of(`order-${order}`) }),
        buttons: change(ASK),
        onclose: () => (explained = true),
      };
    else if (begins && order === ASK && !closed)
      stage.notice = {
        text: of("order-offered"),
        buttons: change(CALL),
        onclose: () => (closed = true),
      };
    else stage.notice = undefined;
    return () => (stage.notice = undefined);
  });
}
