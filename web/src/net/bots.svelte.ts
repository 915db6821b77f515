// Who can be put into a seat: our own bots, and those that the server's host added by name.
import { serverState } from "./api";
import { t } from "../texts/index.svelte";
import type { Bot } from "../wire";

const OURS: readonly Bot[] = ["random", "gentle", "simple", "trader", "strong", "champion"];

let known = $state<readonly Bot[]>(OURS);
let asked = false;

/** All that the server knows; our own until it has said so. */
export function bots(): readonly Bot[] {
  if (!asked) {
    asked = true;
    serverState().then((state) => (known = state.bots)).catch(() => (asked = false));
  }
  return known;
}

/** How a bot plays, and its place among ours, the weakest first; one from outside is told by its name alone. */
export function botName(bot: Bot): string {
  const at = OURS.indexOf(bot);
  return at < 0 ? bot : t("web-bot-level", { level: at + 1, of: OURS.length, bot: t(`web-bot-${bot}`) });
}
