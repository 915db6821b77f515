// A station that joins two rings, as a bridge: its deck's girders, and the arch with the track where the water is.

import type { Rect } from "./layout";

export interface Bridge { girders: string; rails: string; arch: string; sleepers: string; track: string }

const BAYS = 12; // of a girder
const DEEP = 10; // a girder
const SPAN = 27; // from the middle of the water to the foot of the arch

/** `water`: where the canal runs, along the bridge. */
export function bridge(deck: Rect, water: number): Bridge {
  const tall = deck.h > deck.w;
  const [length, width] = tall ? [deck.h, deck.w] : [deck.w, deck.h];
  const from = tall ? deck.y : deck.x;
  const point = (along: number, across: number) => (tall ? `${deck.x + across} ${along}` : `${along} ${deck.y + across}`);
  const line = (points: [number, number][]) => "M" + points.map(([along, across]) => point(along, across)).join("L");
  const zigzag = (edge: number, deep: number) =>
    line(Array.from({ length: BAYS + 1 }, (_, k) => [from + 6 + (k * (length - 12)) / BAYS, edge + (k % 2 ? deep : 0)]));
  const across = (along: number, a: number, b: number) => line([[along, a], [along, b]]);
  const along = (at: number, a: number, b: number) => line([[a, at], [b, at]]);
  const curve = (at: number, bend: number, back: boolean) => {
    const [a, b] = back ? [width, 0] : [0, width];
    return `${point(at, a)}Q${point(at + bend, width / 2)} ${point(at, b)}`;
  };
  return {
    girders: zigzag(3, DEEP) + zigzag(width - 3, -DEEP),
    rails: [3, 14, width - 14, width - 3].map((at) => along(at, from, from + length)).join(""),
    arch: `M${curve(water - SPAN + 6, -20, false)}L${curve(water + SPAN - 6, 20, true)}z`,
    sleepers: [-20, -10, 0, 10, 20].map((step) => across(water + step, width / 2 - 15, width / 2 + 15)).join(""),
    track: [-8, 8].map((off) => along(width / 2 + off, water - SPAN, water + SPAN)).join(""),
  };
}
