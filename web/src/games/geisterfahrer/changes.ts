import type { View } from "../../generated/views/geisterfahrer";

/** A piece that stands elsewhere than before: fields, or `off`, `safe` and `scrap`. */
export interface Moved {
  /** Its name on the board: `car-0-1`, `ghost-A`. */
  piece: string;
  /** Whose car; nobody's for a ghost. */
  seat?: number;
  number?: number;
  ghost?: string;
  from: string;
  to: string;
}

/** What moved since the end of my last turn; nothing while that turn itself is still being shown. */
export const movedSince = (before: View | undefined, shown: View): Moved[] =>
  before && shown.turn_no >= before.turn_no ? moved(before, shown) : [];

/** What moved between two views. */
export function moved(before: View, after: View): Moved[] {
  const found: Moved[] = [];
  after.drivers.forEach(({ seat, cars }) =>
    cars.forEach((car, at) => {
      const old = before.drivers[seat].cars[at];
      const [from, to] = [old.field ?? old.where, car.field ?? car.where];
      const { number } = car;
      if (from !== to) found.push({ piece: `car-${seat}-${number}`, seat, number, from, to });
    }),
  );
  after.ghosts.forEach(({ name, field }, at) => {
    const [from, to] = [before.ghosts[at].field ?? "off", field ?? "off"];
    if (from !== to) found.push({ piece: `ghost-${name}`, ghost: name, from, to });
  });
  return found;
}
