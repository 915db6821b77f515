// Who is who: a colour for every seat, and colours of groups. Colour is never the only sign: every seat has a token too.

export const MOST_SEATS = 12;

/** A player's colour, as CSS. */
export function playerColour(seat: number): string {
  return `var(--p${seat % MOST_SEATS})`;
}

/** A group's colour, as CSS: "light blue" is --g-light-blue. */
export function groupColour(name: string): string {
  return `var(--g-${name.replaceAll(" ", "-")}, var(--g-none))`;
}

/** The outline of a group's band where it would melt into its ground. */
export function groupEdge(name: string): string {
  return `var(--e-${name.replaceAll(" ", "-")}, transparent)`;
}
