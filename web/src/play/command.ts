// Typed answers: a number, the words of an action as the terminal has them, or a few letters of a name.

import type { Option, Prompt } from "../wire";
import { enterOf } from "./shortcuts";

/** Letters and digits only, without case and accents; words parted by one space. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}:$]+/gu, " ")
    .trim();
}

/** Whether every word typed begins a word of the text, in order. */
export function matches(typed: string, text: string): boolean {
  const words = folded(text).split(" ");
  let at = 0;
  for (const part of folded(typed).split(" ")) {
    while (at < words.length && !words[at]!.startsWith(part)) at += 1;
    if (at === words.length) return false;
    at += 1;
  }
  return true;
}

export type Meaning =
  | { is: "action"; action: string }
  | { is: "word"; word: string; rest: string }
  | { is: "several"; options: Option[] }
  | { is: "unsaid" } // saying nothing answers nothing here
  | { is: "nothing" };

export interface Vocabulary {
  verbs: Record<string, string>; // verb -> its word in this language
  words: Record<string, string>; // word of the table -> in this language
  contra: string; // what stands between the two sides of a deal
}

/** The options that the line could still become, best first. */
export function candidates(line: string, options: Option[], vocabulary: Vocabulary): Option[] {
  if (!folded(line)) return [];
  const exact = options.filter((option) => option.action === line.trim().toLowerCase());
  if (exact.length > 0) return exact;
  const said = (option: Option) => [
    option.action,
    `${vocabulary.verbs[option.verb] ?? option.verb} ${option.text}`,
    option.text,
  ];
  return options.filter((option) => said(option).some((text) => matches(line, text)));
}

/** What a line means at this question; `numbered` is the order of the numbers on the screen. */
export function understand(
  line: string,
  prompt: Prompt | null,
  numbered: Option[],
  vocabulary: Vocabulary,
): Meaning {
  const typed = line.trim();
  if (!typed) return silence(prompt);
  const number = /^\$?(\d+)$/.exec(typed)?.[1];
  const bidding = prompt?.free.some((free) => free.verb === "bid");
  if (number !== undefined && bidding) return { is: "action", action: `bid ${number}` };
  if (number !== undefined) {
    const option = numbered[Number(number) - 1];
    return option ? { is: "action", action: option.action } : { is: "nothing" };
  }
  const [first = "", ...others] = typed.split(/\s+/);
  const rest = others.join(" ");
  const verb = byWord(first, vocabulary.verbs);
  if (verb && rest && prompt?.free.some((free) => free.verb === verb)) {
    return { is: "action", action: `${verb} ${inTerms(verb, rest, vocabulary)}` };
  }
  const found = prompt ? candidates(typed, prompt.options, vocabulary) : [];
  const word = byWord(first, vocabulary.words);
  if (word && (found.length !== 1 || folded(first) === word)) return { is: "word", word, rest };
  if (found.length === 1) return { is: "action", action: found[0]!.action };
  if (found.length > 1) return { is: "several", options: found };
  // The server says why an action of the game is not possible now.
  return verb ? { is: "action", action: `${verb} ${inTerms(verb, rest, vocabulary)}`.trim() } : { is: "nothing" };
}

/** A deal as the server reads it: its two sides are parted by an English word. */
function inTerms(verb: string, rest: string, vocabulary: Vocabulary): string {
  if (!["offer", "counter", "settle"].includes(verb)) return rest;
  return rest.split(" ").map((word) => (word === vocabulary.contra ? "for" : word)).join(" ");
}

/** An empty line is Enter alone. */
function silence(prompt: Prompt | null): Meaning {
  const action = prompt ? enterOf(prompt) : null;
  return action === null ? { is: "unsaid" } : { is: "action", action };
}

/** The English word always counts, and the language's own, written out. */
function byWord(typed: string, words: Record<string, string>): string | null {
  const plain = folded(typed);
  for (const [word, name] of Object.entries(words)) if (plain === word || plain === folded(name)) return word;
  return null;
}
