import type { Choice } from "../../generated/messages";
import type { CarView, View } from "../../generated/views/kraftwagen";
import type { Stage } from "../../stage/stage.svelte";

/** What the entries of a menu show, by name. */
export const number = (choice: Choice | undefined, name: string): number | undefined => {
  const value = choice?.shows[name];
  return typeof value === "number" ? value : undefined;
};
export const word = (choice: Choice | undefined, name: string): string | undefined => {
  const value = choice?.shows[name];
  return typeof value === "string" ? value : undefined;
};
export const numbers = (choice: Choice | undefined, name: string): number[] | undefined => {
  const value = choice?.shows[name];
  return Array.isArray(value) ? value : undefined;
};
export const flag = (choice: Choice | undefined, name: string): boolean =>
  choice?.shows[name] === true;

export const ofKind = (choices: Choice[], ...kinds: string[]): Choice[] =>
  choices.filter((choice) => kinds.includes(choice.kind));

/** What a player is called on the board: "du" or the name. */
export const called = (stage: Stage<View>, seat: number): string =>
  seat === stage.seat ? stage.t("board-you") : stage.names[seat];

/** My mat; for spectators that of the player who moves. */
export const works = (stage: Stage<View>) =>
  stage.view.mats[stage.seat ?? stage.view.active ?? 0] ?? stage.view.mats[0];

/** The offer that would be made: the one picked, else the first; none while DIESEL is looked at. */
export function offerOf(stage: Stage<View>): Choice | undefined {
  const { shown, taken } = stage.pointing;
  if (taken === "diesel") return undefined;
  if (shown?.kind === "offer") return shown;
  return shown ? undefined : ofKind(stage.choices, "offer")[0];
}

/** What every buyer takes, now or after what is pointed at. */
interface Sale {
  space: number;
  pays: number;
}
export function salesOf(stage: Stage<View>): Sale[] {
  const buys = numbers(stage.pointing.shown, "buys");
  const sums = numbers(stage.pointing.shown, "sums");
  if (buys && sums) return buys.map((space, at) => ({ space, pays: sums[at] }));
  return stage.view.buyers.map(({ buys, pays }) => ({ space: buys ?? 0, pays }));
}

/** The car in the making, where it would stand. */
export interface Making {
  space: number;
  body: number;
  engine: number;
  workers: number;
  price?: number;
  counts?: number[];
}
export function makingOf(stage: Stage<View>): Making | undefined {
  const { view, pointing } = stage;
  if (view.offer) {
    const choice = pointing.shown?.kind === "price" ? pointing.shown : undefined;
    const [body, engine, workers] = view.offer;
    const space = number(choice, "space") ?? view.market.findIndex((car) => !car) + 1;
    const [price, counts] = [number(choice, "price"), numbers(choice, "counts")];
    return { space, body, engine, workers, price, counts };
  }
  const offer = stage.myTurn ? offerOf(stage) : undefined;
  if (!offer) return undefined;
  const [space, body, engine, workers] = ["space", "body", "engine", "workers"].map(
    (name) => number(offer, name) ?? 0,
  );
  return { space, body, engine, workers };
}

/** "+2", "−3" where an engineer's marker changes what counts. */
export const bonus = (printed: number, counted: number | undefined): string =>
  counted === undefined || counted === printed
    ? ""
    : counted > printed
      ? `+${counted - printed}`
      : `−${printed - counted}`;

/** A car of the showroom as its sign names it: "4 · Bruno". */
export const ownerOf = (stage: Stage<View>, { space, owner }: CarView): string =>
  stage.t("board-owner", { space, owner: owner === stage.seat ? "me" : stage.names[owner] });

/** A car in one sentence, for those who hear the board. */
export function spoken(stage: Stage<View>, car: CarView, sale: string, fresh: boolean): string {
  const { body, engine, workers, price } = car;
  const which = ownerOf(stage, car);
  const told = stage.t("board-car-spoken", { which, body, engine, workers, price });
  return [told, sale, fresh ? stage.t("board-new") : ""].filter(Boolean).join("; ");
}

/** The order in which players choose start tiles: from the front of the belt to its rear. */
export const startQueue = (view: View): number[] =>
  view.chain
    .map(({ seat }) => seat)
    .filter((seat) => seat !== null)
    .reverse();

/** The piece on the shelf that leads to taking this part. */
export const leadOf = (choice: Choice): string => `${choice.kind}-${number(choice, "value")}`;
