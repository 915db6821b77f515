// Where the tokens stand while a message is played out, event by event, before its patch is applied.

import type { Moved, Printed, View } from "../wire";

export interface Scene { message: Moved; index: number }
export interface Stand { space: number; jailed: boolean; out: boolean }

export function stands(printed: Printed, view: View, scene: Scene | null): Stand[] {
  const numbers = numberOf(printed);
  const shown = view.players.map((player) => ({
    space: numbers.get(player.space) ?? 0, jailed: player.in_jail, out: player.out,
  }));
  for (const event of scene?.message.events.slice(0, scene.index + 1) ?? []) {
    const stand = shown[Number(event.player)];
    if (!stand) continue;
    if (event.name === "moved") [stand.space, stand.jailed] = [Number(event.space), false];
    if (event.name === "jailed") stand.jailed = true;
    if (event.name === "jail-left") stand.jailed = false;
  }
  return shown;
}

const known = new WeakMap<Printed, Map<string, number>>();

/** Space numbers by their words. */
export function numberOf(printed: Printed): Map<string, number> {
  let numbers = known.get(printed);
  if (!numbers) {
    numbers = new Map(printed.spaces.map((space, number) => [space.place, number]));
    known.set(printed, numbers);
  }
  return numbers;
}

/** Amounts that change hands in an event: from whom to whom; -1 is the Bank, -2 the pool. */
export function transfer(event: { name: string; [field: string]: number | string }): { from: number; to: number; amount: number } | null {
  const amount = Number(event.amount);
  const player = Number(event.player);
  if (event.name === "paid") return { from: Number(event.payer), to: Number(event.payee), amount };
  if (TO_BANK.has(event.name)) return { from: player, to: -1, amount };
  if (FROM_BANK.has(event.name)) return { from: event.name === "jackpot-won" ? -2 : -1, to: player, amount };
  return null;
}

/** Whether dice or token show it: words about it wait until they have come to rest. */
export function tellsItself(event: { name: string }): boolean {
  return event.name === "moved" || event.name === "speed-die" || event.name.startsWith("rolled");
}

/** The deed that an event is about, to be shown while it is told; also the one that a rent is paid for. */
export function deedTold(printed: Printed, event: { name: string; [field: string]: number | string }): number | null {
  const deed = event.name === "paid" && (Number(event.cause) & CAUSE) === RENT ? Number(event.cause) >> CAUSE_BITS : Number(event.deed ?? -1);
  return deed in printed.deeds ? deed : null;
}

/** The deed that somebody may buy where the token stands. */
export function deedAsked(printed: Printed, view: View): number | null {
  if (view.decision?.kind !== "buy") return null;
  const deed = printed.spaces[numberOf(printed).get(view.players[view.decision.player]!.space) ?? -1]?.deed ?? null;
  return deed !== null && view.deeds[deed]!.owner === null ? deed : null;
}

/** What a player has in hand after the notes that have flown so far; the patch at the end knows the rest. */
export function cashSoFar(view: View, scene: Scene | null, seat: number): number {
  let cash = view.players[seat]!.cash;
  for (const event of scene?.message.events.slice(0, scene.index) ?? []) {
    const sum = transfer(event);
    if (!sum || !(sum.amount > 0)) continue;
    if (sum.from === seat) cash -= sum.amount;
    if (sum.to === seat) cash += sum.amount;
  }
  return cash;
}

const [CAUSE, CAUSE_BITS, RENT] = [255, 8, 0]; // what a payment is for, and above it about what
const TO_BANK = new Set(["bought", "auction-won", "building-won", "built", "mortgage-lifted", "share-bought", "dealt", "token-raised"]);
const FROM_BANK = new Set(["salary-paid", "jackpot-won", "sold", "mortgaged", "dividend", "tax-refunded", "roll-three-prize", "squeezed"]);
