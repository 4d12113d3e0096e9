/** Background work after responses. */
export class Background {
  readonly #works = new Set<Promise<unknown>>();

  /** @param work never rejects */
  add(work: Promise<unknown>): void {
    this.#works.add(work);
    void work.finally(() => this.#works.delete(work));
  }

  /** Waits for all of it, or until the timeout in milliseconds. */
  async end(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => {
      timer = setTimeout(resolve, ms);
    });
    await Promise.race([Promise.all(this.#works), timeout]);
    clearTimeout(timer);
  }
}
