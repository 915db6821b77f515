// What a partner has refused before, from the story.

import type { Line } from "../wire";

const OFFERS = ["trade-offered", "trade-countered"];

/** The refusals of this player, the latest first, each with what had been offered where the story has it. */
export function refusals(story: Line[], player: number): Line[] {
  const found: Line[] = [];
  let offered: string[] = [];
  for (const line of story) {
    if (OFFERS.includes(line.name)) offered = [line.text];
    else if (line.name === "trade-item") offered.push(line.text);
    else if (line.name === "trade-refused" && line.player === player) {
      found.unshift({ ...line, text: [...offered, line.text].filter(Boolean).join(" · ") });
    }
  }
  return found;
}
