// A limit of one's own at an auction, kept while it lasts: this client answers by itself up to it.

class Proxy {
  limit = $state<number | null>(null);
  #lot: string | null = null;

  set(lot: string | null, limit: number | null): void {
    this.#lot = lot;
    this.limit = limit;
  }

  /** The limit holds for one lot only. */
  at(lot: string | null): number | null {
    return this.limit !== null && this.#lot === lot ? this.limit : null;
  }
}

export const proxy = new Proxy();
