import "../src/app.css";
import { mount } from "svelte";
import { settings, type Pace, type Theme } from "../src/lib/settings.svelte";
import { words, type Language } from "../src/lib/words.svelte";
import Gallery from "./Gallery.svelte";

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
mount(Gallery, { target: document.getElementById("app")!, props: { query } });
