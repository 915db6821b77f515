// Faces to make at the table. One is said as any other line of the chat, by its name between colons, so that it is limited,
// muted and read as such; pages draw it instead.
import type { Chatted } from "../wire";

/** Eyes and mouth in a box of 24 by 24. */
export const FACES = {
  smile: "M8.500 9.500v.8M15.500 9.500v.8M7.500 14c1 2 2.600 3 4.500 3s3.500-1 4.500-3",
  laugh: "M7 10.200l1.800-1.400l1.800 1.400M13.400 10.200l1.800-1.400l1.800 1.400M7 13.500h10c-.3 3-2.300 4.500-5 4.500s-4.700-1.500-5-4.500z",
  wow: "M8.500 8.800v1.200M15.500 8.800v1.200M12 13a2.200 2.600 0 1 0 .01 0z",
  sad: "M8.500 9.500v.8M15.500 9.500v.8M7.800 17c.8-1.800 2.300-2.700 4.200-2.700s3.400.9 4.200 2.700",
  cross: "M7 8.200l3 1.600M17 8.200l-3 1.600M8.500 10.800v.4M15.500 10.800v.4M8 16.500h8",
  wink: "M7 9.800h3M15.500 9.500v.8M8 14.200c1.500 2.200 5.500 2.800 8-.4",
} as const;
export type Face = keyof typeof FACES;
export const NAMES = Object.keys(FACES) as Face[];

/** The face that a line of the chat is; null if it is words. */
export function faceOf(text: string): Face | null {
  return NAMES.find((name) => text === `:${name}:`) ?? null;
}

/** The line of the newest face that somebody made since there were so many lines. */
export function newest(chat: readonly Chatted[], since: number): { line: Chatted; face: Face } | null {
  const line = chat.length > since ? chat.at(-1) : undefined;
  const face = line ? faceOf(line.text) : null;
  return line && face ? { line, face } : null;
}
