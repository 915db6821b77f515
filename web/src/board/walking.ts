// A walk as an animation: hops from space to space with a beat at corners and stations.

import type { Layout, Point } from "./layout";

export interface Frame { x: number; y: number; offset: number }

const BEAT = 0.7; // of a step
const HOP = 0.2; // of a board unit
const HOPS = 14; // a longer walk glides

/** Key frames along the points of a path; `unit` is the length of a board unit in the points' measure. */
export function walk(path: readonly number[], points: readonly Point[], layout: Layout, unit: number): Frame[] {
  const times = [0];
  path.forEach((number, k) => {
    if (k === 0) return;
    const passing = k < path.length - 1;
    const crossing = layout.cellOf[number] === layout.cellOf[path[k - 1]!];
    const beat = passing && (layout.faces[number]!.corner || crossing) ? BEAT : 0;
    times.push(times[k - 1]! + 1 + beat);
  });
  const total = times.at(-1)! || 1;
  const frames: Frame[] = [{ ...points[0]!, offset: 0 }];
  for (let k = 1; k < path.length; k++) {
    const [from, to] = [points[k - 1]!, points[k]!];
    const begun = times[k - 1]!;
    if (path.length <= HOPS) {
      frames.push({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - HOP * unit, offset: (begun + 0.5) / total });
    }
    frames.push({ ...to, offset: (begun + 1) / total });
    if (times[k]! > begun + 1) frames.push({ ...to, offset: times[k]! / total });
  }
  return frames;
}

/** Whether the reader asked the system for less motion. */
export function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
