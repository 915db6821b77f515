import { expect, test } from "vitest";
import { centredOn, CLOSEST, panned, revealing, whole, zoomed } from "../../src/board/viewport";

const frame = { width: 1000, height: 800, side: 800 };

test("the whole board lies in the middle of its window", () => {
  expect(whole(frame)).toEqual({ zoom: 1, x: 100, y: 0 });
});

test("zooming keeps the point under the pointer", () => {
  const near = zoomed({ zoom: 2, x: -300, y: -400 }, frame, 1.5, 400, 300);
  expect((400 - near.x) / near.zoom).toBeCloseTo((400 + 300) / 2);
  expect((300 - near.y) / near.zoom).toBeCloseTo((300 + 400) / 2);
});

test("neither too close nor further than the whole board", () => {
  expect(zoomed(whole(frame), frame, 100, 0, 0).zoom).toBe(CLOSEST);
  expect(zoomed({ zoom: 2, x: 0, y: 0 }, frame, 0.01, 0, 0)).toEqual(whole(frame));
});

test("the board cannot be pushed out of its window", () => {
  expect(panned({ zoom: 2, x: -10, y: -10 }, frame, 500, 500)).toEqual({ zoom: 2, x: 0, y: 0 });
  expect(panned({ zoom: 2, x: 0, y: 0 }, frame, -9999, -9999)).toEqual({ zoom: 2, x: -600, y: -800 });
});

test("a space comes into sight, and one in the middle can be centred", () => {
  const shown = revealing({ zoom: 2, x: 0, y: 0 }, frame, { x: 0.9, y: 0.9, w: 0.1, h: 0.1 });
  expect(shown).toEqual({ zoom: 2, x: -600, y: -800 });
  expect(centredOn({ zoom: 2, x: 0, y: 0 }, frame, 0.5, 0.5)).toEqual({ zoom: 2, x: -300, y: -400 });
});
