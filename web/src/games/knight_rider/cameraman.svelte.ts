import { untrack } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { settings } from "../../lib/settings.svelte";
import { focus, shows, zoomed, type Camera, type Frame } from "./camera";
import { sceneOf } from "./danger";
import type { KnightStage } from "./drive.svelte";
import type { Point } from "./places";
import { spotsOf } from "./spots";

/** So long the picture stays where somebody has moved it. */
const KEPT = 4000;
const FLIGHT = 400;
/** On a phone: the buttons at the foot of the map, with the rim below them. */
const BUTTONS = 60;
const STEP = 1.35;

/** Holds the camera over the city: it flies to what matters, and stays where somebody moved it. */
export class Cameraman {
  width = $state(0);
  height = $state(0);
  em = $state(16);
  #whole = $state(false);
  #movedAt = 0;
  #seen = "";
  #camera = new Tween<Camera>({ x: 0, y: 0, scale: 1 }, { easing: cubicOut });

  constructor(private stage: KnightStage) {
    $effect(() => this.#follow());
  }

  /** Where it is now, and where it will have arrived. */
  get current(): Camera {
    return this.#camera.current;
  }
  get target(): Camera {
    return this.#camera.target;
  }

  phone = $derived(this.width < 704);
  /** On a phone the table of results stands in the dock, if there is one. */
  docked = $derived.by(() => this.phone && this.stage.seat !== undefined && !this.stage.past);
  #frame = $derived.by<Frame>(() => {
    const { width, height, em } = this;
    const scene = sceneOf(this.stage);
    return this.phone
      ? {
          width,
          height,
          left: 12,
          top: 12,
          right: 12,
          bottom: !scene ? BUTTONS : this.docked ? 12 : height / 2,
        }
      : { width, height, left: 20.2 * em, top: 24, right: (scene ? 26 : 14.8) * em, bottom: 24 };
  });
  #looked = $derived.by(() => spotsOf(this.stage, this.phone, this.#whole));
  #wanted = $derived.by<Camera>(() => {
    const { spots, limits } = this.#looked;
    const grown = this.phone ? 1 : this.em / 16;
    return focus(spots, this.#frame, { most: limits.most * grown, least: limits.least });
  });
  /** What the camera looks at; as long as that is the same and in view, it stands still. */
  #subject = $derived.by(() => {
    const { pending, seat, view } = this.stage;
    const { active, lay_kind, lay_tile, winners } = view;
    // Between two steps of mine nothing is asked for a moment: it is my turn all the same.
    const mine = pending.includes(seat ?? -1);
    return JSON.stringify([this.#frame, this.#whole, mine, active, lay_kind, lay_tile, winners]);
  });

  #follow() {
    const [next, about, { spots }] = [this.#wanted, this.#subject, this.#looked];
    untrack(() => {
      if (!this.width || Date.now() - this.#movedAt <= KEPT) return;
      const still = about === this.#seen && shows(this.target, spots, this.#frame);
      if (!still) this.#fly(next, this.#seen ? FLIGHT : 0);
      this.#seen = about;
    });
  }

  #fly(next: Camera, duration: number) {
    const calm = !settings.moving || settings.pace === "off";
    void this.#camera.set(next, { duration: calm ? 0 : duration });
  }

  // -- Moved by hand ------------------------------------------------------------------------------

  moveTo(next: Camera, duration = 0) {
    this.#movedAt = Date.now();
    this.#fly(next, duration);
  }
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }) {
    this.moveTo(zoomed(this.target, factor, at), 160);
  }
  larger = () => this.zoom(STEP);
  smaller = () => this.zoom(1 / STEP);
  /** The whole city, or again what matters. */
  showAll = () => this.#show(!this.#whole);
  showMine = () => this.#show(false);

  #show(whole: boolean) {
    this.#whole = whole;
    this.#movedAt = 0;
    this.#fly(this.#wanted, 300);
  }
}
