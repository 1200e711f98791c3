import type { Entry, Message } from "../../../generated/messages";
import { standing } from "../../../table/timeline.svelte";
import { subjectOf } from "../../../words/subjects";
import type { KnightStage } from "../dock/drive.svelte";
import type { IconName } from "../city/Symbol.svelte";

const ENDS = ["log-caught", "log-red-six", "log-nearest"] as const;
export type End = (typeof ENDS)[number];

/** What one driver did and suffered in the whole game. */
export interface Deeds {
  seat: number;
  driven: number;
  kitt: IconName[];
  diversions: number;
  rams: number;
  rammed: number;
  roofs: number;
}
export interface StoryOf {
  deeds: Deeds[];
  /** For each round the fields to the red car, by seat, where each move ended. */
  rounds: { number: number; away: (number | undefined)[] }[];
  fled: number;
  stayed: number;
  end?: End;
}

/** The whole game as its log tells it. */
export function storyOf(stage: KnightStage): StoryOf {
  const story: StoryOf = {
    deeds: stage.view.cars.map(({ seat, driven }) => ({
      seat,
      driven,
      kitt: [],
      diversions: 0,
      rams: 0,
      rammed: 0,
      roofs: 0,
    })),
    rounds: [],
    fled: 0,
    stayed: 0,
  };
  for (const line of lines(stage.table.log)) tell(story, line);
  const last = story.rounds.at(-1);
  // The last word has the board: who was rammed or caught the red car stands elsewhere now.
  if (last) last.away = stage.view.cars.map((car) => car.away ?? undefined);
  return story;
}

const lines = (log: Entry[]): Message[] => standing(log).flatMap((entry) => entry.lines);

function tell(story: StoryOf, line: Message) {
  const { key, values } = line;
  const seat = subjectOf(line);
  const doer = seat === undefined ? undefined : story.deeds[seat];
  if (key === "log-chase") begin(story, 1);
  else if (key === "log-round") begin(story, Number(values.number));
  else if (key === "log-drive" && seat !== undefined)
    (story.rounds.at(-1) ?? begin(story, 1)).away[seat] = Number(values.away);
  else if (key === "log-play" && doer) doer.kitt.push(cardOf(values.card));
  else if (key === "log-jump" && doer) doer.kitt.push("JUMP");
  else if (key === "log-lay" && doer) doer.diversions += 1;
  else if (key === "log-roof" && doer) doer.roofs += 1;
  else if (key === "log-ram" && doer) ram(story, doer, values.other);
  else if (key === "log-red-moves") story.fled += 1;
  else if (key === "log-red-stays") story.stayed += 1;
  else if (isEnd(key)) story.end = key;
}

/** A player who does not move stays as far away as before. */
function begin(story: StoryOf, number: number) {
  const round = { number, away: [...(story.rounds.at(-1)?.away ?? [])] };
  story.rounds.push(round);
  return round;
}

function ram(story: StoryOf, doer: Deeds, other: Message["values"][string]) {
  doer.rams += 1;
  const seat = subjectOf({ key: "", values: { player: other } });
  if (seat !== undefined) story.deeds[seat].rammed += 1;
}

const cardOf = (card: Message["values"][string]) =>
  (typeof card === "object" && !Array.isArray(card) ? card.key.slice(5) : "") as IconName;
const isEnd = (key: string): key is End => (ENDS as readonly string[]).includes(key);

/** Up to four facts about me. */
export function facts(stage: KnightStage): { value: string; label: string }[] {
  const { seat, view } = stage;
  if (seat === undefined || view.red === null) return [];
  const { deeds, rounds } = storyOf(stage);
  const nearest = Math.min(...rounds.flatMap(({ away }) => away[seat] ?? []));
  const { driven, rams, rammed, roofs } = deeds[seat];
  const count = (many: number) => (many ? String(many) : stage.t("story-never"));
  const near = {
    value: Number.isFinite(nearest) ? String(nearest) : "–",
    label: stage.t("story-nearest", { many: nearest }),
  };
  const chased = {
    value: String(view.round),
    label: stage.t("story-chased", { many: view.round }),
  };
  return [
    { value: String(driven), label: stage.t("story-fields", { many: driven }) },
    nearest === 0 ? chased : near,
    { value: count(rams), label: stage.t("story-rams") },
    { value: count(rammed + roofs), label: stage.t("story-suffered") },
  ];
}
