import { untrack } from "svelte";
import { cubicOut } from "svelte/easing";
import { Tween } from "svelte/motion";
import { settings } from "../../../app/settings.svelte";
import { around, clear, shows, zoomed, type Camera, type Frame, type Panel } from "./camera";
import { sceneOf } from "../dock/danger";
import type { KnightStage } from "../dock/drive.svelte";
import type { Point } from "../city/fields";
import { spotsOf } from "./spots";

/** How long the picture stays where the player has moved it. */
const KEPT = 4000;
const FLIGHT = 400;
/** On a phone: the buttons at the foot of the map, with the rim below them. */
const BUTTONS = 60;
/** On a phone: the radar, and on a low map the one button, with the rims beside them. */
const RADAR: Panel = { width: 116, height: 100 };
const BUTTON: Panel = { width: 60, height: 60, low: true };
const LOW = 290;
const STEP = 1.35;

/** Holds the camera over the city: it flies to what matters, and stays where the player moved it. */
export class Cameraman {
  width = $state(0);
  height = $state(0);
  em = $state(16);
  #whole = $state(false);
  #movedAt = 0;
  #seen = "";
  /** Whether the radar stands in the left corner, where it hides less. */
  radarLeft = $state(false);
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
  /** A low map has no room for the radar. The tiles themselves have brackets. */
  low = $derived.by(() => this.phone && this.height <= LOW);
  /** The cars stand in a strip above the city. */
  strip = $derived(this.width < 900);
  /** On a phone escape cards and tables of results are shown in the dock, if there is one. */
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
          bottom: scene ? (this.docked ? 12 : height / 2) : this.low ? 12 : BUTTONS,
        }
      : {
          width,
          height,
          left: this.strip ? 12 : 20.2 * em,
          top: this.strip ? 12 : 24,
          right: (scene ? 26 : 14.8) * em,
          bottom: this.strip ? 3.4 * em : 24,
        };
  });
  #panel = $derived.by(() => {
    if (!this.phone || sceneOf(this.stage)) return undefined;
    if (this.low) return BUTTON;
    return this.stage.view.red_targets.length ? RADAR : undefined;
  });
  #looked = $derived.by(() => spotsOf(this.stage, this.phone, this.#whole));
  /** What has to be in view, and with it the red car, however far away, if both fit. */
  #shot = $derived.by(() => {
    const { spots, far, limits, widest } = this.#looked;
    const grown = this.phone ? 1 : this.em / 16;
    const most = limits.most * grown;
    const shot = (all: typeof spots, least: number) => ({
      spots: all,
      ...around(all, this.#frame, { most, least }, this.#panel),
    });
    if (far) {
      const both = shot([...spots, far], widest);
      if (both.fits) return both;
    }
    return shot(spots, limits.least);
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
    const [{ camera, left, spots }, about] = [this.#shot, this.#subject];
    const [frame, panel] = [this.#frame, this.#panel];
    untrack(() => {
      if (!this.width || Date.now() - this.#movedAt <= KEPT) return;
      const free = !panel || clear(this.target, spots, frame, panel, this.radarLeft);
      const still = about === this.#seen && shows(this.target, spots, frame) && free;
      if (!still) {
        this.radarLeft = left;
        this.#fly(camera, this.#seen ? FLIGHT : 0);
      }
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
    this.radarLeft = this.#shot.left;
    this.#fly(this.#shot.camera, 300);
  }
}
