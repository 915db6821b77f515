// The proof of the dice, made in this page: what was published at the end is held against what this browser saw.
// docs/fair-dice.md says what follows from it and what does not.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { shareHash, type OwnShare, type Seen, type SeenMove, type Witness } from "../net/seen";
import type { Printed, Room, Story } from "../wire";
import type { Published } from "./record";
import { Throws } from "./throws";

export interface Finding {
  level: "good" | "note" | "bad";
  what: string; // the id of the sentence
  about: Record<string, string | number>;
}

const encoder = new TextEncoder();

/** The seed of the dice: the server's secret, and what every seat added to it. */
export function seed(secret: string, shares: string[] | null): Uint8Array {
  if (!shares) return hexToBytes(secret);
  const parts = shares.flatMap((share, seat) => {
    const said = encoder.encode(share);
    return [...encoder.encode(`${seat}:${said.length}:`), ...said];
  });
  return hmac(sha256, hexToBytes(secret), new Uint8Array(parts));
}

/** All that can be said: what fits, what is not known, what is wrong. */
export function check(
  { seen, moves }: Pick<Witness, "seen" | "moves">, told: Published, story: Story | null, printed: Printed, settings: Room["settings"],
): Finding[] {
  const throws = new Throws(seed(told.secret, told.shares), printed, settings);
  throws.follow(story ? inOrder(seen, moves, story) : moves.map((move) => ({ move, own: true })));
  return [...promiseKept(seen, told), ...sharesKept(seen, told.shares ?? []), ...throws.findings(seen)];
}

function promiseKept(seen: Seen, told: Published): Finding[] {
  const found: Finding[] = [];
  if (seen.commitments.length > 1) found.push(bad("web-play-fair-other-promise"));
  const fits = bytesToHex(sha256(hexToBytes(told.secret))) === seen.commitments[0];
  found.push(fits ? good("web-play-fair-kept") : bad("web-play-fair-broken"));
  if (seen.earlier) found.push(note("web-play-fair-earlier"));
  else if (!seen.early) found.push(note("web-play-fair-late"));
  return found;
}

/** What can be said as soon as the game has begun. */
export function soFar(seen: Seen): Finding[] {
  const changed = seen.commitments.length > 1 ? [bad("web-play-fair-other-promise")] : [];
  return seen.shares[0] ? [...changed, ...sharesKept(seen, seen.shares[0])] : changed;
}

/** Each share must be one whose hash was there before any share, given by a person, and the same at the end as at the start. */
function sharesKept(seen: Seen, shares: string[]): Finding[] {
  if (seen.earlier) return [];
  const found: Finding[] = [];
  const last = seen.asked.at(-1);
  const asked = last && seen.asked.find((each) => each.round === last.round); // as it was first
  if (last !== asked) found.push(bad("web-play-fair-hash-changed"));
  if (seen.shares.some((shown) => String(shown) !== String(shares))) found.push(bad("web-play-fair-share-changed"));
  for (const each of seen.asked) {
    if (each.round === last?.round) continue; // what follows is about that one
    each.hashes.forEach((hash, seat) => hash && !each.people[seat] && found.push(bad("web-play-fair-bot-share", { name: nameOf(seen, seat) })));
  }
  const hashes = asked?.hashes ?? [];
  for (let seat = 0; seat < Math.max(shares.length, hashes.length); seat++) {
    const [share, hash, name] = [shares[seat] ?? "", hashes[seat] ?? "", nameOf(seen, seat)];
    if (!asked?.people[seat] && (share || hash)) found.push(bad("web-play-fair-bot-share", { name }));
    else if (share && !hash) found.push(bad("web-play-fair-share-late", { name }));
    else if (hash && !share) found.push(bad("web-play-fair-share-dropped", { name }));
    else if (share && shareHash(seen.commitments[0] ?? "", seat, share) !== hash) found.push(bad("web-play-fair-share-unfit", { name }));
  }
  found.push(...ownKept(seen, shares));
  if (asked?.absent && !seen.own.length) found.push(note("web-play-fair-absent"));
  for (const { round, seats } of seen.voided) {
    found.push(note("web-play-fair-voided", { round, names: seats.map((seat) => nameOf(seen, seat)).join(", ") }));
  }
  if (shares.every((share) => !share)) found.push(note("web-play-fair-nobody"));
  return found;
}

function nameOf(seen: Seen, seat: number): string {
  return seen.names[seat] ?? String(seat + 1);
}

/** Your own share: in it, or left out although you sent it. */
function ownKept(seen: Seen, shares: string[]): Finding[] {
  const blamed = ({ round, seat }: OwnShare): boolean => seen.voided.some((each) => each.round === round && each.seats.includes(seat));
  const accused = seen.own.filter((mine) => mine.sent && blamed(mine));
  const found = accused.map((mine) => bad("web-play-fair-accused", { round: mine.round }));
  const mine = seen.own.at(-1);
  if (!mine) return [...found, note("web-play-fair-none")];
  if (shares[mine.seat] === mine.share) return [...found, good("web-play-fair-included")];
  return [...found, mine.taken ? bad("web-play-fair-missing") : note("web-play-fair-untaken")];
}

/** The moves as they came; what was drawn in this browser's absence as the server tells it now. */
function inOrder(seen: Seen, moves: SeenMove[], story: Story): { move: SeenMove; own: boolean }[] {
  const opening: SeenMove = { seq: 0, events: bare(story.opening ?? []), draws: story.draws ?? [] };
  const cards = story.table.view?.players.map((player) => player.cards);
  if (cards) opening.cards = cards;
  const later = story.frames.map((frame) => ({ seq: 0, events: bare(frame.events), draws: frame.draws ?? [] }));
  const missed = [opening, ...later].filter(({ draws }) =>
    draws.some(({ counter }) => seen.gaps.some(([from, to]) => from <= counter && counter < to)),
  );
  const place = (move: SeenMove): number => move.draws[0]?.counter ?? -1;
  const all: { move: SeenMove; own: boolean }[] = moves.map((move) => ({ move, own: true }));
  for (const move of missed) {
    const at = all.findIndex((other) => place(other.move) > place(move));
    all.splice(at < 0 ? all.length : at, 0, { move, own: false });
  }
  return all;
}

function bare(events: Story["frames"][number]["events"]): SeenMove["events"] {
  return events.map(({ text: _, ...fields }) => fields as Record<string, number | string>);
}

function good(what: string): Finding {
  return { level: "good", what, about: {} };
}

function note(what: string, about: Finding["about"] = {}): Finding {
  return { level: "note", what, about };
}

function bad(what: string, about: Finding["about"] = {}): Finding {
  return { level: "bad", what, about };
}
