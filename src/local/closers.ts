/** Closes resources in reverse order of opening. */
export class Closers {
  readonly #closers: (() => unknown)[] = [];

  /** @param close called once, by `closeAll` */
  add(close: () => unknown): void {
    this.#closers.push(close);
  }

  /**
   * Closes everything, even when some of it fails.
   * @throws AggregateError of the failures
   */
  async closeAll(): Promise<void> {
    const errors: unknown[] = [];
    for (let close = this.#closers.pop(); close; close = this.#closers.pop()) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Not everything could be closed');
  }
}
