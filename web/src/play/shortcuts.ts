// Keys at the table. Which answer has which key is decided here alone; buttons, lists and the help show it from here.

import type { Option, Prompt } from "../wire";
import type { Menu } from "./menu";

/** Deals, auctions and debts: no answer is Enter's until somebody has put the focus on one. */
const WEIGHED = ["trade", "settlement", "auction", "debt"];
/** All that Enter says by itself: to go on, to leave a thing, to take what costs nothing. */
const HARMLESS = "roll end done continue stay pass decline refuse no keep collect cash take".split(" ");
/** Of these, what only goes on with the game: it looks like the main answer. */
const GOES_ON = ["roll", "end", "done", "continue"];
/** Where Enter belongs to what has the focus. */
const CONTROLS =
  "button, a[href], summary, input, textarea, select, [contenteditable], [role='radio'], [role='tab'], [role='button'], [data-cell]";
const FIELDS = "input, textarea, select, [contenteditable]";

export const LETTERS: Record<string, string> = { m: "manage", t: "trade", w: "why", h: "hint" };
export const LINE = "/"; // begins a typed answer
export const MOMENT = 350; // milliseconds in which a key still belongs to the question before

export interface Keys {
  enter: string | null; // the action that Enter says
  numbers: readonly string[]; // the actions of 1, 2, 3 and so on
}

export const NO_KEYS: Keys = { enter: null, numbers: [] };

/** What Enter answers while nothing has the focus. */
export function enterOf(prompt: Prompt): string | null {
  const usual = prompt.options.find((option) => option.action === prompt.usual);
  return usual && !WEIGHED.includes(prompt.kind) && HARMLESS.includes(usual.verb) ? usual.action : null;
}

/** The keys of a question as it lies on the screen; giving up has none. */
export function keysAt(prompt: Prompt, menu: Menu, bids: readonly number[] = []): Keys {
  const main = menu.main.filter((option) => option.verb !== "bankrupt").map((option) => option.action);
  const enter = enterOf(prompt);
  const answers = [...bids.map((bid) => `bid ${bid}`), ...main];
  return { enter, numbers: answers.length === 1 && answers[0] === enter ? [] : answers.slice(0, 9) };
}

/** The keys of one answer, by their names. */
export function keysOf(keys: Keys, action: string): string[] {
  const number = keys.numbers.indexOf(action) + 1;
  return [...(number > 0 ? [String(number)] : []), ...(keys.enter === action ? ["Enter"] : [])];
}

/** Whether an answer is Enter's and simply goes on. */
export function goesOn(prompt: Prompt, option: Option): boolean {
  return enterOf(prompt) === option.action && GOES_ON.includes(option.verb);
}

/** The letter that stands for a word of the table. */
export function letterOf(word: string): string {
  return Object.keys(LETTERS).find((letter) => LETTERS[letter] === word) ?? "";
}

/** Whether Enter belongs to this element rather than to the question. */
export function takesEnter(at: Element | null): boolean {
  return Boolean(at?.closest(CONTROLS));
}

export type Key =
  | { is: "enter" }
  | { is: "number"; number: number }
  | { is: "word"; word: string }
  | { is: "line" }
  | { is: "skip" } // what is being shown
  | { is: "away" }; // that, or what stands open

/** What a key means to the table. Those typed into a field belong to the field. */
export function keyOf(event: KeyboardEvent): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (event.key === "Escape") return at instanceof HTMLInputElement && at.type === "search" && at.value ? null : { is: "away" };
  if (at?.closest(FIELDS)) return null;
  if (event.key === "Enter") return takesEnter(at) ? null : { is: "enter" };
  if (event.key === " ") return takesEnter(at) ? null : { is: "skip" };
  if (/^[1-9]$/.test(event.key)) return { is: "number", number: Number(event.key) };
  if (event.key === LINE) return { is: "line" };
  const word = LETTERS[event.key.toLowerCase()];
  return word ? { is: "word", word } : null;
}

/** The answer that a key gives, if it gives one. */
export function answerOf(keys: Keys, pressed: Key): string | null {
  if (pressed.is === "enter") return keys.enter;
  return pressed.is === "number" ? (keys.numbers[pressed.number - 1] ?? null) : null;
}
