// Your share of the seed of the dice: its hash goes to the table when you sit down, the share itself only when no hash can
// change any more. With one share unknown to the others until then, nobody can have chosen the throws.
import { bytesToHex } from "@noble/hashes/utils.js";
import { shareHash, type OwnShare } from "../net/seen";
import type { TableStore } from "../net/table.svelte";

export const LONGEST_WORDS = 24;

/** Always with 128 bits of chance, so that nobody finds it by trying; with words of your own before them, if you like. */
export function newShare(words = ""): string {
  const random = bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
  return words ? `${words.slice(0, LONGEST_WORDS)} ${random}` : random;
}

/** Publish the hash of a new share; whether it was taken. It is kept before anything is sent. */
export async function promise(store: TableStore, words = ""): Promise<boolean> {
  const [room, seat] = [store.room, store.you.seat];
  if (!room || seat === null) return false;
  const share = newShare(words);
  const commitment = store.witness.seen.commitments[0] ?? room.commitment;
  const mine: OwnShare = {
    round: room.sharing.round, seat, share, hash: shareHash(commitment, seat, share), taken: false, sent: false,
  };
  store.witness.keepOwn(mine);
  const reply = await store.send({ type: "contribute", hash: mine.hash });
  mine.taken = reply.type === "ack";
  store.witness.keepOwn(mine);
  return mine.taken;
}

/** Do what the table waits for from you: publish a hash, or show the share. Whether there was something to do. */
export async function takePart(store: TableStore): Promise<boolean> {
  const [room, seat] = [store.room, store.you.seat];
  if (!room || seat === null || room.phase !== "gathering") return false;
  const { round, stage, hashes, awaited } = room.sharing;
  const mine = store.witness.own(round, seat);
  const isOpen = stage === "hashes" || (stage === "again" && awaited.includes(seat));
  if (isOpen && (!hashes[seat] || !mine)) return promise(store);
  if (stage !== "shares" || !awaited.includes(seat) || !mine || !store.witness.maySend(room, mine)) return false;
  mine.sent = true;
  store.witness.keepOwn(mine);
  const reply = await store.send({ type: "reveal", share: mine.share });
  if (reply.type !== "ack") store.dismiss(); // the round was over before it came
  return reply.type === "ack";
}
