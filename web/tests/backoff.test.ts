import { expect, it } from "vitest";
import { backoff } from "../src/net/backoff";

it("waits longer each time, up to a bound", () => {
  const waits = [0, 1, 2, 3, 20].map((attempt) => backoff(attempt, () => 1));
  expect(waits).toEqual([500, 1000, 2000, 4000, 20_000]);
});

it("spreads those who come back at the same moment", () => {
  expect([backoff(3, () => 0), backoff(3, () => 1)]).toEqual([2000, 4000]);
});
