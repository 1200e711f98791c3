import type { Lesson as Script } from "../src/generated/messages";
import { Lesson } from "../src/lessons/lesson.svelte";

const LEARNER = "Gast 9109";
const fetched: Record<string, Promise<Script>> = {};

/** The lesson of a game, as the server sends it. */
export function scriptOf(game: string): Promise<Script> {
  return (fetched[game] ??= fetch(`/scenes/lesson-${game}.json`).then(
    (answer) => answer.json() as Promise<Script>,
  ));
}

/** A lesson at one of its moments. The query names it: `step` counts from 1, `choice` is the choice
    within the step, `says=no` the answer to a wrong choice (`wrong` names it, else one that is
    played out), `says=done` the end of the step. */
export function lessonAt(script: Script, query: URLSearchParams): Lesson {
  const lesson = new Lesson(script, LEARNER);
  const step = Number(query.get("step") ?? 1) - 1;
  lesson.go(step);
  lesson.at += Number(query.get("choice") ?? 1) - 1;
  const { no, plays } = lesson.frame;
  if (query.get("says") === "no")
    lesson.act(
      "",
      query.get("wrong") ?? Object.keys(no).find((text) => no[text] in plays) ?? Object.keys(no)[0],
    );
  if (query.get("says") === "done")
    while (lesson.frame.step === step && lesson.says === "step" && lesson.frame.right)
      lesson.act("", lesson.frame.right);
  return lesson;
}

/** Names of all moments of a lesson, and their queries. */
export function momentsOf({ steps, frames }: Script): { name: string; query: string }[] {
  return frames.flatMap(({ step, no }, at) => {
    const choice = at - frames.findIndex((frame) => frame.step === step) + 1;
    const name = `${step + 1}-${steps[step].key.replace("lesson-", "")}`;
    const many = choice > 1 ? `-${choice}` : "";
    const query = `step=${step + 1}&choice=${choice}`;
    const last = frames[at + 1]?.step !== step;
    return [
      { name: `${name}${many}`, query },
      ...(Object.keys(no).length ? [{ name: `${name}${many}-no`, query: `${query}&says=no` }] : []),
      ...(last && steps[step].done ? [{ name: `${name}-done`, query: `${query}&says=done` }] : []),
    ];
  });
}
