// Only for the moment when the server cannot be reached: pages then show that, and come back.
const KEPT = "offline-1";
const FILES = ["/offline.html", "/offline.css", "/offline.js", "/icon.svg"];

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});
addEventListener("activate", (event) => {
  const old = (name) => name !== KEPT;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const path = new URL(request.url).pathname;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  else if (FILES.includes(path)) event.respondWith(fetch(request).catch(() => caches.match(path)));
});
