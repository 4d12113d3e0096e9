/** Which faults are there: they begin and end as the seed decides. */
import type { Random } from '../explore/random.ts';
import { possibleBeside, type Fault } from './faults.ts';
import type { SoakShop } from './shop.ts';

const STEPS_AN_HOUR = 6;
/** How likely one begins in a step. */
const BEGINS = 0.012;

export class Failing {
  readonly #shop: SoakShop;
  readonly #say: (what: string) => void;
  readonly #without: readonly string[];
  readonly #present = new Map<string, { fault: Fault; until: number }>();
  /** How often each began. */
  readonly began = new Map<string, number>();

  /** @param without names of faults that do not come */
  constructor(shop: SoakShop, say: (what: string) => void, without: readonly string[]) {
    this.#shop = shop;
    this.#say = say;
    this.#without = without;
  }

  /** @returns the names of those that are there, or a word for none */
  get names(): string {
    return [...this.#present.keys()].join(', ') || 'nothing';
  }

  /** @returns whether this one is there */
  has(name: string): boolean {
    return this.#present.has(name);
  }

  /** Ends what is over at this step. */
  async end(step: number): Promise<void> {
    for (const [name, { fault, until }] of this.#present) {
      if (step < until) continue;
      this.#present.delete(name);
      await fault.end(this.#shop);
      this.#say(`ends: ${name}`);
    }
  }

  /** Begins one in this step, or none. */
  async begin(step: number, random: Random): Promise<void> {
    const possible = possibleBeside(this.#present.keys()).filter(
      ({ name }) => !this.#without.includes(name),
    );
    if (random.next() >= BEGINS || possible.length === 0) return;
    const fault = random.weighted(possible, ({ weight }) => weight);
    const { name, hours } = fault;
    const until = step + 1 + random.below(hours * STEPS_AN_HOUR);
    await fault.begin(this.#shop, random);
    this.#present.set(name, { fault, until });
    this.began.set(name, (this.began.get(name) ?? 0) + 1);
    this.#say(`begins: ${name}, for ${((until - step) / STEPS_AN_HOUR).toFixed(1)} h`);
  }
}
