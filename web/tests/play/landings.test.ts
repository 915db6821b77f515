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
const at = (space: string, in_jail = false, doubles = 0): View =>
  ({ players: [{ space, in_jail }], doubles }) as unknown as View;

test("an even total rides the station it passes, an odd one stays on the track", () => {
  const found = new Map(landings(printed, at("outer:0"), 0).map((one) => [one.total, one.name]));
  expect(found.get(4)).toBe("inner 4");
  expect(found.get(5)).toBe("outer 5");
  expect(found.get(2)).toBe("outer 2"); // it ends there
});

test("from a station an even roll leaves on the outer track and an odd one on the inner, wherever the token came from", () => {
  for (const face of ["outer:2", "inner:2"]) {
    const found = new Map(landings(printed, at(face), 0).map((one) => [one.total, one.way.at(-1)]));
    expect([found.get(4), found.get(5)]).toEqual(["outer:6", "inner:7"]);
  }
});

test("by which track an odd roll leaves a station is for the table to say", () => {
  const end = (face: string, exit: string) => landings(printed, at(face), 0, exit).find((one) => one.total === 5)!.way.at(-1);
  expect([end("outer:2", "outer"), end("inner:2", "outer")]).toEqual(["outer:7", "outer:7"]);
  expect([end("outer:2", "stay"), end("inner:2", "stay")]).toEqual(["outer:7", "inner:7"]);
});

test("the chances of all totals add up to one, but for triples, which lead anywhere", () => {
  const all = landings(printed, at("outer:0"), 0);
  expect(all.map((one) => one.total)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  expect(all.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(213 / 216);
  expect(all.find((one) => one.total === 3)!.chance).toBeCloseTo(6 / 216); // a one, a two and no third number
});

test("after two doubles the third ones lead to Jail", () => {
  const all = landings(printed, at("outer:0", false, 2), 0);
  expect(all.map((one) => one.total)).not.toContain(2);
  expect(all.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(180 / 216);
});

test("where the way is plain nothing is told", () => {
  const plain = { ...printed, tracks: [printed.tracks[0]!] };
  expect(landings(plain, at("outer:0"), 0)).toEqual([]);
  expect(landings(printed, at("outer:0", true), 0)).toEqual([]);
});
