// What decided a game: the largest rent, the group that earned most, and when the winner took the lead.

import type { Printed } from "../wire";
import type { History, Rent } from "./history";

export type Turning =
  | { is: "rent"; move: number; rent: Rent; broke: boolean }
  | { is: "earner"; move: number; group: number; payee: number; sum: number; count: number; deed: number; best: number }
  | { is: "lead"; move: number; winner: number; round: number; partner: number | null }; // after a trade with the partner

const SOON = 2; // rounds in which a lead is still owed to a trade

export function turningPoints(game: History, printed: Pick<Printed, "deeds">, winners: number[]): Turning[] {
  const lead = winners.length === 1 ? leadOf(game, winners[0]!) : null;
  return [largestRent(game.rents), bestEarner(game.rents, printed), lead].filter((one) => one !== null);
}

function largestRent(rents: Rent[]): Turning | null {
  const rent = most(rents, (one) => one.due);
  return rent ? { is: "rent", move: rent.move, rent, broke: rent.got < rent.due } : null;
}

/** The group of deeds that brought one player the most, and the deed in it that brought the most. */
function bestEarner(rents: Rent[], printed: Pick<Printed, "deeds">): Turning | null {
  const groupOf = (rent: Rent): number => printed.deeds[rent.deed]?.group ?? -1;
  const best = most([...gathered(rents, (rent) => `${groupOf(rent)} ${rent.payee}`).values()], sum);
  if (!best || sum(best) === 0) return null;
  const deed = most([...gathered(best, (rent) => String(rent.deed)).values()], sum)!;
  return {
    is: "earner", move: most(best, (rent) => rent.got)!.move, group: groupOf(best[0]!), payee: best[0]!.payee,
    sum: sum(best), count: best.length, deed: deed[0]!.deed, best: sum(deed),
  };
}

/** When the winner came to be worth more than anybody else, for good; and the trade that it followed upon. */
function leadOf(game: History, winner: number): Turning | null {
  const ahead = (at: number): boolean =>
    game.worths.every((worths, seat) => seat === winner || worths[at]! < game.worths[winner]![at]!);
  let at = game.rounds.length;
  while (at > 0 && ahead(at - 1)) at -= 1;
  if (at === game.rounds.length) return null;
  const trade = [...game.trades].reverse().find(
    (one) => one.sides.includes(winner) && one.move < at && game.rounds[at]! - game.rounds[one.move + 1]! <= SOON,
  );
  const partner = trade ? trade.sides[trade.sides[0] === winner ? 1 : 0] : null;
  return { is: "lead", move: trade?.move ?? Math.max(0, at - 1), winner, round: at === 0 ? 0 : game.rounds[at]!, partner };
}

function sum(rents: Rent[]): number {
  return rents.reduce((total, rent) => total + rent.got, 0);
}

function gathered(rents: Rent[], key: (rent: Rent) => string): Map<string, Rent[]> {
  const piles = new Map<string, Rent[]>();
  for (const rent of rents) piles.set(key(rent), [...(piles.get(key(rent)) ?? []), rent]);
  return piles;
}

function most<One>(all: One[], figure: (one: One) => number): One | null {
  return all.reduce<One | null>((best, one) => (best === null || figure(one) > figure(best) ? one : best), null);
}
