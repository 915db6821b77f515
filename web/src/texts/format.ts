// Figures as people write them. The reactive wrapping is in index.svelte.ts.
import type { Language } from "../wire";

/** An amount in a pattern such as "$#" or "# $", with the language's separators. */
export function amount(value: number, pattern: string, language: Language): string {
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(Math.abs(value));
  const text = pattern.replace("#", figure).replace(" ", "\u00a0");
  return value < 0 ? `\u2212${text}` : text;
}
