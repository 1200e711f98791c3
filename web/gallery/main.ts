import "../src/app.css";
import { mount } from "svelte";
import { settings, type Pace, type Theme } from "../src/lib/settings.svelte";
import { words, type Language } from "../src/lib/words.svelte";
import Gallery from "./Gallery.svelte";
import { showHouse, type HouseScene } from "./house";

// Everything a scene is shown with stands in its address, and nothing is remembered.
const query = new URL(location.href).searchParams;
await settings.set({
  language: (query.get("lang") ?? "de") as Language,
  theme: (query.get("theme") ?? "system") as Theme,
  pace: (query.get("pace") ?? "normal") as Pace,
  board: query.get("text") ? "text" : "board",
  sound: false,
  side: query.has("side") ? { [query.get("game") ?? ""]: query.get("side") === "1" } : {},
});
await words.speak(settings.language);
const target = document.getElementById("app")!;
const house = query.get("house");
if (house) {
  const scenes = (await (await fetch("/scenes/house.json")).json()) as HouseScene[];
  showHouse(
    scenes.find((scene) => scene.name === house)!,
    target,
  );
} else mount(Gallery, { target, props: { query } });
