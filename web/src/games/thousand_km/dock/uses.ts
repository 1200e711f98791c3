import type { Choice } from "../../../generated/messages";

/** What can be done with a card of the hand now. */
interface Uses {
  play?: Choice;
  attacks: Choice[];
  discard?: Choice;
}

export function usesOf(card: string, choices: Choice[]): Uses {
  const own = choices.filter((choice) => choice.shows.card === card);
  return {
    play: own.find((choice) => choice.kind === "play"),
    attacks: own.filter((choice) => choice.kind === "attack"),
    discard: own.find((choice) => choice.kind === "discard"),
  };
}

/** The attack of a card that hits this party. */
export const attackOn = (uses: Uses, party: number) =>
  uses.attacks.find((choice) => choice.shows.party === party);

/** What a double click does: the only use besides throwing away. */
export const onlyUse = (uses: Uses): Choice | undefined =>
  uses.play ?? (uses.attacks.length === 1 ? uses.attacks[0] : undefined);

/** The card that an entry lays before me, if it is none that is driven. */
export const laidBy = (choice: Choice | undefined): string | undefined =>
  choice?.kind === "play" && choice.shows.km === undefined ? String(choice.shows.card) : undefined;

export const kmAfter = (choice: Choice | undefined): number | undefined =>
  choice?.shows.km === undefined ? undefined : Number(choice.shows.km);
