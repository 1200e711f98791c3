import type { Choice } from "../../../generated/messages";
import type { View } from "../../../generated/views/geisterfahrer";
import type { Spot } from "../../../pieces/ring";
import type { Stage } from "../../../stage/stage.svelte";
import { fieldsOf, type Autobahn } from "../road/autobahn";

/** What the server says a choice would do. */
export interface Shown {
  car?: number;
  /** Where a car ends: `road`, `safe` or `scrap`. */
  end?: string;
  from?: string;
  to?: string;
  path?: string;
  to_go?: number;
  /** The ghost that is moved; of a car, the one that could reach it. */
  ghost?: string;
  distance?: number;
  reach?: string;
  hits_seat?: number;
  hits_car?: number;
  faces_seat?: number;
  faces_car?: number;
}

const CARS = ["lane", "enter", "move"];
export const shownOf = (choice: Choice) => choice.shows as Shown;
export const isGhosts = (choice: Choice) => choice.kind !== "roll" && !CARS.includes(choice.kind);
/** An own car is lost by it. */
export const isLoss = ({ shows }: Choice, seat: number | undefined) =>
  shows.end === "scrap" || (shows.hits_seat !== undefined && shows.hits_seat === seat);

export type Look = "plain" | "safe" | "scrap" | "hunted" | "hit";

/** A choice in a few words: large, small, and beside its end on the road. */
export interface Outcome {
  look: Look;
  head: string;
  line: string;
  /** Instead of the line where there is no room for it. */
  short: string;
  bubble: string;
}

export function outcomeOf(stage: Stage<View>, choice: Choice): Outcome {
  const shows = shownOf(choice);
  // On the other carriageway there are two lanes to choose from.
  const { lane = "" } = fieldsOf(stage.view.fields_per_lane).get(shows.to ?? "") ?? {};
  const side = lane.slice("O.".length);
  const line = stage.t(`card-${choice.label.key}`, { side });
  const short = stage.t(`short-${choice.label.key}`, { side });
  if (shows.end === "safe" || shows.end === "scrap") {
    const head = stage.t(`card-${shows.end}`);
    const line = stage.t(`card-${shows.end}-line`);
    return { look: shows.end, head, line, short: "", bubble: head };
  }
  if (shows.end === "road") {
    const head = stage.t("card-to-go", { steps: shows.to_go ?? 0 });
    if (shows.ghost === undefined) return { look: "plain", head, line, short, bubble: head };
    const { ghost, distance = 0 } = shows;
    const danger = stage.t("card-danger", { ghost, distance });
    const nears = stage.t("short-danger", { ghost, distance });
    return { look: "hunted", head, line: danger, short: nears, bubble: `${head}\n${danger}` };
  }
  if (shows.hits_seat !== undefined) {
    const car = carName(stage, shows.hits_seat, shows.hits_car ?? 0);
    const head = stage.t("card-hits", { car });
    const look = shows.hits_seat === stage.seat ? "scrap" : "hit";
    return { look, head, line, short, bubble: head };
  }
  if (shows.faces_seat !== undefined) {
    const car = carName(stage, shows.faces_seat, shows.faces_car ?? 0);
    const head = stage.t("card-faces", { car, distance: shows.distance ?? 0 });
    const look = shows.faces_seat === stage.seat ? "hunted" : "plain";
    return { look, head, line, short, bubble: head };
  }
  const head = stage.t("card-nobody");
  return { look: "plain", head, line, short, bubble: head };
}

/** The short name of a car: `ro1`. */
export function carName(stage: Stage<View>, seat: number, number: number): string {
  return stage.t(`name-${stage.view.drivers[seat].colour}`, { number });
}

/** The way a choice takes, with the ramps. */
export function wayOf(road: Autobahn, view: View, choice: Choice): Spot[] {
  const { from, path = "", end } = shownOf(choice);
  const fields = path.split(" ").filter(Boolean);
  if (!fields.length || choice.kind === "place") return [];
  const way = road.through(from ? [from, ...fields] : fields, end === "scrap" ? 0.35 : 0);
  const half = view.active === null ? undefined : view.drivers[view.active].half;
  const ramp = view.ramps.find((found) => found.half === half);
  if (!ramp) return way;
  const carriageway = road.field(fields[0]).way;
  if (choice.kind === "enter") way.unshift(...road.along(carriageway, ramp, 0.55, 1));
  if (end === "safe") way.push(...road.along(carriageway, ramp, 0, 0.42));
  return way;
}

/** From what `roll` says: for each own car and each entry the ends for 1 to 5. */
export function forecastOf(roll: Choice): { from: string; ends: string[] }[] {
  return Object.entries(roll.shows)
    .filter(([key]) => key.startsWith("forecast_"))
    .map(([key, ends]) => ({ from: key.slice("forecast_".length), ends: String(ends).split(" ") }));
}

/** What a number would bring at best: out, on, only a crash, nothing. */
export function promise(roll: Choice, number: number): "safe" | "free" | "scrap" | "none" {
  const ends = forecastOf(roll)
    .map(({ ends }) => ends[number - 1])
    .filter((end) => end !== "none");
  if (!ends.length) return "none";
  if (ends.includes("safe")) return "safe";
  return ends.every((end) => end === "scrap") ? "scrap" : "free";
}
