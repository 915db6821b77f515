// Checking the dice in the page: nothing here is taken from the server but what it has published.
// The hashes are a library's: browsers have them only for pages that come over https or from their own machine.

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import type { Moved } from "../wire";

const encoder = new TextEncoder();

/** The shares of all seats as one message: for every seat `SEAT:LENGTH:` and the bytes of its share. */
function message(shares: string[]): Uint8Array {
  const parts = shares.flatMap((share, seat) => {
    const said = encoder.encode(share);
    return [encoder.encode(`${seat}:${said.length}:`), said];
  });
  return concatBytes(...parts);
}

/** The seed of the game: the server's secret and what everybody added to it; null where nobody could. */
export function seed(secret: string, shares: string[] | null): Uint8Array {
  return shares === null ? hexToBytes(secret) : hmac(sha256, hexToBytes(secret), message(shares));
}

/** The die that a counter gives, and the counter after it; a number that would favour low faces is thrown away. */
export function die(seed: Uint8Array, counter: number, sides = 6): { face: number; counter: number } {
  const all = 1n << 64n;
  const limit = all - (all % BigInt(sides));
  for (let at = counter; ; at += 1) {
    const place = new Uint8Array(8);
    new DataView(place.buffer).setBigUint64(0, BigInt(at));
    const digest = hmac(sha256, seed, place);
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

export function proof(commitment: string, secret: string, shares: string[] | null, rolls: Roll[]): Proof {
  const found: Proof = { commitment: bytesToHex(sha256(hexToBytes(secret))) === commitment, rolls: 0, wrong: 0 };
  const own = seed(secret, shares);
  for (const roll of rolls) {
    let counter = roll.counter;
    let right = true;
    for (const shown of roll.dice) {
      const next = die(own, counter);
      right &&= next.face === shown;
      counter = next.counter;
    }
    found.rolls += 1;
    found.wrong += right ? 0 : 1;
  }
  return found;
}
