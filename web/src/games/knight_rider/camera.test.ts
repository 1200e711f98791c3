import { describe, expect, it } from "vitest";
import { focus, shows, type Frame } from "./camera";

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
