import { describeError, log } from './log.ts';

/**
 * Runs work whose failure is logged, not thrown.
 * @param event name of the failure in the log
 * @returns undefined after a failure
 */
export async function attempt<T>(event: string, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    log({ level: 'error', event, ...describeError(error) });
    return undefined;
  }
}

/**
 * Repeats `work` until nothing is left or time is up, and logs the total.
 * @param event name in the log
 * @param until after it no further batch starts (milliseconds since 1970)
 * @param work returns how many it handled
 * @throws what `work` throws
 */
export async function inRounds(
  event: string,
  until: number,
  work: () => Promise<number>,
): Promise<void> {
  let count = 0;
  let done: number;
  do {
    done = await work();
    count += done;
  } while (done > 0 && Date.now() < until);
  if (count > 0) log({ level: 'info', event, count });
}
