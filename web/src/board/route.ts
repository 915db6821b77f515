// The way a token takes over the board, space by space. Events tell where a walk began and ended, not how it went.

import type { GameEvent, Moved, Printed, Space } from "../wire";

/** What is known about a move: the roll behind it, and whether the token was lifted and put down. */
export interface Hint { roll?: number; direct?: boolean }

interface Roads { spaces: Space[]; start: number[]; length: number[] }

const LONGEST = 80;
const RIDE = "ride "; // the action of a taxi or subway ride
const TUNNEL = "holland tunnel";
const BACK = 3; // no card sends a token further back

export function route(printed: Printed, origin: number, target: number, hint: Hint = {}): number[] {
  const roads = roadsOf(printed);
  if (origin === target) return [origin];
  if (hint.direct) return [origin, target];
  if (hint.roll !== undefined) {
    const even = hint.roll % 2 === 0;
    for (const way of [1, -1]) {
      const path = march(roads, origin, target, way, even, hint.roll);
      if (path) return path;
    }
  }
  return march(roads, origin, target, -1, false, BACK) ?? shortest(roads, origin, target) ?? [origin, target];
}

/** The way that a roll leads, forwards: an even one rides all stations it passes, an odd one none. */
export function wayOf(printed: Printed, origin: number, roll: number): number[] {
  const roads = roadsOf(printed);
  const path = [origin];
  for (let step = 1; step <= roll; step++) {
    const next = beside(roads, path.at(-1)!, 1);
    const twin = roads.spaces[next]!.twin;
    path.push(...(roll % 2 === 0 && twin !== null && step < roll ? [next, twin] : [next]));
  }
  return path;
}

/** What a message tells about one of its moves. */
export function hintFor(printed: Printed, message: Pick<Moved, "action" | "events">, index: number): Hint {
  const move = message.events[index]!;
  const next = message.events[index + 1];
  if (next?.name === "jailed" && next.player === move.player) return { direct: true };
  if (throughTunnel(printed, move) || message.action.startsWith(RIDE)) return { direct: true };
  let roll: number | undefined;
  for (const event of message.events.slice(0, index)) {
    if (event.player !== move.player) continue;
    if (event.name === "rolled") roll = Number(event.die) + Number(event.other_die);
    if (event.name === "speed-die" && roll !== undefined && Number(event.face) <= 3) roll += Number(event.face);
    if (event.name === "card-drawn") roll = undefined; // from here on the card moves the token
  }
  return roll === undefined ? {} : { roll };
}

function throughTunnel(printed: Printed, move: GameEvent): boolean {
  return [move.origin, move.space].every((number) => printed.spaces[Number(number)]?.kind === TUNNEL);
}

function roadsOf(printed: Printed): Roads {
  const start = printed.tracks.map((_, track) => printed.spaces.findIndex((space) => space.track === track));
  return { spaces: printed.spaces, start, length: printed.tracks.map((track) => track.length) };
}

function beside(roads: Roads, number: number, way: number): number {
  const { track, index } = roads.spaces[number]!;
  const length = roads.length[track]!;
  return roads.start[track]! + ((index + way + length) % length);
}

/** A walk that rides all stations it passes, or none, and arrives within so many steps. */
function march(
  roads: Roads, origin: number, target: number, way: number, riding: boolean, steps: number,
): number[] | undefined {
  const path = [origin];
  let at = origin;
  for (let step = 1; step <= steps; step++) {
    at = beside(roads, at, way);
    path.push(at);
    if (at === target) return path;
    const twin = roads.spaces[at]!.twin;
    if (riding && twin !== null && step < steps) {
      at = twin;
      path.push(at);
      if (at === target) return path;
    }
  }
  return undefined;
}

/** The fewest steps forward, free to change tracks at stations. */
function shortest(roads: Roads, origin: number, target: number): number[] | undefined {
  const from = new Map<number, number>([[origin, origin]]);
  let edge = [origin];
  for (let step = 0; step < LONGEST && edge.length > 0; step++) {
    const reached: number[] = [];
    for (const at of edge) {
      const twin = roads.spaces[at]!.twin;
      for (const next of twin === null ? [beside(roads, at, 1)] : [beside(roads, at, 1), twin]) {
        if (from.has(next)) continue;
        from.set(next, at);
        if (next === target) return traced(from, origin, target);
        reached.push(next);
      }
    }
    edge = reached;
  }
  return undefined;
}

function traced(from: Map<number, number>, origin: number, target: number): number[] {
  const path = [target];
  while (path[0] !== origin) path.unshift(from.get(path[0]!)!);
  return path;
}
