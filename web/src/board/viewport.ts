// Zoom and pan: how the board lies in its window. `zoom` 1 shows it whole; x and y are pixels.

import type { Rect } from "./layout";

export interface Placing { zoom: number; x: number; y: number }
export interface Frame { width: number; height: number; side: number } // the window, and the whole board's side at zoom 1

export interface Size { w: number; h: number }

export const CLOSEST = 6;

const LEGIBLE = 13.5; // pixels, of the smallest type but one

/** The size of type in a centre so many pixels wide, at a zoom: on a large board it grows with it, never too small to read. */
export function lettering(centre: number, zoom: number): number {
  return Math.max(LEGIBLE / zoom, Math.min(centre * 0.044, Math.max(20, centre * 0.034)));
}

export function whole(frame: Frame): Placing {
  return { zoom: 1, x: (frame.width - frame.side) / 2, y: (frame.height - frame.side) / 2 };
}

/** Zoom by a factor while the point under (x, y) stays where it is. */
export function zoomed(placing: Placing, frame: Frame, factor: number, x: number, y: number): Placing {
  const zoom = Math.min(CLOSEST, Math.max(1, placing.zoom * factor));
  const ratio = zoom / placing.zoom;
  return held({ zoom, x: x - (x - placing.x) * ratio, y: y - (y - placing.y) * ratio }, frame);
}

export function panned(placing: Placing, frame: Frame, dx: number, dy: number): Placing {
  return held({ ...placing, x: placing.x + dx, y: placing.y + dy }, frame);
}

/** Shows a point of the board, given in parts of its side, in the middle of the window. */
export function centredOn(placing: Placing, frame: Frame, u: number, v: number): Placing {
  const side = frame.side * placing.zoom;
  return held({ zoom: placing.zoom, x: frame.width / 2 - u * side, y: frame.height / 2 - v * side }, frame);
}

/** Moves the board no further than needed for a rectangle of it (in parts of its side) to be in the window. */
export function revealing(placing: Placing, frame: Frame, rect: Rect): Placing {
  const side = frame.side * placing.zoom;
  const shift = (at: number, from: number, to: number, room: number) => {
    if (at + from * side < 0) return -(at + from * side);
    return Math.min(0, room - (at + to * side));
  };
  return panned(
    placing, frame,
    shift(placing.x, rect.x, rect.x + rect.w, frame.width), shift(placing.y, rect.y, rect.y + rect.h, frame.height),
  );
}

/** Shows rectangles of the board (in parts of its side) in the middle, at this zoom or as near to it as they all fit. */
export function showing(frame: Frame, rects: readonly Rect[], zoom: number): Placing {
  const [left, top] = [Math.min(...rects.map((one) => one.x)), Math.min(...rects.map((one) => one.y))];
  const right = Math.max(...rects.map((one) => one.x + one.w));
  const bottom = Math.max(...rects.map((one) => one.y + one.h));
  const fits = Math.min(frame.width / ((right - left) * frame.side), frame.height / ((bottom - top) * frame.side));
  const near = Math.max(1, Math.min(zoom, fits * 0.94));
  return centredOn({ zoom: near, x: 0, y: 0 }, frame, (left + right) / 2, (top + bottom) / 2);
}

/** What is seen of a rectangle of the board (in parts of its side), in pixels of the window; nothing of it has no size. */
export function seen(placing: Placing, frame: Frame, rect: Rect): Rect {
  const side = frame.side * placing.zoom;
  const [left, top] = [Math.max(0, placing.x + rect.x * side), Math.max(0, placing.y + rect.y * side)];
  const right = Math.min(frame.width, placing.x + (rect.x + rect.w) * side);
  const bottom = Math.min(frame.height, placing.y + (rect.y + rect.h) * side);
  return { x: left, y: top, w: Math.max(0, right - left), h: Math.max(0, bottom - top) };
}

/** No gap between the board and the window's edge, unless the board is smaller than the window. */
function held(placing: Placing, frame: Frame): Placing {
  const side = frame.side * placing.zoom;
  const within = (at: number, room: number) =>
    side <= room ? (room - side) / 2 : Math.min(0, Math.max(room - side, at));
  return { zoom: placing.zoom, x: within(placing.x, frame.width), y: within(placing.y, frame.height) };
}
