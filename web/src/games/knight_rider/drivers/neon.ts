import type { Colour } from "../../../generated/messages";

/** The colours people chose, made to glow on black; the number is always shown with them. */
export const NEON: Record<Colour, string> = {
  red: "#ff8f9c",
  blue: "#5aa9ff",
  green: "#56d98a",
  yellow: "#ffe066",
  purple: "#c994ff",
  orange: "#ff9d4d",
  teal: "#4fe3e0",
  brown: "#d9ab7e",
};
