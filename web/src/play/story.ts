// The story of a game cut into turns, for the log and the text view.

import { linesOf } from "../net/reducer";
import type { Scene } from "../net/stage.svelte";
import type { Line } from "../wire";

export interface Turn {
  heading: string;
  player: number | null;
  lines: Line[];
}

/** Lines by turn; a line that is empty was told by another one. */
export function turns(story: Line[]): Turn[] {
  const found: Turn[] = [];
  for (const line of story) {
    if (!line.text) continue;
    if (line.name === "turn-began") found.push({ heading: line.text, player: line.player, lines: [] });
    else if (found.length > 0) found.at(-1)!.lines.push(line);
    else found.push({ heading: "", player: null, lines: [line] });
  }
  return found;
}

/** The story as far as it has been shown: a line comes after what it tells of has come to rest, never before. */
export function shownSoFar(story: Line[], scene: Scene | null): Line[] {
  if (!scene) return story;
  const before = story.filter((line) => line.seq < scene.message.seq);
  const events = scene.message.events.slice(0, scene.index);
  return [...before, ...linesOf({ ...scene.message, events })];
}

/** The last line of the story that was shown, if anything has happened since the turn began. */
export function lastSaid(story: Line[], scene: Scene | null): string {
  const line = shownSoFar(story, scene).filter((one) => one.text).at(-1);
  return line && line.name !== "turn-began" ? line.text : "";
}
