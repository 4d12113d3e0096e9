/** Turns for costly work of callers, fair by network (`base/fair-queue.ts`). */
import { randomUUID } from 'node:crypto';
import { ApiError } from '../base/api-error.ts';
import { BusyError, FairQueue, type QueueBounds } from '../base/fair-queue.ts';
import { runtimeOf, type ApiContext } from './app.ts';
import { networkOf } from './network.ts';

export interface TurnRules {
  /** Jobs that run at a time. */
  atOnce: number;
  bounds: QueueBounds;
  /** Of the 503 when too many wait. */
  message?: string;
  /** How long a caller waits for a turn; without end by default. Work that has begun goes on. */
  waitMs?: number;
}

const BUSY = 'There are too many requests right now. Please try again in a moment.';
const RETRY_SECONDS = 5;

/**
 * @returns a function that waits for the caller's turn and then does the work; it throws ApiError 503 when too many
 *   wait, when the time is over and when the caller is gone, and what `work` throws. Never call it within its own turn
 */
export function turns({ atOnce, bounds, message = BUSY, waitMs }: TurnRules) {
  const queue = new FairQueue<unknown>(bounds, atOnce);
  return async <T>(context: ApiContext, work: () => Promise<T>): Promise<T> => {
    const wait = new AbortController();
    const timer = waitMs === undefined ? undefined : setTimeout(() => wait.abort(), waitMs);
    const signal = AbortSignal.any([context.req.raw.signal, wait.signal]);
    const network = networkOf(runtimeOf(context).ip ?? '') ?? 'unknown';
    try {
      const result = await queue.ask(randomUUID(), network, signal, () => {
        clearTimeout(timer);
        return work();
      });
      // The name is random, so that no other caller shares the result: it has the type of this work.
      return result as T;
    } catch (error) {
      const isUnserved = error instanceof BusyError || (signal.aborted && error === signal.reason);
      throw isUnserved ? new ApiError('unavailable', message, undefined, RETRY_SECONDS) : error;
    } finally {
      clearTimeout(timer);
    }
  };
}
