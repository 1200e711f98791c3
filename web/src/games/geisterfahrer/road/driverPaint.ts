/** A driver's colour and shape: the shape tells who it is where colours do not. */
export interface Paint {
  paint: string;
  dark: string;
  /** The roof plate, around the middle, of radius 1. */
  shape: string;
}

const PAINTS: Record<string, Paint> = {
  red: { paint: "#e2392f", dark: "#7d120c", shape: "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z" },
  blue: { paint: "#2d7fe8", dark: "#0d3a7a", shape: "M-.9-.9h1.8v1.8h-1.8z" },
  yellow: { paint: "#f6c211", dark: "#7a5a00", shape: "M0-1.25L1.25 0 0 1.25-1.25 0z" },
  green: { paint: "#2ea862", dark: "#0d4a27", shape: "M-1.1 0l.55-1h1.1l.55 1-.55 1h-1.1z" },
};

export const paintOf = (colour: string): Paint => PAINTS[colour] ?? PAINTS.red;

/** What is painted on the fields of ramps, around the middle. */
export const ARROW = "M-11-2h11v-5l10 7-10 7v-5h-11z";
