// What a level stands for: so many pieces of one kind.

export type Piece = "house" | "hotel" | "skyscraper" | "depot" | "stand";

const HOUSES = 4;

export function pieces(level: number, family: string): { piece: Piece; count: number } {
  if (family === "railroad") return { piece: "depot", count: level };
  if (family === "cab") return { piece: "stand", count: level };
  if (level > HOUSES) return { piece: level > HOUSES + 1 ? "skyscraper" : "hotel", count: 1 };
  return { piece: "house", count: level };
}
