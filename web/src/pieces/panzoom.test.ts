import { describe, expect, it } from "vitest";
import { fit, inside, LARGEST, zoom } from "./panzoom";

const picture = { width: 800, height: 400 };
const frame = { width: 400, height: 300 };

describe("a picture in a frame", () => {
  it("is seen whole at first, in the middle", () => {
    expect(fit(picture, frame)).toEqual({ scale: 0.5, x: 0, y: 50 });
    expect(fit({ width: 100, height: 100 }, frame)).toEqual({ scale: 1, x: 150, y: 100 });
  });
  it("grows around the point that was meant", () => {
    const at = { x: 100, y: 150 };
    const near = zoom({ scale: 1, x: -200, y: -50 }, 2, at, picture, frame);
    expect(near).toEqual({ scale: 2, x: -500, y: -250 });
  });
  it("grows and shrinks within limits", () => {
    const whole = fit(picture, frame);
    expect(zoom(whole, 100, { x: 0, y: 0 }, picture, frame).scale).toBe(LARGEST);
    expect(zoom(whole, 0.01, { x: 0, y: 0 }, picture, frame)).toEqual(whole);
  });
  it("does not leave its frame", () => {
    expect(inside({ scale: 1, x: 90, y: -500 }, picture, frame)).toEqual({
      scale: 1,
      x: 0,
      y: -100,
    });
  });
});
