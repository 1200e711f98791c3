import type { Limits, Spot } from "./camera";
import { sceneOf } from "../dock/danger";
import { driveOf, type KnightStage } from "../dock/drive.svelte";
import { caught } from "../plan";
import { tileOf } from "../city/fields";
import { FIELD, TILE } from "../city/compass";

const NEIGHBOURS = 360;
/** The smallest scale for bringing a distant red car into view. */
const WIDEST = { phone: 0.36, desk: 0.5 };
/** How large the red car is drawn once it is caught. */
const CLOSE = { most: 2, least: 1 };
/** How much is shown around a car that another player drives. */
const AROUND = 220;

/** What has to be in view now, and how large it may be drawn. */
interface Looked {
  spots: Spot[];
  limits: Limits;
  /** The red car during the chase. It is in view if that takes no scale below `widest`. */
  far?: Spot;
  widest: number;
}

export function spotsOf(stage: KnightStage, phone: boolean, whole: boolean): Looked {
  const widest = phone ? WIDEST.phone : WIDEST.desk;
  const spots = whole
    ? city(stage)
    : (danger(stage) ??
      (phone ? starts(stage) : undefined) ??
      gates(stage) ??
      chase(stage, phone) ??
      lay(stage) ??
      city(stage));
  if (caught(stage.view) && !whole) return { spots: catchOf(stage), limits: CLOSE, widest };
  if (!spots.length) spots.push({ x: 50, y: 50, room: 260 });
  if (whole || stage.view.red === null)
    return { spots, limits: { most: 1.2, least: 0.28 }, widest };
  // All tiles for a card that can lie anywhere.
  if (stage.view.lay_kind && !stage.view.lay_tile)
    return { spots, limits: { most: 1.05, least: 0.42 }, widest };
  const limits = phone ? { most: 1.05, least: 0.62 } : { most: 1.22, least: 0.6 };
  return { spots, limits, far: redSpot(stage), widest };
}

function city({ view, choices }: KnightStage): Spot[] {
  const cells = choices.filter((entry) => entry.kind === "place");
  return [
    { x: 50, y: 50, room: 105 },
    ...view.tiles.map(({ x, y }) => ({ x: x * TILE, y: y * TILE, room: 56 })),
    ...cells.map(({ shows }) => ({
      x: Number(shows.x) * TILE,
      y: Number(shows.y) * TILE,
      room: 54,
    })),
  ];
}

/** The field in danger, and wherever the car may end. */
function danger(stage: KnightStage): Spot[] | undefined {
  const scene = sceneOf(stage);
  const { field } = scene?.view.cars[scene.danger.seat] ?? {};
  if (!scene || !field) return undefined;
  const places = [...scene.danger.outcomes, { x: field[0], y: field[1] }];
  return places.map(({ x, y }) => ({ x: x * FIELD, y: y * FIELD, room: 60 }));
}

/** Where all may start, while I choose: a phone does not show the whole city. */
function starts({ view, choices }: KnightStage): Spot[] | undefined {
  const found = choices.filter(({ kind }) => kind.startsWith("start"));
  const tiles = found.flatMap(({ shows }) => tileOf(view, Number(shows.tile)) ?? []);
  return tiles.length
    ? tiles.map(({ x, y }) => ({ x: x * TILE, y: y * TILE, room: 110 }))
    : undefined;
}

/** Where I may come into the city. */
function gates({ view, choices }: KnightStage): Spot[] | undefined {
  const found = choices.filter(({ kind }) => kind === "enter");
  const start = tileOf(view, view.start_tile);
  if (!found.length || !start) return undefined;
  return [
    { x: start.x * TILE, y: start.y * TILE, room: 60 },
    ...found.map(({ shows }) => ({
      x: Number(shows.x) * FIELD,
      y: Number(shows.y) * FIELD,
      room: 90,
    })),
  ];
}

function lay({ view }: KnightStage): Spot[] | undefined {
  const tile = tileOf(view, view.lay_tile);
  return tile && [{ x: tile.x * TILE, y: tile.y * TILE, room: 200 }];
}

/** The red car, once a player has it. */
function catchOf({ view }: KnightStage): Spot[] {
  const { x, y } = tileOf(view, view.red)!;
  return [{ x: x * TILE, y: y * TILE, room: 130 }];
}

function redSpot({ view }: KnightStage): Spot | undefined {
  const red = tileOf(view, view.red);
  return red && { x: red.x * TILE, y: red.y * TILE, room: 50 };
}

/** My car, where it can go and others that are near; on another's turn their car. */
function chase(stage: KnightStage, phone: boolean): Spot[] | undefined {
  const { view } = stage;
  if (view.red === null || view.lay_kind) return undefined;
  // Also between two steps of mine, when nothing is asked.
  const mine = stage.seat === view.active || stage.pending.includes(stage.seat ?? -1);
  const car = view.cars[mine && stage.seat !== undefined ? stage.seat : view.active];
  const field = car?.field ?? car?.entry;
  if (!field) return undefined;
  const [x, y] = field.map((at) => at * FIELD);
  const far = (spot: { x: number; y: number }) => Math.hypot(spot.x - x, spot.y - y);
  const spots: Spot[] = [{ x, y, room: mine || phone ? 80 : AROUND }];
  for (const end of driveOf(stage).reach?.ends ?? [])
    spots.push({ x: end.x * FIELD, y: end.y * FIELD, room: 40 });
  if (!phone)
    for (const other of view.cars) {
      if (!other.field) continue;
      const spot = { x: other.field[0] * FIELD, y: other.field[1] * FIELD, room: 40 };
      if (far(spot) < NEIGHBOURS) spots.push(spot);
    }
  return spots;
}
