// Who is who: a colour and a shape for every seat. Colour is never the only sign.

export interface Sign {
  name: string;
  path: string; // filled, in a box of 24 by 24
}

export const SIGNS: readonly Sign[] = [
  { name: "circle", path: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z" },
  { name: "triangle", path: "M12 3l10 18H2z" },
  { name: "square", path: "M4 4h16v16H4z" },
  { name: "diamond", path: "M12 1.5L22.5 12L12 22.5L1.500 12z" },
  { name: "star", path: "M12 1.800l3.100 6.700l7.300.8l-5.400 5l1.500 7.200L12 17.900l-6.500 3.600L7 14.300l-5.400-5l7.300-.8z" },
  { name: "cross", path: "M8.500 2.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z" },
  { name: "pentagon", path: "M12 2l10.300 7.500L18.400 21.600H5.600L1.700 9.500z" },
  { name: "hexagon", path: "M12 1.500l9.200 5.250v10.500L12 22.500l-9.200-5.250V6.750z" },
  { name: "heart", path: "M12 21.500C5 16.200 2 12.700 2 8.700A5.400 5.400 0 0 1 12 6a5.400 5.400 0 0 1 10 2.700c0 4-3 7.500-10 12.800z" },
  { name: "clover", path: "M12 1.500a4.600 4.600 0 0 1 4.200 6.600a4.600 4.600 0 1 1-2.900 7.700l1.200 6.700h-5l1.200-6.700a4.600 4.600 0 1 1-2.900-7.700A4.600 4.600 0 0 1 12 1.500z" },
  { name: "moon", path: "M15.500 2.200A10.200 10.200 0 1 0 21.800 15.500A8.300 8.300 0 0 1 15.500 2.200z" },
  { name: "sun", path: "M12 6.500a5.500 5.500 0 1 1 0 11a5.500 5.500 0 1 1 0-11zM10.800 1h2.400v4h-2.400zM10.800 19h2.400v4h-2.400zM1 10.800h4v2.400H1zM19 10.800h4v2.400h-4zM3.400 5.100l1.700-1.700l2.800 2.800l-1.700 1.700zM16.100 17.800l1.700-1.700l2.800 2.800l-1.700 1.700zM18.900 3.400l1.700 1.700l-2.800 2.800l-1.700-1.700zM6.200 16.100l1.700 1.700l-2.800 2.800l-1.700-1.700z" },
];

export const MOST_SEATS = SIGNS.length;

/** A player's colour, as CSS. */
export function playerColour(seat: number): string {
  return `var(--p${seat % MOST_SEATS})`;
}

export function playerSign(seat: number): Sign {
  return SIGNS[seat % MOST_SEATS]!;
}

/** A group's colour, as CSS: "light blue" is --g-light-blue. */
export function groupColour(name: string): string {
  return `var(--g-${name.replaceAll(" ", "-")}, var(--g-none))`;
}
