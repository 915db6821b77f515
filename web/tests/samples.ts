// Small messages to test with.
import type { Moved, Patch, Prompt, Room, Table, View } from "../src/wire";

export function aView(change: Partial<View> = {}): View {
  const player = {
    cash: 1500, worth: 1500, space: "0", in_jail: false, jail_tries: 0, out: false, quiet: false, cards: [], hidden_cards: 0,
  };
  return {
    edition: "classic", variant: "normal", round: 1, turn: 0, dice: [0, 0], doubles: 0, roll_due: true, time_up: false,
    past_hope: false, last_round: null,
    over: false, winners: [], pool: 0, pieces: { house: 32, hotel: 12 },
    players: [{ ...player, name: "Ann" }, { ...player, name: "Ben" }],
    deeds: [
      { space: "1", owner: null, level: 0, mortgaged: false, immune: [], rent: null },
      { space: "3", owner: null, level: 0, mortgaged: false, immune: [], rent: null },
    ],
    packs: { chance: 16 }, auction: null, deal: null, decision: { player: 0, kind: "turn", number: 1 }, ...change,
  };
}

export function aRoom(change: Partial<Room> = {}): Room {
  const seat = { bot: null, standing_in: false, kept_for: null, contributed: false, token: "" };
  return {
    code: "ABCDEF", phase: "playing", edition: "classic", variant: "normal", skin: "us", settings: {}, house_rules: [],
    clock: "none", prompt_seconds: null, minutes: null, pace: "normal", listed: false, hints: true, host: 0,
    seats: [{ ...seat, name: "Ann", person: 0 }, { ...seat, name: "Ben", person: 1 }],
    people: [
      { name: "Ann", seat: 0, online: true, here: true, back_by: null },
      { name: "Ben", seat: 1, online: false, here: true, back_by: null },
    ],
    paused: false, ballot: null, commitment: "00", sharing: { round: 1, stage: "hashes", hashes: [], shares: [], awaited: [], voided: [] },
    rematch: null, petitions: [], locked: false, ...change,
  };
}

export function aTable(change: Partial<Table> = {}): Table {
  return {
    type: "table", seq: 5, now: 1000, you: { person: 0, seat: 0 }, room: aRoom(), view: aView(), hand: [], prompt: null, drawn: 0,
    deadline: null, chat: [], story: [], ...change,
  };
}

export function aPrompt(number: number): Prompt {
  return {
    type: "prompt", number, kind: "turn", question: "Your turn", options: [{ action: "roll", verb: "roll", text: "Roll" }],
    free: [], usual: "roll", deed: null, amount: null, deal: null,
  };
}

export function aMove(seq: number, patch: Patch, ...names: string[]): Moved {
  const events = names.map((name) => ({ name, text: `${name}!`, player: 1 }));
  return { type: "moved", seq, at: 2000, seat: 0, by: "person", action: "roll", events, patch, deadline: null };
}
