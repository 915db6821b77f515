// Questions to the server that change nothing. What cannot be answered is null.

import { untrack } from "svelte";
import type { TableStore } from "../net/table.svelte";
import type { Question } from "../wire";

export async function asked<T>(store: TableStore, what: Question, about = ""): Promise<T | null> {
  try {
    const reply = await untrack(() => store.ask(what, about)); // also from effects, which must not depend on it
    return reply.type === "answer" ? (reply.answer as T) : null;
  } catch {
    return null; // not connected: the page says so elsewhere
  }
}
