// What is being shown. It lags behind the table while moves are played out one event at a time, and never blocks it.
import type { GameEvent, Moved, View } from "../wire";
import { recall, remember } from "./memory";
import { beat } from "./pace";
import { applyPatch } from "./reducer";

export type Speed = 0 | 1 | 2;
export interface Scene {
  message: Moved;
  index: number; // of the event being shown
}

const MOST_WAITING = 30; // beyond that the stage jumps to now
const CALM = 3; // moves that may wait without any hurry

export class Stage {
  /** The view on show; the patch of a move is applied when its last event has been shown. */
  view = $state.raw<View | null>(null);
  current = $state.raw<Scene | null>(null);
  waiting = $state(0); // moves not shown yet, the current one included
  lasts = $state(0); // milliseconds that the event on show is shown, for those who animate it
  past = $state.raw<readonly Moved[]>([]); // the moves that were shown last, one after the other or at once
  jumps = $state(0); // how often it began anew: figures that differ from those before tell nothing
  speed = $state<Speed>(recall<Speed>("speed") ?? (calm() ? 0 : 1));
  event: GameEvent | null = $derived(this.current ? (this.current.message.events[this.current.index] ?? null) : null);
  busy = $derived(this.waiting > 0);

  #queue: Moved[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Start from this view, at once: on connecting, after a move taken back, when the replay jumps. */
  jump(view: View | null): void {
    this.#clear();
    this.past = [];
    this.view = view;
    this.jumps += 1;
  }

  /** A move happened; show it when those before it have been shown. */
  push(message: Moved): void {
    this.#queue.push(message);
    this.waiting = this.#queue.length;
    if (this.speed === 0 || this.#queue.length > MOST_WAITING) this.skip();
    else if (!this.current) this.#show(0);
  }

  /** Show everything that waits at once. */
  skip(): void {
    let view = this.view;
    for (const message of this.#queue) view = view && applyPatch(view, message.patch);
    this.past = this.#queue;
    this.#clear();
    this.view = view;
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember("speed", speed);
    if (speed === 0) this.skip();
  }

  /** What waits is shown faster, so that the stage keeps up with bots who play fast. */
  #length(event: GameEvent): number {
    return this.speed === 0 ? 0 : beat(event) / this.speed / Math.max(1, this.waiting / CALM);
  }

  #show(index: number): void {
    const message = this.#queue[0];
    if (!message) return;
    const event = message.events[index];
    if (!event) return this.#finish();
    this.current = { message, index };
    this.lasts = this.#length(event);
    this.#timer = setTimeout(() => this.#show(index + 1), this.lasts);
  }

  #finish(): void {
    const message = this.#queue.shift();
    if (message && this.view) this.view = applyPatch(this.view, message.patch);
    if (message) this.past = [message];
    this.current = null;
    this.waiting = this.#queue.length;
    this.#show(0);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.current = null;
    this.waiting = 0;
    this.lasts = 0;
  }
}

/** Whether the reader asked the system for less motion. */
function calm(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
