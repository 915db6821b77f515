import { expect, test } from "vitest";
import { centredOn, CLOSEST, lettering, panned, revealing, seen, showing, whole, zoomed } from "../../src/board/viewport";

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

test("what is asked about is shown as large as wanted, or as large as all of it fits", () => {
  const one = showing(frame, [{ x: 0.9, y: 0.9, w: 0.06, h: 0.12 }], 2.5);
  expect(one.zoom).toBe(2.5);
  const [left, right] = [one.x + 0.9 * 800 * 2.5, one.x + 0.96 * 800 * 2.5];
  expect(left >= 0 && right <= frame.width).toBe(true);
  const far = showing(frame, [{ x: 0, y: 0, w: 0.1, h: 0.1 }, { x: 0.6, y: 0.7, w: 0.1, h: 0.1 }], 2.5);
  expect(far.zoom).toBeLessThan(1.3);
  expect(far.y + 0.8 * 800 * far.zoom).toBeLessThanOrEqual(frame.height + 1);
});

test("the centre's type is readable on a small board and grows with a large one", () => {
  const sizes = [100, 250, 590, 960].map((side) => lettering(side, 1));
  expect(sizes[0]).toBeGreaterThan(13);
  expect(lettering(100, 2) * 2).toBe(sizes[0]); // what the zoom enlarges need not be large
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(sizes[3]! / sizes[2]!).toBeGreaterThan(1.5);
});

test("of a part of the board is seen what lies in the window", () => {
  const middle = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 };
  expect(seen(whole(frame), frame, middle)).toEqual({ x: 300, y: 200, w: 400, h: 400 });
  expect(seen({ zoom: 2, x: -600, y: -800 }, frame, middle)).toEqual({ x: 0, y: 0, w: 600, h: 400 });
  expect(seen({ zoom: 2, x: 0, y: 0 }, frame, { x: 0.9, y: 0.9, w: 0.1, h: 0.1 })).toMatchObject({ w: 0, h: 0 });
});
