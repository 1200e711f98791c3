import { expect, it } from "vitest";
import { carAt, layOut, stones } from "./layout";

it("keeps every car on the road between start and the edge of the picture", () => {
  for (const [width, height] of [
    [1122, 304],
    [1366, 220],
    [390, 141],
    [472, 190],
    [2560, 600],
  ])
    for (const lanes of [2, 3]) {
      const layout = layOut(width, height, lanes, 700);
      for (const km of [0, 700])
        for (let lane = 0; lane < lanes; lane++) {
          const { x, y } = carAt(layout, km, lane);
          expect(x).toBeGreaterThanOrEqual(-8);
          expect(x + 100 * layout.scale).toBeLessThanOrEqual(width);
          expect(y).toBeGreaterThan(layout.road - 30);
          expect(layout.ground(lane)).toBeLessThan(height);
        }
    }
});

it("sets fewer stones where there is little room", () => {
  expect(stones(layOut(390, 141, 3, 700))).toEqual([0, 100, 200, 300, 400, 500, 600]);
  expect(stones(layOut(390, 141, 2, 1000))).toEqual([0, 200, 400, 600, 800]);
  expect(stones(layOut(1122, 304, 2, 1000))).toEqual([100, 200, 300, 400, 500, 600, 700, 800, 900]);
});

it("has no negative sizes where hardly any room is left", () => {
  for (const height of [1, 12, 40, 60]) {
    const { asphalt, horizon, lane, road, scale } = layOut(390, height, 3, 700);
    expect(Math.min(asphalt, lane, scale)).toBeGreaterThan(0);
    expect(Math.min(horizon, road)).toBeGreaterThanOrEqual(0);
  }
});
