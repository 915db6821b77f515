// Where we are: `/`, `/t/CODE`, `/t/CODE/screen` or `/t/CODE/replay#MOVE`, without loading the page anew.

import { placeOf } from "./place";

class Route {
  path = $state(location.pathname);
  place = $derived(placeOf(this.path));

  constructor() {
    addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** For links: stay in the page unless another window is asked for. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest("a");
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (placeOf(link.pathname).page === "nowhere" || link.hash) return;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const route = new Route();
