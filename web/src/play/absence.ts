// What became of somebody's game while nobody looked at the page.
import type { Line, View } from "../wire";

/** How it stood when the page was last looked at. */
export interface Left {
  seq: number;
  round: number;
  cash: number;
  deeds: number[];
}

export interface Meanwhile {
  rounds: number;
  before: number; // cash
  now: number;
  gained: number[]; // deeds
  lost: number[];
  lines: string[]; // the last that were about you
}

const MOST = 4; // lines

export function leaving(seq: number, view: View, seat: number): Left {
  return { seq, round: view.round, cash: view.players[seat]!.cash, deeds: owned(view, seat) };
}

/** Null where nothing happened that is worth a word: nothing to you, and no whole round. */
export function meanwhile(left: Left, view: View, story: readonly Line[], seat: number): Meanwhile | null {
  const deeds = owned(view, seat);
  const { name, cash } = view.players[seat]!;
  const lines = story.filter((line) => line.seq > left.seq && (line.player === seat || line.text.includes(name)));
  const found = {
    rounds: view.round - left.round, before: left.cash, now: cash,
    gained: deeds.filter((deed) => !left.deeds.includes(deed)), lost: left.deeds.filter((deed) => !deeds.includes(deed)),
    lines: lines.slice(-MOST).map((line) => line.text),
  };
  const touched = found.before !== found.now || found.gained.length > 0 || found.lost.length > 0;
  return touched || found.rounds > 0 ? found : null;
}

function owned(view: View, seat: number): number[] {
  return view.deeds.flatMap((deed, number) => (deed.owner === seat ? [number] : []));
}
