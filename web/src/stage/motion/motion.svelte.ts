import { flushSync, tick } from "svelte";
import { settings } from "../../app/settings.svelte";
import { copyOf } from "./copies";
import type { Move } from "../contract";
import { boxOf, place, turned, turnOf, pageZoom, wholeBoxOf, type Box } from "./places";

const EASE = "cubic-bezier(0.3, 0.1, 0.3, 1)";
const TIME = 320;
/** How long a step without moves stays before the next one, so that it can be seen. */
const GLANCE = 160;
/** Number of steps shown one after the other; of more, only the last ones. */
export const MOST_STEPS = 60;
/** What is thrown turns over once and rises by this share of its way. */
const SPIN = 360;
const LIFT = 0.2;
const FACTORS = { calm: 1.6, normal: 1, quick: 0.5, off: 0 };

/**
 * Shows one view after the other. The game's plan says which pieces go where; the stage measures
 * where they are, lays the new view out, and lets a picture of each piece run from its old place to
 * its new one, which stays hidden until it arrives. Whatever else has a name and has moved (the
 * cards of a hand that closes up) slides to its new place.
 */
export class Motion {
  /** The places that wait for a piece. */
  arriving = $state.raw<readonly string[]>([]);
  running = $state(false);
  /** Replays may run faster. */
  speed = $state(1);
  #animations: Animation[] = [];
  #wake: (() => void) | undefined;
  #layer: HTMLElement | undefined;

  /** The root of the stage, in which places are looked for. */
  within: () => HTMLElement | undefined = () => undefined;

  get factor(): number {
    return settings.moving && !document.hidden ? this.pace : 0;
  }

  /** How long things take against the usual, for what moves by a style of its board. It stays as it
      is: finished styles would start again. */
  get pace(): number {
    return FACTORS[settings.pace] / this.speed;
  }

  /** From one view to the next; `commit` lays the next one out. Done when all have arrived and what
      the board moves by itself is over (`lasts`), and no sooner than after `rest`, in which things
      are read: nobody hurries that. */
  async run({ moves, lasts = 0, rest = 0 }: Shift, commit: () => void, hurry = 1) {
    const root = this.within();
    const factor = this.factor * hurry;
    if (!root || factor === 0) {
      commit();
      return this.#rest(rest * this.#patience);
    }
    this.running = true;
    try {
      const starts = moves.map((move) => snapshot(root, move));
      const slides = measured(root);
      this.arriving = moves.map((move) => move.to);
      commit();
      flushSync();
      await tick();
      const flights = starts.map((start) => this.#fly(root, start, factor));
      this.#slide(root, slides, factor, moves);
      await Promise.race([
        Promise.all([
          ...flights,
          this.#wait(Math.max(GLANCE * factor, lasts * factor, rest * this.#patience)),
        ]),
        new Promise<void>((wake) => (this.#wake = wake)),
      ]);
    } finally {
      this.#end();
    }
  }

  /** Reading takes its time also where nothing moves. */
  get #patience(): number {
    return document.hidden ? 0 : this.pace;
  }

  async #rest(time: number) {
    if (time === 0) return;
    this.running = true;
    await Promise.race([this.#wait(time), new Promise<void>((wake) => (this.#wake = wake))]);
    this.#end();
  }

  /** Ends the current step at once. */
  skip() {
    this.#wake?.();
  }

  #end() {
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
    this.#layer?.replaceChildren();
    this.#wake = undefined;
    this.arriving = [];
    this.running = false;
    for (const hidden of document.querySelectorAll<HTMLElement>("[data-arriving]"))
      delete hidden.dataset.arriving;
  }

  #wait(time: number) {
    return new Promise<void>((done) => setTimeout(done, time));
  }

  async #fly(root: HTMLElement, start: Start, factor: number) {
    const { move, from, turn, old } = start;
    const target = place(root, move.to);
    if (!target || !from) return;
    const passed = (move.via ?? []).flatMap((name) => place(root, name) ?? []);
    const stops = passed.map(boxOf);
    const timing = {
      duration: ((move.time ?? TIME) + (move.thrown ?? 0)) * factor,
      delay: (move.after ?? 0) * factor,
      easing: stops.length || move.thrown ? "linear" : EASE,
      fill: "both" as const,
    };
    const end = boxOf(target);
    const boxes = [from, ...stops, end];
    const turns = turned([turn, ...passed.map(turnOf), turnOf(target)]);
    // An element inside an SVG moves within that SVG.
    const inside = target instanceof SVGElement && !(target instanceof SVGSVGElement);
    if (inside && move.look !== "from") {
      const scale = scaleOf(target);
      const frames = boxes.map((box, at) => ({
        translate: between(centred(box, end), end, scale),
        rotate: `${turns[at]}deg`,
      }));
      return this.#animate(target, frames, timing);
    }
    const flyer = (move.look === "from" && start.copy) || copyOf(target);
    const size = move.look === "from" ? from : end;
    const { x, y } = start.beside;
    Object.assign(flyer.style, { left: `${end.x + x}px`, top: `${end.y + y}px` });
    const layer = this.#top(root);
    if (old) layer.append(old);
    layer.append(flyer);
    if (!move.into) (target as HTMLElement).dataset.arriving = "true";
    const way = boxes.map((box) => centred(box, size));
    const frames = move.thrown
      ? tossed(way, turns, end, move)
      : way.map((box, at) => ({
          translate: between(box, end, 1),
          rotate: `${move.look === "from" ? turns[at] - turns[0] : 0}deg`,
        }));
    await this.#animate(flyer, frames, timing);
    delete (target as HTMLElement).dataset.arriving;
    flyer.remove();
    old?.remove();
  }

  /** What was and still is, but elsewhere, slides there. */
  #slide(root: HTMLElement, before: Map<string, Box>, factor: number, moves: Move[]) {
    const moved = moves.map((move) => move.to);
    for (const element of root.querySelectorAll<HTMLElement>("[data-slides]")) {
      const old = before.get(slider(element));
      if (!old || moved.includes(element.dataset.place!)) continue;
      const now = boxOf(element);
      if (Math.hypot(old.x - now.x, old.y - now.y) < 1) continue;
      const frames = [{ translate: between(old, now, 1) }, { translate: "0px 0px" }];
      void this.#animate(element, frames, { duration: TIME * factor, easing: EASE });
    }
  }

  async #animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) {
    const animation = element.animate(frames, timing);
    this.#animations.push(animation);
    await animation.finished.catch(() => undefined);
    if (animation.playState === "finished") animation.cancel();
  }

  #top(root: HTMLElement): HTMLElement {
    if (!this.#layer?.isConnected) {
      this.#layer = document.createElement("div");
      this.#layer.className = "flights";
      root.append(this.#layer);
    }
    return this.#layer;
  }
}

/** All that moves between two views, and how long it is to be seen. */
interface Shift {
  moves: Move[];
  lasts?: number;
  rest?: number;
}

interface Start {
  move: Move;
  from?: Box;
  /** How it was turned there. */
  turn?: number;
  /** A picture of the piece as it lay there, if that is what flies; and where the picture begins,
      measured from the piece: lights reach further. */
  copy?: HTMLElement;
  beside: { x: number; y: number };
  /** A picture of what lies at the end until the piece covers it. */
  old?: HTMLElement;
}

function snapshot(root: HTMLElement, move: Move): Start {
  const from = place(root, move.from);
  const target = root.querySelector(`[data-place="${CSS.escape(move.to)}"]`);
  const copied = move.look === "from" ? from : undefined;
  const box = from && boxOf(from);
  const whole = copied && wholeBoxOf(copied);
  return {
    move,
    from: box,
    turn: from && turnOf(from),
    copy: copied && copyOf(copied),
    beside: whole && box ? { x: whole.x - box.x, y: whole.y - box.y } : { x: 0, y: 0 },
    old: covered(target, move) && target !== from ? copyOf(target) : undefined,
  };
}

/** Whether the piece comes to lie on what is there: a card among others of a hand does not. */
const covered = (target: Element | null, move: Move): target is HTMLElement =>
  target instanceof HTMLElement && !move.into && !target.dataset.slides;

function measured(root: HTMLElement): Map<string, Box> {
  const found = root.querySelectorAll<HTMLElement>("[data-slides]");
  return new Map([...found].map((element) => [slider(element), boxOf(element)]));
}
/** What slides has a name of its own where several pieces share a place's name. */
const slider = ({ dataset }: HTMLElement) => dataset.slides || dataset.place!;

/** Along its way at one speed, and from the last stop to the end in an arc, turning over. */
function tossed(way: Box[], turns: number[], end: Box, { time = TIME, thrown = 0 }: Move) {
  const driven = time / (time + thrown);
  const stops = way.slice(0, -1);
  const [last, lies] = way.slice(-2);
  const turn = (at: number) => turns[at] - turns[0];
  const frames: Keyframe[] = stops.map((box, at) => ({
    translate: between(box, end, 1),
    rotate: `${turn(at)}deg`,
    offset: stops.length > 1 ? (driven * at) / (stops.length - 1) : 0,
  }));
  const spun = turn(stops.length - 1) + SPIN;
  const [x, y] = [(last.x + lies.x) / 2, (last.y + lies.y) / 2];
  const high = LIFT * Math.hypot(last.x - lies.x, last.y - lies.y);
  return [
    ...frames,
    {
      translate: between({ ...lies, x, y: y - high }, end, 1),
      rotate: `${spun / 2}deg`,
      offset: (1 + driven) / 2,
    },
    { translate: between(lies, end, 1), rotate: `${spun}deg` },
  ];
}

const between = (box: Box, end: Box, scale: number) =>
  `${(box.x - end.x) / scale}px ${(box.y - end.y) / scale}px`;

/** A piece of this size in the middle of a box. */
function centred(box: Box, size: Box): Box {
  const [x, y] = [box.x + (box.width - size.width) / 2, box.y + (box.height - size.height) / 2];
  return { ...size, x, y };
}

function scaleOf(element: SVGElement): number {
  const parent = element.parentElement as unknown as SVGGraphicsElement | null;
  return (parent?.getScreenCTM?.()?.a ?? 1) / pageZoom();
}
