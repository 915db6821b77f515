// What a player likes, on this device: sounds, the table as text, everybody's chances.

import { recall, remember } from "../net/memory";

class Preferences {
  sounds = $state(recall<boolean>("sounds") ?? false);
  text = $state(recall<boolean>("text") ?? false);
  chances = $state(recall<boolean>("chances") ?? false);

  setSounds(on: boolean): void {
    this.sounds = on;
    remember("sounds", on);
  }

  setText(on: boolean): void {
    this.text = on;
    remember("text", on);
  }

  setChances(on: boolean): void {
    this.chances = on;
    remember("chances", on);
  }
}

export const preferences = new Preferences();
