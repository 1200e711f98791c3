import type { Colour } from "../../generated/messages";
import type { PartyView, View } from "../../generated/views/thousand_km";
import { words } from "../../words/words.svelte";

/** Brighter than the discs: nothing is written on the paint itself. */
const PAINT: Record<Colour, string> = {
  red: "#c8322b",
  blue: "#2460b9",
  green: "#1d7a43",
  yellow: "#d49a10",
  purple: "#7a3fa8",
  orange: "#d4661a",
  teal: "#107c85",
  brown: "#7a5230",
};

/** A party with all that the board shows of it. */
export interface Side {
  number: number;
  party: PartyView;
  name: string;
  /** The letter of its disc and roundel; a team has its number. */
  label: string;
  colour: Colour;
  paint: string;
  mine: boolean;
  /** Several people drive for it. */
  team: boolean;
}

export function sides(view: View, names: string[], colours: Colour[], letters: string[]): Side[] {
  return view.parties.map((party, number) => {
    const first = party.seats[0];
    const team = party.seats.length > 1;
    return {
      number,
      party,
      team,
      name: team ? words.of("thousand_km", "team-short", { number: number + 1 }) : names[first],
      label: team ? String(number + 1) : letters[first],
      colour: colours[first],
      paint: PAINT[colours[first]],
      mine: view.seat !== null && party.seats.includes(view.seat),
    };
  });
}

/** Mine first, then in the order of play. */
export function fromMine(sides: Side[]): Side[] {
  const mine = Math.max(
    0,
    sides.findIndex((side) => side.mine),
  );
  return [...sides.slice(mine), ...sides.slice(0, mine)];
}

/** "Rallye 5 gewonnen!" or the name of the winner. */
export function rallyTitle(view: View, sides: Side[]): string {
  const of = (key: string, values: Record<string, string | number>) =>
    words.of("thousand_km", key, values);
  if (view.rally_winner === null) return of("rally-nobody", { number: view.rally });
  const winner = sides[view.rally_winner];
  return winner.mine && !winner.team
    ? of("rally-mine", { number: view.rally })
    : of("rally-won-by", { name: winner.name, number: view.rally });
}
