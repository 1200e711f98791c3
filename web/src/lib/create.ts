import { api } from "./api";
import type { GameInfo, Level, SeatPlan } from "./generated/messages";
import { enter } from "./entering";
import { people } from "./people.svelte";
import { settings } from "./settings.svelte";

/** With how many a game is at its best, where it is not three. */
const BEST: Record<string, number> = { knatsch: 4, geisterfahrer: 4, knight_rider: 4 };
const PLEASANT = 3;
/** What is agreed so that a game begins at once. */
const AT_ONCE: Record<string, Record<string, boolean>> = { knight_rider: { auto_build: true } };

/** As many seats as last time, else a good number to begin with. */
export function usualSeats(game: GameInfo): number {
  const wishes = [settings.seats[game.name], BEST[game.name], PLEASANT];
  return wishes.find((many) => game.seats.includes(many)) ?? game.seats[0];
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
  await people.load();
  const seats = Array.from({ length: usualSeats(game) }, (_, seat): SeatPlan => ({
    kind: seat === 0 ? "me" : others,
    level: seat === 0 ? undefined : level,
  }));
  const start = others === "bot";
  const options = start ? AT_ONCE[game.name] : undefined;
  const { code } = await api.create({ game: game.name, seats, options, start });
  await enter(`/t/${code}`, start ? picture : undefined);
}
