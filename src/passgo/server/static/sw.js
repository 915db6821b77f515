// What is there without a network: the start page, and whatever part of the game was opened before. With a network
// everything comes from the server, so that nobody plays with yesterday's page.
const KEPT = "passgo-730b8ae8cf7c9f32"; // the hash of the sources: another build is another worker, which the page tells
const NOTICES = "notices"; // what the page leaves here for the day it is closed: src/net/push.svelte.ts
const SHELL = ["/static/app.js", "/static/svelte.js", "/static/start.js", "/static/start.css", "/static/fraunces-600.woff2", "/static/sofia-sans-400.woff2", "/static/sofia-sans-700.woff2"];
const WORDS = ["/api/texts/en", "/api/texts/fr", "/api/editions?language=en", "/api/editions?language=fr"];
const PARTS = /^\/(static|api\/(texts|editions|lessons))\//;

self.addEventListener("install", (event) => {
  const shell = caches.open(KEPT).then((kept) => kept.addAll(["/", ...SHELL, ...WORDS]));
  // made here, where nobody else makes it: of two who open it for the first time at once one may lose what he puts there
  event.waitUntil(Promise.all([shell, caches.open(NOTICES)]).then(() => self.skipWaiting()));
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

// Somebody is called whose page is closed. By which table is not told, for the push service need not know it.
self.addEventListener("push", (event) => event.waitUntil(called()));

async function called() {
  const kept = await caches.open(NOTICES);
  const found = await Promise.all((await kept.keys()).map((request) => kept.match(request).then((one) => one.json())));
  const answers = await Promise.all(found.map(({ code, token }) => calls(code, token)));
  const calling = found.filter((_, number) => answers[number]);
  const told = calling.length || found.length !== 1 ? calling : found; // of one alone it is known without an answer
  const show = ({ code, title, body }) =>
    self.registration.showNotification(title, { body, tag: code, icon: "/static/icons/192.png" });
  await Promise.all((told.length ? told : [{ code: "", title: "passgo", body: "" }]).map(show));
}

/** Whether a table waits for you. */
async function calls(code, token) {
  const path = `/api/tables/${code}/people/me/notices`;
  try {
    const answer = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
    return answer.ok && (await answer.json()).called;
  } catch {
    return false;
  }
}

// a notice that it is somebody's turn, by the code of the table
self.addEventListener("notificationclick", (event) => {
  const { tag } = event.notification;
  const path = tag ? `/t/${tag}` : "/";
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
