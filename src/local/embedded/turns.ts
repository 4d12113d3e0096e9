/** One holder at a time, in the order of asking. */
export class Turns {
  #busy = false;
  readonly #waiting: (() => void)[] = [];

  /** Resolves once it is the caller's turn; the caller must `give` it back. */
  async take(): Promise<void> {
    if (!this.#busy) {
      this.#busy = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Ends the holder's turn. */
  give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#busy = false;
  }
}
