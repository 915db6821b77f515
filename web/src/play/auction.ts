// Bidding: quick raises, and a limit of one's own up to which this client bids by itself.

import type { AuctionView, Free } from "../wire";

/** Bids one tap away: the least possible, and rounder ones above the standing bid. */
export function raises(auction: AuctionView, free: Free): number[] {
  const unit = free.low >= 1000 && auction.bid % 1000 === 0 ? 1000 : 1;
  const wanted = [free.low, ...[10, 50, 100].map((step) => auction.bid + step * unit)];
  return [...new Set(wanted)].filter((bid) => bid >= free.low && bid <= free.high).sort((a, b) => a - b);
}

/** What the limit answers: the least bid it allows, else to leave. */
export function proxied(limit: number, free: Free): string {
  return free.low <= Math.min(limit, free.high) ? `bid ${free.low}` : "pass";
}
