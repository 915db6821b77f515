// Games that may never end by themselves.

import type { TableStore } from "../net/table.svelte";

/** Whether you play in a game that has too much money to end, and no last round is agreed on. */
export function mayNeedAnEnd(store: Pick<TableStore, "room" | "view" | "you">): boolean {
  const view = store.view;
  return store.room?.phase === "playing" && store.you.seat !== null && view !== null && view.past_hope && view.last_round === null;
}
