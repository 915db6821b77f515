// What the browser says when it is your turn and you look elsewhere. Nothing is asked of it before you want that.
import type { Room } from "../wire";

/** Whether this browser can; over plain http it cannot. */
export function canNotify(): boolean {
  return typeof Notification === "function" && isSecureContext;
}

/** Whether people come and go while they are asked: there a notice also comes when the page is closed. */
export function isSlow(room: Room | null): boolean {
  return room?.clock === "none" || room?.clock === "days";
}

/** Whether this is something that one holds, and that can shake. */
export function canShake(): boolean {
  return typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
}

/** Ask the browser, which asks you; whether it may. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Phones want it from the worker, which also brings you to the table; others take it from the page. */
export async function notify(code: string, title: string, body: string): Promise<void> {
  if (!canNotify() || Notification.permission !== "granted") return;
  const about = { body, tag: code, icon: "/static/icons/192.png" };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(title, about);
  new Notification(title, about).onclick = () => window.focus();
}
