import type { ReviewView, View } from "../../../generated/views/kraftwagen";
import type { Stage } from "../../../stage/stage.svelte";

interface Gain {
  race: number;
  sales: number;
  all: number;
}

/** The end of a round on show: first the race, then buyer by buyer, at last all of it. */
export class RoundShow {
  step = $state(0);
  constructor(readonly review: ReviewView) {}

  /** One step for the race, one for each buyer, and the end. */
  get last(): number {
    return this.review.sales.length + 1;
  }
  get done(): boolean {
    return this.step >= this.last;
  }
  next() {
    this.step = Math.min(this.last, this.step + 1);
  }
  finish() {
    this.step = this.last;
  }

  /** What a seat has got so far. */
  gain(seat: number): Gain {
    return this.#after(this.step, seat);
  }
  /** What it gets in the whole round. */
  whole(seat: number): Gain {
    return this.#after(this.last, seat);
  }

  #after(step: number, seat: number): Gain {
    const { prizes, bonuses, sales } = this.review;
    const race = prizes[seat] + bonuses[seat];
    const sold = sales
      .slice(0, step)
      .filter(({ owner }) => owner === seat)
      .reduce((sum, { money }) => sum + money, 0);
    return { race, sales: sold, all: race + sold };
  }
}

const shows = new WeakMap<object, RoundShow>();
/** The show of the round that has just been scored, the same for board and dock. */
export function showOf(stage: Stage<View>): RoundShow {
  const key = stage.paused ?? stage;
  const view = stage.paused?.after ?? stage.view;
  const show = shows.get(key) ?? new RoundShow(view.reviews[view.reviews.length - 1]);
  shows.set(key, show);
  return show;
}

export const endsRound = (before: View, after: View): boolean =>
  after.reviews.length > before.reviews.length;

/** My points before the round was scored. */
export const before = (show: RoundShow, seat: number): number =>
  (show.review.totals[seat] ?? 0) - show.whole(seat).all;
