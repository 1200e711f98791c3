import type { Choice, Message, Tip, Update } from "../generated/messages";
import type { Answer } from "../network/connection.svelte";
import type { Table } from "./table.svelte";

/** What this person is about to choose: what was sent, what could be chosen ahead, what a tip says. */
export class Intent {
  /** The choice sent and not yet answered. */
  asked = $state<string>();
  refused = $state.raw<Message>();
  #ahead = $state.raw<Choice[]>([]);
  /** The tip of a good player, for the menu it names. */
  #tip = $state.raw<Tip>();
  /** The choice the tip named before a deeper search found a better one. */
  tipBefore = $state<string>();
  /** The menu for which a tip was requested and has not arrived. */
  #tipping = $state<number>();

  constructor(private table: Table) {}

  #menu = $derived.by(() => this.table.at?.menu?.number);
  legal = $derived.by(() => (this.asked ? [] : this.table.choices.map((choice) => choice.text)));
  /** What I could choose if my turn came now, by the server's last answer. */
  choicesAhead = $derived.by(() => (this.table.waits ? this.#ahead : []));

  /** The tip for the current menu. */
  tip = $derived.by(() =>
    this.#tip && this.#tip.seat === this.table.seat && this.#tip.menu === this.#menu
      ? this.#tip
      : undefined,
  );
  /** A tip, or a better one, is on its way. */
  tipping = $derived.by(() =>
    this.tip ? this.tip.more : this.#tipping !== undefined && this.#tipping === this.#menu,
  );
  /** Why no tip can be requested; undefined if it can. */
  noTip = $derived.by<"day" | "forbidden" | "not-now" | undefined>(() => {
    const { info, myTurn, choices } = this.table;
    if (!info?.may_tip) return info?.day?.counts ? "day" : "forbidden";
    return !myTurn || choices.length < 2 ? "not-now" : undefined;
  });

  /** Sends a choice; undefined if it is not legal. */
  act(text: string): Promise<Answer> | undefined {
    const { seat } = this.table;
    const menu = this.#menu;
    if (menu === undefined || !this.legal.includes(text)) return undefined;
    this.table.skip();
    const answer = this.table.send({ type: "act", seat, text, menu });
    this.asked = text;
    this.refused = undefined;
    return answer;
  }

  async askAhead() {
    const answer = await this.table.send({ type: "ask_ahead", seat: this.table.seat });
    if (answer.type === "ahead") this.#ahead = answer.choices;
  }

  async askTip() {
    const menu = this.#menu;
    if (this.noTip || this.tipping || this.tip || menu === undefined) return;
    this.#tipping = menu;
    const answer = await this.table.send({ type: "ask_tip", seat: this.table.seat, menu });
    if (answer.type === "update" && answer.refused) this.#tipping = undefined;
  }
  forgetTip() {
    this.#tip = undefined;
    this.#tipping = undefined;
    this.tipBefore = undefined;
  }
  /** A tip came. Remembers the previous choice if a deeper search changes it. */
  advise(tip: Tip) {
    if (this.#tipping !== tip.menu) return;
    const before = this.tip?.choice;
    this.tipBefore = before === tip.choice ? undefined : (before ?? undefined);
    this.#tip = tip;
  }

  /** After an update; `before` was the menu until then. */
  settle({ refused }: Update, before: number | undefined) {
    if (this.#menu !== undefined) this.#ahead = [];
    if (refused) this.refused = refused;
    if (refused || this.#menu !== before) this.asked = undefined;
  }
}
