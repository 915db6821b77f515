import { describe, expect, test } from "vitest";
import { layOut, middle, type Rect } from "../../src/board/layout";
import { along, neighbour } from "../../src/board/neighbours";
import { boards, printedOf } from "./boards";

const EDITIONS = [
  { edition: "classic", size: 13, spaces: 40, cells: 40, centre: 9 },
  { edition: "mega", size: 16, spaces: 52, cells: 52, centre: 12 },
  { edition: "millionaire", size: 11, spaces: 32, cells: 32, centre: 7 },
  { edition: "ultimate", size: 17, spaces: 120, cells: 116, centre: 5 },
];

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

describe.each(EDITIONS)("the board of $edition", ({ edition, size, spaces, cells, centre }) => {
  const printed = printedOf(edition);
  const layout = layOut(printed);

  test("has its size, all its spaces and a free centre", () => {
    expect(layout.size).toBe(size);
    expect(layout.faces).toHaveLength(spaces);
    expect(layout.cells).toHaveLength(cells);
    expect(layout.centre).toMatchObject({ w: centre, h: centre });
    expect(middle(layout.centre)).toEqual({ x: size / 2, y: size / 2 });
  });

  test("no two spaces overlap, none lies outside or in the centre", () => {
    layout.faces.forEach((face, k) => {
      expect(overlap(face.rect, layout.centre)).toBe(false);
      expect(face.rect.x >= 0 && face.rect.y >= 0).toBe(true);
      expect(face.rect.x + face.rect.w <= size && face.rect.y + face.rect.h <= size).toBe(true);
      for (const other of layout.faces.slice(k + 1)) expect(overlap(face.rect, other.rect)).toBe(false);
    });
  });

  test("rings and centre cover the board", () => {
    const covered = layout.faces.reduce((sum, { rect }) => sum + rect.w * rect.h, 0);
    expect(covered + centre * centre).toBe(size * size);
  });

  test("corners are square, other spaces one by two", () => {
    for (const { rect, corner } of layout.faces) {
      expect([rect.w, rect.h].sort()).toEqual(corner ? [2, 2] : [1, 2]);
    }
    expect(layout.faces.filter((face) => face.corner)).toHaveLength(4 * printed.tracks.length);
  });

  test("each space touches the one before it on its track", () => {
    printed.spaces.forEach((space, number) => {
      const before = number - space.index + ((space.index - 1 + printed.tracks[space.track]!.length) % printed.tracks[space.track]!.length);
      const [a, b] = [middle(layout.faces[number]!.rect), middle(layout.faces[before]!.rect)];
      expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBeLessThanOrEqual(2);
    });
  });
});

test("play begins in the bottom right corner and goes along the bottom to the left", () => {
  const { faces } = layOut(printedOf("classic"));
  expect(faces[0]!.rect).toEqual({ x: 11, y: 11, w: 2, h: 2 });
  expect(faces[1]!.rect).toEqual({ x: 10, y: 11, w: 1, h: 2 });
  expect(faces[10]!.rect).toEqual({ x: 0, y: 11, w: 2, h: 2 });
  expect(faces[20]!.rect).toEqual({ x: 0, y: 0, w: 2, h: 2 });
  expect(faces[30]!.rect).toEqual({ x: 11, y: 0, w: 2, h: 2 });
});

test("a station that joins two tracks is one space of four units, its outer face first", () => {
  const printed = printedOf("ultimate");
  const layout = layOut(printed);
  const stations = layout.cells.filter((cell) => cell.spaces.length === 2);
  expect(stations.map((cell) => [cell.side, cell.rect.w, cell.rect.h])).toEqual([
    ["bottom", 1, 4], ["top", 1, 4], ["left", 4, 1], ["right", 4, 1],
  ]);
  for (const { spaces } of stations) {
    expect(printed.spaces[spaces[0]!]!.track).toBeLessThan(printed.spaces[spaces[1]!]!.track);
    expect(layout.cellOf[spaces[0]!]).toBe(layout.cellOf[spaces[1]!]);
  }
});

test("arrow keys reach every space of every board", () => {
  for (const printed of boards()) {
    const { cells } = layOut(printed);
    const reached = new Set([0]);
    for (const from of reached) {
      for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) reached.add(neighbour(cells, from, key));
    }
    expect(reached.size).toBe(cells.length);
  }
});

test("paging follows the track all the way round", () => {
  const printed = printedOf("classic");
  const { cells, cellOf } = layOut(printed);
  let at = 0;
  for (let step = 0; step < 40; step++) at = along(cells, printed.spaces, cellOf, at, 1);
  expect(at).toBe(0);
  expect(along(cells, printed.spaces, cellOf, 0, -1)).toBe(39);
});
