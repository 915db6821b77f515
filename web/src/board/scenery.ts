// What lies between and around the rings of a board: canals, boats that sail the way of play, lamps, chevrons on the rim.

import type { Layout, Point } from "./layout";
import { RIM, U } from "./parts";

export interface Turned extends Point { turn: number }

const BOATS = [0.19, 0.365, 0.635, 0.81]; // along a side
const CHEVRONS = [0.12, 0.3, 0.5, 0.7, 0.88];

/** Squares of water: the outer edge of every ring but the outermost, and of the centre. */
export function canals(layout: Layout): { from: number; to: number }[] {
  if (layout.rings < 2) return [];
  return [...layout.insets.slice(1), layout.centre.x].map((inset) => ({ from: inset * U, to: (layout.size - inset) * U }));
}

/** Points along the four sides of a square, turned the way of play: clockwise from the bottom right. */
export function around(from: number, to: number, parts: readonly number[]): Turned[] {
  const span = to - from;
  return parts.flatMap((part) => [
    { x: to - part * span, y: to, turn: 180 },
    { x: from, y: to - part * span, turn: 270 },
    { x: from + part * span, y: from, turn: 0 },
    { x: to, y: from + part * span, turn: 90 },
  ]);
}

/** On the canals between two rings; the harbour's own basin has none. */
export function boats(layout: Layout): Turned[] {
  return canals(layout).slice(0, -1).flatMap(({ from, to }) => around(from, to, BOATS));
}

export function chevrons(layout: Layout): Turned[] {
  return around(-RIM / 2, layout.size * U + RIM / 2, CHEVRONS);
}

/** Where the water meets a joint, every second one. */
export function lamps(layout: Layout): Point[] {
  const found = new Map<string, Point>();
  for (const { from, to } of canals(layout)) {
    for (let at = from; at <= to; at += 2 * U) {
      for (const point of [{ x: at, y: from }, { x: at, y: to }, { x: from, y: at }, { x: to, y: at }]) {
        found.set(`${point.x} ${point.y}`, point);
      }
    }
  }
  return [...found.values()];
}
