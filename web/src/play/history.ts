// A finished game told in figures: worth over time, dice, landings, and what decided it.

import { applyPatch } from "../net/reducer";
import type { GameEvent, Moved, View } from "../wire";

export interface Moment {
  move: number; // index among the frames
  name: string; // of the event
  text: string;
  player: number | null;
  amount: number;
}
export interface History {
  worths: number[][]; // by seat, one figure per move, the beginning first
  rounds: number[]; // of each move
  dice: number[]; // how often the two dice showed 2 to 12
  landings: Map<number, number>; // by number of the space
  payments: Moment[]; // the largest first
  moments: Moment[]; // to be marked on the curves
}

const MARKED = ["bankrupt", "trade-accepted", "goal-reached", "won"];
const THROWS = ["rolled", "rolled-for-rent", "rolled-for-start", "rolled-for-card"];
const MOST_PAYMENTS = 5;
const ESTATE = 5; // a cause, in its low byte

export function history(start: View, frames: Moved[]): History {
  const told: History = {
    worths: start.players.map((player) => [player.worth]),
    rounds: [start.round],
    dice: Array<number>(11).fill(0),
    landings: new Map(),
    payments: [],
    moments: [],
  };
  let view = start;
  frames.forEach((frame, move) => {
    view = applyPatch(view, frame.patch);
    view.players.forEach((player, seat) => told.worths[seat]!.push(player.worth));
    told.rounds.push(view.round);
    frame.events.forEach((event, at) => note(told, event, move, passing(frame.events, at)));
  });
  told.payments.sort((a, b) => b.amount - a.amount);
  told.payments = told.payments.slice(0, MOST_PAYMENTS);
  return told;
}

/** Whether a token only passed here, was paid, and walked on. */
function passing(events: GameEvent[], at: number): boolean {
  const next = events[at + 2];
  return events[at + 1]?.name === "salary-paid" && next?.name === "moved" && next.origin === events[at]!.space;
}

function note(told: History, event: GameEvent, move: number, passed: boolean): void {
  if (THROWS.includes(event.name)) {
    const total = Number(event.die) + Number(event.other_die);
    if (total >= 2 && total <= 12) told.dice[total - 2]! += 1;
  }
  if (event.name === "moved" && !passed) {
    const space = Number(event.space);
    told.landings.set(space, (told.landings.get(space) ?? 0) + 1);
  }
  const between = event.name === "paid" && Number(event.payer) >= 0 && Number(event.payee) >= 0 && !isEstate(event);
  if (between) told.payments.push(moment(event, move, Number(event.payer)));
  if (MARKED.includes(event.name)) told.moments.push(moment(event, move, Number(event.player)));
}

/** What is left after a bankruptcy passes to the creditor; it decided nothing any more. */
function isEstate(event: GameEvent): boolean {
  return (Number(event.cause) & 255) === ESTATE;
}

function moment(event: GameEvent, move: number, player: number): Moment {
  return { move, name: event.name, text: event.text, player, amount: Number(event.amount ?? 0) };
}

/** How often a total is expected among so many throws of two dice. */
export function expected(total: number, throws: number): number {
  return (throws * (6 - Math.abs(7 - total))) / 36;
}
