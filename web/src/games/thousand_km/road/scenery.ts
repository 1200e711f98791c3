/** The land along the road: always the same for the same size. */
import type { Layout } from "./layout";

/** Numbers between 0 and 1 that look thrown but are the same every time. */
export function thrown(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
const round = (value: number) => Math.round(value);

/** A jagged line of rock, filled down to `bottom`. */
export function ridge(
  width: number,
  y: number,
  height: number,
  step: number,
  seed: number,
  bottom: number,
): string {
  const next = thrown(seed);
  let path = `M0 ${bottom}V${round(y + height * (next() - 0.5))}`;
  for (let x = step; x <= width + step; x += step)
    path += `L${round(x - step * 0.5 * next())} ${round(y + height * (next() - 0.5) * 2)}`;
  return `${path}V${bottom}z`;
}

/** A soft line of hills, filled down to `bottom`. */
export function hills(
  width: number,
  y: number,
  height: number,
  step: number,
  seed: number,
  bottom: number,
): string {
  const next = thrown(seed);
  let path = `M0 ${bottom}V${round(y)}`;
  let [x, level] = [0, y];
  while (x < width + step) {
    const far = x + step * (0.7 + 0.6 * next());
    const high = y + height * (next() - 0.5) * 2;
    const [before, after] = [x + (far - x) * 0.4, x + (far - x) * 0.6];
    path += `C${round(before)} ${round(level)} ${round(after)} ${round(high)} ${round(far)} ${round(high)}`;
    [x, level] = [far, high];
  }
  return `${path}V${bottom}z`;
}

interface Peak {
  x: number;
  width: number;
  height: number;
}

export function peaks({ width, horizon, small }: Layout): Peak[] {
  const next = thrown(5);
  const step = small ? 60 : 150;
  const found: Peak[] = [];
  for (let x = -step * 0.4; x < width + step; x += step * (0.55 + 0.3 * next()))
    found.push({
      height: round(horizon * (0.34 + 0.36 * next())),
      width: round(step * (0.62 + 0.3 * next())),
      x: round(x),
    });
  return found;
}

interface Star {
  x: number;
  y: number;
  radius: number;
  opacity: number;
}

export function stars({ width, horizon }: Layout): Star[] {
  const next = thrown(7);
  return Array.from({ length: round(width / 16) }, () => ({
    x: round(next() * width),
    y: round(next() * horizon * 0.8),
    radius: 0.5 + next(),
    opacity: 0.3 + next() * 0.6,
  }));
}

interface Tree {
  x: number;
  height: number;
  kind: "leafy" | "fir";
  shade: number;
}

/** Trees along the edge of the road. */
export function trees({ width }: Layout): Tree[] {
  const next = thrown(61);
  const found: Tree[] = [];
  for (let x = 10; x < width; x += 26 + next() * 34)
    found.push({
      height: 16 + next() * 20,
      kind: next() > 0.45 ? "leafy" : "fir",
      shade: Math.floor(next() * 3),
      x: round(x),
    });
  return found;
}

/** Far trees on the hills: a point and a height. */
export function cypresses({ width, horizon }: Layout): { x: number; y: number; height: number }[] {
  const next = thrown(41);
  return Array.from({ length: round(width / 58) }, () => ({
    x: round(next() * width),
    y: round(horizon * 0.9 + next() * 12),
    height: 10 + next() * 12,
  }));
}

/** People at the finish, none where the gantry stands. */
export function spectators({ x, target, road }: Layout): { x: number; y: number; coat: number }[] {
  const next = thrown(83);
  const finish = x(target);
  return Array.from({ length: 26 }, (_, at) => ({
    x: round(finish - 150 + at * 9.5 + next() * 4),
    y: round(road - 9 - next() * 7),
    coat: at % 5,
  })).filter((person) => Math.abs(person.x - finish - 9) >= 14);
}
