/**
 * How much slower the machine is at the moment than an idle core of today: what it does besides, and
 * how fast it is.
 */
import { availableParallelism, loadavg } from 'node:os';

/** What `spin` takes on an idle core of a virtual machine of 2024. */
const IDLE_SPIN_MS = 15;
/** A hang must end in the time that somebody waits for it. */
const MOST = 12;
/** How long a measurement holds: less than it takes a machine to become busy. */
const FRESH_MS = 2_000;

let measured = { at: Number.NEGATIVE_INFINITY, factor: 1 };

/** @returns the factor for time limits, from 1 to `MOST`, measured at most every two seconds */
export function slowdown(): number {
  if (performance.now() - measured.at > FRESH_MS) {
    const [load = 0] = loadavg();
    const factor = slowdownOf({ spinMs: spin(), load, cores: availableParallelism() });
    measured = { at: performance.now(), factor };
  }
  return measured.factor;
}

/**
 * @param machine what the spin took, how many programs wanted to run in the last minute (0 on
 *   Windows, which does not say), and how many can
 */
export function slowdownOf(machine: { spinMs: number; load: number; cores: number }): number {
  const { spinMs, load, cores } = machine;
  return Math.min(MOST, Math.max(1, spinMs / IDLE_SPIN_MS, load / cores));
}

/** @returns the milliseconds that a fixed piece of work took, on a core shared with others */
function spin(): number {
  const start = performance.now();
  let sum = 0;
  for (let round = 0; round < 3_000_000; round += 1) sum = (sum * 31 + round) | 0;
  // The sum is used, or the loop would be optimized away.
  return performance.now() - start + (Number.isNaN(sum) ? 1 : 0);
}
