import { expect, test } from "vitest";
import { progress, sharedOut } from "../../src/play/holdings";
import type { View } from "../../src/wire";
import { printedOf } from "../board/boards";
import { aView } from "../samples";

const printed = printedOf("classic");

test("a group is told by its owners, the largest part first and what is for sale last", () => {
  const orange = printed.groups.findIndex((group) => group.name === "orange");
  const owners = new Map([[printed.groups[orange]!.deeds[0]!, 1], [printed.groups[orange]!.deeds[2]!, 1]]);
  const deeds = printed.deeds.map((deed, k) => ({ space: deed.word, owner: owners.get(k) ?? null, level: 0, mortgaged: false, immune: [], rent: null }));
  const view: View = { ...aView(), deeds };
  expect(sharedOut(view, printed, orange)).toEqual([[1, 2], [null, 1]]);
});

test("the way to the million is a part of it, and never more than the whole", () => {
  expect(progress(372_000, 1_000_000)).toBeCloseTo(0.372);
  expect(progress(1_200_000, 1_000_000)).toBe(1);
  expect(progress(-5, 1_000_000)).toBe(0);
  expect(progress(1500, 0)).toBe(0);
});
