// Keys at the table. Those typed into a field belong to the field.

export type Key =
  | { is: "usual"; onButton: boolean }
  | { is: "number"; number: number }
  | { is: "word"; word: string }
  | { is: "line" }
  | { is: "skip" };

export const LETTERS: Record<string, string> = { m: "manage", t: "trade", w: "why", h: "hint" };

export function keyOf(event: KeyboardEvent): Key | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const at = event.target as HTMLElement | null;
  if (at?.closest("input, textarea, select, [contenteditable]")) return null;
  const onButton = Boolean(at?.closest("button, a, summary, [role='radio'], [role='tab'], [role='button']"));
  if (event.key === "Enter") return { is: "usual", onButton };
  if (event.key === "Escape" || (event.key === " " && !onButton)) return { is: "skip" };
  if (/^[1-9]$/.test(event.key)) return { is: "number", number: Number(event.key) };
  if (event.key === "/") return { is: "line" };
  const word = LETTERS[event.key.toLowerCase()];
  return word ? { is: "word", word } : null;
}
