// Drawings on the board: line icons of what the spaces are, filled shapes of what stands on them.

import { ICONS, isIcon } from "../design/icons";

export type Drawing = string; // in a box of 24 by 24

const UTILITIES: [RegExp, Drawing][] = [
  [/electric|électri/i, "M9 18.500h6M10 21.500h4M9 18.500c0-3-3-4.300-3-8.500a6 6 0 0 1 12 0c0 4.200-3 5.500-3 8.500M12 18v-5M10 11l2 2 2-2"],
  [/water|\beaux?\b/i, "M12 2.800c4 4.700 6.500 8 6.500 11.500a6.500 6.500 0 0 1-13 0C5.500 10.800 8 7.500 12 2.800zM9 15a3 3 0 0 0 2.500 2.800"],
  [/\bga[sz]\b/i, "M12 2.500c.5 4 5.800 5.800 5.800 11.500a5.800 5.800 0 0 1-11.600 0c0-2.500 1.300-4 2.300-5 .2 1.500.8 2.500 2 3 .2-3.500-.5-6 1.500-9.500z"],
  [/cable|câble/i, "M9 2.500v5M15 2.500v5M6.500 7.500h11v4a5.500 5.500 0 0 1-11 0zM12 17v4.500"],
  [/internet/i, "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c3 2.500 4 5.500 4 9s-1 6.500-4 9c-3-2.500-4-5.500-4-9s1-6.500 4-9z"],
  [/trash|ordures|déchets|éboueur/i, "M4.500 6.500h15M9.500 6.500V3.500h5v3M6.500 6.500l1 14h9l1-14M10.300 10.500l.3 6M13.700 10.500l-.3 6"],
  [/sewage|égout|assainissement/i, "M3 6h7a5 5 0 0 1 5 5v3.500M3 12h5.500a1 1 0 0 1 1 1v1.500M8 14.500h8.500v3H8zM11 20.500v1M14 20v1.500"],
  [/phone/i, "M6 3.500h3.500l1.700 4.700-2.300 1.600a11 11 0 0 0 5.300 5.300l1.600-2.300 4.700 1.700V18a2.500 2.500 0 0 1-2.700 2.500C10.700 20 4 13.300 3.500 6.200A2.500 2.500 0 0 1 6 3.500z"],
];

/** The drawing for a space; public services are told apart by their names, in either language. */
export function drawingOf(kind: string, name: string): Drawing {
  const special = kind === "utility" ? UTILITIES.find(([word]) => word.test(name)) : undefined;
  return special?.[1] ?? ICONS[isIcon(kind) ? kind : "star"];
}

export type Piece = "house" | "hotel" | "skyscraper" | "depot" | "stand";

/** Buildings as filled shapes in a box of 24 by 24 that no colour is needed to tell apart. */
export const PIECES: Record<Piece, Drawing> = {
  house: "M12 3 2.500 11.500H5V21h14v-9.500h2.500z",
  hotel: "M2 21V7.500h4V4h12v3.500h4V21h-7.500v-5h-5v5zM6 10.500v2.500h2.500v-2.500zM10.750 10.500v2.500h2.500v-2.500zM15.500 10.500v2.500H18v-2.500zM10.750 6v2.500h2.500V6z",
  skyscraper: "M11.300 0h1.400v3.500H15v3h3V24H6V6.500h3v-3h2.300zM8.500 9v2.300h2.300V9zM13.200 9v2.300h2.300V9zM8.500 13.500v2.300h2.300v-2.300zM13.200 13.500v2.300h2.300v-2.300zM8.500 18v2.300h2.300V18zM13.200 18v2.300h2.300V18z",
  depot: "M1.500 21V12a10.500 8.500 0 0 1 21 0v9h-4.500v-8h-12v8zM8 15h8v4.500H8zM7 20.500h10V22H7z",
  stand: "M3 3h18l1.500 6.500h-21zM4 11h2.500v10H4zM17.500 11H20v10h-2.500zM8 14h8v2.500H8z",
};

/** What stands on a lot of a family at a level, and how many of it. */
export function standing(family: string, level: number, hotelLevel: number): { piece: Piece; count: number } | null {
  if (level <= 0) return null;
  if (family === "railroad") return { piece: "depot", count: 1 };
  if (family === "cab") return { piece: "stand", count: 1 };
  if (level < hotelLevel) return { piece: "house", count: level };
  return { piece: level === hotelLevel ? "hotel" : "skyscraper", count: 1 };
}

/** Three houses make a hotel in the short game, four elsewhere. */
export function hotelLevel(variant: string): number {
  return variant === "short" ? 4 : 5;
}
