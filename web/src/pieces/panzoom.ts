/** Where a picture is and how large: its point (0, 0) lies at (x, y) of the frame. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}

export const LARGEST = 3;

/** The whole picture in view, in the middle; never larger than it is. */
export function fit(picture: Size, frame: Size): Camera {
  const scale = Math.min(1, frame.width / picture.width, frame.height / picture.height);
  return inside({ x: 0, y: 0, scale }, picture, frame);
}

/** Larger or smaller by a factor; the point of the frame stays where it is in the picture. */
export function zoom(
  camera: Camera,
  factor: number,
  at: { x: number; y: number },
  picture: Size,
  frame: Size,
): Camera {
  const smallest = fit(picture, frame).scale;
  const scale = Math.min(LARGEST, Math.max(smallest, camera.scale * factor));
  const grown = scale / camera.scale;
  const moved = {
    x: at.x - (at.x - camera.x) * grown,
    y: at.y - (at.y - camera.y) * grown,
    scale,
  };
  return inside(moved, picture, frame);
}

/** No further than to the rim: a picture smaller than the frame stands in its middle. */
export function inside(camera: Camera, picture: Size, frame: Size): Camera {
  const along = (at: number, length: number, room: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return {
    scale: camera.scale,
    x: along(camera.x, picture.width * camera.scale, frame.width),
    y: along(camera.y, picture.height * camera.scale, frame.height),
  };
}
