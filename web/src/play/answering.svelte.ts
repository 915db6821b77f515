// Answering the open question: one answer at a time, a refusal stays until the next one.

import type { TableStore } from "../net/table.svelte";
import type { Refused } from "../wire";

const PATIENCE = 10_000; // milliseconds for the next question of a plan

export class Answering {
  busy = $state(false);
  refusal = $state.raw<Refused | null>(null);

  constructor(readonly store: TableStore) {}

  /** Answer the question that has this number; whether it was done. */
  async play(action: string, number: number): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      const reply = await this.store.play(action, number);
      if (reply.type === "refused") this.refusal = reply;
      return reply.type === "ack";
    } catch {
      return false; // the connection is lost, and the page says so
    } finally {
      this.busy = false;
    }
  }

  /** Play several actions, each at the next question of the same kind; stops at the first that is not done. */
  async playAll(actions: string[]): Promise<void> {
    const kind = this.store.state.prompt?.kind;
    for (const action of actions) {
      const number = this.store.state.prompt?.number ?? -1;
      if (this.store.state.prompt?.kind !== kind || !(await this.play(action, number))) return;
      await this.#asked(number);
    }
  }

  /** Until another question than this one is open. */
  async #asked(before: number): Promise<void> {
    const started = performance.now();
    while (performance.now() - started < PATIENCE) {
      const decision = this.store.state.view?.decision;
      const prompt = this.store.state.prompt;
      if (prompt && prompt.number !== before) return;
      if (decision && decision.player !== this.store.you.seat) return;
      await new Promise((done) => setTimeout(done, 40));
    }
  }
}
