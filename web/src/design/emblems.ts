// The little boards on the cards, as the shelf describes them: the colours of the spaces, from the bottom right corner
// clockwise, ring by ring.

import { groupColour } from "./players";

export interface Patch {
  x: number;
  y: number;
  w: number;
  h: number;
  colour: string | null;
}

/** One ring, in units of which a space is 1 wide and 2 deep. */
function ring(colours: readonly string[], inset: number): Patch[] {
  const side = colours.length / 4;
  const size = side + 3;
  return colours.map((group, index) => {
    const along = index % side;
    const at = along ? size - 2 - along : size - 2;
    const [w, depth] = along ? [1, 2] : [2, 2];
    const colour = group ? groupColour(group) : null;
    switch (Math.floor(index / side)) {
      case 0:
        return { x: inset + at, y: inset + size - 2, w, h: depth, colour };
      case 1:
        return { x: inset, y: inset + at, w: depth, h: w, colour };
      case 2:
        return { x: inset + size - at - w, y: inset, w, h: depth, colour };
      default:
        return { x: inset + size - 2, y: inset + size - at - w, w: depth, h: w, colour };
    }
  });
}

export interface Emblem {
  size: number;
  patches: Patch[];
}

export function emblem(rings: readonly (readonly string[])[]): Emblem {
  const size = Math.max(...rings.map((colours) => colours.length), 4) / 4 + 3;
  return { size, patches: rings.flatMap((colours) => ring(colours, (size - colours.length / 4 - 3) / 2)) };
}
