// Whom you do not want to hear at a table: only you know, and this browser remembers it.
import { recall, remember } from "../net/memory";
import type { Chatted } from "../wire";

const MOST = 200;

class Muted {
  #who = $state.raw<string[]>(recall<string[]>("muted") ?? []);

  has(code: string, line: Pick<Chatted, "person" | "name">): boolean {
    return this.#who.includes(key(code, line));
  }

  set(code: string, line: Pick<Chatted, "person" | "name">, on: boolean): void {
    const others = this.#who.filter((one) => one !== key(code, line));
    this.#who = on ? [key(code, line), ...others].slice(0, MOST) : others;
    remember("muted", this.#who);
  }
}

// a number may be somebody else's later, so the name belongs to it
function key(code: string, { person, name }: Pick<Chatted, "person" | "name">): string {
  return `${code} ${person} ${name}`;
}

export const muted = new Muted();
