// What a player likes, on this device: sounds and how loud, how one is called, the table as text, everybody's chances.

import { recall, remember } from "../net/memory";

class Preferences {
  sounds = $state(recall<boolean>("sounds") ?? false);
  volume = $state(recall<number>("volume") ?? 0.7);
  shaking = $state(recall<boolean>("shaking") ?? true); // of a phone, when it is your turn
  notices = $state(recall<boolean>("notices") ?? false); // when it is your turn and you look elsewhere
  text = $state(recall<boolean>("text") ?? false);
  chances = $state(recall<boolean>("chances") ?? false);

  set(name: "sounds" | "shaking" | "notices" | "text" | "chances", on: boolean): void;
  set(name: "volume", volume: number): void;
  set(name: "sounds" | "volume" | "shaking" | "notices" | "text" | "chances", value: never): void {
    this[name] = value;
    remember(name, value);
  }
}

export const preferences = new Preferences();
