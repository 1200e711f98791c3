import { api } from "../network/api";
import type { GameInfo, Level, SeatPlan } from "../generated/messages";
import { enter } from "../app/entering";
import { identity } from "../account/identity.svelte";
import { settings } from "../app/settings.svelte";

/** The number of seats of the last table, else the game's best number. */
export function usualSeats(game: GameInfo): number {
  const last = settings.seats[game.name];
  return game.seats.includes(last) ? last : game.best_seats;
}

export function rememberSeats(game: GameInfo, many: number) {
  void settings.set({ seats: { ...settings.seats, [game.name]: many } });
}

/** Sit down at a new table: with bots, and play at once, or with free seats for friends. `picture`
    is what grows into the board. */
export async function openTable(
  game: GameInfo,
  others: "bot" | "invited",
  { level, picture }: { level?: Level; picture?: HTMLElement } = {},
) {
  await identity.load();
  const seats = Array.from({ length: usualSeats(game) }, (_, seat): SeatPlan => ({
    kind: seat === 0 ? "me" : others,
    level: seat === 0 ? undefined : level,
  }));
  const start = others === "bot";
  const options = start ? game.at_once : undefined;
  const { code } = await api.create({ game: game.name, seats, options, start });
  await enter(`/t/${code}`, start ? picture : undefined);
}
