import { beforeEach, describe, expect, it } from "vitest";
import type { Choice } from "../../generated/messages";
import type { Table } from "../../table/table.svelte";
import { Pointing } from "./pointing.svelte";

const choice = (text: string, kind = ""): Choice => ({
  text,
  label: { key: text, values: {} },
  hint: null,
  shows: {},
  kind,
});
const [roll, stay] = [choice("roll"), choice("stay")];

let acts: string[];
let table: { choices: Choice[]; choicesAhead: Choice[]; log: { number: number }[]; busy: boolean };
let pointing: Pointing;

beforeEach(() => {
  acts = [];
  table = { choices: [roll, stay], choicesAhead: [], log: [{ number: 7 }], busy: false };
  const act = (text: string) => void acts.push(text);
  pointing = new Pointing(() => ({ ...table, act }) as unknown as Table);
});

/** An element for attachments, without a browser. */
function element(attach: (element: HTMLElement) => unknown) {
  const made = Object.assign(new EventTarget(), { dataset: {} as DOMStringMap, style: {} });
  attach(made as unknown as HTMLElement);
  const press = (detail: number) =>
    made.dispatchEvent(Object.assign(new Event("click"), { detail }));
  return {
    tap: () => press(1),
    /** As a browser tells it. */
    doubleClick: () => {
      press(1);
      press(2);
      made.dispatchEvent(new Event("dblclick"));
    },
    /** The second of two quick taps, the first of which hit what lay there before. */
    secondTap: () => {
      press(2);
      made.dispatchEvent(new Event("dblclick"));
    },
    pointer: (kind: "enter" | "leave") => made.dispatchEvent(new Event(`pointer${kind}`)),
    dataset: made.dataset,
  };
}

describe("what stands for a choice", () => {
  it("is seen by the first tap and done by the second", () => {
    const piece = element(pointing.chooses(roll));
    piece.tap();
    expect(acts).toEqual([]);
    expect(pointing.picked).toEqual(roll);
    piece.tap();
    expect(acts).toEqual(["roll"]);
  });

  it("is done by a double click, once", () => {
    element(pointing.chooses(roll)).doubleClick();
    expect(acts).toEqual(["roll"]);
  });

  it("is only seen by a quick tap after one on something else", () => {
    element(pointing.chooses(roll)).tap();
    const piece = element(pointing.chooses(stay));
    piece.secondTap();
    expect(acts).toEqual([]);
    expect(pointing.picked).toEqual(stay);
    piece.tap();
    expect(acts).toEqual(["stay"]);
  });

  it("is found by its name", () => {
    expect(element(pointing.chooses(stay)).dataset.choice).toBe("stay");
  });

  it("is shown while a mouse is over it, and not picked", () => {
    const piece = element(pointing.chooses(roll));
    piece.pointer("enter");
    expect(pointing.shown).toEqual(roll);
    expect(pointing.picked).toBeUndefined();
    piece.pointer("leave");
    expect(pointing.shown).toBeUndefined();
  });

  it("is no longer picked when the menu is another one", () => {
    pointing.pick(roll);
    table.choices = [stay];
    expect(pointing.picked).toBeUndefined();
  });

  it("cannot be done while the table is busy", () => {
    table.busy = true;
    expect(pointing.entries).toEqual([]);
  });
});

describe("a piece that leads to choices", () => {
  it("is taken and put back by taps", () => {
    const piece = element(pointing.leads("KM50", roll));
    piece.tap();
    expect([pointing.taken, pointing.picked]).toEqual(["KM50", roll]);
    piece.tap();
    expect([pointing.taken, pointing.picked]).toEqual([undefined, undefined]);
  });

  it("does the first of them by a double click", () => {
    element(pointing.leads("KM50", roll)).doubleClick();
    expect(acts).toEqual(["roll"]);
  });

  it("is put back by Escape, of which nothing is left for others", () => {
    pointing.take("KM50");
    expect(pointing.back()).toBe(true);
    expect(pointing.taken).toBeUndefined();
    expect(pointing.back()).toBe(false);
  });
});

describe("a choice made ahead", () => {
  beforeEach(() => {
    table.choices = [];
    table.choicesAhead = [roll, stay];
    pointing.take("KM50", roll);
    pointing.act();
  });

  it("is kept and not sent", () => {
    expect(acts).toEqual([]);
    expect(pointing.armed).toEqual({ entry: roll, piece: "KM50", after: 7 });
    expect(pointing.taken).toBeUndefined();
  });

  it.each([
    ["Escape", () => pointing.back()],
    ["the same choice", () => pointing.pick(roll)],
    ["the same piece", () => pointing.take("KM50", roll)],
    ["the button", () => pointing.disarm()],
  ])("is taken back by %s", (_, press) => {
    press();
    expect(pointing.armed).toBeUndefined();
  });

  it("gives way to another one", () => {
    pointing.act(stay);
    expect(pointing.armed?.entry).toEqual(stay);
  });
});
