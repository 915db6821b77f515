// Notices while the page is closed: the browser's push service wakes our worker (public/sw.js). What it is to say then,
// in your language, and the key to ask whether a table calls, are kept where the worker finds them.
import { noticeKey, unwantNotices, wantNotices } from "./api";
import { keyOf } from "./keys";

const KEPT = "notices"; // the cache's name, in the worker too

class Push {
  /** Whether the table that is open calls you when its page is closed. */
  on = $state(false);

  async begin(code: string, title: string, body: string): Promise<void> {
    this.on = false;
    const token = keyOf(code)?.token;
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    if (!token || !worker?.pushManager || Notification.permission !== "granted") return;
    try {
      const { key } = await noticeKey();
      if (!key) return;
      const { endpoint } = await subscribed(worker.pushManager, key);
      await wantNotices(code, token, endpoint);
      const about = new Response(JSON.stringify({ code, token, title, body }));
      await (await caches.open(KEPT)).put(`/${code}`, about);
      this.on = true;
    } catch {
      // without it you are called as long as the page is open
    }
  }

  /** You are called no more, to no table. */
  async end(): Promise<void> {
    this.on = false;
    if (!("caches" in window)) return;
    const kept = await caches.open(KEPT);
    for (const request of await kept.keys()) {
      const { code, token } = await (await kept.match(request))!.json();
      await kept.delete(request);
      await unwantNotices(code, token).catch(() => undefined); // who has lost the key is not at the table
    }
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await (await worker?.pushManager?.getSubscription())?.unsubscribe();
  }
}

/** With the server's key; one that was made with another is worth nothing. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before && keyIn(before) === key) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyIn(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export const push = new Push();
