// A finished game told in figures: worth over time, dice, landings, rents and other payments.

import { applyPatch } from "../net/reducer";
import type { GameEvent, Moved, View } from "../wire";

export interface Moment {
  move: number; // index among the frames
  name: string; // of the event
  text: string;
  player: number | null;
  amount: number;
}
export interface Trade { move: number; sides: [number, number] }
/** A rent: what was due, and what its owner got; a bankrupt pays what is left. */
export interface Rent { move: number; payer: number; payee: number; deed: number; due: number; got: number }
export interface History {
  worths: number[][]; // by seat, one figure per move, the beginning first
  rounds: number[]; // of each move
  dice: number[]; // how often the two dice showed 2 to 12
  landings: Map<number, number>; // by number of the space
  payments: Moment[]; // the largest first; a bankrupt's with what was owed
  rents: Rent[];
  trades: Trade[];
  moments: Moment[]; // to be marked on the curves
}

const MARKED = ["bankrupt", "trade-accepted", "goal-reached", "won"];
const THROWS = ["rolled", "rolled-for-rent", "rolled-for-start", "rolled-for-card"];
const MOST_PAYMENTS = 5;
const RENT = 0; // causes, in the low byte; what it is about stands above
const ESTATE = 5;

export function history(start: View, frames: Moved[]): History {
  const told: History = {
    worths: start.players.map((player) => [player.worth]),
    rounds: [start.round],
    dice: Array<number>(11).fill(0),
    landings: new Map(),
    payments: [],
    rents: [],
    trades: [],
    moments: [],
  };
  const due = new Map<number, GameEvent>(); // what a player owes and cannot pay at once
  let view = start;
  frames.forEach((frame, move) => {
    view = applyPatch(view, frame.patch);
    view.players.forEach((player, seat) => told.worths[seat]!.push(player.worth));
    told.rounds.push(view.round);
    for (const space of rests(frame.events)) told.landings.set(space, (told.landings.get(space) ?? 0) + 1);
    frame.events.forEach((event, at) => {
      note(told, event, move);
      noteMoney(told, due, frame.events, at, move);
    });
  });
  told.payments.sort((a, b) => b.amount - a.amount);
  told.payments = told.payments.slice(0, MOST_PAYMENTS);
  return told;
}

/** Where tokens came to rest: the end of their ways, not where they passed or were sent on. */
function rests(events: GameEvent[]): Iterable<number> {
  const ends = new Map<number, number>(); // by player
  for (const event of events) if (event.name === "moved") ends.set(Number(event.player), Number(event.space));
  return ends.values();
}

function note(told: History, event: GameEvent, move: number): void {
  if (THROWS.includes(event.name)) {
    const total = Number(event.die) + Number(event.other_die);
    if (total >= 2 && total <= 12) told.dice[total - 2]! += 1;
  }
  if (event.name === "trade-accepted") told.trades.push({ move, sides: [Number(event.player), Number(event.partner)] });
  if (MARKED.includes(event.name)) told.moments.push(moment(event, move, Number(event.player)));
}

function noteMoney(told: History, due: Map<number, GameEvent>, events: GameEvent[], at: number, move: number): void {
  const event = events[at]!;
  const [payer, payee, amount] = [Number(event.payer), Number(event.payee), Number(event.amount)];
  if (event.name === "turn-began") due.clear();
  if (event.name === "owed") due.set(payer, event);
  if (event.name === "paid" && payer >= 0 && payee >= 0 && causeOf(event) !== ESTATE) {
    told.payments.push(moment(event, move, payer));
    if (causeOf(event) === RENT) {
      told.rents.push({ move, payer, payee, deed: Number(event.cause) >> 8, due: amount, got: amount });
    }
  }
  if (event.name === "bankrupt" && payee >= 0) noteBankrupt(told, due, events, at, move);
}

/** A bankrupt pays what is left; what was owed is what broke the player. */
function noteBankrupt(told: History, due: Map<number, GameEvent>, events: GameEvent[], at: number, move: number): void {
  const event = events[at]!;
  const [payer, payee] = [Number(event.player), Number(event.payee)];
  const left = events.slice(at).find((one) => one.name === "paid" && Number(one.payer) === payer && causeOf(one) === ESTATE);
  const got = Number(left?.amount ?? 0);
  const debt = due.get(payer);
  const owed = debt && Number(debt.payee) === payee ? Number(debt.amount) : got;
  if (owed > 0) told.payments.push({ ...moment(event, move, payer), amount: owed });
  if (debt && Number(debt.payee) === payee && causeOf(debt) === RENT) {
    told.rents.push({ move, payer, payee, deed: Number(debt.cause) >> 8, due: owed, got });
  }
}

function causeOf(event: GameEvent): number {
  return Number(event.cause) & 255;
}

function moment(event: GameEvent, move: number, player: number): Moment {
  return { move, name: event.name, text: event.text, player, amount: Number(event.amount ?? 0) };
}

/** How often a total is expected among so many throws of two dice. */
export function expected(total: number, throws: number): number {
  return (throws * (6 - Math.abs(7 - total))) / 36;
}
