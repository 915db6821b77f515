import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { shareHash } from "../../src/net/seen";
import { seed } from "../../src/play/fairness";
import { published } from "../../src/play/record";
import { number } from "../../src/play/throws";

// worked out by the engine: dice_seed(bytes(range(32)), shares), the dice of Fair(seed), share_hash(COMMITMENT, 2, "abc")
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const SHARES = ["bonjour ☀", "", "abc"];
const SEED = "245d2dd33ef729fdd7ddb3bdae2ae0e9ea1a6b6eae6d940a11f3790d91ecd4c0";
const DICE = [4, 4, 6, 3, 2, 5, 1, 4];
const HASH = "47d63921da079991ccbf5a3069c22f0752ceb9494173127b2817d3fa41f31a77";

test("the seed grows from the secret and everybody's share", () => {
  expect(bytesToHex(seed(SECRET, SHARES))).toBe(SEED);
  expect(bytesToHex(seed(SECRET, null))).toBe(SECRET);
});

test("the hash of a share is the engine's", () => {
  expect(shareHash(COMMITMENT, 2, "abc")).toBe(HASH);
});

test("the dice are the engine's", () => {
  for (const [counter, face] of DICE.entries()) {
    expect(number(hexToBytes(SEED), counter, 6)).toEqual({ value: face - 1, next: counter + 1 });
  }
});

test("a record tells what was published", () => {
  const record = `[passgo 1]\n[names ["Ann", "Ben"]]\n[commitment "${COMMITMENT}"]\n[secret "${SECRET}"]\n[shares ["a]b", ""]]\n\nroll\n`;
  expect(published(record)).toEqual({ commitment: COMMITMENT, secret: SECRET, shares: ["a]b", ""], names: ["Ann", "Ben"] });
  expect(published("[passgo 1]\n[seed 7]\n\nroll\n")).toBeNull();
});
