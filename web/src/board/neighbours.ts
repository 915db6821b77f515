// Arrow keys on the board: the nearest space in a direction.

import { type Cell, middle } from "./layout";

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

/** The cell an arrow leads to, or the same one at the edge of the board. */
export function neighbour(cells: readonly Cell[], from: number, key: string): number {
  const way = WAYS[key];
  if (!way) return from;
  const here = middle(cells[from]!.rect);
  let [best, least] = [from, Infinity];
  cells.forEach((cell, k) => {
    if (k === from) return;
    const there = middle(cell.rect);
    const ahead = (there.x - here.x) * way[0] + (there.y - here.y) * way[1];
    const aside = Math.abs((there.x - here.x) * way[1]) + Math.abs((there.y - here.y) * way[0]);
    if (ahead < 0.5 || aside > ahead * 1.5) return;
    const cost = ahead + 3 * aside;
    if (cost < least) [best, least] = [k, cost];
  });
  return best;
}

/** The next cell along the track, or back; a station goes on along its outer track. */
export function along(cells: readonly Cell[], spaces: readonly { track: number; index: number }[], cellOf: readonly number[], from: number, way: 1 | -1): number {
  const number = cells[from]!.spaces[0]!;
  const { track, index } = spaces[number]!;
  const start = number - index;
  const length = spaces.filter((space) => space.track === track).length;
  return cellOf[start + ((index + way + length) % length)]!;
}
