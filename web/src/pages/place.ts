// Which page an address means.

export type Place =
  | { page: "start" } | { page: "table" | "replay" | "review" | "screen"; code: string }
  | { page: "lesson"; edition: string } | { page: "puzzle" } | { page: "nowhere" };

export function placeOf(path: string): Place {
  if (path === "/") return { page: "start" };
  if (/^\/puzzle\/?$/.test(path)) return { page: "puzzle" };
  const learning = /^\/learn\/([\w-]+)\/?$/.exec(path);
  if (learning) return { page: "lesson", edition: learning[1]! };
  const found = /^\/t\/([A-Za-z0-9-]+)(?:\/(replay|review|screen))?\/?$/.exec(path);
  const code = plainCode(found?.[1] ?? "");
  if (!found || !isCode(code)) return { page: "nowhere" };
  return { page: (found[2] as "replay" | "review" | "screen" | undefined) ?? "table", code };
}

/** A code as the server has it, however somebody wrote it down. */
export function plainCode(written: string): string {
  return written.replace(/[\s-]/g, "").toUpperCase();
}

/** Ten letters and digits; tables of earlier versions have six. */
export function isCode(code: string): boolean {
  return /^[A-HJ-NP-Z2-9]{6}([A-HJ-NP-Z2-9]{4})?$/.test(code);
}

/** A code in groups that are easy to say. */
export function spoken(code: string): string {
  return code.length === 10 ? `${code.slice(0, 5)}-${code.slice(5)}` : code;
}
