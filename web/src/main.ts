import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./network/api";
import { settings } from "./app/settings.svelte";
import { GAME_NAMES, words } from "./words/words.svelte";

// What the first page needs is asked for at once, not one after the other.
const atHome = location.pathname === "/";
if (atHome) void api.games().catch(() => undefined);
await words.speak(settings.language, atHome ? GAME_NAMES : []);
mount(App, { target: document.getElementById("app")! });

if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
