// Your games: the keys that this browser holds to tables, newest first.
import type { Key } from "../wire";
import { recall, remember } from "./memory";

export interface Game extends Key {
  name: string; // yours at that table
  at: number; // when you last came
}

const MOST = 60;

export function games(): Game[] {
  return recall<Game[]>("games") ?? [];
}

export function keyOf(code: string): Game | undefined {
  return games().find((game) => game.code === code);
}

export function keep(key: Key, name: string): void {
  const others = games().filter((game) => game.code !== key.code);
  remember("games", [{ ...key, name, at: Date.now() }, ...others].slice(0, MOST));
}

export function forget(code: string): void {
  if ("caches" in window) void caches.open("notices").then((kept) => kept.delete(`/${code}`)); // push.svelte.ts
  remember("games", games().filter((game) => game.code !== code));
}

const NAMES = ["Robin", "Alex", "Sam", "Charlie", "Camille", "Max", "Lou", "Sacha"]; // at home in both languages

/** The name you used last; the first time, one that reads well in the log. */
export function yourName(): string {
  return recall<string>("name") || NAMES[Math.floor(Math.random() * NAMES.length)]!;
}

export function rememberName(name: string): void {
  remember("name", name);
}
