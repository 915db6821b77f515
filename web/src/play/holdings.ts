// What a seat has, as the rail and the sheets show it.

import type { PlayerView, Printed, View } from "../wire";

export interface Lot {
  deed: number;
  own: boolean;
  level: number;
  mortgaged: boolean;
}
export interface Holding {
  group: number;
  lots: Lot[];
  owned: number;
  enough: boolean; // to build, or the whole group
}

/** The groups in which a seat has something, in the board's order. */
export function holdings(view: View, printed: Printed, seat: number): Holding[] {
  return printed.groups.flatMap((group, number) => {
    const lots = group.deeds.map((deed) => {
      const now = view.deeds[deed]!;
      return { deed, own: now.owner === seat, level: now.level, mortgaged: now.mortgaged };
    });
    const owned = lots.filter((lot) => lot.own).length;
    return owned === 0 ? [] : [{ group: number, lots, owned, enough: owned >= group.needed }];
  });
}

/** How a group is shared out: by owner the number of lots, the largest part first; null for those for sale. */
export function sharedOut(view: View, printed: Printed, group: number): [number | null, number][] {
  const parts = new Map<number | null, number>();
  for (const deed of printed.groups[group]!.deeds) {
    const owner = view.deeds[deed]!.owner;
    parts.set(owner, (parts.get(owner) ?? 0) + 1);
  }
  return [...parts].sort((a, b) => Number(a[0] === null) - Number(b[0] === null) || b[1] - a[1]);
}

export function isShare(printed: Printed, group: number): boolean {
  const first = printed.groups[group]?.deeds[0];
  return first !== undefined && printed.deeds[first]!.space === null;
}

/** The deed with this word; spaces and deeds share their words, shares have their own. */
export function deedOf(printed: Printed, word: string): number | null {
  const found = printed.deeds.findIndex((deed) => deed.word === word);
  if (found >= 0) return found;
  return printed.spaces.find((space) => space.place === word)?.deed ?? null;
}

export function spaceName(printed: Printed, place: string): string {
  return printed.spaces.find((space) => space.place === place)?.name ?? place;
}

/** The part of the way to the cash that wins, from 0 to 1. */
export function progress(cash: number, goal: number): number {
  return goal > 0 ? Math.min(1, Math.max(0, cash / goal)) : 0;
}

/** One, three or five; 0 where tokens have no stars. */
export function stars(player: PlayerView): number {
  return typeof player.token_level === "number" ? 1 + 2 * player.token_level : 0;
}
