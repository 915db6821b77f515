// The head of a game's record: what was published when it was over.

export interface Published {
  commitment: string;
  secret: string;
  shares: string[] | null;
  names: string[];
}

export function published(record: string): Published | null {
  const facts = new Map<string, unknown>();
  for (const line of record.split("\n")) {
    const found = /^\[(\w+) (.*)\]$/.exec(line.trim());
    if (found && found[1] !== "passgo") facts.set(found[1]!, JSON.parse(found[2]!));
  }
  const secret = facts.get("secret");
  const commitment = facts.get("commitment");
  if (typeof secret !== "string" || typeof commitment !== "string") return null;
  const shares = facts.get("shares");
  return {
    commitment,
    secret,
    shares: Array.isArray(shares) ? shares.map(String) : null,
    names: ((facts.get("names") as unknown[] | undefined) ?? []).map(String),
  };
}
