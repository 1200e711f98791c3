import type { CarView, DriverView, GhostView, View } from "../../../generated/views/geisterfahrer";
import type { Stage } from "../../../stage/stage.svelte";
import { fieldsOf } from "./autobahn";
import { carName } from "../dock/outcome";

/** The road in sentences, for those who do not see the picture. */

function fieldName(stage: Stage<View>, name: string): string {
  const { lane, number } = fieldsOf(stage.view.fields_per_lane).get(name)!;
  return stage.t(`field-${lane.replace(".", "-")}`, { number });
}

export function ofCar(stage: Stage<View>, driver: DriverView, car: CarView): string {
  const name = carName(stage, driver.seat, car.number);
  const player = stage.names[driver.seat];
  if (!car.field)
    return stage.t("heard-gone", { car: name, player, state: stage.t(`car-${car.where}`) });
  const field = fieldName(stage, car.field);
  const told = stage.t("heard-car", { car: name, player, field, steps: car.to_go ?? 0 });
  return car.ghost ? `${told} ${stage.t("ghost-nears", { ghost: car.ghost })}.` : told;
}

export function ofGhost(stage: Stage<View>, ghost: GhostView): string {
  const { field, faces_seat, faces_car, distance } = ghost;
  const name = stage.t("ghost-name", { ghost: ghost.name });
  if (!field) return `${name}: ${stage.t("ghost-off")}`;
  const place = fieldName(stage, field);
  if (faces_seat === null) return `${name} ${stage.t("ghost-alone", { field: place })}`;
  const car = carName(stage, faces_seat, faces_car ?? 0);
  return `${name} ${stage.t("ghost-faces", { field: place, car, steps: distance ?? 0 })}`;
}

/** In short: how many cars, whose they are and how far they have to go, and where ghosts are. */
export function summaryOf(stage: Stage<View>): string {
  const { drivers, ghosts } = stage.view;
  const driving = drivers
    .map((driver) => ({ driver, cars: driver.cars.filter((car) => car.where === "road") }))
    .filter(({ cars }) => cars.length);
  const many = driving.reduce((sum, { cars }) => sum + cars.length, 0);
  const ofDriver = ({ driver, cars }: { driver: DriverView; cars: CarView[] }) => {
    const told = cars.map((car) =>
      stage.t("heard-short", {
        car: carName(stage, driver.seat, car.number),
        steps: car.to_go ?? 0,
      }),
    );
    return `${stage.names[driver.seat]}: ${told.join(", ")}`;
  };
  const sentences = [
    stage.t("road-summary", { many }),
    ...driving.map(ofDriver),
    ...ghosts.map((ghost) => ofGhost(stage, ghost)),
  ];
  return `${sentences.join(". ")}.`;
}
