// Which picture a space has, and what stands on a lot.

import { CORNERS } from "./drawings/corners";
import { PICTURES } from "./drawings/pictures";
import type { Printed } from "../wire";
import { hrefOf } from "./drawings/symbols";

const SERVICES: [RegExp, string][] = [
  [/electric|électri/i, "electric"], [/water|\beaux?\b/i, "water"], [/\bga[sz]\b/i, "gas"], [/cable|câble/i, "cable"],
  [/internet/i, "internet"], [/trash|ordures|déchets|éboueur/i, "trash"], [/sewage|égout|assainissement/i, "sewage"],
  [/phone/i, "telephone"],
];

/** The picture of a space; public services are told apart by their names, in either language. A street's is its band. */
export function pictureOf(kind: string, name: string): string | null {
  if (kind === "street") return null;
  const service = kind === "utility" ? (SERVICES.find(([word]) => word.test(name))?.[1] ?? "electric") : kind;
  if (service in PICTURES) return hrefOf("picture", service);
  return hrefOf("corner", service in CORNERS ? service : "bonus");
}

/** The picture on a deed's card; none for a street, which has its facades. */
export function pictureOfDeed(printed: Pick<Printed, "deeds" | "spaces">, deed: number): string | null {
  const { family, name, space } = printed.deeds[deed]!;
  return pictureOf(space === null ? "stock exchange" : family, name);
}

export type Piece = "house" | "hotel" | "skyscraper" | "depot" | "stand";

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
