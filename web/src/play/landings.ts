// Where a roll would lead: obvious on one track, not where stations join several.
import { wayOf } from "../board/route";
import type { Printed, View } from "../wire";

export interface Landing {
  total: number;
  chance: number; // of all rolls
  way: string[]; // places, the landing last
  name: string;
}

const FACES = [1, 2, 3, 4, 5, 6];
const SPEED = [1, 2, 3, 0, 0, 0]; // what the third die adds; its other faces add nothing

/** Every total with its chance, where several tracks meet; nothing where the way is plain, or not the usual one. */
export function landings(printed: Printed, view: View, seat: number): Landing[] {
  const player = view.players[seat];
  const origin = printed.spaces.findIndex((space) => space.place === player?.space);
  const kind = printed.spaces[origin]?.kind;
  if (printed.tracks.length < 2 || !player || player.in_jail || kind === undefined || kind === "reverse direction") return [];
  const counts = new Map<number, number>();
  for (const one of FACES) {
    for (const two of FACES) {
      for (const more of SPEED) counts.set(one + two + more, (counts.get(one + two + more) ?? 0) + 1);
    }
  }
  const all = FACES.length * FACES.length * SPEED.length;
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([total, count]) => {
      const way = wayOf(printed, origin, total).map((number) => printed.spaces[number]!);
      const end = way.at(-1)!;
      return { total, chance: count / all, way: way.map((space) => space.place), name: end.name };
    });
}
