import type { CarView, StandView, TileView, View } from "../../../generated/views/knight_rider";
import type { KnightStage } from "../dock/drive.svelte";
import { DX, DY, FIELD, TILE } from "./compass";

export interface Point {
  x: number;
  y: number;
}

export const tileOf = (view: View, number: number | null): TileView | undefined =>
  number === null ? undefined : view.tiles.find((tile) => tile.number === number);

const isCentre = (x: number, y: number) => x % 2 === 0 && y % 2 === 0;

/** A field in words: "Teil 51", "22|53", "23|Norden". */
export function fieldWords(stage: KnightStage, x: number, y: number): string {
  const at = (column: number, row: number) =>
    stage.view.tiles.find((tile) => tile.x === column && tile.y === row)?.number;
  if (isCentre(x, y)) return stage.t("field-centre", { tile: at(x / 2, y / 2) ?? 0 });
  const first = at(Math.floor(x / 2), Math.floor(y / 2));
  const second = at(Math.ceil(x / 2), Math.ceil(y / 2));
  if (first !== undefined && second !== undefined)
    return stage.t("field-border", { first, second });
  const across = x % 2 !== 0;
  const side = first === undefined ? (across ? "W" : "N") : across ? "E" : "S";
  return stage.t("field-end", { tile: first ?? second ?? 0, side: stage.t(`side-${side}`) });
}

/** Where each car is drawn, by seat: two on a field stand side by side, waiting ones in rows. */
export function carPlaces(view: View): (Point | undefined)[] {
  const places: (Point | undefined)[] = view.cars.map(() => undefined);
  const red = tileOf(view, view.red);
  for (const cars of groups(view.cars, (car) => car.field))
    for (const [nth, car] of cars.entries()) {
      const [x, y] = car.field!;
      const shared = red && red.x * 2 === x && red.y * 2 === y;
      const off = shared ? [15, -24][nth] : cars.length > 1 ? [-10.8, 10.8][nth] : 0;
      const sideways = isUpright(x, y, cars[0]);
      places[car.seat] = {
        x: x * FIELD + (sideways ? off : 0),
        y: y * FIELD + (sideways ? 0 : off),
      };
    }
  for (const cars of groups(view.cars, (car) => (car.field ? null : car.entry)))
    for (const [nth, car] of cars.entries()) {
      const [x, y] = car.entry!;
      const side = nth % 2 ? 13 : -13;
      const deep = 34 + Math.floor(nth / 2) * 46;
      const [dx, dy] = [DX[car.facing], DY[car.facing]];
      places[car.seat] = {
        x: x * FIELD - dx * deep + (dx ? 0 : side),
        y: y * FIELD - dy * deep + (dx ? side : 0),
      };
    }
  return places;
}

/** The fields of its way that a car has driven between two views; none if it was pushed. */
export function driven(before: View, after: View, seat: number): StandView[] {
  const [old, { field, way }] = [before.cars[seat]?.way ?? [], after.cars[seat]];
  const on = old.every(({ x, y }, nth) => way[nth]?.x === x && way[nth].y === y);
  const fresh = on ? way.slice(old.length) : way;
  const last = fresh.at(-1);
  return last && field?.join() === `${last.x},${last.y}` ? fresh : [];
}

/** The red car steps aside for those on its field. */
export function redPlace(view: View): Point | undefined {
  const tile = tileOf(view, view.red);
  if (!tile) return undefined;
  const guest = view.cars.find(
    ({ field }) => field && field[0] === tile.x * 2 && field[1] === tile.y * 2,
  );
  const upright = guest && "NS".includes(guest.facing);
  return {
    x: tile.x * TILE - (guest && upright ? 10 : 0),
    y: tile.y * TILE - (guest && !upright ? 10 : 0),
  };
}

/** Where a ring is drawn: beside the car that stands there. */
export function goalPlace(view: View, me: CarView | undefined, x: number, y: number) {
  const others = view.cars.filter(
    (car) => car.seat !== me?.seat && car.field && car.field[0] === x && car.field[1] === y,
  );
  const off = others.length === 1 ? 21 : 0;
  const sideways = others.length > 0 && isUpright(x, y, others[0]);
  return {
    x: x * FIELD + (sideways ? off : 0),
    y: y * FIELD + (sideways ? 0 : off),
    crowded: others.length > 0,
    own: !!me?.field && me.field[0] === x && me.field[1] === y,
  };
}

const isUpright = (x: number, y: number, car: CarView) =>
  y % 2 !== 0 || (isCentre(x, y) && "NS".includes(car.facing));

function groups(cars: CarView[], place: (car: CarView) => number[] | null): CarView[][] {
  const found: Record<string, CarView[]> = {};
  for (const car of [...cars].sort((one, other) => one.number - other.number)) {
    const where = place(car);
    if (where) (found[where.join()] ??= []).push(car);
  }
  return Object.values(found);
}
