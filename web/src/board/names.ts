// Names on the board: broken into lines, set as large as fits, shortened by the usual abbreviations only where needed.

import type { Language } from "../wire";

export type Measure = (text: string) => number; // the width of a text at size 1
export interface Lines { lines: string[]; size: number; squeeze: number[] } // widths to squeeze lines to; 0: as they are

const SQUEEZE = 0.86; // how far letters may be narrowed before the type gets smaller
const LEADING = 1.06;

const SHORTER: Record<Language, [RegExp, string][]> = {
  en: [
    [/\bAvenue\b/, "Ave"], [/\bStreet\b/, "St"], [/\bBoulevard\b/, "Blvd"], [/\bRailroad\b/, "R.R."], [/\bCompany\b/, "Co."],
    [/\bGardens\b/, "Gdns"], [/\bSquare\b/, "Sq."], [/\bPlace\b/, "Pl."], [/\bDrive\b/, "Dr."], [/\bRoad\b/, "Rd"],
    [/\bStation\b/, "Stn"], [/\bMillionaire /, ""], [/\bInternet Service Provider\b/, "Internet Provider"],
  ],
  fr: [
    [/\bAvenue\b/i, "Av."], [/\bStreet\b/, "St"], [/\bBoulevard\b/i, "Bd"], [/\bCompagnie\b/i, "Cie"], [/\bRemboursement\b/i, "Remb."], [/\bPlace\b/i, "Pl."], [/\bRue\b/i, "R."],
    [/\bFaubourg\b/i, "Fbg"], [/\bRailroad\b/, "R.R."], [/\bSquare\b/, "Sq."], [/\bDrive\b/, "Dr."], [/\bRoad\b/, "Rd"],
    [/\bdistribution d[e’'] ?/i, ""], [/^Fournisseur d[’']accès à Internet$/i, "Fournisseur Internet"],
  ],
};

/** The lines of a name in a box: the largest type that fits from `most` down to `least`, then whatever fits. */
export function fit(
  name: string, language: Language, box: { w: number; h: number }, measure: Measure, most: number, least: number,
): Lines {
  const short = abbreviated(name, language);
  for (let size = most; size >= least; size -= 0.5) {
    const set = setIn(name, box, measure, size) ?? (size <= (most + least) / 2 ? setIn(short, box, measure, size) : undefined);
    if (set) return set;
  }
  for (let size = least; size > least / 2; size -= 0.5) {
    const set = setIn(short, box, measure, size);
    if (set) return set;
  }
  const lines = short.split(" ");
  return { lines, size: box.h / lines.length / LEADING, squeeze: lines.map(() => box.w) };
}

export function abbreviated(name: string, language: Language): string {
  return SHORTER[language].reduce((text, [long, short]) => text.replace(long, short), name);
}

const COMMON = new Set(
  ("avenue street road place drive boulevard square gardens court lane of the and co company railroad station " +
    "rue allée quai de la le les du des d l au aux place gare faubourg société compagnie").split(" "),
);

/** A name without the words that many share, where the rest of it tells enough: Lake for Lake Street, Paix for Rue de la Paix. */
export function bareName(name: string): string {
  const common = (word: string): boolean => COMMON.has(word.toLowerCase());
  const words = name.split(" ");
  while (words.length > 1 && common(words[0]!)) words.shift();
  while (words.length > 1 && common(words.at(-1)!)) words.pop();
  const bare = words.join(" ").replace(/^[dl]['’](?=.)/i, "");
  return common(bare) ? name : bare;
}

/** Three letters or so for a name where there is no room for it, from the words that tell it from others. */
export function codeOf(name: string): string {
  const words = name.replace(/['’]s\b|\./g, "").split(/[\s'’/-]+/).filter(Boolean);
  const telling = words.filter((word) => !COMMON.has(word.toLowerCase()));
  const [first, second] = telling.length > 0 ? telling : words;
  if (!first) return name;
  return second ? first[0]! + second.slice(0, 2) : first.slice(0, 3);
}

function setIn(text: string, box: { w: number; h: number }, measure: Measure, size: number): Lines | undefined {
  const most = Math.max(1, Math.floor(box.h / (size * LEADING)));
  const words = text.split(/ |(?<=\/)/);
  const width = box.w / size;
  const lines = wrapped(words, measure, width, most) ?? wrapped(words, measure, width / SQUEEZE, most);
  if (!lines) return undefined;
  return { lines, size, squeeze: lines.map((line) => (measure(line) * size > box.w ? box.w : 0)) };
}

/** Words in as few lines as they need, of lengths as even as they come. */
function wrapped(words: string[], measure: Measure, width: number, most: number): string[] | undefined {
  for (let count = 1; count <= Math.min(most, words.length); count++) {
    const best = evenly(words, count, measure);
    if (Math.max(...best.map(measure)) <= width) return best;
  }
  return undefined;
}

function evenly(words: string[], count: number, measure: Measure): string[] {
  if (count === 1) return [words.join(" ")];
  let best: string[] = [];
  let widest = Infinity;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(" "), ...evenly(words.slice(first), count - 1, measure)];
    const width = Math.max(...lines.map(measure));
    if (width < widest) [best, widest] = [lines, width];
  }
  return best;
}

let pen: CanvasRenderingContext2D | null = null;
const widths = new Map<string, number>();

/** Widths in a font of the browser; `loaded` tells apart those before its file has come. */
export function measureIn(font: string, loaded = true): Measure {
  return (text) => {
    const key = `${loaded}${font}${text}`;
    let width = widths.get(key);
    if (width === undefined) {
      pen ??= document.createElement("canvas").getContext("2d");
      if (!pen) return text.length * 0.5;
      pen.font = font.replace("#", "100px");
      width = pen.measureText(text).width / 100;
      widths.set(key, width);
    }
    return width;
  };
}
