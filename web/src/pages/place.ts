// Which page an address means.

export type Place =
  | { page: "start" } | { page: "table"; code: string } | { page: "replay"; code: string }
  | { page: "lesson"; edition: string } | { page: "nowhere" };

export function placeOf(path: string): Place {
  if (path === "/") return { page: "start" };
  const learning = /^\/learn\/([\w-]+)\/?$/.exec(path);
  if (learning) return { page: "lesson", edition: learning[1]! };
  const found = /^\/t\/([A-Za-z0-9]{6})(\/replay)?\/?$/.exec(path);
  if (!found) return { page: "nowhere" };
  return { page: found[2] ? "replay" : "table", code: found[1]!.toUpperCase() };
}
