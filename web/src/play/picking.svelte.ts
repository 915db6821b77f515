// Spaces that can be chosen right now: the board lights them up, a tap on one of them is an answer.

class Picking {
  places = $state.raw<readonly string[]>([]);
  way = $state.raw<readonly string[]>([]); // that somebody thinks of taking, shown on the board; its landing last
  #choose: ((place: string) => void) | null = null;

  /** Offer these places; the latest offer counts. Gives back how to end it. */
  offer(places: readonly string[], choose: (place: string) => void): () => void {
    this.places = places;
    this.#choose = choose;
    return () => {
      if (this.#choose !== choose) return;
      this.places = [];
      this.#choose = null;
    };
  }

  /** A space was tapped; whether that was an answer. */
  touched(place: string): boolean {
    if (!this.#choose || !this.places.includes(place)) return false;
    this.#choose(place);
    return true;
  }
}

export const picking = new Picking();
