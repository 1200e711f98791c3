import type { Point } from "./places";

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
