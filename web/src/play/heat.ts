// How often tokens came to rest on each part of the board, against what is usual.

import type { Layout } from "../board/layout";
import type { Printed } from "../wire";

export interface Warmth {
  name: string;
  count: number;
  expected: number;
  heat: number; // 0 to 1: of the most visited
  surplus: number; // -1 to 1: fewer or more than expected, of the farthest off
}

/** By cell of the board. */
export function heatOf(printed: Pick<Printed, "spaces">, layout: Layout, landings: ReadonlyMap<number, number>): Warmth[] {
  const total = [...landings.values()].reduce((sum, count) => sum + count, 0);
  const odds = printed.spaces.reduce((sum, space) => sum + space.odds, 0);
  const rows = layout.cells.map((cell) => {
    const sum = (figure: (space: number) => number) => cell.spaces.reduce((all, space) => all + figure(space), 0);
    const count = sum((space) => landings.get(space) ?? 0);
    const expected = odds > 0 ? (total * sum((space) => printed.spaces[space]!.odds)) / odds : 0;
    return { name: printed.spaces[cell.spaces[0]!]!.name, count, expected };
  });
  const most = Math.max(1, ...rows.map((row) => row.count));
  const farthest = Math.max(1, ...rows.map((row) => Math.abs(row.count - row.expected)));
  return rows.map((row) => ({ ...row, heat: row.count / most, surplus: (row.count - row.expected) / farthest }));
}
