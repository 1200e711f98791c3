/** The phase of the moon for a chance in percent: waxing only, so that it says nothing else. */
export function phase(chance: number): number {
  return [10, 40, 60, 90].filter((least) => chance >= least).length;
}

const MOONS = ["🌑", "🌒", "🌓", "🌔", "🌕"];
export const moonLine = (chances: number[]) => chances.map((one) => MOONS[phase(one)]).join("");
