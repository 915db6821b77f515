// Fetching a review: it takes a while to make, and tells how far it is meanwhile.
import { Refusal, review } from "../net/api";
import type { GameReview, Language } from "../wire";

const PAUSE = 700; // milliseconds between two looks

/** The review once it is there; `told` hears how many of the moves are done. Stops when `left` says so. */
export async function reviewed(
  code: string, language: Language, told: (done: number, moves: number) => void, left: () => boolean,
): Promise<GameReview | null> {
  while (!left()) {
    const answer = await review(code, language);
    if (answer.review) return answer.review;
    told(answer.done, answer.moves);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  return null;
}

/** Why there is none, in words. */
export function trouble(error: unknown, otherwise: string): string {
  return error instanceof Refusal ? error.message : otherwise;
}
