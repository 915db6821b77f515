// No more offers this turn.

import type { TableStore } from "../net/table.svelte";

/** Say so, and refuse the offer that waits for an answer, if one does. Said first, so that no bot slips in between. */
export async function enough(store: TableStore, refuse: () => void): Promise<void> {
  const asked = store.state.prompt?.kind === "trade";
  const reply = await store.send({ type: "quiet" });
  if (asked && reply.type === "ack") refuse();
}
