import { expect, it, vi } from "vitest";
import { noteOf } from "./notes";
import type { AnyStage } from "../stage.svelte";

vi.mock("../../words/words.svelte", () => ({
  words: { t: (key: string, values?: { name?: string }) => [key, values?.name].join(" ").trim() },
}));

const ME = { kind: "person", mine: true, online: true, away: null, autopilot: false };
const OLE = { ...ME, mine: false, online: false, away: 100 };

function stage(more: object = {}, info: object = {}): AnyStage {
  const table = {
    mine: [0],
    names: ["Anna", "Ole"],
    info: { pace: { kind: "relaxed" }, level: "medium", seats: [ME, OLE], offer: null, ...info },
    send: vi.fn(),
  };
  return { table, seats: [ME, OLE], pending: [1], now: 115, ...more } as unknown as AnyStage;
}

it("says after 15 seconds that the person all wait for is not here", () => {
  expect(noteOf(stage({ now: 114.9 }), undefined)).toBeUndefined();
  expect(noteOf(stage({ pending: [0] }), undefined)).toBeUndefined();
  expect(noteOf(stage(), undefined)?.text).toBe("not-here Ole");
  expect(noteOf(stage({}, { pace: { kind: "days" } }), undefined)).toBeUndefined();
});

it("offers to wait, or a bot", () => {
  const at = stage();
  const [wait, bot] = noteOf(at, undefined)!.buttons!;
  bot.onclick();
  expect(at.table.send).toHaveBeenCalledWith({ type: "seat_bot", seat: 1, level: "medium" });
  wait.onclick();
  expect(noteOf(at, undefined)).toBeUndefined();
});

it("tells spectators, and leaves bots to the clock where there is one", () => {
  const watching = stage();
  watching.table.mine = [];
  expect(noteOf(watching, undefined)?.buttons).toBeUndefined();
  const note = noteOf(stage({}, { pace: { kind: "live" } }), undefined);
  expect(note?.text).toBe("not-here Ole");
  expect(note?.buttons).toBeUndefined();
});

it("says that a tip has changed, since a longer look found something better", () => {
  const choices = ["stay", "roll"].map((text) => ({ text }));
  const tip = { choice: "roll", reason: null, percent: null, other_percent: null };
  const at = stage({
    pending: [0],
    myTurn: true,
    choices,
    pointing: {},
    label: () => "",
    hint: () => "",
  });
  Object.assign(at.table, { intent: { tip } });
  expect(noteOf(at, undefined)?.text).toBe("tip-entry");
  Object.assign(at.table, { intent: { tip, tipBefore: "stay" } });
  expect(noteOf(at, undefined)?.text).toBe("tip-changed tip-entry");
});

it("asks those who are here about the bot", () => {
  const offer = { number: 7, kind: "bot", by: 1, seat: 1, agreed: [1] };
  const at = stage({}, { offer });
  const [agree] = noteOf(at, undefined)!.buttons!;
  agree.onclick();
  const answer = { type: "answer", seat: 0, agree: true, offer: 7 };
  expect(at.table.send).toHaveBeenCalledWith(answer);
});
