import "../src/app.css";
import { mount, tick, unmount } from "svelte";
import { stageOf } from "../src/games";
import { settings, type Pace, type Theme } from "../src/app/settings.svelte";
import { words, type Language } from "../src/words/words.svelte";
import Gallery from "./Gallery.svelte";
import LessonStage from "../src/stage/lesson/LessonStage.svelte";
import { showHouse, type HouseScene } from "./house";
import { lessonAt, scriptOf } from "./lesson";
import { scenesOf, withLongNames } from "./scene";
import SceneView from "./SceneView.svelte";

// Boards ask the server for a game's options; the scenes come with its answer.
const ask = globalThis.fetch;
globalThis.fetch = (asked, how) => ask(asked === "/api/games" ? "/scenes/games.json" : asked, how);

const target = document.getElementById("app")!;
let shown: Record<string, unknown> | undefined;
let spoken: Language | undefined;

/** What is shown stands in the address, and nothing is remembered:
    `?game=knatsch&scene=4-roll-pile&theme=dark&lang=en&pace=off&text=1&side=0&note=tip` is one scene,
    `&as=tv` shows it on a television, `&as=hand` on a phone beside one, `&names=long` with the longest
    names, `?lesson=knatsch&step=3&says=no` one moment of a lesson (`lessonAt`),
    `?house=home-first&theme=dark&lang=en` one of the pages around the games. */
async function show(address: string) {
  const query = new URLSearchParams(address);
  if (shown) await unmount(shown);
  await prefer(query);
  const [house, lesson, scene] = ["house", "lesson", "scene"].map((name) => query.get(name));
  if (house) await showPage(house);
  else if (lesson) shown = await showLesson(lesson, query);
  else if (scene) shown = await showScene(query.get("game") ?? "", scene, query);
  else shown = mount(Gallery, { target });
  await tick();
}

async function prefer(query: URLSearchParams) {
  const language = (query.get("lang") ?? "de") as Language;
  await settings.set({
    theme: (query.get("theme") ?? "system") as Theme,
    pace: (query.get("pace") ?? "normal") as Pace,
    board: query.get("text") ? "text" : "board",
    sound: false,
    side: query.has("side") ? { [query.get("game") ?? ""]: query.get("side") === "1" } : {},
  });
  if (language !== spoken) await settings.set({ language });
  await words.learnPages();
  spoken = language;
}

async function showPage(name: string) {
  const scenes = (await (await fetch("/scenes/house.json")).json()) as HouseScene[];
  showHouse(
    scenes.find((scene) => scene.name === name)!,
    target,
  );
}

async function showScene(name: string, wanted: string, query: URLSearchParams) {
  const [note, as] = ["note", "as"].map((key) => query.get(key) ?? undefined);
  const file = as === "tv" ? `${name}-tv` : name;
  const [scenes, game] = await Promise.all([scenesOf(file), stageOf(name)?.(), words.learn(name)]);
  const kept = scenes.find((one) => one.name === wanted)!;
  const scene = query.get("names") === "long" ? withLongNames(kept) : kept;
  return mount(SceneView, { target, props: { scene, game, note, as } });
}

async function showLesson(name: string, query: URLSearchParams) {
  const [script, board] = await Promise.all([scriptOf(name), stageOf(name)?.(), words.learn(name)]);
  const lesson = lessonAt(script, query);
  const leave = () => undefined;
  return mount(LessonStage, { target, props: { lesson, board, onplay: leave, onplayon: leave } });
}

// Tests go from scene to scene without loading the page again.
Object.assign(globalThis, { show });
await show(location.search);
