import type { Tip } from "../../generated/messages";
import type { Table } from "../../table/table.svelte";
import { words } from "../../words/words.svelte";
import type { AnyStage } from "../stage.svelte";

/** Seconds after which the others learn that a player is away. */
const AWAY_SECONDS = 15;

/** What a slip says. */
export interface Note {
  text: string;
  bad?: boolean;
  urgent?: boolean;
  buttons?: { label: string; onclick: () => void }[];
  onclose?: () => void;
}

export interface Away {
  many: number;
  close: () => void;
}

/** What is not a decision of the game, one thing at a time: the most pressing. */
export function noteOf(stage: AnyStage, away: Away | undefined): Note | undefined {
  const { table } = stage;
  if (stage.replayed) return failed(stage);
  if (table.line === "lost") return { text: words.t("connection-lost"), bad: true };
  const house =
    offer(stage) ??
    again(stage) ??
    absent(stage) ??
    replaced(stage) ??
    tip(stage) ??
    dropped(stage) ??
    failed(stage);
  return house ?? (away && meanwhile(stage, away)) ?? company(stage) ?? stage.notice;
}

function offer({ table }: AnyStage): Note | undefined {
  const offer = table.info?.offer;
  if (!offer) return undefined;
  const people = (table.info?.seats ?? []).filter(
    (seat) =>
      seat.kind === "person" &&
      !seat.autopilot &&
      !seat.resigned &&
      (offer.kind !== "bot" || seat.online),
  ).length;
  const other = table.names[offer.seat ?? offer.by];
  if (table.mine.includes(offer.by)) {
    const counts = { many: Math.max(0, offer.agreed.length - 1), all: people - 1, other };
    return { text: words.t(`my-offer-${offer.kind}`, counts) };
  }
  const text = words.t(`offer-${offer.kind}`, { name: table.names[offer.by], other });
  const seat = table.mine.find((own) => own !== offer.by && !offer.agreed.includes(own));
  if (seat === undefined) return { text };
  const number = offer.number;
  const answer = (agree: boolean) => () =>
    void table.send({ type: "answer", seat, agree, offer: number });
  const buttons = [
    { label: words.t("agree"), onclick: answer(true) },
    { label: words.t("decline"), onclick: answer(false) },
  ];
  return { text, urgent: true, buttons };
}

/** Everyone waits for an absent player: keep waiting, or propose a bot until they are back. */
function absent(stage: AnyStage): Note | undefined {
  const { table, seats, now } = stage;
  const pace = table.info?.pace.kind;
  if (stage.over || pace === "days") return undefined;
  const seat = stage.pending.find((number) => {
    const { kind, away, autopilot } = seats[number];
    if (kind !== "person" || away === null || autopilot) return false;
    return now - away >= AWAY_SECONDS && away !== stage.patient;
  });
  if (seat === undefined) return undefined;
  const name = table.names[seat];
  const text = words.t("not-here", { name });
  const wait = () => (stage.patient = seats[seat].away!);
  if (!table.mine.length || pace !== "relaxed") return { text, onclose: wait };
  const level = table.info!.level;
  const bot = () => void table.send({ type: "seat_bot", seat, level });
  const buttons = [
    { label: words.t("wait"), onclick: wait },
    { label: words.t("bot-for", { name }), onclick: bot },
  ];
  return { text, urgent: true, buttons };
}

/** Those who have not said yet whether they play once more. */
function unanswered({ info }: Table): number[] {
  const { agreed = [], declined = [] } = info?.again ?? {};
  return info!.seats.flatMap((seat, number) =>
    seat.kind === "person" && ![...agreed, ...declined].includes(number) ? number : [],
  );
}

/** I asked, and nobody who is here still has to answer: bots or free seats instead of the others. */
export function mayFillUp(table: Table): boolean {
  const { info } = table;
  if (!info?.again || !table.mine.includes(info.again.by)) return false;
  return unanswered(table).every((seat) => !info.seats[seat].online);
}

/** A rematch is proposed: the question to me, or whom we wait for. */
function again({ table }: AnyStage): Note | undefined {
  const asked = table.info?.again;
  if (!asked) return undefined;
  const say = (agree: boolean, vacant?: "bot" | "open") => () =>
    void table.send({ type: "rematch", agree, offer: asked.number, vacant });
  const names = (seats: number[]) =>
    new Intl.ListFormat(words.language).format(seats.map((seat) => table.names[seat]));
  const open = unanswered(table);
  const waiting = open.length ? words.t("again-waits", { names: names(open) }) : "";
  if (table.mine.includes(asked.by)) {
    const declined = asked.declined!.length
      ? words.t("again-declined", { names: names(asked.declined!), many: asked.declined!.length })
      : "";
    const buttons = mayFillUp(table)
      ? [{ label: words.t("again-open"), onclick: say(true, "open") }]
      : [];
    return { text: [declined, waiting].filter(Boolean).join(" "), buttons, onclose: say(false) };
  }
  const name = table.names[asked.by];
  if (table.mine.some((seat) => asked.agreed!.includes(seat)))
    return {
      text: [words.t("again-agreed"), waiting].filter(Boolean).join(" "),
      buttons: [{ label: words.t("again-no-more"), onclick: say(false) }],
    };
  if (table.mine.some((seat) => asked.declined!.includes(seat)))
    return {
      text: words.t("again-said-no", { name }),
      buttons: [{ label: words.t("again-after-all"), onclick: say(true) }],
    };
  if (!table.mine.length) return { text: words.t("again-asked", { name }) };
  const buttons = [
    { label: words.t("again-yes"), onclick: say(true) },
    { label: words.t("again-no"), onclick: say(false) },
  ];
  return { text: words.t("again-asked", { name }), urgent: true, buttons };
}

function replaced({ table }: AnyStage): Note | undefined {
  if (!table.replaced) return undefined;
  const back = () => void table.send({ type: "back", seat: table.seat });
  return {
    text: words.t("bot-for-you"),
    buttons: [{ label: words.t("i-am-back"), onclick: back }],
  };
}

/** What I chose ahead has not been done. */
function dropped(stage: AnyStage): Note | undefined {
  if (!stage.dropped) return undefined;
  return {
    text: words.t("ahead-dropped", { what: stage.label(stage.dropped) }),
    onclose: () => (stage.dropped = undefined),
  };
}

function failed(stage: AnyStage): Note | undefined {
  if (!stage.failed) return undefined;
  const buttons = [{ label: words.t("reload-board"), onclick: () => void stage.loadBoard() }];
  return { text: words.t("board-failed"), buttons };
}

function company(stage: AnyStage): Note | undefined {
  if (stage.company === undefined) return undefined;
  return { text: stage.company, onclose: () => (stage.company = undefined) };
}

/** What a good player would do, and what it brings. */
function tip(stage: AnyStage): Note | undefined {
  const { table } = stage;
  if (!stage.myTurn || stage.pointing.asked) return undefined;
  const { tip } = table.intent;
  const onclose = () => table.intent.forgetTip();
  if (!tip) return table.intent.tipping ? { text: words.t("tip-thinks") } : undefined;
  const entry = stage.choices.find((choice) => choice.text === tip.choice);
  if (!entry) return { text: words.t("tip-none"), onclose };
  const [choice, why] = [stage.label(entry), stage.hint(entry)];
  const named = why ? words.t("tip-entry-why", { choice, why }) : words.t("tip-entry", { choice });
  const figures = { value: tip.figure ?? 0, than: tip.other_figure ?? 0 };
  const reason = tip.reason ? words.of(stage.name, tip.reason, figures) : "";
  const changed = table.intent.tipBefore === undefined ? "" : words.t("tip-changed");
  return { text: [changed, named, reason, chances(tip)].filter(Boolean).join(" "), onclose };
}

function chances({ percent, other_percent: other }: Tip): string {
  if (percent === null) return "";
  if (other === null) return words.t("tip-percent", { percent });
  return words.t("tip-percent-other", { percent, other });
}

function meanwhile(stage: AnyStage, away: Away): Note {
  const see = () => {
    stage.openPanel("log");
    away.close();
  };
  return {
    text: words.t("meanwhile", { many: away.many }),
    buttons: [{ label: words.t("see-them"), onclick: see }],
    onclose: away.close,
  };
}
