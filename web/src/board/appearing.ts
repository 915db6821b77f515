// How things come onto the board and leave it. What is there from the beginning is there at once.

import { calm } from "./walking";

export interface Appearing { duration: number; x?: number; y?: number }

/** Fades, from an offset in drawing units. */
export function appear(_: Element, { duration, x = 0, y = 0 }: Appearing) {
  return {
    duration: calm() ? 120 : duration,
    css: (t: number, u: number) =>
      `opacity: ${t}` + (calm() || (x === 0 && y === 0) ? "" : `; transform: translate(${x * u}px, ${y * u}px)`),
  };
}
