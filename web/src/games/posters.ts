/** Parts of a poster, which is 240 wide and 330 high with its lettering below. */
export const CUTS = {
  whole: "0 0 240 330",
  low: "0 44 240 286",
  /** Without the lettering. */
  picture: "0 20 240 262",
  leaf: "0 40 240 190",
};
export type Cut = keyof typeof CUTS;
