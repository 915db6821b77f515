// All words that a player reads, from the Fluent catalogues, in the language of the moment.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { recall, remember } from "../net/memory";
import type { Language } from "../wire";
import { amount, brief } from "./format";

export const LANGUAGES: readonly { code: Language; label: string }[] = [
  { code: "en", label: "English" },
  { code: "fr", label: "Français" },
];

class Texts {
  current = $state<Language>("en");
  currency = $state("$#");
  bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
}

export const language = new Texts();

/** Enter a part of a language's catalogue, as plain Fluent text. */
export function addCatalogue(of: Language, source: string): void {
  const bundle = language.bundles[of] ?? new FluentBundle(of, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  language.bundles = { ...language.bundles, [of]: bundle };
}

/** The message of this id; an id that no catalogue has comes back as it is. */
export function t(id: string, args?: Record<string, string | number>): string {
  const bundle = language.bundles[language.current];
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args);
}

/** An amount in the currency of the board at hand. */
export function money(value: number): string {
  return amount(value, language.currency, language.current);
}

/** The same where there is little room: on the board. */
export function shortMoney(value: number): string {
  return brief(value, language.currency);
}

/** A number with at most one decimal, as the language writes it. */
export function figure(value: number): string {
  return new Intl.NumberFormat(language.current, { maximumFractionDigits: 1 }).format(value);
}

export function setCurrency(pattern: string): void {
  language.currency = pattern;
}

const parts = new Set([""]); // of the catalogues: the start page's, and what else was wanted
const fetched = new Map<string, Promise<void>>();

function words(of: Language): Promise<unknown> {
  return Promise.all([...parts].map((part) => {
    const path = `/api/texts/${of}${part}`;
    if (!fetched.has(path)) fetched.set(path, enter(of, path).catch((error) => (fetched.delete(path), Promise.reject(error))));
    return fetched.get(path);
  }));
}

async function enter(of: Language, path: string): Promise<void> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`no words at ${path}`);
  addCatalogue(of, await answer.text());
}

/** What is said at a table, from now on in every language that is spoken. */
export function tableWords(): Promise<unknown> {
  parts.add("/table");
  return words(language.current);
}

/** Speak another language; its words are fetched the first time. */
export async function setLanguage(to: Language): Promise<void> {
  await words(to);
  language.current = to;
  remember("language", to);
  document.documentElement.lang = to;
}

/** The language chosen before, else the browser's. */
export function preferredLanguage(): Language {
  const chosen = recall<Language>("language");
  return chosen ?? (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
}
