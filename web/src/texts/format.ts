// Figures as people write them. The reactive wrapping is in index.svelte.ts.
import type { Language } from "../wire";

/** An amount in a pattern such as "$#" or "# $", with the language's separators. */
export function amount(value: number, pattern: string, language: Language): string {
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(Math.abs(value));
  const text = pattern.replace("#", figure).replace(" ", "\u00a0");
  return value < 0 ? `\u2212${text}` : text;
}

/** An amount where there is little room: thousands as K, no separators. */
export function brief(value: number, pattern: string): string {
  const figure = value >= 10_000 && value % 1000 === 0 ? `${value / 1000}K` : String(value);
  return pattern.replace("#", figure).replace(" ", "\u202f");
}
