import { turn } from "../dock/building.svelte";
import { zoomed } from "./camera";
import type { Cameraman } from "./cameraman.svelte";
import type { Drive, KnightStage } from "../dock/drive.svelte";
import { carPlaces, type Point } from "../city/fields";
import { FIELD } from "../city/compass";

/** Nothing that a finger means is smaller than this. */
export const FINGER = 44;
/** So far a finger goes before it drags. */
const FAR = 8;

/** Mouse and fingers on the windscreen: they drag the picture, or my car to where it is to go. */
export class Fingers {
  dragging = $state(false);
  /** The windscreen. */
  layer = $state<HTMLElement>();
  #fingers: Record<number, Point> = {};
  /** My car is dragged: the way over the fields under the finger shows itself, letting go drives it. */
  #steering = false;

  constructor(
    private stage: KnightStage,
    private cameraman: Cameraman,
    private drive: () => Drive,
  ) {}

  #within(event: { clientX: number; clientY: number }): Point {
    const { left, top } = this.layer!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  /** How far the finger is from a place of the city, in pixels. */
  distance(event: { clientX: number; clientY: number }, place: Point): number {
    const finger = this.#within(event);
    const { x, y, scale } = this.cameraman.current;
    return Math.hypot(place.x * scale + x - finger.x, place.y * scale + y - finger.y);
  }

  down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const { goals, running } = this.drive();
    this.#fingers[event.pointerId] = this.#within(event);
    this.#steering = event.isPrimary && goals.length > 0 && !running && this.#onMyCar(event);
  };
  move = (event: PointerEvent) => {
    const before = this.#fingers[event.pointerId];
    if (!before) return;
    const now = this.#within(event);
    if (!this.dragging && Math.hypot(now.x - before.x, now.y - before.y) < FAR) return;
    if (!this.dragging) this.layer?.setPointerCapture(event.pointerId);
    this.dragging = true;
    if (this.#steering) return this.drive().drag(this.#fieldAt(event));
    const other = Object.entries(this.#fingers).find(([id]) => Number(id) !== event.pointerId)?.[1];
    if (other) this.#pinch(before, now, other);
    else this.#pan(before, now);
    this.#fingers[event.pointerId] = now;
  };
  up = (event: PointerEvent) => {
    const drive = this.drive();
    delete this.#fingers[event.pointerId];
    const lets = this.#steering && this.dragging;
    if (lets && event.type === "pointerup" && drive.chosen) void drive.go(drive.chosen);
    else if (lets) drive.clear();
    this.#steering = false;
    if (this.dragging && !Object.keys(this.#fingers).length)
      setTimeout(() => (this.dragging = false));
  };
  /** The click that ends a drag presses nothing. */
  swallow = (event: MouseEvent) => {
    if (!this.dragging) return;
    event.stopPropagation();
    event.preventDefault();
  };
  /** A tile in the hand is turned by the wheel; else it zooms. Not a passive listener. */
  wheels = (node: HTMLElement) => {
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const { pointing } = this.stage;
      if (pointing.picked?.kind === "place" && !event.ctrlKey)
        return turn(pointing, Math.sign(event.deltaY) || 1);
      this.cameraman.zoom(Math.exp(-event.deltaY / 300), this.#within(event));
    };
    node.addEventListener("wheel", wheel, { passive: false });
    return () => node.removeEventListener("wheel", wheel);
  };

  #pan(before: Point, now: Point) {
    const { current } = this.cameraman;
    const [x, y] = [current.x + now.x - before.x, current.y + now.y - before.y];
    this.cameraman.moveTo({ ...current, x, y });
  }
  #pinch(before: Point, now: Point, other: Point) {
    const spread = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const factor = spread(now) / Math.max(1, spread(before));
    this.cameraman.moveTo(zoomed(this.cameraman.current, factor, middle));
  }

  get #touch() {
    return Math.max(FINGER / 2, 25 * this.cameraman.current.scale);
  }
  get #mine(): Point | undefined {
    const { seat, view } = this.stage;
    return seat === undefined ? undefined : carPlaces(view)[seat];
  }
  #onMyCar(event: PointerEvent): boolean {
    const mine = this.#mine;
    return !!mine && this.distance(event, mine) < this.#touch;
  }
  #fieldAt(event: PointerEvent): string | undefined {
    const near = ({ x, y }: Point) => this.distance(event, { x: x * FIELD, y: y * FIELD });
    const [found] = [...this.drive().fields].sort((one, other) => near(one) - near(other));
    const mine = this.#mine;
    if (!found || !mine || this.distance(event, mine) < near(found)) return undefined;
    return near(found) < 1.2 * this.#touch ? found.key : undefined;
  }
}
