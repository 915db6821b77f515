// Where the tokens stand on their spaces, in drawing units: beside each other where several are.

import type { Printed } from "../wire";
import type { Layout, Point, Rect } from "./layout";
import { arrange, cellOfJail, inset, kindOf, partsOf, scaled } from "./parts";
import type { Stand } from "./showing";

export type Spot = Point & { size: number };

const CROWD = 3; // more than that need the whole space where the board is small
const LARGEST = { small: 84, usual: 62, corner: 78 };

/** The part of a space that is for so many tokens. */
export function roomOf(printed: Printed, layout: Layout, number: number, small: boolean, jailed = false, count = 1): Rect {
  const face = layout.faces[number]!;
  if (jailed) return cellOfJail(face);
  if (small && count > CROWD) return inset(scaled(face.rect), 8);
  const parts = partsOf(face, kindOf(printed, layout, number), layout);
  if (small) return parts.beside;
  return parts.start && count > CROWD ? inset(parts.box, 8) : parts.room;
}

/** By seat; who is out has none. */
export function spotsOf(printed: Printed, layout: Layout, shown: readonly Stand[], small: boolean): Spot[] {
  const crowds = new Map<string, number[]>();
  shown.forEach((stand, seat) => {
    if (stand.out) return;
    const key = `${stand.space}/${stand.jailed}`;
    crowds.set(key, [...(crowds.get(key) ?? []), seat]);
  });
  const spots: Spot[] = [];
  for (const crowd of crowds.values()) {
    const { space, jailed } = shown[crowd[0]!]!;
    const most = small ? LARGEST.small : layout.faces[space]!.corner ? LARGEST.corner : LARGEST.usual;
    const { size, spots: places } = arrange(roomOf(printed, layout, space, small, jailed, crowd.length), crowd.length, most);
    crowd.forEach((seat, k) => (spots[seat] = { ...places[k]!, size }));
  }
  return spots;
}
