// The light of the page, by day or by night, and the face of the table that it shows.
import { recall, remember } from "../net/memory";

export type ThemeChoice = "system" | "light" | "dark";

const BY_NIGHT = new Set(["canals", "gold"]); // tables that open by night until somebody chooses

class Theme {
  choice = $state<ThemeChoice>(recall<ThemeChoice>("theme") ?? "system");
  face = $state<string | null>(null); // of the table on show
  systemDark = $state(false);
  /** A system that asks for dark gets night everywhere; else each table has its own light. */
  dark = $derived(
    this.choice === "dark" || (this.choice === "system" && (this.systemDark || BY_NIGHT.has(this.face ?? ""))),
  );

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

  /** Wear the face of a table, or none where no table is shown. */
  wear(face: string | null): void {
    this.face = face;
    this.#dress();
  }

  #dress(): void {
    const { dataset } = document.documentElement;
    dataset.theme = this.dark ? "dark" : "light";
    if (this.face) dataset.face = this.face;
    else delete dataset.face;
  }
}

export const theme = new Theme();
