// A trade while it is being put together, and the words in which it is offered.

import type { Deal, Item, Printed, View } from "../wire";

/** What the two sides of a draft put up; cash is a number beside the words. */
export interface Side {
  words: string[];
  cash: number;
}
export interface Draft {
  partner: number;
  gives: Side;
  takes: Side;
}

export type DealVerb = "offer" | "counter" | "settle";

export function draft(partner: number): Draft {
  return { partner, gives: { words: [], cash: 0 }, takes: { words: [], cash: 0 } };
}

/** The same deal from the other side of the table: where a counter-offer begins. */
export function reversed(deal: Deal): Draft {
  return { partner: deal.giver, gives: side(deal.takes), takes: side(deal.gives) };
}

function side(items: Item[]): Side {
  const cash = items.find((item) => item.kind === "cash");
  return {
    words: items.filter((item) => item.kind !== "cash").map((item) => item.word),
    cash: cash ? Number(cash.word.replace(/\D/g, "")) : 0,
  };
}

/** How far one stroke on a slider of money goes: a few hundred of them lead through all the cash. */
export function stepOf(cash: number, smallest: number): number {
  const step = [1, 5, 10, 50, 100, 500, 1000].find((step) => cash / (step * smallest) <= 400);
  return (step ?? 1000) * smallest;
}

/** The nearest sum that can be paid in the table's notes. */
export function rounded(amount: number, cash: number, smallest: number): number {
  const most = Math.floor(cash / smallest);
  return Math.max(0, Math.min(most, Math.round(amount / smallest) || 0)) * smallest;
}

export function listed(side: Side): string {
  const words = side.cash > 0 ? [...side.words, `$${side.cash}`] : side.words;
  return words.join(", ") || "nothing";
}

/** The draft as the action that offers it. */
export function written(verb: DealVerb, draft: Draft): string {
  if (verb === "settle") return `settle ${listed(draft.gives)}`;
  const whom = verb === "offer" ? ` ${draft.partner}` : "";
  return `${verb}${whom} ${listed(draft.gives)} for ${listed(draft.takes)}`;
}

export function empty(draft: Draft): boolean {
  return listed(draft.gives) === "nothing" && listed(draft.takes) === "nothing";
}

export function moved(side: Side, word: string): Side {
  const there = side.words.includes(word);
  return { ...side, words: there ? side.words.filter((other) => other !== word) : [...side.words, word] };
}

/** Something a seat could put up. */
export interface Belonging {
  word: string;
  text: string;
  deed: number | null; // also of an immunity, whose word begins so
  card: string | null;
}
export interface Shelf {
  group: number | null; // null: cards
  belongings: Belonging[];
}

/** Everything a seat has that can be traded: deeds and shares by group, then kept cards. */
export function belongings(view: View, printed: Printed, seat: number): Shelf[] {
  const shelves: Shelf[] = [];
  printed.groups.forEach((group, number) => {
    const owned = group.deeds.filter((deed) => view.deeds[deed]?.owner === seat);
    const things = owned.map((deed) => ({
      word: printed.deeds[deed]!.word,
      text: printed.deeds[deed]!.name,
      deed,
      card: null,
    }));
    if (things.length > 0) shelves.push({ group: number, belongings: things });
  });
  const cards = (view.players[seat]?.cards ?? [])
    .map((name) => printed.cards.find((card) => card.name === name))
    .filter((card) => card !== undefined && card.tradable)
    .map((card) => ({ word: card!.name, text: card!.text, deed: null, card: card!.name }));
  if (cards.length > 0) shelves.push({ group: null, belongings: cards });
  return shelves;
}
