// Light, dark, or as the system has it.
import { recall, remember } from "../net/memory";

export type ThemeChoice = "system" | "light" | "dark";

class Theme {
  choice = $state<ThemeChoice>(recall<ThemeChoice>("theme") ?? "system");
  systemDark = $state(false);
  dark = $derived(this.choice === "dark" || (this.choice === "system" && this.systemDark));

  /** Follow the system and dress the page; once, at the start. */
  begin(): void {
    const query = matchMedia("(prefers-color-scheme: dark)");
    this.systemDark = query.matches;
    query.addEventListener("change", (event) => {
      this.systemDark = event.matches;
      this.#dress();
    });
    this.#dress();
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    remember("theme", choice);
    this.#dress();
  }

  #dress(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
  }
}

export const theme = new Theme();
