import { describe, expect, it } from "vitest";
import { around, clear, focus, shows, type Frame } from "./camera";

const frame: Frame = { width: 1000, height: 600, left: 300, top: 20, right: 200, bottom: 20 };
const limits = { most: 1.2, least: 0.3 };

describe("the camera", () => {
  const spots = [
    { x: -150, y: 0, room: 60 },
    { x: 250, y: 300, room: 40 },
  ];
  it("brings all spots into what panels leave free", () => {
    expect(shows(focus(spots, frame, limits), spots, frame)).toBe(true);
  });
  it("no longer shows what has left it", () => {
    const gone = [{ x: 900, y: 0, room: 60 }];
    expect(shows(focus(spots, frame, limits), gone, frame)).toBe(false);
  });
});

describe("a panel in a corner", () => {
  const phone: Frame = { width: 390, height: 380, left: 12, top: 12, right: 12, bottom: 60 };
  const panel = { width: 110, height: 92 };
  const upTo = { most: 1, least: 0.2 };
  const spot = (x: number, y: number) => ({ x, y, room: 40 });
  const cases = {
    "one spot": [spot(0, 0)],
    "spots in both lower corners": [spot(0, 400), spot(500, 400), spot(250, 0)],
    "spots in both upper corners": [spot(0, 0), spot(500, 0), spot(250, 400)],
    "spots in the upper right and lower left": [spot(500, 0), spot(0, 400)],
    "spots in the upper left and lower right": [spot(0, 0), spot(500, 400)],
  };
  it.each(Object.entries(cases))("covers none of %s", (_, spots) => {
    const { camera, left } = around(spots, phone, upTo, panel);
    expect(shows(camera, spots, phone)).toBe(true);
    expect(clear(camera, spots, phone, panel, left)).toBe(true);
  });
  it.each(Object.entries(cases))("in the lower right covers none of %s", (_, spots) => {
    const low = { ...panel, low: true };
    const { camera, left } = around(spots, phone, upTo, low);
    expect(left).toBe(false);
    expect(clear(camera, spots, phone, low, left)).toBe(true);
  });
});
