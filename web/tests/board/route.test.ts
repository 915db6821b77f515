import { expect, test } from "vitest";
import { layOut } from "../../src/board/layout";
import { hintFor, route } from "../../src/board/route";
import { walk } from "../../src/board/walking";
import type { GameEvent } from "../../src/wire";
import { printedOf } from "./boards";

const classic = printedOf("classic");
const ultimate = printedOf("ultimate");
const at = (place: string) => ultimate.spaces.findIndex((space) => space.place === place);
const places = (path: number[]) => path.map((number) => ultimate.spaces[number]!.place);

function event(name: string, fields: Record<string, number> = {}): GameEvent {
  return { name, text: "", player: 0, ...fields };
}

test("a roll walks every space on the way, past GO too", () => {
  expect(route(classic, 38, 3, { roll: 5 })).toEqual([38, 39, 0, 1, 2, 3]);
});

test("three spaces back are walked backwards", () => {
  expect(route(classic, 7, 4)).toEqual([7, 6, 5, 4]);
});

test("going to Jail is no walk", () => {
  const events = [event("moved", { origin: 22, space: 30 }), event("moved", { origin: 30, space: 10 }), event("jailed")];
  expect(route(classic, 30, 10, hintFor(classic, { action: "roll", events }, 1))).toEqual([30, 10]);
});

test("an even roll rides the stations it passes, an odd one stays on its track", () => {
  expect(places(route(ultimate, at("middle:0"), at("outer:12"), { roll: 10 }))).toEqual([
    ..."012345".split("").map((k) => `middle:${k}`), "outer:7", "outer:8", "outer:9", "outer:10", "outer:11", "outer:12",
  ]);
  expect(places(route(ultimate, at("middle:3"), at("middle:6"), { roll: 3 }))).toEqual([
    "middle:3", "middle:4", "middle:5", "middle:6",
  ]);
});

test("a station reached by the last step is not ridden", () => {
  expect(places(route(ultimate, at("middle:1"), at("middle:5"), { roll: 4 })).at(-1)).toBe("middle:5");
});

test("from Reverse Direction a roll goes backwards", () => {
  expect(places(route(ultimate, at("inner:22"), at("inner:17"), { roll: 5 }))).toEqual(
    [22, 21, 20, 19, 18, 17].map((k) => `inner:${k}`),
  );
});

test("a card sends the token on by stations towards the space it names", () => {
  const path = places(route(ultimate, at("outer:30"), at("middle:30")));
  expect(path).toContain("outer:35");
  expect(path).toContain("middle:25");
});

test("the dice count until a card takes over", () => {
  const events = [
    event("rolled", { die: 3, other_die: 4 }), event("speed-die", { face: 2 }), event("moved", { origin: 0, space: 9 }),
    event("card-drawn"), event("moved", { origin: 9, space: 20 }),
  ];
  expect(hintFor(ultimate, { action: "roll", events }, 2)).toEqual({ roll: 9 });
  expect(hintFor(ultimate, { action: "roll", events }, 4)).toEqual({});
});

test("rides and the tunnel are no walks", () => {
  const ride = [event("moved", { origin: at("outer:6"), space: at("inner:9") })];
  expect(hintFor(ultimate, { action: "ride inner:9", events: ride }, 0)).toEqual({ direct: true });
  const tunnel = [event("moved", { origin: at("outer:14"), space: at("inner:18") })];
  expect(hintFor(ultimate, { action: "roll", events: tunnel }, 0)).toEqual({ direct: true });
});

test("a walk rests at corners and at the crossing of a station, and ends on time", () => {
  const layout = layOut(ultimate);
  const path = route(ultimate, at("middle:4"), at("outer:8"), { roll: 2 });
  const points = path.map((number) => layout.faces[number]!.rect);
  const frames = walk(path, points, layout, 1);
  expect(frames[0]!.offset).toBe(0);
  expect(frames.at(-1)!.offset).toBe(1);
  expect(frames.some((frame, k) => k > 0 && frame.x === frames[k - 1]!.x && frame.y === frames[k - 1]!.y)).toBe(true);
  frames.forEach((frame, k) => expect(frame.offset).toBeGreaterThanOrEqual(k ? frames[k - 1]!.offset : 0));
});
