/** Where things stand in a picture of the road of this size. */
export interface Layout {
  width: number;
  height: number;
  /** Few pixels: a small set of stones and cars, no trees. */
  small: boolean;
  lanes: number;
  target: number;
  /** Upper edge of the asphalt, and how high it is. */
  road: number;
  asphalt: number;
  horizon: number;
  lane: number;
  /** Of a car, which is drawn 100 wide. */
  scale: number;
  /** The front bumper of a car that has driven so far. */
  x: (km: number) => number;
  /** The ground under a car of this lane. */
  ground: (lane: number) => number;
}

const CAR = { width: 100, height: 42 };
const LOW = 150;
/** With very large letters the road may be left hardly any room. */
const LEAST_LANE = 4;
const NARROW = 640;

export function layOut(width: number, height: number, lanes: number, target: number): Layout {
  const small = height < LOW || width < NARROW;
  const free = Math.max(LEAST_LANE, (height - 52) / lanes);
  const lane = small ? Math.min(40, free) : Math.min(70, (height * 0.54) / lanes);
  const scale = small ? Math.min(0.56, lane / 36) : Math.min(1.3, lane / 48);
  const asphalt = lane * lanes + (small ? 6 : 14);
  const road = Math.max(0, height - asphalt - (small ? 8 : 16));
  const start = small ? 60 : CAR.width * scale + 14;
  const beyond = small ? 34 : 92;
  return {
    width,
    height,
    small,
    lanes,
    target,
    road,
    asphalt,
    lane,
    scale,
    horizon: Math.max(0, road - (small ? 14 : 26)),
    x: (km) => start + ((width - start - beyond) * km) / target,
    ground: (at) => road + (asphalt * (at + 1)) / lanes - (small ? 3 : 6),
  };
}

/** Where the drawing of a car begins whose bumper is at this kilometre. */
export function carAt(layout: Layout, km: number, lane: number) {
  const overhang = layout.small ? 3 : 6;
  return {
    x: layout.x(km) - CAR.width * layout.scale + overhang,
    y: layout.ground(lane) - CAR.height * layout.scale,
  };
}

/** The kilometres that have a stone: every hundred, fewer where there is no room. */
export function stones({ small, target }: Layout): number[] {
  const step = small && target > 700 ? 200 : 100;
  const first = small ? 0 : step;
  return Array.from({ length: Math.ceil((target - first) / step) }, (_, at) => first + at * step);
}
