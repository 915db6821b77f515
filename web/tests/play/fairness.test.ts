import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { die, proof, rollsOf, seed } from "../../src/play/fairness";
import { published } from "../../src/play/record";
import { aMove } from "../samples";

// worked out by the engine: dice_seed(bytes(range(32)), shares) and the dice of Fair(seed)
const SECRET = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";
const SHARES = ["bonjour ☀", "", "abc"];
const SEED = "245d2dd33ef729fdd7ddb3bdae2ae0e9ea1a6b6eae6d940a11f3790d91ecd4c0";
const DICE = [4, 4, 6, 3, 2, 5, 1, 4];

test("the seed grows from the secret and everybody's share", () => {
  expect(bytesToHex(seed(SECRET, SHARES))).toBe(SEED);
  expect(bytesToHex(seed(SECRET, null))).toBe(SECRET);
});

test("the dice are the engine's", () => {
  for (const [counter, face] of DICE.entries()) {
    expect(die(hexToBytes(SEED), counter)).toEqual({ face, counter: counter + 1 });
  }
});

test("a fair game is proven", () => {
  const rolls = [{ counter: 0, dice: [4, 4] }, { counter: 5, dice: [5, 1] }];
  expect(proof(COMMITMENT, SECRET, SHARES, rolls)).toEqual({ commitment: true, rolls: 2, wrong: 0 });
});

test("another secret, another share or another roll is noticed", () => {
  const rolls = [{ counter: 0, dice: [4, 4] }];
  expect(proof(COMMITMENT, SEED, SHARES, rolls).commitment).toBe(false);
  expect(proof(COMMITMENT, SECRET, ["bonjour", "", "abc"], rolls).wrong).toBe(1);
  expect(proof(COMMITMENT, SECRET, SHARES, [{ counter: 0, dice: [4, 5] }]).wrong).toBe(1);
});

test("the throws that begin a move can be checked", () => {
  const events = [{ name: "rolled", text: "", player: 0, die: 3, other_die: 5 }];
  expect(rollsOf([{ ...aMove(1, {}), events, counter: 12 }, { ...aMove(2, {}), events }, aMove(3, {}, "bought")])).toEqual([
    { counter: 12, dice: [3, 5] },
  ]);
});

test("a record tells what was published", () => {
  const record = `[passgo 1]\n[names ["Ann", "Ben"]]\n[commitment "${COMMITMENT}"]\n[secret "${SECRET}"]\n[shares ["a]b", ""]]\n\nroll\n`;
  expect(published(record)).toEqual({ commitment: COMMITMENT, secret: SECRET, shares: ["a]b", ""], names: ["Ann", "Ben"] });
  expect(published("[passgo 1]\n[seed 7]\n\nroll\n")).toBeNull();
});
