// How long to wait before trying again: doubling, and never all at the same moment.

const FIRST = 500; // milliseconds
const LONGEST = 20_000;

export function backoff(attempt: number, random: () => number = Math.random): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt) * (0.5 + random() / 2);
}
