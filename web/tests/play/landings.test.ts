import { expect, test } from "vitest";
import { landings } from "../../src/play/landings";
import type { Printed, Space, View } from "../../src/wire";

// Two rings of eight; space 2 of the outer one and space 2 of the inner one are the two faces of a station.
const ring = (track: number, name: string): Space[] =>
  Array.from({ length: 8 }, (_, index) => ({
    place: `${name}:${index}`, track, index, name: `${name} ${index}`, kind: "street", deed: null,
    twin: index === 2 ? (1 - track) * 8 + 2 : null, odds: 1,
  }));
const printed = {
  tracks: [{ name: "outer", label: "outer", length: 8 }, { name: "inner", label: "inner", length: 8 }],
  spaces: [...ring(0, "outer"), ...ring(1, "inner")],
} as unknown as Printed;
const at = (space: string, in_jail = false): View => ({ players: [{ space, in_jail }] }) as unknown as View;

test("an even total rides the station it passes, an odd one stays on the track", () => {
  const found = new Map(landings(printed, at("outer:0"), 0).map((one) => [one.total, one.name]));
  expect(found.get(4)).toBe("inner 4");
  expect(found.get(5)).toBe("outer 5");
  expect(found.get(2)).toBe("outer 2"); // it ends there
});

test("the chances of all totals add up to one", () => {
  const all = landings(printed, at("outer:0"), 0);
  expect(all.map((one) => one.total)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(all.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1);
});

test("where the way is plain nothing is told", () => {
  const plain = { ...printed, tracks: [printed.tracks[0]!] };
  expect(landings(plain, at("outer:0"), 0)).toEqual([]);
  expect(landings(printed, at("outer:0", true), 0)).toEqual([]);
});
