// The rules in words, and those in which certain words are found.

import type { Chapter, Rulebook } from "../wire";
import { folded } from "./command";

/** The chapters with the rules that have all the words, in any order, in their text, number or chapter. */
export function rulesWith(book: Rulebook, words: string): Chapter[] {
  const wanted = folded(words).split(" ").filter(Boolean);
  if (wanted.length === 0) return book.chapters;
  return book.chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) => {
      const text = folded(`${rule.id} ${chapter.title} ${rule.text} ${rule.here}`);
      return wanted.every((word) => text.includes(word));
    });
    return rules.length > 0 ? [{ ...chapter, rules }] : [];
  });
}
