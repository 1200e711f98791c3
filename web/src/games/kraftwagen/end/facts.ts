import type { ReviewView, SaleView, View } from "../../../generated/views/kraftwagen";
import { words } from "../../../words/words.svelte";
import type { Stage } from "../../../stage/stage.svelte";

const t = (key: string, values: Record<string, string | number> = {}) =>
  words.of("kraftwagen", key, values);

/** What a seat won in each round, as its points grew. */
export const gains = (reviews: ReviewView[], seat: number): number[] =>
  reviews.map(
    ({ totals }, at) => (totals[seat] ?? 0) - (at ? (reviews[at - 1].totals[seat] ?? 0) : 0),
  );

/** All cars that a seat sold to buyers at the end of a round, with that round. */
const salesBy = (view: View, seat: number): { sale: SaleView; round: number }[] =>
  view.reviews.flatMap(({ sales, round }) =>
    sales.filter(({ owner }) => owner === seat).map((sale) => ({ sale, round })),
  );

/** The car that brought a seat the most. */
export const dearest = (view: View, seat: number): { sale: SaleView; round: number } | undefined =>
  salesBy(view, seat).sort((one, other) => other.sale.money - one.sale.money)[0];

/** Up to four facts about me at the end. */
export function facts({ view, seat }: Stage<View>) {
  if (seat === undefined || !view.mats[seat]) return [];
  const mine = view.awards.filter(({ owner }) => owner === seat);
  const rounds = gains(view.reviews, seat);
  const best = Math.max(0, ...rounds);
  const points = mine.reduce((sum, award) => sum + award.points, 0);
  return [
    { value: String(view.mats[seat].sold), label: t("board-fact-sold") },
    { value: String(dearest(view, seat)?.sale.money ?? 0), label: t("board-fact-dearest") },
    { value: String(points), label: t("board-fact-awards", { many: mine.length }) },
    {
      value: String(best),
      label: t("board-fact-best", { round: view.reviews[rounds.indexOf(best)]?.round ?? 1 }),
    },
  ];
}
