import { CARD_KINDS } from "../../../generated/views/thousand_km";

/** What a card is for, as its frame, badge and sign show it. */
export type Kind = (typeof CARD_KINDS)[keyof typeof CARD_KINDS];

export const CARDS = Object.keys(CARD_KINDS);
export const kindOf = (card: string): Kind => CARD_KINDS[card as keyof typeof CARD_KINDS];
export const ACTIONS = CARDS.filter((card) => kindOf(card) === "action");
/** A distance carries its number in its name. */
export const kmOf = (card: string) => Number(card.slice("KM".length));

/** The enamel of a sign and its rim. */
export const ENAMEL: Record<Kind, { ground: string; rim: string; plate: string; words: string }> = {
  distance: { ground: "#f4bd3a", rim: "#1d2126", plate: "#1d2126", words: "#fff" },
  defence: { ground: "#fbf8ee", rim: "#15683a", plate: "#15683a", words: "#fff" },
  action: { ground: "#1b4f97", rim: "#f4d27a", plate: "#f4d27a", words: "#16233a" },
  attack: { ground: "#fbf8ee", rim: "#bf2a22", plate: "#bf2a22", words: "#fff" },
};

/** Equal cards of a hand are distinguished by a count. */
export function keyed(cards: string[]): { card: string; key: string }[] {
  const seen: Record<string, number> = {};
  return cards.map((card) => {
    seen[card] = (seen[card] ?? 0) + 1;
    return { card, key: `${card}#${seen[card]}` };
  });
}
export const cardOf = (key: string) => key.split("#")[0];
