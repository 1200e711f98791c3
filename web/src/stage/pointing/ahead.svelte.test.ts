import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Choice, Entry } from "../../generated/messages";
import { keepAhead } from "./ahead.svelte";
import type { AnyStage } from "../stage.svelte";

const choice = (text: string, hint: string | null = null): Choice => ({
  text,
  label: { key: text, values: {} },
  hint: hint === null ? null : { key: hint, values: {} },
  shows: {},
  kind: "",
});
const drive = choice("KM100");
const me = { key: "player", values: { seat: 1 } };
const attack = { number: 8, lines: [{ key: "log-attack", values: { on: me } }] };

/** As much of a stage as is looked at. */
class Around {
  log = $state.raw<Partial<Entry>[]>([{ number: 7, lines: [] }]);
  armed = $state.raw<{ entry: Choice; after: number } | undefined>({ entry: drive, after: 7 });
  choices = $state.raw<Choice[]>([]);
  myTurn = $state(false);
  paused = $state.raw<object>();
  over = $state(false);
  dropped = $state.raw<Choice>();
  acts: string[] = [];
  seat = 1;

  get table() {
    return { log: this.log, waits: false };
  }
  get pointing() {
    return {
      armed: this.armed,
      disarm: () => (this.armed = undefined),
      act: ({ text }: Choice) => {
        this.acts.push(text);
        this.armed = undefined;
      },
    };
  }
}

let around: Around;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  around = new Around();
  stop = $effect.root(() => keepAhead(() => around as unknown as AnyStage));
  flushSync();
});
afterEach(() => stop());

function comes(choices: Choice[]) {
  around.choices = choices;
  around.myTurn = true;
  flushSync();
}

describe("a choice made ahead", () => {
  it("is seen for a moment and then done when my turn comes", () => {
    comes([drive]);
    expect(around.acts).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(around.acts).toEqual(["KM100"]);
    expect(around.dropped).toBeUndefined();
  });

  it("is not done if it is taken back in that moment", () => {
    comes([drive]);
    around.armed = undefined;
    flushSync();
    vi.advanceTimersByTime(1_000);
    expect(around.acts).toEqual([]);
  });

  it.each([
    ["it is not in the menu", [choice("KM50")]],
    ["it would do something else", [choice("KM100", "wins")]],
  ])("is dropped with a word when %s", (_, menu) => {
    comes(menu);
    vi.advanceTimersByTime(1_000);
    expect(around.acts).toEqual([]);
    expect(around.dropped).toEqual(drive);
  });

  it.each([
    ["something was done to me", () => (around.log = [...around.log, attack])],
    ["a part of the game has ended", () => (around.paused = {})],
    ["the game is over", () => (around.over = true)],
  ])("is dropped with a word when %s", (_, happens) => {
    happens();
    flushSync();
    expect(around.armed).toBeUndefined();
    expect(around.dropped).toEqual(drive);
  });

  it("stays while others do something else", () => {
    around.log = [...around.log, { number: 8, lines: [{ key: "log-green", values: {} }] }];
    flushSync();
    expect(around.armed).toBeDefined();
  });
});
