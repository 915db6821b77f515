// The answers to a question in the order a player looks for them: the main ones, then places, then property.

import type { Free, Option, Prompt } from "../wire";
import { takes } from "./verbs";

const PROPERTY = ["build", "lift", "mortgage", "sell", "selldown"];
const ITSELF = ["inherit", "lift", "sell-share", "condemned"]; // questions whose answers only look like managing
const FEW_PLACES = 3; // so many are buttons; more are picked on the board
const FEW_THINGS = 6;

/** Answers that name a place or a thing, folded behind one list. */
export interface Fold {
  verb: string;
  options: Option[];
}

export interface Menu {
  main: Option[];
  folds: Fold[];
  levels: Option[]; // how a whole group shall stand
  property: Option[];
  bid: Free | null;
  deals: string[]; // offer, counter, settle
  wide: boolean; // which place is the question itself: the list stands open
  forced: boolean; // property is the question itself: a debt to be covered
}

export function menu(prompt: Prompt): Menu {
  const managing = !ITSELF.includes(prompt.kind);
  const property = prompt.options.filter((option) => managing && PROPERTY.includes(option.verb));
  const others = prompt.options.filter((option) => !property.includes(option));
  const levels = others.filter((option) => option.verb === "arrange");
  const arranging = levels.length > FEW_PLACES ? levels : [];
  const folds = foldable(others.filter((option) => !arranging.includes(option)));
  const folded = new Set(folds.flatMap((fold) => fold.options));
  const main = others.filter((option) => !folded.has(option) && !arranging.includes(option) && option.verb !== "bid");
  return {
    main,
    folds,
    levels: arranging,
    property,
    bid: prompt.free.find((free) => free.verb === "bid") ?? null,
    deals: prompt.free.map((free) => free.verb).filter((verb) => takes(verb) === "terms"),
    wide: folds.length > 0 && main.length <= 1 && !["turn", "end", "before-bonus"].includes(prompt.kind),
    forced: prompt.kind === "debt" || (property.length > 0 && main.length === 0 && folds.length === 0),
  };
}

function foldable(options: Option[]): Fold[] {
  const folds = new Map<string, Fold>();
  for (const option of options) {
    const kind = takes(option.verb);
    if (kind !== "space" && kind !== "ride" && kind !== "deed" && kind !== "card") continue;
    const fold = folds.get(option.verb) ?? { verb: option.verb, options: [] };
    fold.options.push(option);
    folds.set(option.verb, fold);
  }
  return [...folds.values()].filter((fold) => {
    const away = takes(fold.verb) === "space" || takes(fold.verb) === "ride";
    return fold.options.length > (away ? FEW_PLACES : FEW_THINGS);
  });
}
