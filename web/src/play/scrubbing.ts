// A whole game to leaf through: the table after any move, without playing it again each time.

import { applyPatch, emptyTable, linesOf, type TableState } from "../net/reducer";
import type { Line, Moved, Table, View } from "../wire";

export class Film {
  readonly length: number;
  #views: View[];
  #lines: Line[];
  #counts: number[]; // lines told up to each move

  constructor(
    readonly table: Table,
    readonly frames: Moved[],
  ) {
    let view = table.view!;
    this.#views = [view];
    this.#lines = [...table.story];
    this.#counts = [this.#lines.length];
    for (const frame of frames) {
      view = applyPatch(view, frame.patch);
      this.#views.push(view);
      this.#lines.push(...linesOf(frame));
      this.#counts.push(this.#lines.length);
    }
    this.length = frames.length;
  }

  /** The table after so many moves. */
  at(move: number): TableState {
    return {
      ...emptyTable(),
      seq: move,
      room: this.table.room,
      view: this.#views[move]!,
      story: this.#lines.slice(0, this.#counts[move]),
      online: this.table.room.people.map((_, person) => person),
    };
  }

  /** What happened last, in at most two sentences. */
  said(move: number): string {
    const lines = this.#lines.slice(this.#counts[move - 1] ?? 0, this.#counts[move]);
    const told = lines.length > 0 ? lines.slice(-2) : this.#lines.slice(0, this.#counts[move]).slice(-1);
    return told.map((line) => line.text).join(" ");
  }

  /** The move before or after this one at which a turn begins. */
  turn(from: number, way: 1 | -1): number {
    let move = from + way;
    while (move > 0 && move < this.length && !this.#begins(move)) move += way;
    return Math.max(0, Math.min(this.length, move));
  }

  #begins(move: number): boolean {
    return this.frames[move - 1]!.events.some((event) => event.name === "turn-began");
  }
}

/** The move that an address names, within the film. */
export function moveOf(hash: string, length: number): number {
  const move = Number(hash.replace(/^#/, ""));
  return Number.isInteger(move) && move > 0 ? Math.min(move, length) : 0;
}
