/** A pause that can be cut short. */
export class Alarm {
  #stop: (() => void) | undefined;
  #rung = false;

  /** Ends the current pause, or the next one. */
  ring(): void {
    this.#rung = true;
    this.#stop?.();
  }

  /** Waits that many milliseconds, or until it rings. */
  async wait(ms: number): Promise<void> {
    if (!this.#rung) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.#stop = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.#stop = undefined;
    this.#rung = false;
  }
}
