import { api } from "./api";
import type { GameInfo, SeatPlan } from "./generated/messages";
import { people } from "./people.svelte";
import { router } from "./router.svelte";

const PLEASANT = 3;

/** A good number of seats to begin with. */
export function usualSeats(game: GameInfo): number {
  return game.seats.includes(PLEASANT) ? PLEASANT : game.seats[0];
}

/** Sit down with bots in all other seats, and play. */
export async function startAgainstBots(game: GameInfo) {
  await people.load();
  const bots = Array.from({ length: usualSeats(game) - 1 }, (): SeatPlan => ({ kind: "bot" }));
  const seats: SeatPlan[] = [{ kind: "me" }, ...bots];
  const { code } = await api.create({ game: game.name, seats, start: true });
  router.go(`/t/${code}`);
}
