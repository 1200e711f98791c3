import type { Update } from "../src/generated/messages";
import { Table } from "../src/table/table.svelte";

/** As `tools/scenes.py` makes it. */
export interface Scene {
  name: string;
  game: string;
  update: Update;
  own: number;
  before: unknown;
  earlier: unknown;
}

const fetched: Record<string, Promise<Scene[]>> = {};

/** The scenes of a game, or of the pages around the games; none if they have not been made. */
export function scenesOf(game: string): Promise<Scene[]> {
  return (fetched[game] ??= fetch(`/scenes/${game}.json`).then((answer) =>
    answer.ok ? (answer.json() as Promise<Scene[]>) : [],
  ));
}

/** The same with names as long as they may be. */
export function withLongNames(scene: Scene): Scene {
  const { update } = scene;
  const seats = update.table.seats.map((seat) => ({
    ...seat,
    name: `${seat.name}-Maximiliane`.slice(0, 16),
  }));
  return { ...scene, update: { ...update, table: { ...update.table, seats } } };
}

/** A table at which this is so; no line leads to it, and its clock stands still. */
export function tableOf(scene: Scene): Table {
  const table = new Table("GALLERY", () => {
    throw new Error("a scene has no line");
  });
  table.now = () => scene.update.now;
  void table.receive(scene.update);
  table.uncover();
  const { seat } = scene.update.seats[0];
  table.timeline.lastOwn = { [seat]: scene.own };
  if (scene.before !== null) table.timeline.viewsSince.set(scene.own, scene.before);
  return table;
}

/** A tip for the last choice of the menu, with all that a tip can say. */
export function giveTip(table: Table) {
  const choice = table.choices.at(-1)?.text;
  const menu = table.at?.menu?.number;
  if (choice === undefined || menu === undefined) return;
  void table.intent.askTip();
  void table.receive({
    type: "tip",
    seat: table.seat,
    menu,
    choice,
    percent: 37,
    other: table.choices[0].text,
    other_percent: 31,
    reason: "tip-own-win",
    figure: 42,
    other_figure: 31,
    more: false,
  });
}
