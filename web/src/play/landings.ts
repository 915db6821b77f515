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

/**
 * Every total with its chance, where several tracks meet; nothing where the way is plain, or not the usual one.
 * Triples lead anywhere and the third doubles to Jail, so they are no total.
 */
export function landings(printed: Printed, view: View, seat: number, oddExit = "inner"): Landing[] {
  const player = view.players[seat];
  const origin = printed.spaces.findIndex((space) => space.place === player?.space);
  const kind = printed.spaces[origin]?.kind;
  if (printed.tracks.length < 2 || !player || player.in_jail || kind === undefined || kind === "reverse direction") return [];
  const counts = new Map<number, number>();
  for (const one of FACES) {
    for (const two of FACES) {
      for (const more of SPEED) {
        if (one === two && (more === one || view.doubles === 2)) continue;
        counts.set(one + two + more, (counts.get(one + two + more) ?? 0) + 1);
      }
    }
  }
  const all = FACES.length * FACES.length * SPEED.length;
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([total, count]) => {
      const start = exit(printed, origin, total % 2 === 0 ? "outer" : oddExit);
      const way = wayOf(printed, start, total).map((number) => printed.spaces[number]!);
      const end = way.at(-1)!;
      return { total, chance: count / all, way: way.map((space) => space.place), name: end.name };
    });
}

/** The face by which a roll leaves a station: of its two tracks the outer or the inner one, or where the token stands. */
function exit(printed: Printed, origin: number, by: string): number {
  const { twin, track } = printed.spaces[origin]!;
  if (twin === null || by === "stay") return origin;
  const isOuter = track < printed.spaces[twin]!.track;
  return isOuter === (by === "outer") ? origin : twin;
}
