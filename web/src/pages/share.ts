// Your share of the seed of the dice. With one share unknown to the others, nobody can have chosen the throws.
// It is remembered, to be found again when the dice are checked.
import { recall, remember } from "../net/memory";
import type { TableStore } from "../net/table.svelte";

export function randomShare(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function yourShare(code: string): string {
  return recall<string>(`share.${code}`) ?? randomShare();
}

/** Whether it was taken. */
export async function addShare(store: TableStore, share: string): Promise<boolean> {
  const reply = await store.send({ type: "contribute", share });
  if (reply.type === "ack") remember(`share.${store.code}`, share);
  return reply.type === "ack";
}
