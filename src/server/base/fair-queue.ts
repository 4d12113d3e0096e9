/** A queue that runs few jobs at a time, with turns by network and limits. */

export class BusyError extends Error {
  override name = 'BusyError';
}

export interface QueueBounds {
  /** Maximum of waiting callers per network. */
  ofOne: number;
  /** Maximum of waiting callers. */
  ofAll: number;
}

interface Asker<T> {
  name: string;
  make: () => Promise<T>;
  resolve: (result: T) => void;
  reject: (reason: unknown) => void;
}

/** A page has some thirty images, and all guests of a venue may share one network. */
const BOUNDS: QueueBounds = { ofOne: 200, ofAll: 1_000 };

export class FairQueue<T> {
  readonly #bounds: QueueBounds;
  /** Callers by network, in the order of their arrival; the first network has the next turn. */
  readonly #waiting = new Map<string, Asker<T>[]>();
  readonly #atOnce: number;
  readonly #underWay = new Set<{ name: string; askers: Asker<T>[] }>();

  /** @param atOnce how many jobs run at a time */
  constructor(bounds = BOUNDS, atOnce = 1) {
    this.#bounds = bounds;
    this.#atOnce = atOnce;
  }

  /**
   * @param name of the result, which callers with the same name share
   * @param network of the caller, for turns
   * @param signal aborted when the caller is gone; a job for aborted callers only is not started
   * @param make the job
   * @throws BusyError when too many wait; the signal's reason when aborted; what `make` throws
   */
  async ask(
    name: string,
    network: string,
    signal: AbortSignal,
    make: () => Promise<T>,
  ): Promise<T> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const asker = { name, make, resolve, reject };
    const shared = [...this.#underWay].find((job) => job.name === name);
    if (shared) shared.askers.push(asker);
    else this.#enter(network, asker);
    const leave = () => {
      this.#keep(network, (waiting) => waiting !== asker);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    // Failures go to the askers.
    if (this.#underWay.size < this.#atOnce) this.#work().catch(() => undefined);
    return promise.finally(() => signal.removeEventListener('abort', leave));
  }

  #enter(network: string, asker: Asker<T>): void {
    const own = this.#waiting.get(network) ?? [];
    if (own.length >= this.#bounds.ofOne) throw new BusyError();
    const lists = [...this.#waiting.values()];
    if (lists.reduce((sum, list) => sum + list.length, 0) >= this.#bounds.ofAll) {
      // The network with the most callers makes room: its last caller is refused.
      const longest = lists.reduce((long, list) => (list.length > long.length ? list : long));
      if (longest.length <= own.length + 1) throw new BusyError();
      longest.pop()?.reject(new BusyError());
    }
    this.#waiting.set(network, [...own, asker]);
  }

  async #work(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      const { name, make } = next;
      const askers = [next, ...this.#takeAll(name)];
      const job = { name, askers };
      this.#underWay.add(job);
      try {
        const result = await make();
        for (const { resolve } of askers) resolve(result);
      } catch (error) {
        for (const { reject } of askers) reject(error);
      } finally {
        this.#underWay.delete(job);
      }
    }
  }

  /** Takes the first caller of the network whose turn it is; that network then comes last. */
  #next(): Asker<T> | undefined {
    const [turn] = this.#waiting;
    if (!turn) return undefined;
    const [network, [asker, ...rest]] = turn;
    this.#waiting.delete(network);
    if (rest.length > 0) this.#waiting.set(network, rest);
    return asker;
  }

  #takeAll(name: string): Asker<T>[] {
    const taken: Asker<T>[] = [];
    for (const [network, list] of this.#waiting) {
      taken.push(...list.filter((asker) => asker.name === name));
      this.#keep(network, (asker) => asker.name !== name);
    }
    return taken;
  }

  #keep(network: string, isKept: (asker: Asker<T>) => boolean): void {
    const list = this.#waiting.get(network);
    if (!list) return;
    const kept = list.filter(isKept);
    if (kept.length > 0) this.#waiting.set(network, kept);
    else this.#waiting.delete(network);
  }
}
