// Where every space of a board lies, for any edition: rings of spaces nested by length, the longest outside.
// Units: a space is 1 wide and 2 deep, a corner 2 x 2. Index 0 is the bottom right corner; play goes clockwise.

import type { Printed } from "../wire";

export interface Rect { x: number; y: number; w: number; h: number }
export interface Point { x: number; y: number }
export type Side = "bottom" | "left" | "top" | "right";

/** One space: its own rectangle, its side of the ring, whether it is a corner, and the ring, 0 for the outermost. */
export interface Face { rect: Rect; side: Side; corner: boolean; ring: number }

/** What is drawn in one piece: a space, or the two faces of a station (the outer one first). */
export interface Cell { spaces: number[]; rect: Rect; side: Side; corner: boolean }

/** `rings`: how many there are; `insets`: from the board's edge to the outer edge of each. */
export interface Layout { size: number; rings: number; insets: number[]; faces: Face[]; cells: Cell[]; cellOf: number[]; centre: Rect }

const DEPTH = 2;
const SIDES: Side[] = ["bottom", "left", "top", "right"];

export function ringSize(length: number): number {
  return length / 4 - 1 + 2 * DEPTH;
}

export function layOut(printed: Pick<Printed, "tracks" | "spaces">): Layout {
  const sizes = printed.tracks.map((track) => ringSize(track.length));
  const size = Math.max(...sizes);
  const rings = [...new Set(sizes)].sort((one, other) => other - one);
  const faces = printed.spaces.map((space) => {
    const ring = sizes[space.track]!;
    const face = faceOf(space.index, printed.tracks[space.track]!.length, ring);
    const inset = (size - ring) / 2;
    return { ...face, ring: rings.indexOf(ring), rect: { ...face.rect, x: face.rect.x + inset, y: face.rect.y + inset } };
  });
  const cells: Cell[] = [];
  const cellOf: number[] = [];
  printed.spaces.forEach((space, number) => {
    const face = faces[number]!;
    const joined = space.twin === null ? undefined : joinedRect(face, faces[space.twin]!);
    if (joined && cellOf[space.twin!] !== undefined) {
      cellOf[number] = cellOf[space.twin!]!;
      return;
    }
    cellOf[number] = cells.length;
    const spaces = joined ? outerFirst(number, space.twin!, printed, sizes) : [number];
    cells.push({ spaces, rect: joined ?? face.rect, side: face.side, corner: face.corner });
  });
  const innermost = Math.min(...sizes);
  const edge = (size - innermost) / 2 + DEPTH;
  const insets = rings.map((ring) => (size - ring) / 2);
  return { size, rings: rings.length, insets, faces, cells, cellOf, centre: { x: edge, y: edge, w: size - 2 * edge, h: size - 2 * edge } };
}

export function middle(rect: Rect): Point {
  return { x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 };
}

function faceOf(index: number, length: number, ring: number): Omit<Face, "ring"> {
  const perSide = length / 4;
  const side = SIDES[Math.floor(index / perSide)]!;
  const step = index % perSide;
  const corner = step === 0;
  const along = corner ? 0 : DEPTH + step - 1; // from the corner where the side begins
  const width = corner ? DEPTH : 1;
  const far = ring - DEPTH;
  const rects: Record<Side, Rect> = {
    bottom: { x: ring - along - width, y: far, w: width, h: DEPTH },
    left: { x: 0, y: ring - along - width, w: DEPTH, h: width },
    top: { x: along, y: 0, w: width, h: DEPTH },
    right: { x: far, y: along, w: DEPTH, h: width },
  };
  return { rect: rects[side], side, corner };
}

/** The rectangle of two faces that touch along their whole width; otherwise they stay apart. */
function joinedRect(one: Face, other: Face): Rect | undefined {
  const [a, b] = [one.rect, other.rect];
  const rect = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), w: 0, h: 0 };
  rect.w = Math.max(a.x + a.w, b.x + b.w) - rect.x;
  rect.h = Math.max(a.y + a.h, b.y + b.h) - rect.y;
  return rect.w * rect.h === a.w * a.h + b.w * b.h ? rect : undefined;
}

function outerFirst(one: number, other: number, printed: Pick<Printed, "spaces">, sizes: number[]): number[] {
  const ring = (number: number) => sizes[printed.spaces[number]!.track]!;
  return ring(one) >= ring(other) ? [one, other] : [other, one];
}
