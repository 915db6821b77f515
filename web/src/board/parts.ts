// How the ground of one space is divided: band, name, tab (price or owner) and room for tokens.
// Text stays upright on all four sides; the band lies towards the centre of the board, the tab towards its edge.

import type { Printed } from "../wire";
import type { Face, Layout, Point, Rect, Side } from "./layout";

export const U = 100; // drawing units to a board unit
export const RIM = 18; // the quay round the board
export const CANAL = 7; // half the width of the water between two rings
const JOINT = 1.5; // half of what parts two spaces

/** `sign` is for icon or code where the board is shown small, `beside` for the tokens then. */
export interface Parts {
  box: Rect; // what is painted
  bar: Rect;
  tab: Rect;
  name: Rect;
  start: boolean; // the name begins at the left of its place, not in the middle
  price: Point;
  room: Rect; // for tokens
  icon: Rect;
  sign: Rect;
  beside: Rect;
}
export type Kind = "deed" | "plain" | "outer" | "inner"; // the last two: faces of a station

const BAND = 39;
const BAND_ASIDE = 35;
const TAB = 35;
const TAB_ASIDE = 51;
const ARCH = 24; // of a bridge, from the middle of the water
const OPPOSITE: Record<Side, Side> = { bottom: "top", top: "bottom", left: "right", right: "left" };

/** The parts of a face in drawing units. The inner face of a station turns its tab to the centre. */
export function partsOf(face: Face, kind: Kind, layout: Pick<Layout, "rings">): Parts {
  const box = painted(face, layout.rings > 1);
  if (face.corner) return cornerParts(box);
  const side = kind === "inner" ? OPPOSITE[face.side] : face.side;
  const deed = kind !== "plain";
  const station = kind === "outer" || kind === "inner";
  return side === "bottom" || side === "top" ? upright(box, side, deed, station) : lying(box, side, deed, station);
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

/** The rectangle of all of these together. */
export function around(rects: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...rects.map((one) => one.x)), Math.min(...rects.map((one) => one.y))];
  const w = Math.max(...rects.map((one) => one.x + one.w)) - x;
  return { x, y, w, h: Math.max(...rects.map((one) => one.y + one.h)) - y };
}

/** A face less half a joint to its neighbours, and half a canal to the next ring. */
function painted(face: Face, canals: boolean): Rect {
  const r = scaled(face.rect);
  const inwards = canals ? CANAL : JOINT;
  const outwards = canals && face.ring > 0 ? CANAL : JOINT;
  const { side, corner } = face;
  const edges: Record<Side, number> = { top: JOINT, bottom: JOINT, left: JOINT, right: JOINT };
  edges[side] = outwards;
  edges[OPPOSITE[side]] = inwards;
  if (corner) {
    // a corner ends the side before it: the bottom right one also lies on the right
    const BEFORE: Record<Side, Side> = { bottom: "right", left: "bottom", top: "left", right: "top" };
    edges[BEFORE[side]] = outwards;
    edges[OPPOSITE[BEFORE[side]]] = inwards;
  }
  return { x: r.x + edges.left, y: r.y + edges.top, w: r.w - edges.left - edges.right, h: r.h - edges.top - edges.bottom };
}

function upright(r: Rect, side: "bottom" | "top", deed: boolean, station: boolean): Parts {
  const up = side === "bottom"; // the band is on top
  const [band, tab] = deed ? [station ? ARCH : BAND, TAB] : [0, 0];
  const top = r.y + (up ? band : tab);
  const bottom = r.y + r.h - (up ? tab : band);
  const name = { x: r.x + (station ? 15 : 2), y: top + (deed ? 5 : 13), w: r.w - (station ? 30 : 4), h: deed ? 58 : 84 };
  const low = { x: r.x, y: name.y + name.h, w: r.w, h: bottom - name.y - name.h - 2 };
  // a token may stand on the band, never on a name or a rent
  const room = up || !deed ? low : { ...low, h: low.h + (station ? 0 : 16) };
  return {
    box: r, name, start: false, room,
    bar: { x: r.x, y: up ? r.y : bottom, w: r.w, h: band },
    tab: { x: r.x, y: up ? bottom : r.y, w: r.w, h: tab },
    icon: square(low, deed ? 52 : 64),
    price: { x: r.x + r.w / 2, y: up ? bottom + TAB / 2 : r.y + TAB / 2 },
    sign: { x: r.x, y: top, w: r.w, h: (bottom - top) * 0.46 },
    beside: { x: r.x, y: top + (bottom - top) * 0.42, w: r.w, h: (bottom - top) * 0.58 },
  };
}

function lying(r: Rect, side: "left" | "right", deed: boolean, station: boolean): Parts {
  const left = side === "left"; // the band is on the right
  const [band, tab] = deed ? [station ? ARCH : BAND_ASIDE, TAB_ASIDE] : [0, 0];
  const from = r.x + (left ? tab : band);
  const to = r.x + r.w - (left ? band : tab);
  const half = (to - from) / 2;
  const name = deed
    ? { x: from + 6, y: r.y + 6, w: to - from - 10, h: r.h - 12 }
    : { x: r.x + 16, y: r.y + 6, w: r.w - 94, h: r.h - 12 };
  const end = { x: r.x + r.w - 76, y: r.y + 4, w: 72, h: r.h - 8 };
  return {
    box: r, name, start: true,
    bar: { x: left ? to : r.x, y: r.y, w: band, h: r.h },
    tab: { x: left ? r.x : to, y: r.y, w: tab, h: r.h },
    icon: deed ? { x: to - 46, y: r.y + r.h - 45, w: 42, h: 42 } : square(end, 60),
    // on the band beside the name, never on it
    room: !deed ? end : station ? { x: to - 54, y: r.y + r.h - 52, w: 50, h: 50 } : { x: left ? to - 10 : r.x - 1, y: r.y, w: 46, h: r.h },
    price: { x: left ? r.x + TAB_ASIDE / 2 : to + TAB_ASIDE / 2, y: r.y + r.h / 2 },
    sign: { x: from, y: r.y, w: half, h: r.h }, beside: { x: from + half, y: r.y, w: half, h: r.h },
  };
}

function cornerParts(r: Rect): Parts {
  const none = { x: r.x, y: r.y, w: 0, h: 0 };
  return {
    box: r, bar: none, tab: none, price: { x: r.x, y: r.y }, start: false,
    room: { x: r.x + 8, y: r.y + r.h - 84, w: r.w - 16, h: 78 },
    name: { x: r.x + 6, y: r.y + 8, w: r.w - 12, h: 34 },
    icon: square({ x: r.x, y: r.y + 40, w: r.w, h: r.h - 42 }, 152),
    sign: { x: r.x, y: r.y + 10, w: r.w, h: 110 }, beside: { x: r.x + 10, y: r.y + 110, w: r.w - 20, h: 84 },
  };
}

/** Where those in Jail sit: behind the bars of the corner's picture. */
export function cellOfJail(face: Face): Rect {
  const r = scaled(face.rect);
  return { x: r.x + 52, y: r.y + 82, w: r.w - 104, h: 78 };
}

function square(within: Rect, most: number): Rect {
  const side = Math.max(0, Math.min(most, within.w, within.h));
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
