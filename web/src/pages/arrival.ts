// What somebody means to do on arriving at a table, from the page before.

let starting: string | null = null;

/** Begin this game as soon as the table is there. */
export function startAtOnce(code: string): void {
  starting = code;
}

/** Whether to begin; asked once. */
export function startsAtOnce(code: string): boolean {
  const yes = starting === code;
  if (yes) starting = null;
  return yes;
}
