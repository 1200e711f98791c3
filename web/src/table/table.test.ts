import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SocketLike } from "../network/connection.svelte";
import type { AnyCommand, Choice, Entry, SeatUpdate, Update } from "../generated/messages";
import { recall } from "../fairness/seals";
import { Table } from "./table.svelte";

class Socket implements SocketLike {
  onopen: SocketLike["onopen"] = null;
  onclose: SocketLike["onclose"] = null;
  onmessage: SocketLike["onmessage"] = null;
  sent: AnyCommand[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text) as AnyCommand);
  }
  close() {}
  of(type: AnyCommand["type"]) {
    return this.sent.filter((command) => command.type === type);
  }
}

const choice = (text: string): Choice => ({
  text,
  label: { key: text, values: {} },
  hint: null,
  shows: {},
  kind: "",
});
const entry = (number: number, view: unknown = null): Entry => ({
  number,
  lines: [],
  view,
  by: null,
  undoes: null,
});

function seat(number: number, menu: number | null, entries: Entry[] = []): SeatUpdate {
  return {
    seat: number,
    entries,
    view: { at: number },
    described: [],
    menu:
      menu === null
        ? null
        : { number: menu, choices: [choice("roll")], closes: null, forced: false },
    can_undo: false,
    undo_asks: false,
    order: null,
  };
}
function update(seats: SeatUpdate[], more: Partial<Update> = {}): Update {
  const table = { seats: [], status: "playing" } as unknown as Update["table"];
  return { type: "update", table, seats, answers: null, refused: null, now: 0, ...more };
}

function raise(): never {
  throw new Error("the board");
}

let sockets: Socket[] = [];
let table: Table;
const socket = () => sockets.at(-1)!;

function open(code: string): Table {
  const opened = new Table(code, () => {
    sockets.push(new Socket());
    return socket();
  });
  opened.start();
  socket().onopen?.(new Event("open"));
  return opened;
}

beforeEach(() => {
  vi.useFakeTimers();
  const drawer: Record<string, string> = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => drawer[key] ?? null,
    setItem: (key: string, value: string) => (drawer[key] = value),
  });
  sockets = [];
  table = open("abc");
});

describe("a table", () => {
  it("joins first, and says on return what it has seen", async () => {
    expect(socket().of("join")).toHaveLength(1);
    await table.receive(update([seat(0, null, [entry(1), entry(2)])]));
    socket().onclose?.({} as CloseEvent);
    expect(table.line).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    socket().onopen?.(new Event("open"));
    expect(socket().of("join")[0]).toMatchObject({ last: { "0": 2 } });
    await table.receive(update([seat(0, null, [entry(2), entry(3)])]));
    expect(table.log.map((known) => known.number)).toEqual([1, 2, 3]);
  });

  it("changes over to another socket when the text table is wanted, without a gap", async () => {
    await table.receive(update([seat(0, 7, [entry(1)])]));
    const first = socket();
    const closed = vi.spyOn(first, "close");
    table.describe(true);
    expect(sockets).toHaveLength(1);
    table.describe(false);
    expect(sockets).toHaveLength(2);
    table.act("roll");
    expect(closed).not.toHaveBeenCalled();
    socket().onopen?.(new Event("open"));
    expect(closed).toHaveBeenCalled();
    expect(socket().of("join")[0]).toMatchObject({ described: false, last: { "0": 1 } });
    expect(first.of("act").length + socket().of("act").length).toBe(1);
    first.onclose?.({} as CloseEvent);
    expect(table.line).toBe("open");
  });

  it("says so when a deeper search changes a tip", async () => {
    const may = { status: "playing", may_tip: true, seats: [] } as unknown as Update["table"];
    const menu = seat(0, 7);
    menu.menu!.choices.push(choice("stop"));
    await table.receive(update([menu], { table: may }));
    void table.intent.askTip();
    const tip = { type: "tip", seat: 0, menu: 7, percent: null, other: null } as const;
    const more = {
      other_percent: null,
      reason: null,
      figure: null,
      other_figure: null,
      more: true,
    };
    await table.receive({ ...tip, ...more, choice: "roll" });
    expect([table.intent.tip?.choice, table.intent.tipBefore]).toEqual(["roll", undefined]);
    await table.receive({ ...tip, ...more, more: false, choice: "stop" });
    expect([table.intent.tip?.choice, table.intent.tipBefore]).toEqual(["stop", "roll"]);
    table.intent.forgetTip();
    void table.intent.askTip();
    await table.receive({ ...tip, ...more, choice: "stop" });
    expect([table.intent.tip?.choice, table.intent.tipBefore]).toEqual(["stop", undefined]);
  });

  it("asks once, only for what the menu offers, and waits for the answer", async () => {
    await table.receive(update([seat(0, 7)]));
    table.act("fly");
    table.act("roll");
    table.act("roll");
    expect(socket().of("act")).toHaveLength(1);
    expect(socket().of("act")[0]).toMatchObject({ seat: 0, text: "roll", menu: 7 });
    expect(table.asked).toBe("roll");
    await table.receive(update([seat(0, 8)]));
    expect(table.asked).toBeUndefined();
  });

  it("shows a refusal and lets choose again", async () => {
    await table.receive(update([seat(0, 7)]));
    table.act("roll");
    const refused = { key: "refusal-stale", values: {} };
    await table.receive(update([seat(0, 7)], { refused, answers: socket().of("act")[0].id }));
    expect(table.refused).toEqual(refused);
    expect(table.intent.legal).toEqual(["roll"]);
  });

  it("says whether it is in the foreground, and again on every socket", async () => {
    table.see(true);
    await table.receive(update([seat(0, null)]));
    expect(socket().of("visible")).toHaveLength(0);
    table.see(false);
    table.see(false);
    expect(socket().of("visible")).toEqual([expect.objectContaining({ visible: false })]);
    table.see(true);
    socket().onclose?.({} as CloseEvent);
    vi.advanceTimersByTime(1000);
    socket().onopen?.(new Event("open"));
    expect(socket().of("join")[0]).toMatchObject({ visible: true });
  });

  it("repeats with the same id what was not answered when the line broke", async () => {
    await table.receive(update([seat(0, 7)]));
    table.act("roll");
    const { id } = socket().of("act")[0];
    socket().onclose?.({} as CloseEvent);
    vi.advanceTimersByTime(1000);
    socket().onopen?.(new Event("open"));
    expect(socket().of("act")).toEqual([expect.objectContaining({ id, text: "roll" })]);
  });

  it("asks on another line what stays unanswered for five seconds", async () => {
    const silent = socket();
    const joined = { answers: silent.of("join")[0].id };
    await table.receive(update([seat(0, 7)], joined));
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    const closed = vi.spyOn(silent, "close");
    table.act("roll");
    vi.advanceTimersByTime(4900);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(2);
    expect(closed).toHaveBeenCalled();
    expect(table.line).toBe("lost");
    silent.onclose?.({} as CloseEvent);
    socket().onopen?.(new Event("open"));
    expect(table.line).toBe("open");
    const again = socket().of("act")[0];
    expect(again.id).toBe(silent.of("act")[0].id);
    // This one says nothing either: it is given more time, as the network may be slow.
    vi.advanceTimersByTime(9900);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(3);
    socket().onopen?.(new Event("open"));
    await table.receive(update([seat(0, 8)], { answers: socket().of("join")[0].id }));
    await table.receive(update([seat(0, 8)], { answers: again.id }));
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(3);
  });

  it("tries other lines when one does not open, and takes the first that does", async () => {
    await table.receive(update([seat(0, 7)]));
    socket().onclose?.({} as CloseEvent);
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(2);
    const [late, second] = [socket(), (vi.advanceTimersByTime(2500), socket())];
    expect(sockets).toHaveLength(3);
    const closed = vi.spyOn(late, "close");
    second.onopen?.(new Event("open"));
    expect(closed).toHaveBeenCalled();
    expect(late.onopen).toBeNull();
    expect(table.line).toBe("open");
    table.end();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(3);
  });

  it("keeps no more than four lines that do not open", () => {
    table.end();
    sockets = [];
    const hanging = new Table("abc", () => {
      sockets.push(new Socket());
      return socket();
    });
    hanging.start();
    vi.advanceTimersByTime(60_000);
    const waiting = sockets.filter((one) => one.onopen);
    expect([sockets.length, waiting.length]).toEqual([25, 4]);
    hanging.end();
  });

  it("asks after ten silent seconds in the foreground, and then takes another line", async () => {
    table.see(true);
    await table.receive(update([seat(0, null)]));
    vi.advanceTimersByTime(9900);
    expect(socket().of("ping")).toHaveLength(0);
    vi.advanceTimersByTime(100);
    const [ping] = socket().of("ping");
    vi.advanceTimersByTime(150);
    await table.receive({ type: "pong", answers: ping.id });
    expect(table.connection.ping).toBe(150);
    vi.advanceTimersByTime(10_000 + 2000 - 100);
    expect([socket().of("ping").length, sockets.length]).toEqual([2, 1]);
    vi.advanceTimersByTime(200);
    expect([table.line, sockets.length]).toEqual(["lost", 2]);
    // The network is away for long. Once it is back, a line opens within three seconds.
    vi.advanceTimersByTime(120_000);
    const tried = sockets.length;
    vi.advanceTimersByTime(2500);
    expect(sockets.length).toBeGreaterThan(tried);
  });

  it("asks at once when the page or the network is back", async () => {
    table.see(true);
    await table.receive(update([seat(0, null)]));
    table.see(false);
    await table.receive(update([seat(0, null)], { answers: socket().of("visible")[0].id }));
    vi.advanceTimersByTime(60_000);
    expect(socket().of("ping")).toHaveLength(0);
    table.see(true);
    table.connection.wake();
    expect(socket().of("ping")).toHaveLength(1);
    vi.advanceTimersByTime(2100);
    expect(sockets).toHaveLength(2);
    socket().onclose?.({} as CloseEvent);
    vi.advanceTimersByTime(5000);
    const tried = sockets.length;
    table.connection.wake();
    table.connection.wake();
    expect(sockets).toHaveLength(tried + 1);
  });

  it("gives a slow line more time", async () => {
    table.see(true);
    vi.advanceTimersByTime(3000);
    await table.receive(update([seat(0, null)], { answers: socket().of("join")[0].id }));
    expect(table.connection.ping).toBe(3000);
    vi.advanceTimersByTime(10_000 + 11_900);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(2);
  });

  it("shows a step that no line tells of, but not what has not changed", async () => {
    const run = vi.fn((_before: unknown, _after: Entry, commit: () => void) => {
      commit();
      return Promise.resolve();
    });
    table.timeline.mover = { run, skip: () => undefined };
    await table.receive(update([seat(0, 7, [entry(1)])]));
    await table.receive(update([seat(0, 7)]));
    expect(run).not.toHaveBeenCalled();
    await table.receive(update([{ ...seat(0, 8), view: { at: "the next field" } }]));
    expect(run.mock.calls[0][1]).toMatchObject({ lines: [], view: { at: "the next field" } });
    expect(table.log.map((known) => known.number)).toEqual([1]);
  });

  it("shows what happened step by step, and holds back what has not arrived", async () => {
    const arrivals: (() => void)[] = [];
    const run = (_before: unknown, _after: unknown, commit: () => void) => {
      commit();
      return new Promise<void>((arrived) => arrivals.push(arrived));
    };
    table.timeline.mover = { run, skip: () => arrivals.splice(0).forEach((arrived) => arrived()) };
    await table.receive(update([seat(0, null)]));
    await table.receive(update([seat(0, 1, [entry(1, "first"), entry(2, "second")])]));
    expect(table.view).toBe("first");
    expect(table.log).toHaveLength(0);
    arrivals.shift()!();
    await vi.waitFor(() => expect(table.view).toBe("second"));
    expect(table.log).toHaveLength(1);
    arrivals.shift()!();
    await vi.waitFor(() => expect(table.view).toEqual({ at: 0 }));
    expect(table.log).toHaveLength(2);
  });

  it.each([
    ["at once", () => raise()],
    ["later", () => Promise.resolve().then(raise)],
    [
      "once it has laid the next view out",
      (_before: unknown, _after: unknown, commit: () => void) => {
        commit();
        raise();
      },
    ],
  ])("shows the newest view and goes on if an animation fails %s", async (_when, run) => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    table.timeline.mover = { run, skip: () => undefined };
    await table.receive(update([seat(0, null)]));
    await table.receive(update([seat(0, 1, [entry(1, "first"), entry(2, "second")])]));
    await vi.waitFor(() => expect(table.busy).toBe(false));
    expect(table.view).toEqual({ at: 0 });
    expect(table.log).toHaveLength(2);
    expect(reported).toHaveBeenCalledWith(new Error("the board"));
    table.act("roll");
    expect(socket().of("act")).toHaveLength(1);
    await table.receive(update([seat(0, 2, [entry(3, "third")])]));
    await vi.waitFor(() => expect(table.busy).toBe(false));
    expect(table.intent.legal).toEqual(["roll"]);
  });

  it("shows how things stand at once when told to hurry", async () => {
    const run = (_before: unknown, _after: unknown, commit: () => void) => {
      commit();
      return new Promise<void>(() => undefined);
    };
    table.timeline.mover = { run, skip: () => undefined };
    await table.receive(update([seat(0, null)]));
    await table.receive(update([seat(0, 2, [entry(1, "first"), entry(2, "second")])]));
    expect(table.view).toBe("first");
    table.skip();
    expect(table.view).toEqual({ at: 0 });
    expect(table.log).toHaveLength(2);
  });

  it("covers the cards while a shared device changes hands", async () => {
    await table.receive(update([seat(0, 1), seat(1, null)]));
    expect([table.seat, table.covered, table.choices.length]).toEqual([0, true, 0]);
    table.uncover();
    expect(table.choices).toHaveLength(1);
    table.act("roll");
    await table.receive(update([seat(0, null), seat(1, 1)]));
    expect([table.seat, table.covered]).toEqual([1, true]);
    table.uncover();
    expect(table.intent.legal).toEqual(["roll"]);
  });

  it("adds its share to the dice: first the promise, then the seed that fits it", async () => {
    const wanted = { type: "seeds_wanted" as const, seats: [0], commitment: "", commits: {} };
    await table.receive({ ...wanted, step: "commit" });
    await table.receive({ ...wanted, step: "reveal" });
    await vi.waitFor(() => expect(socket().of("seed_reveal")).toHaveLength(1));
    const [promise] = socket().of("seed_commit");
    const [seed] = socket().of("seed_reveal");
    const { createHash } = await import("node:crypto");
    const bytes = Buffer.from((seed as { seed: string }).seed, "hex");
    expect((promise as { commitment: string }).commitment).toBe(
      createHash("sha256").update(bytes).digest("hex"),
    );
  });

  it("remembers what it received and gave, and gives the same again after a reload", async () => {
    const wanted = { type: "seeds_wanted" as const, seats: [0], commitment: "ab", commits: {} };
    await table.receive({ ...wanted, step: "commit" });
    const first = recall("abc")!;
    expect(first).toMatchObject({ seal: "ab", refused: [] });
    table.end();
    table = open("abc");
    const promises = { 0: "12", 1: "34" };
    await table.receive({ ...wanted, step: "reveal", commitment: "cd", commits: promises });
    await table.receive({ ...wanted, step: "reveal", commits: { 0: "12", 1: "56" } });
    expect(socket().of("seed_reveal")[0]).toMatchObject({ seat: 0, seed: first.seeds[0] });
    const refused = { key: "refusal-other-seed", values: {} };
    const { id } = socket().of("seed_reveal")[0];
    await table.receive(update([seat(0, null)], { refused, answers: id }));
    expect(recall("abc")).toEqual({ ...first, promises, refused: [0] });
  });

  it("does not come back to a table it was sent away from", async () => {
    await table.receive({ type: "goodbye", reason: "removed" });
    expect(table.line).toBe("ended");
    vi.advanceTimersByTime(10000);
    expect(sockets).toHaveLength(1);
  });
});
