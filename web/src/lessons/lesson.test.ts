import { beforeEach, describe, expect, it } from "vitest";
import type { Lesson as Script, LessonFrame, SeatUpdate } from "../generated/messages";
import { Lesson } from "./lesson.svelte";

const update = (view: string, choices: string[] = []): SeatUpdate => ({
  seat: 0,
  entries: [],
  view: { view },
  described: [],
  menu: choices.length
    ? {
        number: 0,
        choices: choices.map((text) => ({
          text,
          label: { key: text, values: {} },
          hint: null,
          shows: {},
          kind: "",
        })),
        closes: null,
        forced: false,
      }
    : null,
  can_undo: false,
  undo_asks: false,
  order: null,
});
const frame = (
  step: number,
  view: string,
  right: string | null,
  more: Partial<LessonFrame> = {},
): LessonFrame => ({
  step,
  update: update(view, right ? [right, "wrong"] : []),
  show: [],
  right,
  no: { wrong: "lesson-a-no" },
  plays: {},
  pause: null,
  ...more,
});
const step = (key: string, done: boolean) => ({ key, done, asks: false, text: [], later: false });
const script: Script = {
  game: "knatsch",
  options: {},
  learner: 0,
  names: ["", "Bruno"],
  steps: [step("lesson-a", true), step("lesson-b", true), step("lesson-end", false)],
  frames: [
    frame(0, "begins", "roll", { pause: update("rolled") }),
    frame(1, "much later", "stop"),
    frame(2, "over", null),
  ],
  goes_on: false,
};
const shown = (lesson: Lesson) => [lesson.said, (lesson.shown.view as { view: string }).view];

describe("a lesson", () => {
  let lesson: Lesson;
  beforeEach(() => (lesson = new Lesson(script, "Ada")));

  it("keeps the scene it speaks of until it has been read", () => {
    expect(shown(lesson)).toEqual(["lesson-a", "begins"]);
    lesson.act("1", "roll");
    expect(shown(lesson)).toEqual(["lesson-a-done", "rolled"]);
    lesson.on();
    expect(shown(lesson)).toEqual(["lesson-b", "much later"]);
  });

  it("lets nothing be chosen while it says what happened", () => {
    lesson.act("1", "roll");
    lesson.on();
    lesson.act("2", "stop");
    expect(lesson.said).toBe("lesson-b-done");
    expect(lesson.shown.menu).toBeNull();
    lesson.on();
    expect(shown(lesson)).toEqual(["lesson-end", "over"]);
  });

  it("answers a wrong choice and stays where it is", () => {
    lesson.act("1", "wrong");
    expect(shown(lesson)).toEqual(["lesson-a-no", "begins"]);
    expect(lesson.wanted?.text).toBe("roll");
  });
});
