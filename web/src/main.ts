import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./network/api";
import { href } from "./app/base";
import { sendErrors } from "./app/errors";
import { router } from "./app/router.svelte";
import { settings } from "./app/settings.svelte";
import { words } from "./words/words.svelte";

sendErrors();
// What the first page needs is asked for at once, not one after the other.
if (router.path === "/") void api.games().catch(() => undefined);
await words.speak(settings.language, router.path !== "/");
// A browser that is too old has been told so instead (public/old.js).
const target = document.getElementById("app");
if (target) mount(App, { target });

// The name of this file carries a hash of all files of the build.
const build = new URL(import.meta.url).pathname.split("/").at(-1);
if ("serviceWorker" in navigator && import.meta.env.PROD)
  void navigator.serviceWorker.register(href(`/sw.js?${build}`)).catch(() => undefined);
