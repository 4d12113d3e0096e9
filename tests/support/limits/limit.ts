import { slowdown } from './slowdown.ts';

/**
 * A time limit is for hangs: whoever waits for a state gives up only when it does not come at all.
 * Ask again for each wait, because a machine becomes busy within a minute.
 * @param ms the limit on an idle machine, several times what it takes there
 * @returns the limit on this machine at the moment, at least `ms`
 */
export function limit(ms: number): number {
  return Math.ceil(ms * slowdown());
}
