// The words of the game: what a verb is about, and an action's text taken apart. The server alone judges actions.

export type Takes = "nothing" | "money" | "deed" | "space" | "seat" | "card" | "levels" | "ride" | "terms";

const ABOUT: Record<Exclude<Takes, "nothing">, string> = {
  money: "bid",
  deed: "build sell mortgage lift keep collect claim place share auction swap hit surrender",
  space: "goto ride",
  seat: "pick interrupt",
  card: "card give",
  levels: "selldown arrange",
  ride: "ticket",
  terms: "offer counter settle",
};

const TAKES = new Map<string, Takes>(
  Object.entries(ABOUT).flatMap(([takes, verbs]) => verbs.split(" ").map((verb) => [verb, takes as Takes])),
);

export function takes(verb: string): Takes {
  return TAKES.get(verb) ?? "nothing";
}

export interface Action {
  verb: string;
  place: string | null; // the word of a space or of a deed
  card: string | null;
  number: number | null; // an amount or a seat
  levels: number[];
}

export function read(action: string): Action {
  const [verb = "", ...words] = action.trim().split(/\s+/);
  const said: Action = { verb, place: null, card: null, number: null, levels: [] };
  switch (takes(verb)) {
    case "money":
    case "seat":
      said.number = Number(words[0]);
      break;
    case "deed":
    case "space":
      said.place = words.join(" ") || null;
      break;
    case "card":
      said.card = words[0] ?? null;
      break;
    case "ride":
      said.card = words[0] ?? null;
      said.place = words[1] ?? null;
      break;
    case "levels":
      said.place = words[0] ?? null;
      said.levels = words.slice(1).map(Number);
      break;
    default:
  }
  return said;
}

/** A sentence with its capital; a consequence in brackets at its end stands apart. */
export function told(text: string): { label: string; note: string } {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  const found = /^(.*\S)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)$/.exec(capital);
  return found ? { label: found[1]!, note: found[2]! } : { label: capital, note: "" };
}
