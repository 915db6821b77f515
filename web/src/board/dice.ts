// What lies on the table after the throws of a message so far.

import type { GameEvent } from "../wire";

export interface Throw { dice: number[]; speed: number | null }

export function thrown(events: readonly GameEvent[], index: number): Throw | null {
  let dice: number[] = [];
  let speed: number | null = null;
  for (const event of events.slice(0, index + 1)) {
    if (event.name === "speed-die") speed = Number(event.face);
    else if (event.die !== undefined) {
      dice = [event.die, event.other_die, event.third_die].filter((die) => die !== undefined).map(Number);
      speed = null;
    }
  }
  return dice.length > 0 ? { dice, speed } : null;
}
