// What a space is and who has it, in words: for screen readers and for cards about a space.

import { money, shortMoney, t } from "../texts/index.svelte";
import type { Item, Printed } from "../wire";
import { hotelLevel, standing } from "./icons";

export function builtWords(family: string, level: number, variant: string): string {
  const built = standing(family, level, hotelLevel(variant));
  return built ? t(`web-board-${built.piece}`, { count: built.count }) : "";
}

/** How a deed stands: whose it is, what is on it, and what it charges. */
export interface Standing { owner: number | null; level: number; mortgaged: boolean; rent: number | null }

/** A rent as it is printed on the board: of a public service how often the dice are counted. */
export function rentWords(family: string, rent: number): string {
  return family === "utility" ? `${rent}×` : shortMoney(rent);
}

/** A space as it is read out: name, price or owner, buildings, tokens. */
export function spoken(
  printed: Printed, number: number, now: Standing, here: readonly number[], names: readonly string[], variant: string,
): string {
  const space = printed.spaces[number]!;
  const parts = [space.name];
  if (printed.tracks.length > 1) parts.push(printed.tracks[space.track]!.label);
  if (space.deed !== null) parts.push(...deedWords(printed, space.deed, now, names, variant));
  if (here.length > 0) parts.push(t("web-board-here", { players: here.map((seat) => names[seat]).join(", ") }));
  return parts.join(", ");
}

function deedWords(printed: Printed, deed: number, now: Standing, names: readonly string[], variant: string): string[] {
  const facts = printed.deeds[deed]!;
  const parts = [printed.groups[facts.group]!.label];
  if (now.owner === null) return [...parts, t("web-board-for-sale", { amount: money(facts.price) })];
  parts.push(t("web-board-owned", { player: names[now.owner] ?? "" }));
  if (now.mortgaged) parts.push(t("web-board-mortgaged"));
  if (now.level > 0) parts.push(builtWords(facts.family, now.level, variant));
  if (now.rent !== null) parts.push(t("web-board-charges", { rent: rentWords(facts.family, now.rent) }));
  return parts;
}

/** A thing in a trade; the table's own words for it where it has them. */
export function itemWords(printed: Printed, item: Item): string {
  if (item.text) return item.text;
  if (item.kind === "cash") return money(Number(item.word.replace(/\D/g, "")));
  if (item.kind === "card") return printed.cards.find((card) => card.name === item.word)?.text ?? item.word;
  return printed.deeds.find((deed) => deed.word === item.word)?.name ?? item.word;
}
