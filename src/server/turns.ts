/** A semaphore: so many at a time, the others wait first in, first out. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  /** @param places how many at a time */
  constructor(places: number) {
    this.#free = places;
  }

  /** @returns what the work gives, once it was its turn; throws what the work throws */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place is handed on, so nobody who comes later is first.
      if (next) next();
      else this.#free += 1;
    }
  }
}
