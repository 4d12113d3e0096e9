import { describeError, log } from './log.ts';

/**
 * For work whose failure is answered by other work, not by an error.
 * @param event name of the failure in the log
 * @returns what the work gives; undefined after a failure, which is logged
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
 * Runs `work` in batches until nothing is left, and logs the total.
 * @param event name in the log
 * @param until starts no further batch after this time (milliseconds since 1970)
 * @param work returns how much it did
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
