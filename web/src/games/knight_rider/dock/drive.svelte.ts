import type { Choice } from "../../../generated/messages";
import type { EndView, ReachView, StepView, View } from "../../../generated/views/knight_rider";
import type { Stage } from "../../../stage/stage.svelte";
import { paceOf } from "../plan";

export type KnightStage = Stage<View>;

interface Field {
  key: string;
  x: number;
  y: number;
}

/** A field where the move can end, with every end there. */
export interface Goal extends Field {
  ends: EndView[];
}

const drives = new WeakMap<KnightStage, Drive>();

/** Board and dock of one stage share it, so it outlives the component that asks for it first. */
export function driveOf(stage: KnightStage): Drive {
  if (!drives.has(stage)) $effect.root(() => void drives.set(stage, new Drive(stage)));
  return drives.get(stage)!;
}

/** Where the driver wants to go, and the way there, one choice after the other. */
export class Drive {
  /** The turbo that would be played first. */
  turbo = $state<string | null>(null);
  #end = $state.raw<EndView>();
  #pointed = $state<string>();
  /** The fields over which my car is being dragged, in their order. */
  #dragged = $state.raw<string[]>([]);
  /** The way is being driven. */
  running = $state(false);

  constructor(private stage: KnightStage) {}

  reach = $derived.by<ReachView | undefined>(() => {
    const { reach } = this.stage.view;
    if (!this.stage.myTurn || !this.stage.choices.length) return undefined;
    return reach.find(({ turbo }) => turbo === this.turbo) ?? reach[0];
  });
  points = $derived.by(() => this.reach?.points ?? this.stage.view.points);
  goals = $derived.by<Goal[]>(() => {
    const found: Record<string, Goal> = {};
    for (const end of this.reach?.ends ?? []) {
      const key = `${end.x},${end.y}`;
      found[key] ??= { key, x: end.x, y: end.y, ends: [] };
      found[key].ends.push(end);
    }
    return Object.values(found);
  });
  /** What was chosen, as long as it is still possible. */
  chosen = $derived.by<EndView | undefined>(() => {
    const wanted = this.#end;
    if (this.#dragged.length) return wanted;
    return wanted && this.reach?.ends.find((end) => same(end, wanted));
  });
  /** What is shown: under the mouse, or chosen. */
  shown = $derived.by<EndView | undefined>(() => {
    const goal = this.goals.find(({ key }) => key === this.#pointed);
    const own = this.chosen;
    return goal && !own ? best(goal) : own;
  });
  goal = $derived.by<Goal | undefined>(() => this.goals.find((goal) => at(goal, this.shown)));
  /** Whether this turbo leads to a catch that is not possible without it. */
  wins(turbo: string): boolean {
    const catches = (reach?: ReachView) => !!reach?.ends.some((end) => end.catch);
    const { reach } = this.stage.view;
    return catches(reach.find((one) => one.turbo === turbo)) && !catches(reach[0]);
  }

  point(goal: Goal | undefined) {
    this.#pointed = goal?.key;
  }
  choose(goal: Goal) {
    this.stage.pointing.clear();
    if (at(goal, this.chosen)) return void this.go();
    this.#end = best(goal);
  }
  /** My car is being dragged over this field: the way there along the road, by the fields before it
      if there is one; back over them it gets shorter. Over no field: nothing is driven. */
  drag(field: string | undefined) {
    this.#end = field === undefined ? undefined : this.#draggedTo(field);
  }
  #draggedTo(field: string): EndView | undefined {
    const before = this.#dragged;
    const back = before.indexOf(field);
    const followed = back < 0 ? [...before, field] : before.slice(0, back + 1);
    const along = (fields: string[]) =>
      this.#ways.filter((way) => fields.every((one, nth) => way.fields[nth] === one));
    const [nearest] = this.#ways
      .filter(({ fields }) => fields.includes(field))
      .sort((one, other) => one.fields.indexOf(field) - other.fields.indexOf(field));
    if (!nearest) return undefined;
    this.#dragged = along(followed).length
      ? followed
      : nearest.fields.slice(0, nearest.fields.indexOf(field) + 1);
    const found = along(this.#dragged);
    const whole = found.filter(({ fields }) => fields.length === this.#dragged.length);
    if (whole.length) return fewestDice(whole.map(({ end }) => end));
    return upTo(fewestDice(found.map(({ end }) => end)), field);
  }
  /** Every way with the fields it leads over. */
  #ways = $derived.by(() =>
    (this.reach?.ends ?? []).map((end) => ({ end, fields: fieldsOf(end, this.#start) })),
  );
  #start = $derived.by(() => this.stage.view.cars[this.stage.seat ?? -1]?.field?.join());
  /** All fields over which the car can be dragged. */
  fields = $derived.by<Field[]>(() => {
    const steps = this.#ways.flatMap(({ end }) => end.steps);
    const found = steps.map((step) => ({ key: fieldOf(step), x: step.x, y: step.y }));
    const each = Object.fromEntries(found.map((field) => [field.key, field]));
    return Object.values(each).filter(({ key }) => key !== this.#start);
  });
  chooseEnd(end: EndView) {
    this.#end = end;
  }
  /** The next facing at the chosen field. */
  turnEnd(by: number) {
    const ends = this.goal?.ends;
    if (!ends || !this.shown) return;
    const now = ends.findIndex((end) => same(end, this.shown!));
    this.#end = ends[(now + by + ends.length) % ends.length];
  }
  /** The next goal, in the order of nearness. */
  next(by: number) {
    const { goals } = this;
    if (!goals.length) return;
    const now = goals.findIndex((goal) => at(goal, this.chosen));
    const index = now < 0 ? (by > 0 ? 0 : goals.length - 1) : now + by;
    this.#end = best(goals[(index + goals.length) % goals.length]);
  }
  press(turbo: string) {
    this.turbo = this.turbo === turbo ? null : turbo;
    this.#end = undefined;
    this.#pointed = undefined;
    const win = this.goals.find((goal) => goal.ends.some((end) => end.catch));
    if (this.turbo && win) this.#end = best(win);
  }
  /** Whether there was something to put back. */
  clear(): boolean {
    const had = this.#end !== undefined || this.turbo !== null;
    this.#end = undefined;
    this.#dragged = [];
    this.#pointed = undefined;
    this.turbo = null;
    return had;
  }

  /** Every step through the same door; it ends where the menu no longer has the next one. */
  async go(end: EndView | undefined = this.shown) {
    this.#dragged = [];
    if (!end || this.running) return;
    const { turbo } = this;
    const { motion } = this.stage;
    const { speed } = motion;
    this.running = true;
    motion.speed = Math.max(speed, paceOf(end.steps.length));
    if (turbo) await this.#do((entry) => entry.kind === "play" && entry.shows.card === turbo);
    await this.#begin();
    for (let at = 0; at < end.steps.length; at += 1) {
      const { text, ram } = end.steps[at];
      // What a die does is not hurried.
      if (ram) motion.speed = speed;
      const done = await this.#do((entry) => entry.text === text);
      if (!done || ram) break;
      at = await this.#reached(end.steps, at);
    }
    motion.speed = speed;
    this.running = false;
    this.clear();
  }

  /** One step; the move begins with it. */
  async step(wanted: (entry: Choice) => boolean) {
    if (this.running) return;
    this.running = true;
    await this.#begin();
    await this.#do(wanted);
    this.running = false;
    this.clear();
  }

  async #begin() {
    await this.#do((entry) => entry.kind === "move");
  }

  async #do(wanted: (entry: Choice) => boolean): Promise<boolean> {
    const { table } = this.stage;
    await this.#arrived();
    const entry = table.choices.find(wanted);
    if (!entry) return false;
    const answer = await table.act(entry.text);
    return answer?.type === "update" && !answer.refused;
  }

  /** How far along the way the car is by now: a step that is the only one makes itself. At its end
      if it stands nowhere on the way. */
  async #reached(steps: StepView[], at: number): Promise<number> {
    await this.#arrived();
    const { cars, points } = this.stage.view;
    const car = cars[this.stage.seat ?? -1];
    const now = steps.findIndex(
      (step, nth) =>
        nth >= at &&
        step.points === points &&
        step.facing === car?.facing &&
        `${step.x},${step.y}` === car.field?.join(),
    );
    return now < 0 ? steps.length : now;
  }

  /** What was asked is answered, and what moves has come to rest. */
  #arrived(): Promise<void> {
    return new Promise((done) => {
      const stop = $effect.root(() => {
        $effect(() => {
          if (this.stage.table.busy || this.stage.table.asked !== undefined) return;
          done();
          queueMicrotask(() => stop());
        });
      });
    });
  }
}

export const at = (goal: { x: number; y: number }, end: EndView | undefined) =>
  end !== undefined && goal.x === end.x && goal.y === end.y;

function same(one: EndView, other: EndView): boolean {
  return at(one, other) && one.facing === other.facing && !one.rams.length === !other.rams.length;
}

const fieldOf = ({ x, y }: StepView) => `${x},${y}`;

/** The fields of a way after its start, each once where the car only turns. */
function fieldsOf({ steps }: EndView, start: string | undefined): string[] {
  const passed = steps.map(fieldOf);
  return passed.filter((field, nth) => field !== (nth ? passed[nth - 1] : start));
}

/** The beginning of a way, until it comes to a field. */
function upTo(end: EndView, field: string): EndView {
  const steps = end.steps.slice(0, end.steps.findIndex((step) => fieldOf(step) === field) + 1);
  const { x, y, facing } = steps[steps.length - 1];
  const rams = end.rams.slice(0, steps.filter(({ ram }) => ram).length);
  return { ...end, x, y, facing, steps, rams, oil: false, catch: false };
}

const best = ({ ends }: Goal) => fewestDice(ends);

/** A catch before all, then the way with the fewest dice. */
function fewestDice(ends: EndView[]): EndView {
  const dice = (end: EndView) => end.rams.length + Number(end.oil) - (end.catch ? 9 : 0);
  return ends.reduce((first, end) => (dice(end) < dice(first) ? end : first));
}
