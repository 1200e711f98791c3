// Pages need the server. Without it they show that, and come back; files that never change are kept.
/** The house is below this path, "/" or such as "/games/". Other pages of the site have caches too. */
const BASE = new URL(".", location.href).pathname;
const PAGE = `${BASE}offline.html`;
const FILES = [PAGE, `${BASE}offline.css`, `${BASE}offline.js`, `${BASE}icon.svg`];
const OFFLINE = `tafelrunde${BASE} offline-4`;
const BUILDS = `tafelrunde${BASE} assets`;
/** Named after the build: pages register this worker as sw.js?BUILD. */
const ASSETS = BUILDS + location.search;
/** A page that was open before an upgrade finds its files in the cache of its own build. */
const BUILDS_KEPT = 2;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});
addEventListener("activate", (event) => {
  event.waitUntil(forgetOldBuilds().then(() => self.clients.claim()));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (FILES.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
  else if (path.startsWith(`${BASE}assets/`)) event.respondWith(assetFor(event));
});

async function assetFor(event) {
  const kept = await caches.match(event.request).catch(() => undefined);
  if (kept) return kept;
  const answer = await fetch(event.request);
  // Without room for it, the page has it all the same.
  if (answer.ok) event.waitUntil(keep(event.request, answer.clone()).catch(() => undefined));
  return answer;
}

async function keep(request, answer) {
  const cache = await caches.open(ASSETS);
  await cache.put(request, answer);
}

async function forgetOldBuilds() {
  await caches.open(ASSETS);
  const names = await caches.keys(); // oldest first
  const ours = names.filter((name) => name.startsWith(`tafelrunde${BASE} `));
  const builds = ours.filter((name) => name.startsWith(BUILDS)).slice(-BUILDS_KEPT);
  const old = ours.filter((name) => name !== OFFLINE && !builds.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
