// What is there without a network: the start page, and whatever part of the game was opened before. With a network
// everything comes from the server, so that nobody plays with yesterday's page.
const KEPT = "passgo-e76357b7712515a2"; // the hash of the sources: another build is another worker, which the page tells
const SHELL = ["/static/app.js", "/static/svelte.js", "/static/start.js", "/static/start.css", "/static/fraunces-600.woff2", "/static/sofia-sans-400.woff2", "/static/sofia-sans-700.woff2"];
const WORDS = ["/api/texts/en", "/api/texts/fr", "/api/editions?language=en", "/api/editions?language=fr"];
const PARTS = /^\/(static|api\/(texts|editions|lessons))\//;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(["/", ...SHELL, ...WORDS])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("passgo-") && name !== KEPT;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, "/"));
  else if (PARTS.test(pathname) || pathname === "/api/editions") event.respondWith(fresh(request, request));
});

// a notice that it is somebody's turn, by the code of the table
self.addEventListener("notificationclick", (event) => {
  const path = `/t/${event.notification.tag}`;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === path);
      return open ? open.focus() : self.clients.openWindow(path);
    }),
  );
});

/** From the server and kept for later; without a network what was kept under this name. */
async function fresh(request, name) {
  const kept = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok && name !== "/") await kept.put(name, answer.clone());
    return answer;
  } catch (failed) {
    const before = await kept.match(name);
    if (before) return before;
    throw failed;
  }
}
