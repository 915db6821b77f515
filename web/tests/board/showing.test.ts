import { expect, test } from "vitest";
import { thrown } from "../../src/board/dice";
import { hotelLevel, standing } from "../../src/board/icons";
import { arrange } from "../../src/board/parts";
import { deedAsked, deedTold, stands, transfer } from "../../src/board/showing";
import type { GameEvent, Moved, View } from "../../src/wire";
import { printedOf } from "./boards";

const printed = printedOf("classic");
const player = { name: "Ann", cash: 0, worth: 0, space: "4", in_jail: false, jail_tries: 0, out: false, quiet: false, cards: [], hidden_cards: 0 };
const view = { players: [player, { ...player, space: "0" }] } as unknown as View;

function message(...events: GameEvent[]): Moved {
  return { type: "moved", seq: 1, at: 0, seat: 0, by: "person", action: "roll", events, patch: {}, deadline: null };
}
const moved = { name: "moved", text: "", player: 0, origin: 4, space: 30 };
const jailed = { name: "jailed", text: "", player: 0 };

test("tokens stand where the events shown so far have put them", () => {
  const play = message(moved, { ...moved, origin: 30, space: 10 }, jailed);
  expect(stands(printed, view, null).map((stand) => stand.space)).toEqual([4, 0]);
  expect(stands(printed, view, { message: play, index: 0 })[0]).toMatchObject({ space: 30, jailed: false });
  expect(stands(printed, view, { message: play, index: 2 })[0]).toMatchObject({ space: 10, jailed: true });
});

test("money goes from payer to payee, a purchase to the Bank, a salary from it", () => {
  expect(transfer({ name: "paid", payer: 1, payee: 2, amount: 50 })).toEqual({ from: 1, to: 2, amount: 50 });
  expect(transfer({ name: "bought", player: 1, amount: 60 })).toEqual({ from: 1, to: -1, amount: 60 });
  expect(transfer({ name: "salary-paid", player: 1, amount: 200 })).toEqual({ from: -1, to: 1, amount: 200 });
  expect(transfer({ name: "rent-due", player: 1, amount: 60 })).toBeNull();
});

test("the deed that is told of is the one bought, built on, or paid for", () => {
  const rent = 7 << 8; // for the deed in the eighth place
  expect(deedTold(printed, { name: "bought", player: 1, deed: 3, amount: 60 })).toBe(3);
  expect(deedTold(printed, { name: "paid", payer: 1, payee: 0, amount: 6, cause: rent })).toBe(7);
  expect(deedTold(printed, { name: "paid", payer: 1, payee: -1, amount: 75, cause: rent | 1 })).toBeNull(); // a tax
  expect(deedTold(printed, { name: "salary-paid", player: 1, amount: 200 })).toBeNull();
});

test("the deed that is asked about is the unowned one under the token of who may buy", () => {
  const place = printed.spaces.find((space) => space.deed === 5)!.place;
  const deeds = printed.deeds.map(() => ({ owner: null as number | null }));
  const at = (kind: string) =>
    ({ players: [{ ...player, space: place }], deeds, decision: { player: 0, kind, number: 1 } }) as unknown as View;
  expect(deedAsked(printed, at("buy"))).toBe(5);
  expect(deedAsked(printed, at("turn"))).toBeNull();
  deeds[5]!.owner = 1;
  expect(deedAsked(printed, at("buy"))).toBeNull();
});

test("the dice on show are those of the last throw", () => {
  const events: GameEvent[] = [
    { name: "rolled", text: "", die: 3, other_die: 4 }, { name: "speed-die", text: "", face: 5 },
    { name: "rolled-three", text: "", die: 1, other_die: 2, third_die: 6 },
  ];
  expect(thrown(events, 0)).toEqual({ dice: [3, 4], speed: null });
  expect(thrown(events, 1)).toEqual({ dice: [3, 4], speed: 5 });
  expect(thrown(events, 2)).toEqual({ dice: [1, 2, 6], speed: null });
});

test("what stands on a lot follows its family and level", () => {
  expect(standing("street", 4, hotelLevel("normal"))).toEqual({ piece: "house", count: 4 });
  expect(standing("street", 4, hotelLevel("short"))).toEqual({ piece: "hotel", count: 1 });
  expect(standing("street", 6, 5)).toEqual({ piece: "skyscraper", count: 1 });
  expect(standing("railroad", 1, 5)).toEqual({ piece: "depot", count: 1 });
  expect(standing("cab", 1, 5)).toEqual({ piece: "stand", count: 1 });
  expect(standing("street", 0, 5)).toBeNull();
});

test("a dozen tokens share a room without overlapping or leaving it", () => {
  const room = { x: 10, y: 20, w: 90, h: 70 };
  const { size, spots } = arrange(room, 12, 60);
  spots.forEach((spot, k) => {
    expect(spot.x - size / 2).toBeGreaterThanOrEqual(room.x - 0.01);
    expect(spot.x + size / 2).toBeLessThanOrEqual(room.x + room.w + 0.01);
    for (const other of spots.slice(k + 1)) {
      expect(Math.max(Math.abs(spot.x - other.x), Math.abs(spot.y - other.y))).toBeGreaterThanOrEqual(size - 0.01);
    }
  });
});
