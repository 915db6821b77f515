// Checking the dice in the page: nothing here is taken from the server but what it has published.

import type { Moved } from "../wire";

const encoder = new TextEncoder();

export function bytes(hex: string): Uint8Array<ArrayBuffer> {
  const found = new Uint8Array(hex.length / 2);
  for (let at = 0; at < found.length; at += 1) found[at] = parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return found;
}

export function hex(data: Uint8Array): string {
  return [...data].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function sha256(data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", data));
}

export async function hmac(key: Uint8Array<ArrayBuffer>, message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const made = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, message));
}

/** The shares of all seats as one message: for every seat `SEAT:LENGTH:` and the bytes of its share. */
export function message(shares: string[]): Uint8Array<ArrayBuffer> {
  const parts = shares.flatMap((share, seat) => {
    const said = encoder.encode(share);
    return [encoder.encode(`${seat}:${said.length}:`), said];
  });
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The seed of the game: the server's secret and what everybody added to it; null where nobody could. */
export async function seed(secret: string, shares: string[] | null): Promise<Uint8Array<ArrayBuffer>> {
  return shares === null ? bytes(secret) : new Uint8Array(await hmac(bytes(secret), message(shares)));
}

/** The die that a counter gives, and the counter after it; a number that would favour low faces is thrown away. */
export async function die(
  seed: Uint8Array<ArrayBuffer>,
  counter: number,
  sides = 6,
): Promise<{ face: number; counter: number }> {
  const all = 1n << 64n;
  const limit = all - (all % BigInt(sides));
  for (let at = counter; ; at += 1) {
    const place = new Uint8Array(8);
    new DataView(place.buffer).setBigUint64(0, BigInt(at));
    const digest = await hmac(seed, place);
    const value = new DataView(digest.buffer, digest.byteOffset, 8).getBigUint64(0);
    if (value < limit) return { face: Number(value % BigInt(sides)) + 1, counter: at + 1 };
  }
}

export interface Roll {
  counter: number;
  dice: number[];
}
/** The throws of a game that a replay lets one check: those that begin a move. */
export function rollsOf(frames: (Moved & { counter?: number })[]): Roll[] {
  return frames.flatMap((frame) => {
    const first = frame.events[0];
    if (frame.counter === undefined || first?.name !== "rolled") return [];
    return [{ counter: frame.counter, dice: [Number(first.die), Number(first.other_die)] }];
  });
}

export interface Proof {
  commitment: boolean; // the secret is the one that was promised
  rolls: number; // how many were looked at
  wrong: number; // how many did not come from the seed
}

export async function proof(commitment: string, secret: string, shares: string[] | null, rolls: Roll[]): Promise<Proof> {
  const found: Proof = { commitment: hex(await sha256(bytes(secret))) === commitment, rolls: 0, wrong: 0 };
  const own = await seed(secret, shares);
  for (const roll of rolls) {
    let counter = roll.counter;
    let right = true;
    for (const shown of roll.dice) {
      const next = await die(own, counter);
      right &&= next.face === shown;
      counter = next.counter;
    }
    found.rolls += 1;
    found.wrong += right ? 0 : 1;
  }
  return found;
}
