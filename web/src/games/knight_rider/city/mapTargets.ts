import type { Choice } from "../../../generated/messages";
import { cellsOf, put } from "../dock/building.svelte";
import { at, type Drive, type Goal, type KnightStage } from "../dock/drive.svelte";
import { goalPlace, fieldWords, tileOf, type Point } from "./fields";
import { DX, DY, FIELD, TILE } from "./compass";

/** A place on the map that can be pressed. */
export interface Target extends Point {
  key: string;
  /** Half its width in the drawing. */
  room: number;
  label: string;
  pressed: boolean;
  choice?: string;
  goal?: string;
  /** The cell of the drawn tile, however it is turned. */
  leads?: string;
  press: () => void;
  point: (on: boolean) => void;
}

export function targetsOf(stage: KnightStage, drive: Drive): Target[] {
  const found = [...goals(stage, drive), ...cells(stage)];
  for (const entry of stage.choices) {
    const place = placeOf(stage, entry);
    if (place) found.push(simple(stage, entry, place));
  }
  return found;
}

function goals(stage: KnightStage, drive: Drive): Target[] {
  const me = stage.view.cars.find((car) => car.seat === stage.seat);
  return drive.goals.map((goal) => ({
    ...goalPlace(stage.view, me, goal.x, goal.y),
    key: `goal ${goal.key}`,
    room: 25,
    label: goalWords(stage, goal),
    pressed: at(goal, drive.chosen),
    goal: goal.key,
    press: () => drive.choose(goal),
    point: (on) => drive.point(on ? goal : undefined),
  }));
}

function goalWords(stage: KnightStage, goal: Goal): string {
  const where = fieldWords(stage, goal.x, goal.y);
  const facings = [...new Set(goal.ends.map((end) => stage.t(`side-${end.facing}`)))].join(", ");
  const risks = [
    goal.ends.some((end) => end.catch) && stage.t("board-goal-catch"),
    goal.ends.every((end) => end.rams.length) && stage.t("board-goal-ram"),
    goal.ends.every((end) => end.oil) && stage.t("board-goal-oil"),
  ];
  return [stage.t("board-goal", { where, facings }), ...risks.filter(Boolean)].join(" ");
}

function cells(stage: KnightStage): Target[] {
  const { pointing } = stage;
  return cellsOf(stage.choices).map((cell) => {
    const picked = cell.entries.find((entry) => entry.text === pointing.picked?.text);
    const entry = picked ?? cell.entries[0];
    return {
      x: cell.x * TILE,
      y: cell.y * TILE,
      key: `cell ${cell.key}`,
      room: 50,
      label: `${stage.label(entry)}. ${stage.hint(entry)}`,
      pressed: !!picked,
      choice: entry.text,
      leads: cell.key,
      press: () => put(pointing, cell),
      point: () => undefined,
    };
  });
}

function simple(stage: KnightStage, entry: Choice, place: Point & { room: number }): Target {
  const { pointing } = stage;
  const { shows } = entry;
  return {
    ...place,
    key: entry.text,
    label: [stage.label(entry), stage.hint(entry)].filter(Boolean).join(". "),
    pressed: pointing.picked?.text === entry.text,
    choice: entry.text,
    // A tile for a card that has to be turned yet is no last word.
    press: () => (shows.final === false ? pointing.act(entry) : pointing.pick(entry)),
    point: (on) => pointing.point(on ? entry : undefined),
  };
}

function placeOf(stage: KnightStage, entry: Choice): (Point & { room: number }) | undefined {
  const { view } = stage;
  const { shows } = entry;
  if (entry.kind === "enter")
    return {
      x: Number(shows.x) * FIELD - DX[String(shows.facing)] * 22,
      y: Number(shows.y) * FIELD - DY[String(shows.facing)] * 22,
      room: 34,
    };
  if (entry.kind === "foot") {
    const tile = tileOf(view, view.lay_tile);
    const side = String(shows.foot);
    return tile && { x: tile.x * TILE + DX[side] * 68, y: tile.y * TILE + DY[side] * 68, room: 18 };
  }
  if (entry.kind !== "on" && !entry.kind.startsWith("start")) return undefined;
  const tile = tileOf(view, Number(shows.tile));
  return tile && { x: tile.x * TILE, y: tile.y * TILE, room: 48 };
}
