// Who can reach the server, so that the links we give away lead there. Whoever sits at the server's own machine has a
// key: the server opens the page with it behind the #, which no server is ever sent.
import { language } from "../texts/index.svelte";
import type { Network as State } from "../wire";
import { letIn, network as ask } from "./api";
import { recall, remember } from "./memory";

const KEY = /^#host=([\w-]+)$/;
const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Keep the key that the page was opened with, and take it out of the address. */
export function keepHostKey(): void {
  const key = KEY.exec(location.hash)?.[1];
  if (!key) return;
  remember("host", key);
  history.replaceState(null, "", location.pathname);
}

/** Where others find what is at this page's origin: links of the machine itself are good for nobody else. */
export function originFor(page: { origin: string; hostname: string }, state: State | null): string {
  return (OWN_MACHINE.test(page.hostname) && state?.address) || page.origin;
}

/** Who can open the links of a page: nobody but this computer, everybody on the network, or whoever they lead. */
export function reachOf(page: { origin: string; hostname: string }, state: State | null): State["reach"] {
  if (!state) return "open";
  if (OWN_MACHINE.test(page.hostname)) return state.reach;
  return state.reach === "network" && state.address === page.origin ? "network" : "open";
}

class Network {
  state = $state.raw<State | null>(null); // not known yet, or not to be found out
  origin = $derived(originFor(location, this.state));
  reach = $derived(reachOf(location, this.state));

  link(path: string): string {
    return this.origin + path;
  }

  async look(): Promise<void> {
    this.state = await ask(this.#key()).catch(() => null);
  }

  /** What the server refuses is thrown, in its words. */
  async letIn(open: boolean, address: string | null = null): Promise<void> {
    this.state = await letIn(open, address, this.#key(), language.current);
  }

  #key(): string | undefined {
    return recall<string>("host") ?? undefined;
  }
}

export const network = new Network();
