// How the ground of one space is divided: colour bar, name, foot (price or owner) and room for tokens.
// Text stays upright on all four sides; the bar lies towards the centre of the board, the foot towards its edge.

import type { Printed } from "../wire";
import type { Face, Layout, Point, Rect, Side } from "./layout";

export const U = 100; // drawing units to a board unit

/** `sign` is for icon or code where the board is shown small, `beside` for the tokens then. */
export interface Parts {
  bar: Rect; name: Rect; foot: Point & { anchor: "start" | "middle" | "end" }; edge: Rect; room: Rect; icon: Rect; sign: Rect; beside: Rect;
}
export type Kind = "deed" | "plain" | "outer" | "inner"; // the last two: faces of a station

const BAR = 34;
const JOINT = 22; // half the band where two faces of a station meet
const EDGE = 22;
const PAD = 5;
const OPPOSITE: Record<Side, Side> = { bottom: "top", top: "bottom", left: "right", right: "left" };

/** The parts of a face in drawing units. The inner face of a station turns its bar to the outer one. */
export function partsOf(face: Face, kind: Kind): Parts {
  const rect = scaled(face.rect);
  if (face.corner) return cornerParts(rect);
  const side = kind === "inner" ? OPPOSITE[face.side] : face.side;
  const bar = kind === "deed" ? BAR : kind === "plain" ? 0 : JOINT;
  return side === "bottom" || side === "top" ? upright(rect, side, bar || BAR) : lying(rect, side, bar, kind === "plain" ? 0 : EDGE);
}

/** What a space's ground is divided for. */
export function kindOf(printed: Pick<Printed, "spaces">, layout: Layout, number: number): Kind {
  const { spaces } = layout.cells[layout.cellOf[number]!]!;
  if (spaces.length > 1) return spaces[0] === number ? "outer" : "inner";
  return printed.spaces[number]!.deed === null ? "plain" : "deed";
}

export function scaled(rect: Rect): Rect {
  return { x: rect.x * U, y: rect.y * U, w: rect.w * U, h: rect.h * U };
}

export function inset(r: Rect, by: number): Rect {
  return { x: r.x + by, y: r.y + by, w: r.w - 2 * by, h: r.h - 2 * by };
}

function upright(r: Rect, side: "bottom" | "top", bar: number): Parts {
  const up = side === "bottom"; // the bar is on top
  const top = up ? r.y + bar : r.y + EDGE;
  const bottom = up ? r.y + r.h - EDGE : r.y + r.h - bar;
  const name = { x: r.x + PAD, y: top + 6, w: r.w - 2 * PAD, h: 66 };
  const room = { x: r.x + PAD, y: name.y + name.h, w: r.w - 2 * PAD, h: bottom - name.y - name.h - 2 };
  const edge = { x: r.x, y: up ? bottom : r.y, w: r.w, h: EDGE };
  return {
    bar: { x: r.x, y: up ? r.y : bottom, w: r.w, h: bar }, name, edge, room, icon: square(room, 58),
    foot: { x: r.x + r.w / 2, y: edge.y + (up ? 13 : 22), anchor: "middle" },
    sign: { x: r.x, y: top, w: r.w, h: (bottom - top) * 0.44 },
    beside: { x: r.x, y: top + (bottom - top) * 0.42, w: r.w, h: (bottom - top) * 0.58 },
  };
}

function lying(r: Rect, side: "left" | "right", bar: number, rim: number): Parts {
  const left = side === "left"; // the bar is on the right
  const from = left ? r.x + rim : r.x + bar;
  const to = left ? r.x + r.w - bar : r.x + r.w - rim;
  const half = (to - from) / 2;
  const name = { x: from + 4, y: r.y + 8, w: to - from - 8, h: 42 };
  const foot = { x: left ? from + 4 : to - 4, y: r.y + r.h - 9, anchor: left ? ("start" as const) : ("end" as const) };
  const room = { x: left ? from + 50 : from + 4, y: r.y + 47, w: to - from - 54, h: 52 };
  return {
    bar: { x: left ? to : r.x, y: r.y, w: bar, h: r.h }, name, foot, room,
    edge: { x: left ? r.x : to, y: r.y, w: rim, h: r.h },
    icon: square(bar > 0 ? room : { ...room, x: from, w: to - from }, 46),
    sign: { x: from, y: r.y, w: half, h: r.h }, beside: { x: from + half, y: r.y, w: half, h: r.h },
  };
}

function cornerParts(r: Rect): Parts {
  const none = { x: r.x, y: r.y, w: 0, h: 0 };
  const room = { x: r.x + 10, y: r.y + 138, w: r.w - 20, h: 55 };
  return {
    bar: none, edge: none, foot: { x: r.x, y: r.y, anchor: "middle" }, room,
    name: { x: r.x + 8, y: r.y + 12, w: r.w - 16, h: 52 },
    icon: square({ x: r.x, y: r.y + 62, w: r.w, h: 92 }, 92),
    sign: { x: r.x, y: r.y + 10, w: r.w, h: 110 }, beside: { x: r.x + 10, y: r.y + 110, w: r.w - 20, h: 84 },
  };
}

/** Where those in Jail sit: behind the bars of the corner's icon. */
export function cellOfJail(face: Face): Rect {
  const r = scaled(face.rect);
  return { x: r.x + 54, y: r.y + 62, w: r.w - 108, h: 92 };
}

function square(within: Rect, most: number): Rect {
  const side = Math.min(most, within.w, within.h);
  return { x: within.x + (within.w - side) / 2, y: within.y + (within.h - side) / 2, w: side, h: side };
}

/** So many tokens of one size in a room: as large as they fit. */
export function arrange(room: Rect, count: number, most: number): { size: number; spots: { x: number; y: number }[] } {
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const size = Math.min(room.w / columns, room.h / Math.ceil(count / columns), most);
    if (size > best.size) best = { size, columns };
  }
  const { size, columns } = best;
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: room.x + room.w / 2 + ((k % columns) - (inRow - 1) / 2) * size,
      y: room.y + room.h / 2 + (row - (rows - 1) / 2) * size,
    };
  });
  return { size, spots };
}

/** Two rails with sleepers through the band that joins the faces of a station, as a path. */
export function railsAcross(band: Rect): string {
  const stacked = band.w > band.h; // one face above the other
  const start = stacked ? { x: band.x + band.w / 2 - 16, y: band.y } : { x: band.x, y: band.y + band.h / 2 - 16 };
  const point = (along: number, across: number) =>
    stacked ? `${start.x + across} ${start.y + along}` : `${start.x + along} ${start.y + across}`;
  const rails = [6, 26].map((across) => `M${point(0, across)}L${point(2 * JOINT, across)}`);
  const sleepers = [6, 17, 28, 39].map((along) => `M${point(along, 0)}L${point(along, 32)}`);
  return [...rails, ...sleepers].join("");
}
