// Every number that chance gave the game, one after the other: whether it follows from the seed, whether one is missing or
// came twice, and whether the dice and cards on the table are what it says.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Seen, SeenMove, Shown } from "../net/seen";
import type { Draw, Printed, Value } from "../wire";
import type { Finding } from "./fairness";

const DICE = ["die", "other_die", "third_die"];
const ICONS: Record<string, number> = { M: 4, B: 5 }; // faces of the speed die, as events have them

/** The number below a bound that belongs to a counter, and the counter after it; values that would favour some are skipped. */
export function number(seed: Uint8Array, counter: number, below: number): { value: number; next: number } {
  const all = 1n << 64n;
  const limit = all - (all % BigInt(below));
  for (let at = counter; ; at += 1) {
    const place = new Uint8Array(8);
    new DataView(place.buffer).setBigUint64(0, BigInt(at));
    const digest = hmac(sha256, seed, place);
    const value = new DataView(digest.buffer, digest.byteOffset, 8).getBigUint64(0);
    if (value < limit) return { value: Number(value % BigInt(below)), next: at + 1 };
  }
}

export class Throws {
  next = 0;
  seen = 0; // numbers that this browser saw
  told = 0; // numbers that it was told of afterwards
  #wrong = new Map<string, Finding>(); // the first of each kind
  #packs: number[][]; // the cards never drawn, as they lie
  #deeds: number[];

  constructor(
    readonly seed: Uint8Array,
    readonly printed: Printed,
    readonly settings: Record<string, Value>,
  ) {
    this.#packs = printed.packs.map((pack) => pack.cards.map((_, k) => pack.first + k));
    this.#deeds = printed.deeds.flatMap((deed, k) => (deed.family === "share" ? [] : [k]));
  }

  follow(moves: { move: SeenMove; own: boolean }[]): void {
    for (const { move, own } of moves) {
      this.#move(move);
      if (own) this.seen += move.draws.length;
      else this.told += move.draws.length;
    }
  }

  findings(seen: Seen): Finding[] {
    const found = [...this.#wrong.values()];
    if (!found.length) found.push({ level: "good", what: "web-play-fair-right", about: { count: this.seen } });
    if (this.told) found.push({ level: "note", what: "web-play-fair-told", about: { count: this.told } });
    if (seen.full) found.push({ level: "note", what: "web-play-fair-full", about: {} });
    return found;
  }

  #bad(what: string, about: Finding["about"]): void {
    if (!this.#wrong.has(what)) this.#wrong.set(what, { level: "bad", what, about });
  }

  #move(move: SeenMove): void {
    const draws = move.draws.map((draw) => ({ ...draw, value: this.#value(draw) }));
    const dealt: number[][] = this.#packs.map(() => []);
    let own: number | null = null; // the card that you alone were shown
    for (const event of move.events) {
      const name = String(event.name);
      if (name === "rolled-for-start") while (draws[0] && draws[0].deck !== null) this.#deal(draws.shift()!, dealt);
      if (name === "dealt") this.#deed(draws.shift(), Number(event.deed));
      else if (name === "card-drawn" && event.secret) own = Number(event.card);
      else if (name === "card-drawn") this.#card(draws, Number(event.card));
      else if (name === "card-hidden") {
        this.#hidden(draws, own);
        own = null;
      } else this.#dice(draws, event);
    }
    for (const draw of draws) this.#bad("web-play-fair-unshown", { counter: draw.counter });
    this.#beginning(move, dealt);
  }

  /** The value that belongs to the counter, which must be the next one. */
  #value(draw: Draw): number {
    const due = number(this.seed, this.next, draw.below).next - 1;
    if (draw.counter < due) this.#bad("web-play-fair-twice", { counter: draw.counter });
    if (draw.counter > due) this.#bad("web-play-fair-gap", { counter: due });
    this.next = Math.max(this.next, draw.counter + 1);
    const { value } = number(this.seed, draw.counter, draw.below);
    if (draw.value !== null && draw.value !== value) this.#bad("web-play-fair-wrong", { counter: draw.counter });
    return value;
  }

  #dice(draws: Draw[], event: Shown): void {
    for (const field of DICE) if (field in event) this.#die(draws.shift(), (value) => value + 1 === event[field]);
    if ("face" in event) {
      const faces = String(this.settings["dice.speed_faces"]).split(",");
      this.#die(draws.shift(), (value) => (ICONS[faces[value]!] ?? Number(faces[value])) === event.face);
    }
  }

  #die(draw: Draw | undefined, fits: (value: number) => boolean): void {
    if (!draw) this.#bad("web-play-fair-uncounted", { counter: this.next });
    else if (draw.deck !== null || draw.below !== 6 || !fits(draw.value!)) this.#bad("web-play-fair-other-die", { counter: draw.counter });
  }

  #deed(draw: Draw | undefined, deed: number): void {
    if (!draw) return this.#bad("web-play-fair-uncounted", { counter: this.next });
    const fits = draw.deck === null && draw.below === this.#deeds.length && this.#deeds[draw.value!] === deed;
    if (!fits) this.#bad("web-play-fair-other-deed", { counter: draw.counter });
    this.#deeds = this.#deeds.filter((each) => each !== deed);
  }

  /** A card that everybody saw. Once a pack was gone through its cards come again in order, and nothing is drawn. */
  #card(draws: Draw[], card: number): void {
    const deck = this.printed.packs.findIndex((pack) => pack.first <= card && card < pack.first + pack.cards.length);
    if (!this.#packs[deck]?.length) return;
    const draw = draws.shift();
    if (!draw) this.#bad("web-play-fair-uncounted", { counter: this.next });
    else if (draw.deck !== deck || this.#take(draw) !== card) this.#bad("web-play-fair-other-card", { counter: draw.counter });
  }

  #hidden(draws: Draw[], own: number | null): void {
    if (this.printed.packs.every((pack, k) => !pack.secret || !this.#packs[k]!.length)) return;
    const draw = draws.shift();
    if (!draw) return this.#bad("web-play-fair-uncounted", { counter: this.next });
    const card = this.#take(draw);
    const isSecret = draw.deck !== null && this.printed.packs[draw.deck]?.secret;
    if (!isSecret || (own !== null && card !== own)) this.#bad("web-play-fair-other-card", { counter: draw.counter });
  }

  #deal(draw: Draw, dealt: number[][]): void {
    const card = this.#take(draw);
    if (card !== undefined) dealt[draw.deck!]!.push(card);
  }

  /** The card that a number chooses; the last of the pack takes its place. */
  #take(draw: Draw): number | undefined {
    const pack = draw.deck === null ? undefined : this.#packs[draw.deck];
    if (!pack || pack.length !== draw.below) {
      this.#bad("web-play-fair-other-card", { counter: draw.counter });
      return undefined;
    }
    const card = pack[draw.value!];
    const last = pack.pop()!;
    if (draw.value! < pack.length) pack[draw.value!] = last;
    return card;
  }

  /** Who begins has thrown most; the cards that everybody was dealt are those before them. */
  #beginning(move: SeenMove, dealt: number[][]): void {
    const begins = move.events.find((event) => event.name === "starts");
    if (!begins) return;
    const rolls = move.events.filter((event) => event.name === "rolled-for-start");
    if (Number(begins.player) !== highest(rolls)) this.#bad("web-play-fair-order", {});
    dealt.forEach((cards, deck) =>
      cards.forEach((card, seat) => {
        const pack = this.printed.packs[deck]!;
        if (!move.cards?.[seat]?.includes(pack.cards[card - pack.first]!)) this.#bad("web-play-fair-other-card", { counter: 0 });
      }),
    );
  }
}

/** The seat with the highest throw; equal ones throw again among themselves. */
function highest(rolls: Shown[]): number {
  let line = [...new Set(rolls.map((roll) => Number(roll.player)))];
  let at = 0;
  while (line.length > 1) {
    const round = rolls.slice(at, at + line.length);
    if (round.length < line.length) return -1;
    at += line.length;
    const most = Math.max(...round.map((roll) => Number(roll.die) + Number(roll.other_die)));
    line = round.filter((roll) => Number(roll.die) + Number(roll.other_die) === most).map((roll) => Number(roll.player));
  }
  return at === rolls.length ? (line[0] ?? -1) : -1;
}
