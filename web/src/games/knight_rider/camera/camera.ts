import type { Point } from "../city/fields";

/** The point (0, 0) of the city lies at (x, y) of its frame. */
export interface Camera extends Point {
  scale: number;
}
export interface Frame {
  width: number;
  height: number;
  /** What panels cover at each side. */
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Limits {
  most: number;
  least: number;
}
export interface Spot extends Point {
  /** How much room is wanted round it. */
  room: number;
}

/** What a car takes of the room round a spot. */
const PIECE = 40;
const SMALLEST = 0.25;
export const LARGEST = 2.4;

/** All spots in view and in the middle of what is free; no larger than `most`. */
export function focus(spots: Spot[], frame: Frame, { most, least }: Limits): Camera {
  const low = (along: (spot: Spot) => number) =>
    Math.min(...spots.map((spot) => along(spot) - spot.room));
  const high = (along: (spot: Spot) => number) =>
    Math.max(...spots.map((spot) => along(spot) + spot.room));
  const [west, east] = [low((spot) => spot.x), high((spot) => spot.x)];
  const [north, south] = [low((spot) => spot.y), high((spot) => spot.y)];
  const width = Math.max(1, frame.width - frame.left - frame.right);
  const height = Math.max(1, frame.height - frame.top - frame.bottom);
  const fitting = Math.min(width / (east - west), height / (south - north));
  const scale = Math.max(least, Math.min(most, fitting));
  return {
    scale,
    x: frame.left + width / 2 - ((west + east) / 2) * scale,
    y: frame.top + height / 2 - ((north + south) / 2) * scale,
  };
}

/** A panel in an upper corner of the frame, or in the lower right one. */
export interface Panel {
  width: number;
  height: number;
  low?: boolean;
}
export interface Shot {
  camera: Camera;
  /** Whether the panel stands in the left corner. */
  left: boolean;
  /** Whether all spots are in view and none is below the panel. */
  fits: boolean;
}

/** The largest view of all spots that keeps them clear of the panel, in whichever corner hides less. */
export function around(spots: Spot[], frame: Frame, limits: Limits, panel?: Panel): Shot {
  const shot = (free: Frame, left: boolean): Shot => {
    const camera = focus(spots, free, limits);
    const bare = !panel || clear(camera, spots, frame, panel, left);
    return { camera, left, fits: bare && shows(camera, spots, frame) };
  };
  const plain = shot(frame, false);
  if (plain.fits || !panel) return plain;
  const { width, height, low } = panel;
  const shots = [
    shot({ ...frame, right: Math.max(frame.right, width) }, false),
    ...(low
      ? [shot({ ...frame, bottom: Math.max(frame.bottom, height) }, false)]
      : [
          shot(frame, true),
          shot({ ...frame, left: Math.max(frame.left, width) }, true),
          shot({ ...frame, top: Math.max(frame.top, height) }, false),
        ]),
  ].filter(({ fits }) => fits);
  return shots.reduce(
    (best, one) => (best.fits && best.camera.scale >= one.camera.scale ? best : one),
    plain,
  );
}

/** Whether the panel covers none of the spots. */
export function clear(
  camera: Camera,
  spots: Spot[],
  { width, height }: Frame,
  panel: Panel,
  left: boolean,
): boolean {
  return spots.every(({ x, y, room }) => {
    const [across, down] = [x * camera.scale + camera.x, y * camera.scale + camera.y];
    const far = Math.min(room, PIECE) * camera.scale;
    const aside = left ? across : width - across;
    const above = panel.low ? height - down : down;
    return aside - far >= panel.width - 1 || above - far >= panel.height - 1;
  });
}

/** Whether all spots are in view and in what is free. */
export function shows(camera: Camera, spots: Spot[], frame: Frame): boolean {
  const { width, height, left, top, right, bottom } = frame;
  return spots.every(({ x, y, room }) => {
    const [across, down] = [x * camera.scale + camera.x, y * camera.scale + camera.y];
    const far = room * camera.scale;
    return (
      across - far >= left - 1 &&
      across + far <= width - right + 1 &&
      down - far >= top - 1 &&
      down + far <= height - bottom + 1
    );
  });
}

/** Larger or smaller; the point under the finger stays where it is. */
export function zoomed(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, camera.scale * factor));
  const grown = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}
