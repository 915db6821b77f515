import { expect, test } from "vitest";
import { bridge } from "../../src/board/bridge";
import { layOut } from "../../src/board/layout";
import { kindOf, partsOf, U } from "../../src/board/parts";
import { boats, canals, chevrons, lamps } from "../../src/board/scenery";
import { boards, printedOf } from "./boards";

test("only nested rings have water, between them and around the centre", () => {
  expect(canals(layOut(printedOf("classic")))).toEqual([]);
  expect(canals(layOut(printedOf("ultimate"))).map(({ from, to }) => [from / U, to / U])).toEqual([[2, 15], [4, 13], [6, 11]]);
});

test("boats sail clockwise, on the two canals between rings", () => {
  const fleet = boats(layOut(printedOf("ultimate")));
  expect(fleet).toHaveLength(2 * 4 * 4);
  for (const { x, y, turn } of fleet) {
    const [dx, dy] = [x / U - 8.5, y / U - 8.5]; // from the middle
    const heading = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] }[turn]!;
    expect(dx * heading[1]! - dy * heading[0]!).toBeGreaterThan(0); // clockwise, with y down
  }
});

test("chevrons lie on the rim, lamps on the water, none twice", () => {
  const layout = layOut(printedOf("ultimate"));
  for (const { x, y } of chevrons(layout)) expect(x < 0 || y < 0 || x > 17 * U || y > 17 * U).toBe(true);
  const posts = lamps(layout).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(posts).size).toBe(posts.length);
});

test("bands and tabs of a space touch neither each other nor its neighbours", () => {
  for (const printed of boards()) {
    const layout = layOut(printed);
    printed.spaces.forEach((_, number) => {
      const face = layout.faces[number]!;
      const { box, bar, tab, name, room } = partsOf(face, kindOf(printed, layout, number), layout);
      for (const part of [box, bar, tab, name]) {
        expect(part.x >= face.rect.x * U && part.y >= face.rect.y * U).toBe(true);
        expect(part.x + part.w <= (face.rect.x + face.rect.w) * U + 0.01).toBe(true);
        expect(part.y + part.h <= (face.rect.y + face.rect.h) * U + 0.01).toBe(true);
      }
      if (bar.w > 0) {
        const apart = bar.x + bar.w <= tab.x || tab.x + tab.w <= bar.x || bar.y + bar.h <= tab.y || tab.y + tab.h <= bar.y;
        expect(apart).toBe(true);
      }
      expect(room.w > 40 && room.h > 20).toBe(true);
    });
  }
});

test("a bridge spans its water", () => {
  const parts = bridge({ x: 0, y: 0, w: 98, h: 391 }, 200);
  for (const path of Object.values(parts)) expect(path).not.toContain("NaN");
  const heights = [...parts.track.matchAll(/[ML][\d.]+ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.min(...heights)).toBeLessThan(200);
  expect(Math.max(...heights)).toBeGreaterThan(200);
});
