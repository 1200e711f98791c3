import type { RollView, View } from "../../../generated/views/knatsch";
import type { Message } from "../../../generated/messages";

const DICE = 6;

/** Another roll begins at once: an attack stands and is defended, the next one rides in the lists. */
export const givesWay = ({ roll: before }: View, { roll }: View): boolean =>
  !!before?.running &&
  !!roll?.running &&
  (roll.roller !== before.roller || roll.purpose !== before.purpose);

/** A roll that has just given way to another, as its last dice lie. The view has the next roll
    already; the log shows the last throw. */
export function endedRoll(
  passing: { before: View; after: View; lines: Message[] } | undefined,
): RollView | undefined {
  if (!passing || !givesWay(passing.before, passing.after)) return undefined;
  const [roll, next] = [passing.before.roll!, passing.after.roll!];
  const told = passing.lines.find(({ key }) => key === "log-throw")?.values.live;
  const live = typeof told === "string" ? (told.match(/\d/g) ?? []).map(Number) : roll.live;
  const thrown = roll.in_the_air > 0;
  return {
    ...roll,
    live,
    dead: thrown ? DICE - live.length : roll.dead,
    in_the_air: 0,
    throws_used: roll.throws_used + Number(thrown),
    result: next.results[roll.roller],
    results: next.results,
    leader: next.leader,
  };
}
