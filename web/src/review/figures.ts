// Chances as people read them. They come in millionths.
import type { Language } from "../wire";

const POINT = 10_000; // a hundredth

/** Points of chance with one decimal; with a sign where they are a change. */
export function points(chance: number, language: Language, signed = false): string {
  const value = Math.round(chance / (POINT / 10)) / 10;
  const figure = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(Math.abs(value));
  if (!signed || value === 0) return figure;
  return (value < 0 ? "\u2212" : "+") + figure;
}

/** A chance in whole percent, for places with little room. */
export function percent(chance: number, language: Language): string {
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(chance / POINT);
  return language === "fr" ? `${figure}\u00a0%` : `${figure}%`;
}

/** Where the bars of a row of sums begin and how long they are, in percent of its width; all rows share `most`. */
export function bar(change: number, most: number): { left: number; width: number } {
  const half = (Math.min(Math.abs(change), most) / Math.max(1, most)) * 50;
  return { left: change < 0 ? 50 - half : 50, width: half };
}
