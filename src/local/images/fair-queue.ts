/** Work that many ask for, done one at a time, in turns by network, within bounds. */

export class BusyError extends Error {
  override name = 'BusyError';
}

export interface QueueBounds {
  /** Askers of one network that may wait. */
  ofOne: number;
  /** Askers that may wait. */
  ofAll: number;
}

interface Asker<T> {
  name: string;
  make: () => Promise<T>;
  resolve: (result: T) => void;
  reject: (reason: unknown) => void;
}

/** A page holds some thirty images, and a venue full of guests may share one network. */
const BOUNDS: QueueBounds = { ofOne: 200, ofAll: 1_000 };

export class FairQueue<T> {
  readonly #bounds: QueueBounds;
  /** By network, each in order; the first network has the next turn. */
  readonly #waiting = new Map<string, Asker<T>[]>();
  #underWay: { name: string; askers: Asker<T>[] } | undefined;

  constructor(bounds = BOUNDS) {
    this.#bounds = bounds;
  }

  /**
   * @param name of the result: who asks for the same shares it
   * @param network whose turn is taken
   * @param signal of an asker who may go away: nothing is begun for them alone then
   * @param make makes the result
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
    if (this.#underWay?.name === name) this.#underWay.askers.push(asker);
    else this.#enter(network, asker);
    const leave = () => {
      this.#keep(network, (each) => each !== asker);
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    if (!this.#underWay) void this.#work();
    return promise.finally(() => signal.removeEventListener('abort', leave));
  }

  #enter(network: string, asker: Asker<T>): void {
    const own = this.#waiting.get(network) ?? [];
    if (own.length >= this.#bounds.ofOne) throw new BusyError();
    const lists = [...this.#waiting.values()];
    if (lists.reduce((sum, list) => sum + list.length, 0) >= this.#bounds.ofAll) {
      // Whose list is longest makes room.
      const longest = lists.reduce((one, other) => (other.length > one.length ? other : one));
      if (longest.length <= own.length + 1) throw new BusyError();
      longest.pop()?.reject(new BusyError());
    }
    this.#waiting.set(network, [...own, asker]);
  }

  async #work(): Promise<void> {
    for (let next = this.#next(); next; next = this.#next()) {
      const { name, make } = next;
      const askers = [next, ...this.#takeAll(name)];
      this.#underWay = { name, askers };
      try {
        const result = await make();
        for (const { resolve } of askers) resolve(result);
      } catch (error) {
        for (const { reject } of askers) reject(error);
      }
    }
    this.#underWay = undefined;
  }

  /** Takes the first asker of the network whose turn it is, which is the last one then. */
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
    for (const network of this.#waiting.keys()) {
      this.#keep(network, (each) => each.name !== name || taken.push(each) === 0);
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
