import { words } from "../lib/words.svelte";
import type { AnyStage } from "./stage.svelte";

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
  if (stage.replayed) return undefined;
  if (table.line === "lost") return { text: words.t("connection-lost"), bad: true };
  return offer(stage) ?? replaced(stage) ?? (away && meanwhile(stage, away));
}

function offer({ table }: AnyStage): Note | undefined {
  const offer = table.info?.offer;
  if (!offer) return undefined;
  const people = (table.info?.seats ?? []).filter(
    (seat) => seat.kind === "person" && !seat.autopilot && !seat.resigned,
  ).length;
  if (table.mine.includes(offer.by)) {
    const counts = { many: Math.max(0, offer.agreed.length - 1), all: people - 1 };
    return { text: words.t(`my-offer-${offer.kind}`, counts) };
  }
  const text = words.t(`offer-${offer.kind}`, { name: table.names[offer.by] });
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

function replaced({ table }: AnyStage): Note | undefined {
  if (!table.replaced) return undefined;
  const back = () => void table.send({ type: "back", seat: table.seat });
  return {
    text: words.t("bot-for-you"),
    buttons: [{ label: words.t("i-am-back"), onclick: back }],
  };
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
