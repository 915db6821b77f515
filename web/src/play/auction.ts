// Bidding: quick raises, and a limit of one's own up to which this client bids by itself.

import type { AuctionView, Free } from "../wire";

const STEP = 10; // of the quickest raise
const FAR = 3; // such steps below the limit, the steps become the least

/** Bids one tap away: the least possible, and rounder ones above the standing bid. */
export function raises(auction: AuctionView, free: Free): number[] {
  const wanted = [free.low, ...[STEP, 50, 100].map((step) => auction.bid + step * unitOf(auction, free))];
  return [...new Set(wanted)].filter((bid) => bid >= free.low && bid <= free.high).sort((a, b) => a - b);
}

/** What the limit answers: a quick raise while it is far away, then the least bid it allows, else to leave. */
export function proxied(limit: number, auction: AuctionView, free: Free): string {
  const most = Math.min(limit, free.high);
  const step = STEP * unitOf(auction, free);
  const quick = Math.max(free.low, auction.bid + step);
  if (auction.leader !== null && quick + FAR * step <= most) return `bid ${quick}`;
  return free.low <= most ? `bid ${free.low}` : "pass";
}

/** Where money comes in thousands, raises do too. */
function unitOf(auction: AuctionView, free: Free): number {
  return free.low >= 1000 && auction.bid % 1000 === 0 ? 1000 : 1;
}
