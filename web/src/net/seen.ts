// What this browser saw of a table's dice with its own eyes: promises, hashes, shares, every number that was drawn and what
// was shown for it. It is kept between visits, so that the end can be checked against it and not against the server's word.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Changed, Draw, FromServer, GameEvent, Moved, Room, Table, VoidedRound } from "../wire";
import { recall, remember, strike } from "./memory";

/** An event without its words. */
export type Shown = Record<string, number | string>;

export interface SeenMove {
  seq: number;
  events: Shown[];
  draws: Draw[];
  cards?: string[][]; // by seat, with the start: what was dealt before the first throw
}

/** What you added: `taken` once the server acknowledged the hash, `sent` once you showed the share. */
export interface OwnShare {
  round: number;
  seat: number;
  share: string;
  hash: string;
  taken: boolean;
  sent: boolean;
}

export interface AskedRound {
  round: number;
  hashes: string[]; // by seat, when nobody could change one any more
  people: boolean[]; // by seat, whether a person sat there
  absent: boolean; // whether this browser came only after the shares had been shown
}

export interface Seen {
  table: string;
  names: string[]; // by seat
  commitments: string[]; // one, if the server stands by it
  early: boolean; // whether the commitment was seen before the start
  earlier: boolean; // whether the game began when there were no hashes yet
  asked: AskedRound[];
  shares: string[][]; // by seat; one list, if the server stands by it
  voided: VoidedRound[];
  own: OwnShare[];
  next: number; // the counter after the last one seen
  from: number | null; // the first counter seen; null as long as there is none
  gaps: [number, number][]; // counters that were drawn while this browser was not there
  full: boolean; // whether the browser had no room to keep more
}

const CHUNK = 50; // moves that are written together
const TABLES = 12; // of which something is kept
const THROWS = ["die", "face"];
const CARDS = ["card-drawn", "card-hidden", "dealt", "starts"];

/** Whether chance had a part in an event. */
export function isChance(event: Shown): boolean {
  return THROWS.some((field) => field in event) || CARDS.includes(String(event.name));
}

/** What is published of a share before it is shown: bound to the server's promise and to the seat. */
export function shareHash(commitment: string, seat: number, share: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(`${commitment}:${seat}:${share}`)));
}

function blank(table: string): Seen {
  return {
    table, names: [], commitments: [], early: false, earlier: false, asked: [], shares: [], voided: [], own: [], next: 0, from: null,
    gaps: [], full: false,
  };
}

export class Witness {
  readonly seen: Seen;
  readonly moves: SeenMove[] = [];

  constructor(readonly code: string) {
    this.seen = recall<Seen>(`seen.${code}`) ?? blank(code);
    for (let k = 0; ; k++) {
      const chunk = recall<SeenMove[]>(this.#chunk(k));
      if (!chunk) break;
      this.moves.push(...chunk);
    }
  }

  hear(message: FromServer): void {
    if (message.type === "table") this.#told(message);
    else if (message.type === "changed") this.#changed(message);
    else if (message.type === "moved") this.#moved(message);
  }

  /** Your share of a round, if you have made one. */
  own(round: number, seat: number): OwnShare | undefined {
    return this.seen.own.filter((share) => share.round === round && share.seat === seat).at(-1);
  }

  keepOwn(share: OwnShare): void {
    if (!this.seen.own.includes(share)) this.seen.own.push(share);
    this.#save();
  }

  /** Whether what the server shows is such that you can show your share: it could not choose anything after seeing it. */
  maySend(room: Room, mine: OwnShare): boolean {
    const { hashes } = room.sharing;
    const isOwn = hashes[mine.seat] === mine.hash;
    const isOfPeople = hashes.every((hash, seat) => !hash || room.seats[seat]?.person != null);
    const frozen = this.seen.asked.filter((asked) => asked.round === room.sharing.round);
    return this.seen.commitments.length === 1 && isOwn && isOfPeople && frozen.length <= 1;
  }

  #told(message: Table): void {
    this.#room(message.room, false);
    if (message.view) this.#gap(message.drawn);
    this.#save();
  }

  #changed(message: Changed): void {
    this.#room(message.room, true);
    if (message.what === "started" && message.opening) {
      const cards = message.view?.players.map((player) => player.cards);
      this.#keep({ seq: message.seq, events: message.opening.map(bare), draws: message.draws ?? [], ...(cards ? { cards } : {}) });
    }
    this.#save();
  }

  #moved(message: Moved): void {
    const events = message.events.map(bare);
    if (message.draws?.length || events.some(isChance)) this.#keep({ seq: message.seq, events, draws: message.draws ?? [] });
  }

  #room(room: Room, live: boolean): void {
    const { seen } = this;
    const { sharing } = room;
    if (!seen.commitments.includes(room.commitment)) seen.commitments.push(room.commitment);
    if (room.phase === "gathering") seen.early = true;
    seen.earlier = sharing.stage === "earlier";
    seen.names = room.seats.map((seat) => seat.name);
    seen.voided = sharing.voided;
    if (sharing.stage === "shares" || sharing.stage === "fixed") {
      const before = seen.asked.filter((asked) => asked.round === sharing.round).at(-1);
      if (!before || String(before.hashes) !== String(sharing.hashes)) {
        const absent = sharing.stage === "fixed" && !live && !before;
        const people = before?.people ?? room.seats.map((seat) => absent || seat.person !== null);
        seen.asked.push({ round: sharing.round, hashes: sharing.hashes, people, absent });
      }
    }
    if (sharing.stage === "fixed" && !seen.shares.some((shares) => String(shares) === String(sharing.shares))) seen.shares.push(sharing.shares);
  }

  /** Numbers were drawn that this browser did not see. */
  #gap(drawn: number): void {
    if (drawn > this.seen.next) this.seen.gaps.push([this.seen.next, drawn]);
    this.seen.next = Math.max(this.seen.next, drawn);
  }

  #keep(move: SeenMove): void {
    const last = this.moves.at(-1);
    if (last && move.seq <= last.seq) return; // another page of this browser has kept it
    this.moves.push(move);
    const first = move.draws[0];
    if (first) this.seen.from ??= first.counter;
    this.seen.next = Math.max(this.seen.next, ...move.draws.map((draw) => draw.counter + 1));
    const k = Math.floor((this.moves.length - 1) / CHUNK);
    this.#save();
    if (!remember(this.#chunk(k), this.moves.slice(k * CHUNK))) this.#full();
  }

  #save(): void {
    const { code } = this;
    const tables = recall<string[]>("seen") ?? [];
    if (tables[0] !== code) {
      const others = tables.filter((table) => table !== code);
      for (const old of others.slice(TABLES - 1)) forgetSeen(old);
      remember("seen", [code, ...others].slice(0, TABLES));
    }
    if (!remember(`seen.${code}`, this.seen)) this.#full();
  }

  /** No more room: of all other tables nothing is kept any more, and if that is not enough it is said at the end. */
  #full(): void {
    for (const old of recall<string[]>("seen") ?? []) if (old !== this.code) forgetSeen(old);
    remember("seen", [this.code]);
    const k = Math.floor(Math.max(0, this.moves.length - 1) / CHUNK);
    this.seen.full = !(remember(`seen.${this.code}`, this.seen) && remember(this.#chunk(k), this.moves.slice(k * CHUNK)));
  }

  #chunk(k: number): string {
    return `seen.${this.code}.${k}`;
  }
}

function bare({ text: _, ...fields }: GameEvent): Shown {
  return fields as Shown;
}

function forgetSeen(code: string): void {
  strike(`seen.${code}`);
  for (let k = 0; recall(`seen.${code}.${k}`); k++) strike(`seen.${code}.${k}`);
}
