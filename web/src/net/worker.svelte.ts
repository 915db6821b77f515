// The worker that keeps the start page for times without a network, and notices that the server has a new version.

const LOOK = 10 * 60_000; // milliseconds between two looks, at least

class Worker {
  /** Whether the server has another version than this page. */
  renewed = $state(false);
  #looked = Date.now();

  /** Once the page is there; browsers have none where they do not trust the connection. */
  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
    const before = navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener("controllerchange", () => (this.renewed = before !== null));
    const found = await navigator.serviceWorker.register("/sw.js").catch(() => null);
    if (found) document.addEventListener("visibilitychange", () => this.#look(found));
  }

  /** Whoever comes back to a page that stood open for long. */
  #look(found: ServiceWorkerRegistration): void {
    if (document.hidden || Date.now() - this.#looked < LOOK) return;
    this.#looked = Date.now();
    void found.update().catch(() => undefined);
  }
}

export const worker = new Worker();
